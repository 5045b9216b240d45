export const no = {
  heading: 'Månedens casino i {month}',
  netNote: 'Netto, {when}, i mål {finish}/10',
  noThanks: 'Nei takk',
} as const;
