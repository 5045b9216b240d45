export const se = {
  heading: 'Månadens casino i {month}',
  netNote: 'Netto, {when}, i mål {finish}/10',
  noThanks: 'Nej tack',
} as const;
