import type { MarketSettingsInput } from '@nettobonus/domain/markets/market-settings';

export const settings: MarketSettingsInput = {
  mode: 'commercial',
  monthPopup: true,
  quizSet: 'fi',
  controller: {
    name: 'Esimerkkiyhtiö Nettobonus Oy',
    address: 'Esimerkkikatu 1, 00000 Esimerkkilä',
    email: 'tietosuoja@nettobonus.example',
  },
  helpOrganisations: [
    {
      name: 'Peluuri',
      url: 'https://peluuri.fi',
      phone: '0800 100 101',
      note: '0800 100 101, arkisin klo 12–18',
    },
    {
      name: 'Pelirajat’on',
      url: 'https://pelirajaton.fi',
      note: 'Tietoa ja vertaistukea verkossa',
    },
  ],
};
