import type { MarketSettingsInput } from '@nettobonus/domain/markets/market-settings';

export const settings: MarketSettingsInput = {
  mode: 'commercial',
  monthPopup: true,
  quizSet: 'se',
  controller: {
    name: 'Exempelbolaget Nettobonus AB',
    address: 'Exempelgatan 1, 000 00 Exempelstad',
    email: 'integritet@nettobonus.example',
  },
  helpOrganisations: [
    {
      name: 'Stödlinjen',
      url: 'https://www.stodlinjen.se',
      phone: '020-81 91 00',
      note: '020-81 91 00, gratis och anonymt',
    },
    {
      name: 'Spelpaus',
      url: 'https://www.spelpaus.se',
      note: 'Stäng av dig från spel med svensk licens',
    },
  ],
};
