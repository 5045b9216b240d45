export const fi = {
  heading: 'Arvo kasino',
  text: 'Arvomme yhden kasinon. Mukana ovat ne {count}, joiden arvosana on vähintään {rating}.',
  progress: 'Arvotaan, {n}/{of}',
  spinning: 'Arvotaan...',
  resultHeading: 'Arpa osui tähän',
  said: 'Arpa osui tähän: {casino}',
  again: 'Arvo uudelleen',
  failed: 'Tarjous ei latautunut. Arpa osui tähän:',
  close: 'Sulje',
} as const;
