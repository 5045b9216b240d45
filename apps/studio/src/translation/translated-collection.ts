import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import type { Translation } from '../payload-types.ts';

/** Marks a collection whose documents can be translations of each other. To put into its `custom`. */
export const TRANSLATED = { isTranslated: true } as const;

export const isTranslatedCollection = (payload: Payload, slug: unknown): slug is CollectionSlug =>
  payload.config.collections.some((config) => config.slug === slug && config.custom?.isTranslated === true);

/** A document that can be translated. */
export interface TranslatedDocument {
  collection: CollectionSlug;
  id: number;
}

const textsSchema = z.array(
  z.object({
    path: z.string(),
    key: z.string(),
    value: z.union([z.string(), z.array(z.looseObject({}))]),
  }),
);

/** The texts of the source when the translation was last up to date. */
export const readStoredTexts = ({ texts }: Translation) => textsSchema.parse(texts);
