export const se = {
  heading: 'Slumpa ett casino',
  text: 'Vi drar ett casino bland de {count} som har minst {rating} i betyg.',
  progress: 'Drar, {n}/{of}',
  spinning: 'Drar...',
  resultHeading: 'Lotten föll på',
  said: 'Lotten föll på {casino}',
  again: 'Slumpa igen',
  failed: 'Erbjudandet kunde inte laddas. Lotten föll på',
  close: 'Stäng',
} as const;
