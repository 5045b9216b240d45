import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { deriveLabels } from '@nettobonus/domain/catalogue/labels';
import type { Market } from '@nettobonus/domain/markets/market';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import { NO_PLACES, type Places, withPlaces } from '@nettobonus/domain/places/places';
import { fillFigures, listFigures } from '@nettobonus/domain/reviews/fill-figures';
import { listDocuments } from './documents.ts';

const documents = listDocuments();

/** Every brand of the sample content, in any market. */
export const sampleBrands = documents.flatMap((document) =>
  document.kind === 'casino' ? [{ casino: document.key, ...document.body }] : [],
);

export function getSamplePlaces(market: Market): Places {
  const found = documents.find((document) => document.kind === 'places' && document.market === market);
  return found?.kind === 'places' ? found.body : NO_PLACES;
}

/** A market's casinos as the site reads them after the sample content is published. */
export function listSampleCasinos(market: Market): ListedCasino[] {
  const places = getSamplePlaces(market);
  return documents
    .flatMap((document) => {
      if (document.kind !== 'listing' || document.market !== market) return [];
      const brand = sampleBrands.find(({ casino }) => casino === document.body.casino);
      const verdict = fillFigures(document.body.verdict, listFigures(document.body, market), market);
      const labels = deriveLabels(document.body, market);
      return brand ? [withPlaces({ ...document.body, ...labels, ...brand, verdict }, places)] : [];
    })
    .toSorted((a, b) => a.order - b.order);
}

export function listSampleHelp(market: Market): HelpOrganisation[] {
  return documents.flatMap((document) =>
    document.kind === 'market-settings' && document.market === market ? document.body.helpOrganisations : [],
  );
}
