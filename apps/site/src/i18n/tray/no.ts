/** The words of the tray with the chosen casinos. */
export const no = {
  region: 'Casinoer valgt for sammenligning',
  chosen: 'valgt',
  oneMore: 'Velg ett til',
  compare: 'Sammenlign {count} casinoer',
  remove: 'Fjern {casino}',
} as const;
