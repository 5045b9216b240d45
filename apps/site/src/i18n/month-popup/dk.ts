export const dk = {
  heading: 'Månedens casino i {month}',
  netNote: 'Netto, {when}, i mål {finish}/10',
  noThanks: 'Nej tak',
} as const;
