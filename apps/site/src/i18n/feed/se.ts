export const se = {
  title: 'Nettobonus: nya och ändrade bonusar',
  subtitle: 'Vad som har ändrats i bonusarna och vad som blir kvar av dem efter omsättningen',
  newCasino: 'Nytt casino i jämförelsen',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Oförändrat netto {net}, {when}',
  withoutDeposit: 'utan insättning',
  costs: 'Bonusen kostar i snitt mer än den ger',
} as const;
