/** The words of the tray with the chosen casinos. */
export const dk = {
  region: 'Casinoer valgt til sammenligning',
  chosen: 'valgt',
  oneMore: 'Vælg ét til',
  compare: 'Sammenlign {count} casinoer',
  remove: 'Fjern {casino}',
} as const;
