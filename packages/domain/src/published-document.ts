import { z } from 'zod';
import { casinoSchema, listingSchema } from './casino.ts';
import { competitionSchema } from './competition.ts';
import { demoGameSchema } from './demo-game.ts';
import { editorialSchema } from './editorial.ts';
import { MARKETS } from './market.ts';
import { marketSettingsSchema } from './market-settings.ts';
import { navigationSchema } from './navigation.ts';
import { pageTextSchema } from './page-text.ts';
import { reviewSchema } from './review.ts';

/** What is published, by kind. Both sides of publishing check a body against its schema here. */
export const DOCUMENT_SCHEMAS = {
  casino: casinoSchema,
  listing: listingSchema,
  review: reviewSchema,
  navigation: navigationSchema,
  page: pageTextSchema,
  editorial: editorialSchema,
  competition: competitionSchema,
  'demo-game': demoGameSchema,
  'market-settings': marketSettingsSchema,
} as const;

export type DocumentKind = keyof typeof DOCUMENT_SCHEMAS;
export type DocumentBody<K extends DocumentKind> = z.output<(typeof DOCUMENT_SCHEMAS)[K]>;

/** A document of a brand belongs to no one market. */
export const ALL_MARKETS = 'all';
const scopeSchema = z.enum([...MARKETS, ALL_MARKETS]);
export type Scope = z.infer<typeof scopeSchema>;

/** Kinds of which a market has exactly one keep it under this key. */
export const ONLY_KEY = 'only';

export type PublishedDocument = {
  [K in DocumentKind]: { kind: K; market: Scope; key: string; body: DocumentBody<K> };
}[DocumentKind];

const envelopeSchema = z.object({
  kind: z.enum(Object.keys(DOCUMENT_SCHEMAS) as [DocumentKind, ...DocumentKind[]]),
  market: scopeSchema,
  key: z.string().min(1),
  body: z.unknown(),
});

export type ParsedDocument = { ok: true; document: PublishedDocument } | { ok: false; problem: string };

/** Checks what came over the contract. Never throws: one bad row must not take the others along. */
export function parseDocument(input: unknown): ParsedDocument {
  const envelope = envelopeSchema.safeParse(input);
  if (!envelope.success) return { ok: false, problem: z.prettifyError(envelope.error) };
  const { kind, market, key } = envelope.data;
  const body = DOCUMENT_SCHEMAS[kind].safeParse(envelope.data.body);
  if (!body.success) return { ok: false, problem: z.prettifyError(body.error) };
  return { ok: true, document: { kind, market, key, body: body.data } as PublishedDocument };
}
