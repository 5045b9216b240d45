import type { Navigation } from '@nettobonus/domain/navigation';

export const navigation: Navigation = {
  header: [
    { label: 'Alle casinoer', path: '/' },
    { label: 'Casinoanmeldelser', path: '/casinoanmeldelser' },
    { label: 'Demospil', path: '/demopelit' },
  ],
  footer: {
    site: [
      { label: 'Hurtige casinoer', path: '/hurtige-casinoer' },
      { label: 'Casinoanmeldelser', path: '/casinoanmeldelser' },
    ],
    about: [
      { label: 'Ansvarsfraskrivelse', path: '/vastuuvapauslauseke' },
      { label: 'Privatliv', path: '/tietosuoja' },
    ],
  },
};
