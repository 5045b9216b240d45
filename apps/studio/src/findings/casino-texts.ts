import type { Market } from '@nettobonus/domain/markets/market';
import type { Editorial } from '@nettobonus/domain/reviews/editorial';
import { normaliseText } from '@nettobonus/domain/shared/keywords';
import { type FoundText, listTexts } from '@nettobonus/domain/texts/plain-text';
import type { Payload } from 'payload';
import { loadReferences } from '../publishing/load-references.ts';
import { toDocument } from '../publishing/to-document.ts';

/** A published text of a market that may name casinos. */
export interface PlacedText {
  /** `home`, or `page.` and the key of the page. */
  place: string;
  body: object;
}

export interface MarketText extends PlacedText {
  id: number;
}

/** Reads the published home page texts and page texts of a market. */
export async function readMarketTexts(payload: Payload, market: Market): Promise<MarketText[]> {
  const references = await loadReferences({ payload });
  const query = {
    where: { market: { equals: market }, _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
  } as const;
  const [editorial, pages] = [
    await payload.find({ collection: 'editorial', ...query }),
    await payload.find({ collection: 'page-texts', ...query }),
  ];
  return [
    ...editorial.docs.flatMap((stored): MarketText[] => {
      const mapped = toDocument('editorial', stored, references);
      return mapped.ok ? [{ place: 'home', id: stored.id, body: mapped.document.body }] : [];
    }),
    ...pages.docs.flatMap((stored): MarketText[] => {
      const mapped = toDocument('page', stored, references);
      if (!mapped.ok) return [];
      return [{ place: `page.${mapped.document.key}`, id: stored.id, body: mapped.document.body }];
    }),
  ];
}

/** The texts that name the casino, and the home page’s recommendation of it. */
export function listCasinoTexts(
  texts: readonly PlacedText[],
  { casino, name }: { casino: string; name: string },
): FoundText[] {
  const normalisedName = normaliseText(name);
  return texts.flatMap(({ place, body }) => {
    const entries = place === 'home' ? (body as Editorial).best.entries : [];
    const ownEntries = entries.flatMap((entry, index) =>
      entry.casino === casino ? [`best.entries[${index}].`] : [],
    );
    return listNormalisedTexts(body)
      .filter(
        ({ path, normalised }) =>
          normalised.includes(normalisedName) || ownEntries.some((start) => path.startsWith(start)),
      )
      .map(({ path, text }) => ({ path: `${place}.${path}`, text }));
  });
}

const normalisedTexts = new WeakMap<object, (FoundText & { normalised: string })[]>();

/** The texts of a document, which every casino of its market looks for its name in. */
function listNormalisedTexts(body: object) {
  const known = normalisedTexts.get(body);
  if (known) return known;
  const texts = listTexts(body, /^casino$|^picture$|^canonical$/).map((found) => ({
    ...found,
    normalised: normaliseText(found.text),
  }));
  normalisedTexts.set(body, texts);
  return texts;
}

/** The ids of the documents with the texts, by place; the casino’s review is the place `review`. */
export type TextIds = Readonly<Record<string, number>>;

export const toTextIds = (texts: readonly MarketText[], review: number | undefined): TextIds => ({
  ...Object.fromEntries(texts.map(({ place, id }) => [place, id])),
  ...(review === undefined ? {} : { review }),
});
