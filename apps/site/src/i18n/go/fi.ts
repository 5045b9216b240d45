/** The words of the page that sends a visitor on to a casino. */
export const fi = {
  sendingOn: 'Ohjataan kasinolle...',
  goNow: 'Siirry heti',
  ad: 'Mainoslinkki: saamme palkkion, jos avaat pelitilin.',
} as const;
