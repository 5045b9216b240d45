import type { Navigation } from '@nettobonus/domain/routes/navigation';
import { EARNINGS_ANCHOR } from '@nettobonus/domain/routes/routes';

export const navigation: Navigation = {
  header: [
    { label: 'Alle casinoer', path: '/' },
    { label: 'Casinoanmeldelser', path: '/casinoanmeldelser' },
    { label: 'Guider', path: '/guider' },
    { label: 'Demospil', path: '/demospil' },
    { label: 'Nettoberegner', path: '/nettoberegner' },
    { label: 'Nyheder', path: '/nyheder' },
  ],
  footer: {
    site: [
      { label: 'Hurtige casinoer', path: '/hurtige-casinoer' },
      { label: 'Casinoanmeldelser', path: '/casinoanmeldelser' },
      { label: 'Guider', path: '/guider' },
      { label: 'Nyheder', path: '/nyheder' },
    ],
    about: [
      { label: 'Sådan beregner vi', path: '/saadan-beregner-vi' },
      { label: 'Sådan tjener vi penge', path: `/saadan-beregner-vi#${EARNINGS_ANCHOR}` },
      { label: 'Ansvarsfraskrivelse', path: '/ansvarsfraskrivelse' },
      { label: 'Privatliv', path: '/privatliv' },
    ],
  },
};
