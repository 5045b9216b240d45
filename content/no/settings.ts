import type { MarketSettingsInput } from '@nettobonus/domain/markets/market-settings';

export const settings: MarketSettingsInput = {
  mode: 'commercial',
  monthPopup: true,
  quizSet: 'no',
  controller: {
    name: 'Eksempelselskapet Nettobonus AS',
    address: 'Eksempelveien 1, 0000 Eksempelby',
    email: 'personvern@nettobonus.example',
  },
  helpOrganisations: [
    {
      name: 'Hjelpelinjen',
      url: 'https://hjelpelinjen.no',
      phone: '800 800 40',
      note: '800 800 40, gratis og anonymt',
    },
  ],
};
