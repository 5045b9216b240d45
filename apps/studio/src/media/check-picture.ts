import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { Media } from '../payload-types.ts';
import { fieldError } from '../publishing/field-error.ts';
import { formatUses, listUses } from './list-uses.ts';

/** Refuses a picture without the texts that it needs. The kind decides how a file is converted, so it cannot change. */
export const checkPicture: CollectionBeforeChangeHook<Media> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? originalDoc : undefined;
  const picture = { ...before, ...data };
  const refuse = (path: string, message: string) =>
    fieldError({ collection: 'media', id: before?.id, path, message });
  const isLogo = picture.kind === 'logo';
  if (before && (before.kind === 'logo') !== isLogo) {
    throw refuse('kind', 'Logos are converted differently. Upload the file again as a new picture.');
  }
  // Without a kind, the form's own validation refuses the picture.
  if (!picture.kind || isLogo || picture.isDecorative) return;
  if (!MARKETS.some((market) => picture.texts?.[market]?.alt)) {
    throw refuse(
      'isDecorative',
      'Describe the picture in at least one language, or tick this if it is only a decoration.',
    );
  }
  if (before) await requireUsedTexts(req, { ...picture, id: before.id }, refuse);
};

async function requireUsedTexts(
  req: PayloadRequest,
  picture: Pick<Media, 'id' | 'hash' | 'texts'>,
  refuse: (path: string, message: string) => Error,
): Promise<void> {
  const uses = await listUses(req, picture);
  const isMissing = (market: Market | null) => market !== null && !picture.texts?.[market]?.alt;
  const missing = uses.find(({ market }) => isMissing(market));
  if (!missing?.market) return;
  const { market } = missing;
  throw refuse(
    `texts.${market}.alt`,
    `The picture is used in ${formatUses([missing])}, so it needs an alternative text for ${MARKET_FACTS[market].name}.`,
  );
}
