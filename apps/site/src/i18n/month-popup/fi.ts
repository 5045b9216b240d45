export const fi = {
  heading: '{month}n kasino',
  netNote: 'Netto, {when}, läpi {finish}/10',
  noThanks: 'Ei kiitos',
} as const;
