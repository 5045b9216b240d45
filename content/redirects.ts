import type { Market } from '@nettobonus/domain/markets/market';

/** A former address of each market's first guide, and its present one. */
export const redirects: Record<Market, Readonly<Record<string, string>>> = {
  fi: { '/fi/oppaat/kierratysvaatimus': '/fi/oppaat/nain-kierratys-toimii' },
  se: { '/se/guider/omsattningskrav': '/se/guider/sa-fungerar-omsattningskravet' },
  no: { '/no/guider/omsetningskrav': '/no/guider/slik-virker-omsetningskravet' },
  dk: { '/dk/guider/gennemspilskrav': '/dk/guider/saadan-virker-gennemspil' },
};
