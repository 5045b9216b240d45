import type { MarketSettings } from '@nettobonus/domain/market-settings';

export const settings: MarketSettings = {
  mode: 'commercial',
  monthCasino: 'rizzio-casino',
  monthPopup: true,
  quizSet: 'fi',
  helpOrganisations: [
    {
      name: 'Hjelpelinjen',
      url: 'https://hjelpelinjen.no',
      phone: '800 800 40',
      note: '800 800 40, gratis og anonymt',
    },
  ],
};
