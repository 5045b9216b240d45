import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { buildGoIndex, type GoIndex } from '@nettobonus/domain/clicks/go-matching';
import { DEFAULT_MARKET, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import {
  cachePerPublication,
  getCasino,
  getMarketMode,
  getMarketSettings,
  isSample,
  listCasinos,
  waitForContent,
} from '../content.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { clicksUncounted } from '../metrics.ts';
import { createBeaconHandler } from './beacon.ts';
import type { UncountedReason } from './click-request.ts';
import { isValidClickToken } from './click-token.ts';
import { createGoHandler } from './go.ts';
import { recordClick } from './record-click.ts';

const EMPTY_INDEX = buildGoIndex({ fi: [], se: [], no: [], dk: [] });

const buildContentIndex = cachePerPublication(() =>
  buildGoIndex(
    Object.fromEntries(MARKETS.map((market) => [market, listCasinos(market)])) as Record<
      Market,
      readonly ListedCasino[]
    >,
    Object.fromEntries(MARKETS.map((market) => [market, getMarketMode(market)])),
  ),
);

async function getGoIndex(): Promise<GoIndex> {
  return (await waitForContent()) ? buildContentIndex(DEFAULT_MARKET) : EMPTY_INDEX;
}

const onUncounted = (reason: UncountedReason) => clicksUncounted.inc({ reason });

/** Handles requests to the redirect page with the site's content and click ledger. */
export const handleGo = createGoHandler({
  getIndex: getGoIndex,
  getDetails: ({ casino, market: listedIn }, market) => {
    const offer = getCasino(listedIn, casino);
    return (
      offer && {
        offer,
        help: getMarketSettings(market)?.helpOrganisations[0] ?? null,
        isSample: isSample(listedIn),
      }
    );
  },
  record: async (click, request) => recordClick(click, request),
  onUncounted,
  log,
});

const casinosByLink = cachePerPublication(
  (_, market) => new Map(listCasinos(market).map((casino) => [casino.affiliateLink, casino])),
);

/** Handles click beacons with the site's content and click ledger. */
export const handleBeacon = createBeaconHandler({
  siteUrl: env.SITE_URL,
  isContentReady: waitForContent,
  findCasinoByLink: (market, link) => casinosByLink(market).get(link) ?? null,
  isValidToken: (token, page) => isValidClickToken(token, page, env.PREVIEW_SECRET, new Date()),
  record: recordClick,
  onUncounted,
});
