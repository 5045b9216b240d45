export const dk = {
  heading: 'Træk et casino',
  text: 'Vi trækker ét casino blandt de {count}, der har mindst {rating} i karakter.',
  progress: 'Trækker, {n}/{of}',
  spinning: 'Trækker...',
  resultHeading: 'Loddet faldt på',
  said: 'Loddet faldt på {casino}',
  again: 'Træk igen',
  failed: 'Tilbuddet kunne ikke indlæses. Loddet faldt på',
  close: 'Luk',
} as const;
