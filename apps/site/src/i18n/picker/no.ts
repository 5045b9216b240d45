export const no = {
  heading: 'Trekk et casino',
  text: 'Vi trekker ett casino blant de {count} som har minst {rating} i karakter.',
  progress: 'Trekker, {n}/{of}',
  spinning: 'Trekker...',
  resultHeading: 'Loddet falt på',
  said: 'Loddet falt på {casino}',
  again: 'Trekk på nytt',
  failed: 'Tilbudet kunne ikke lastes inn. Loddet falt på',
  close: 'Lukk',
} as const;
