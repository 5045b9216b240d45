export const no = {
  title: 'Nettobonus: nye og endrede bonuser',
  subtitle: 'Hva som er endret i bonusene, og hva som blir igjen av dem etter omsetningen',
  newCasino: 'Nytt casino i sammenligningen',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Uendret netto {net}, {when}',
  withoutDeposit: 'uten innskudd',
  costs: 'Bonusen koster i snitt mer enn den gir',
} as const;
