export const PICTURE_KINDS = ['logo', 'screenshot', 'figure'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The kind of a stored or submitted picture, or null if it is missing or unknown. */
export const toPictureKind = (kind: unknown): PictureKind | null =>
  PICTURE_KINDS.find((known) => known === kind) ?? null;
