import type { Navigation } from '@nettobonus/domain/routes/navigation';
import { EARNINGS_ANCHOR } from '@nettobonus/domain/routes/routes';

export const navigation: Navigation = {
  header: [
    { label: 'Alle casinoer', path: '/' },
    { label: 'Casinoanmeldelser', path: '/casinoanmeldelser' },
    { label: 'Guider', path: '/guider' },
    { label: 'Demospill', path: '/demospill' },
    { label: 'Nettokalkulator', path: '/nettokalkulator' },
    { label: 'Nyheter', path: '/nyheter' },
  ],
  footer: {
    site: [
      { label: 'Hurtigcasinoer', path: '/hurtigcasinoer' },
      { label: 'Casinoanmeldelser', path: '/casinoanmeldelser' },
      { label: 'Guider', path: '/guider' },
      { label: 'Nyheter', path: '/nyheter' },
    ],
    about: [
      { label: 'Slik regner vi', path: '/slik-regner-vi' },
      { label: 'Slik tjener vi penger', path: `/slik-regner-vi#${EARNINGS_ANCHOR}` },
      { label: 'Ansvarsfraskrivelse', path: '/ansvarsfraskrivelse' },
      { label: 'Personvern', path: '/personvern' },
    ],
  },
};
