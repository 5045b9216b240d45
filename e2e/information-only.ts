import { listDocuments } from '@nettobonus/content/documents';
import type { Market } from '@nettobonus/domain/markets/market';
import type { MarketMode } from '@nettobonus/domain/markets/market-settings';

export const EXPECTED: Record<Market, { claim: string; mode: string; disclosure: string; notice: string }> = {
  fi: {
    claim: 'Lunasta Bonus',
    mode: 'Vain tiedoksi',
    disclosure: 'Tällä sivulla ei ole mainoslinkkejä.',
    notice: 'Tässä maassa vain tietoa.',
  },
  se: {
    claim: 'Ta Bonus',
    mode: 'Endast information',
    disclosure: 'Den här sidan har inga annonslänkar.',
    notice: 'Endast information i det här landet.',
  },
  no: {
    claim: 'Ta Bonus',
    mode: 'Bare informasjon',
    disclosure: 'Denne siden har ingen annonselenker.',
    notice: 'I Norge viser vi bare informasjon.',
  },
  dk: {
    claim: 'Tag Bonus',
    mode: 'Kun information',
    disclosure: 'Der er ingen annoncelinks på denne side.',
    notice: 'Kun information i dette land.',
  },
};

/** Returns the sample settings of a market with the given mode. */
export function buildMarketSettings(market: Market, mode: MarketMode) {
  const found = listDocuments().find(
    (document) => document.kind === 'market-settings' && document.market === market,
  );
  if (found?.kind !== 'market-settings') throw new Error(`The sample content has no settings for ${market}`);
  return { ...found, body: { ...found.body, mode } };
}

/** Returns the sample content, with these markets in information-only mode. */
export const withInformationOnly = (...markets: Market[]) => withMode('information-only', markets);

/** Returns the sample content, with these markets in licensed-only mode. */
export const withLicensedOnly = (...markets: Market[]) => withMode('licensed-only', markets);

const withMode = (mode: MarketMode, markets: readonly Market[]) =>
  listDocuments().map((document) =>
    document.kind === 'market-settings' && markets.includes(document.market as Market)
      ? buildMarketSettings(document.market as Market, mode)
      : document,
  );
