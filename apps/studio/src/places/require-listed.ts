import type { Market } from '@nettobonus/domain/markets/market';
import { MARKET_NAMES } from '../market-names.ts';
import { unpublishableError } from '../publishing/field-error.ts';
import type { PublicationRules } from '../publishing/prepare-change.ts';
import { listCasinoReferences } from '../publishing/to-document.ts';
import { findCasinoNames } from './find-casino-names.ts';
import { listListedCasinos } from './listed-casinos.ts';

const LIST = new Intl.ListFormat('en-GB');

/** Prevents the publication of a place for a casino that the market does not list: the site would leave it empty. */
export const PLACES_RULES: PublicationRules<'places'> = {
  async beforePublish({ req, id, data, document }) {
    const unchanged = { reason: null, changes: {} };
    // The content is loaded in parts.
    if (req.context.isLoading) return unchanged;
    const market = document.market as Market;
    const listed = await listListedCasinos(req, market);
    const unlisted = listCasinoReferences('places', data).filter(
      ({ id: casino }) => !listed.includes(casino),
    );
    if (unlisted.length === 0) return unchanged;
    const names = await findCasinoNames(
      req,
      unlisted.map(({ id: casino }) => casino),
    );
    const problems = [...Map.groupBy(unlisted, ({ path }) => path)].map(([path, references]) => {
      const casinos = references.map(({ id: casino }) => names.get(casino) ?? 'A casino');
      const isOne = casinos.length === 1;
      return {
        path,
        message: `${LIST.format(casinos)} ${isOne ? 'is' : 'are'} not listed in ${MARKET_NAMES[market]}. Publish ${isOne ? 'its listing' : 'their listings'} there first, or remove ${isOne ? 'it' : 'them'} here.`,
      };
    });
    throw await unpublishableError(req, { collection: 'places', id, data, problems });
  },
};
