import type { MarketSettings } from '@nettobonus/domain/market-settings';

export const settings: MarketSettings = {
  mode: 'commercial',
  monthCasino: 'boost-casino',
  monthPopup: true,
  quizSet: 'fi',
  helpOrganisations: [
    {
      name: 'StopSpillet',
      url: 'https://www.stopspillet.dk',
      phone: '70 22 28 25',
      note: '70 22 28 25, gratis og anonymt',
    },
  ],
};
