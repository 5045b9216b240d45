import type { MarketSettingsInput } from '@nettobonus/domain/markets/market-settings';

export const settings: MarketSettingsInput = {
  mode: 'commercial',
  monthPopup: true,
  quizSet: 'dk',
  controller: {
    name: 'Eksempelselskabet Nettobonus ApS',
    address: 'Eksempelvej 1, 0000 Eksempelby',
    email: 'privatliv@nettobonus.example',
  },
  helpOrganisations: [
    {
      name: 'StopSpillet',
      url: 'https://www.stopspillet.dk',
      phone: '70 22 28 25',
      note: '70 22 28 25, gratis og anonymt',
    },
    {
      name: 'ROFUS',
      url: 'https://www.rofus.nu',
      note: 'Udeluk dig selv fra spil med dansk tilladelse',
    },
  ],
};
