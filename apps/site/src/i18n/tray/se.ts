/** The words of the tray with the chosen casinos. */
export const se = {
  region: 'Casinon valda för jämförelse',
  chosen: 'valda',
  oneMore: 'Välj ett till',
  compare: 'Jämför {count} casinon',
  remove: 'Ta bort {casino}',
} as const;
