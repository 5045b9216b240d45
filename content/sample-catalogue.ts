import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import { fillFigures, listFigures } from '@nettobonus/domain/reviews/fill-figures';
import { listDocuments } from './documents.ts';

const documents = listDocuments();

/** Every brand of the sample content, in any market. */
export const sampleBrands = documents.flatMap((document) =>
  document.kind === 'casino' ? [{ casino: document.key, ...document.body }] : [],
);

/** A market's casinos as the site reads them after the sample content is published. */
export function listSampleCasinos(market: Market): ListedCasino[] {
  return documents
    .flatMap((document) => {
      if (document.kind !== 'listing' || document.market !== market) return [];
      const brand = sampleBrands.find(({ casino }) => casino === document.body.casino);
      const verdict = fillFigures(document.body.verdict, listFigures(document.body, market), market);
      return brand ? [{ ...document.body, ...brand, verdict }] : [];
    })
    .toSorted((a, b) => a.order - b.order);
}

export function listSampleHelp(market: Market): HelpOrganisation[] {
  return documents.flatMap((document) =>
    document.kind === 'market-settings' && document.market === market ? document.body.helpOrganisations : [],
  );
}
