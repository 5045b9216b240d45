import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import { isLicensedIn } from '@nettobonus/domain/catalogue/licence';
import type { Market } from '@nettobonus/domain/markets/market';

/** The sample casinos of a market, with and without its licence. */
export function splitByLicence(market: Market) {
  const casinos = listSampleCasinos(market);
  return {
    licensed: casinos.filter(({ licence }) => isLicensedIn(market, licence)),
    unlicensed: casinos.filter(({ licence }) => !isLicensedIn(market, licence)),
  };
}

/** Matches links to these sample casinos, with or without affiliate parameters. */
export function matchLinks(casinos: readonly { casino: string }[]): RegExp {
  return new RegExp(`//(?:${casinos.map(({ casino }) => casino).join('|')})\\.example/`);
}
