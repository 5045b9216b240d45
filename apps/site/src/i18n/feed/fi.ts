/** What the feed of new and changed offers says. Sentences have no full stop of their own: Danish "kr." ends with one. */
export const fi = {
  title: 'Nettobonus: uudet ja muuttuneet bonukset',
  subtitle: 'Mitä bonuksissa on muuttunut, ja mitä niistä jää kierrätyksen jälkeen',
  newCasino: 'Uusi kasino vertailussa',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Netto ennallaan {net}, {when}',
  withoutDeposit: 'ilman talletusta',
  costs: 'Bonus maksaa keskimäärin enemmän kuin antaa',
} as const;
