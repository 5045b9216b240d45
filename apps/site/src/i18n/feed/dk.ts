export const dk = {
  title: 'Nettobonus: nye og ændrede bonusser',
  subtitle: 'Hvad der er ændret i bonusserne, og hvad der bliver tilbage af dem efter gennemspillet',
  newCasino: 'Nyt casino i sammenligningen',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Uændret netto {net}, {when}',
  withoutDeposit: 'uden indbetaling',
  costs: 'Bonussen koster i gennemsnit mere, end den giver',
} as const;
