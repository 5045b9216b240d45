/** The words of the tray with the chosen casinos. */
export const fi = {
  region: 'Vertailuun valitut kasinot',
  chosen: 'valittu',
  oneMore: 'Valitse vielä yksi',
  compare: 'Vertaa {count} kasinoa',
  remove: 'Poista {casino}',
} as const;
