import type { Navigation } from '@nettobonus/domain/routes/navigation';
import { EARNINGS_ANCHOR } from '@nettobonus/domain/routes/routes';

export const navigation: Navigation = {
  header: [
    {
      label: 'Kaikki kasinot',
      path: '/#kaikki-kasinot',
      submenu: [
        { label: 'Pikakasinot', path: '/pikakasinot', note: 'Pankkitunnuksilla, ilman lomakkeita' },
        { label: 'Viron lisenssi', path: '/viron-lisenssi', note: 'Lisenssi Virosta, voitot verovapaita' },
        { label: 'MGA-kasinot', path: '/mga-kasinot', note: 'Maltan peliviranomaisen lisenssillä' },
        { label: 'Verovapaat', path: '/verovapaat', note: 'Voitoista ei makseta veroa' },
      ],
    },
    {
      label: 'Bonukset',
      submenu: [
        { label: 'Kierrätysvapaat', path: '/kierratysvapaat', note: 'Ei kierrätysvaatimusta' },
        {
          label: 'Vähintään 200 %',
          path: '/yli-200-bonukset',
          note: 'Iso bonus, usein iso kierrätys',
        },
        { label: 'Ilmaiskierrokset', path: '/ilmaiskierrokset', note: 'Kierrosten arvo ja ehdot' },
        { label: 'Ilman talletusta', path: '/ilman-talletusta', note: 'Pieni arvo, usein voittokatto' },
        { label: 'Non-sticky', path: '/non-sticky', note: 'Oma raha pelataan ensin' },
      ],
    },
    { label: 'Arvostelut', path: '/kasinoarvostelut' },
    { label: 'Oppaat', path: '/oppaat' },
    { label: 'Kilpailut', path: '/kilpailut' },
    { label: 'Demopelit', path: '/demopelit' },
    { label: 'Nettolaskuri', path: '/nettolaskuri' },
    { label: 'Uutiset', path: '/uutiset' },
  ],
  footer: {
    site: [
      { label: 'Pikakasinot', path: '/pikakasinot' },
      { label: 'Viron lisenssi', path: '/viron-lisenssi' },
      { label: 'MGA-kasinot', path: '/mga-kasinot' },
      { label: 'Kierrätysvapaat', path: '/kierratysvapaat' },
      { label: 'Kasinoarvostelut', path: '/kasinoarvostelut' },
      { label: 'Kilpailut', path: '/kilpailut' },
      { label: 'Oppaat', path: '/oppaat' },
      { label: 'Uutiset', path: '/uutiset' },
    ],
    about: [
      { label: 'Näin laskimme', path: '/nain-laskimme' },
      { label: 'Näin ansaitsemme', path: `/nain-laskimme#${EARNINGS_ANCHOR}` },
      { label: 'Vastuuvapauslauseke', path: '/vastuuvapauslauseke' },
      { label: 'Tietosuoja', path: '/tietosuoja' },
    ],
  },
};
