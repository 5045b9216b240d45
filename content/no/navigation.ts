import type { Navigation } from '@nettobonus/domain/navigation';

export const navigation: Navigation = {
  header: [
    { label: 'Alle casinoer', path: '/' },
    { label: 'Casinoanmeldelser', path: '/casinoanmeldelser' },
    { label: 'Demospill', path: '/demopelit' },
  ],
  footer: {
    site: [
      { label: 'Hurtigcasinoer', path: '/hurtigcasinoer' },
      { label: 'Casinoanmeldelser', path: '/casinoanmeldelser' },
    ],
    about: [
      { label: 'Ansvarsfraskrivelse', path: '/vastuuvapauslauseke' },
      { label: 'Personvern', path: '/tietosuoja' },
    ],
  },
};
