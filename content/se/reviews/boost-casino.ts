import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'boost-casino',
  overview: [
    'Nya casinon brukar ropa högt. Boost Casino, som nyligen fick sin svenska licens, nöjer sig med en bonus på högst {maxBonus} och ett krav som går att överblicka. Den som sätter in {deposit} får {bonus} till, och nettot är {net}.',
    'Räkningen är lika kort som villkoren: {wagering.number} × {bonus} är {turnover} i insatser, och fyra procent av det är {cost}. Resten är nettot. Mer än så ger casinot inte, men det begär heller inte mer. Vad som ännu saknas är historik, och därför är vi något försiktiga i bedömningen.',
  ],
  pros: [
    'Nettot är {net}',
    'Bonus redan från {minDeposit}',
    'Svensk licens, anslutet till Spelpaus',
    'Två månader att omsätta på',
  ],
  cons: [
    'Taket på {maxBonus} är lågt',
    'Nytt bolag utan meritlista',
    'Spelutbudet är ännu begränsat',
    'Kundtjänsten går inte att ringa',
  ],
  bonusDetails: {
    welcomeBonus:
      'Välkomstbonusen är {match} upp till {maxBonus}. Vid en insättning på {deposit} är nettot {net}. I vår modell klarar {finish} av 10 spelare omsättningen.',
    bonusTerms: [
      'Bonusen ska omsättas {wagering}, insättningen inte alls',
      'Från {minDeposit} får man bonus',
      'Enskilda insatser på högst {maxBet}',
      'Bonusen förfaller efter {validDays.days}',
      'Inget tak för vad som får vinnas',
      'Bara slots räknas fullt ut',
    ],
  },
  specialFeatures: [
    {
      title: 'Paus med ett tryck',
      description: 'En knapp i spelvyn stänger kontot i 24 timmar. Den frågar en gång, inte tre.',
    },
  ],
  gameSelection:
    'Än så länge är hyllorna halvfulla. Slots dominerar, och tyngdpunkten ligger på nyare titlar med medelhög volatilitet. Bordsspel finns i ett tiotal varianter, och livecasinot består av ett enda rum med roulette och blackjack. För en sällanspelare räcker det gott. Den som vill ha en viss äldre favorit hittar den sällan. Återbetalningen står på spelets baksida, som vänds fram med ett tryck. Nya spel tillkommer på torsdagar.',
  gameProviders: ['Kvarts Studio', 'Isbre Interactive', 'Kobolt Play', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Swish', minimum: 100_00 },
    ],
    withdrawals: [{ method: 'Trustly', minimum: 100_00, time: 'Vanligen inom en timme' }],
    processingTime:
      'Målet är en timme mellan kl. 8 och 22, enligt casinot. Begärs pengarna nattetid hanteras de morgonen därpå.',
  },
  customerService: {
    availability: 'Kl. 9–22 alla dagar',
    channels: 'Chatt och e-post',
    languages: 'Svenska',
  },
  license: {
    type: 'Spelinspektionens licens',
    details:
      'Bolaget har licens 25Si9118, som går att slå upp i det svenska registret. Spelpaus, insättningsgränser och regeln om en enda bonus gäller därmed fullt ut, och vinster beskattas inte.',
  },
  security:
    'Inloggningen sker med bank-id, och uttag över 5 000 kr ska bekräftas på samma sätt. Uppgifter om din ekonomi begärs först när insättningarna når en viss nivå, och i villkoren står vilka handlingar som då duger. Det är ett ovanligt klart besked. Att bolaget är ungt betyder samtidigt att ingen ännu vet hur det hanterar en svår tvist.',
  userExperience:
    'Boost Casino är byggt för telefonen, och på en bred skärm ser det lite vilset ut. Tre knappar i nederkanten leder till spel, kassa och gränser. Att gränserna fått en plats bredvid kassan tycker vi är rätt tänkt. Sökrutan hittar rätt även om man stavar fel. Laddningstiden är kort även på ett svagt mobilnät.',
  conclusion:
    'Liten bonus, litet krav, litet casino: proportionerna stämmer. Ett netto på mer än halva bonusen är bra för ett casino under svensk tillsyn. Vi vill se hur bolaget klarar sitt första år innan betyget höjs. Fram till dess är det en av de trevligare nykomlingarna.',
  faq: [
    {
      question: 'När startade Boost Casino?',
      answer: 'Licensnumret 25Si9118 är från 2025, och casinot öppnade när licensen var klar.',
    },
    {
      question: 'Lönar det sig att sätta in mer än 1 000 kr?',
      answer: 'Inte för bonusens skull. Taket är nått där, och varje krona därutöver är bara egna pengar.',
    },
    {
      question: 'Hur pausar jag mitt spelande?',
      answer:
        'Använd knappen i spelvyn för ett dygn, eller Spelpaus för en längre avstängning hos alla med svensk licens.',
    },
    {
      question: 'Kan jag ta ut med Swish?',
      answer: 'Nej, Swish fungerar bara för insättningar. Uttag går via Trustly till bankkontot.',
    },
  ],
  authorRole: 'Nyhetsredaktör, casino',
  writtenOn: '2025-09-16',
  updatedOn: '2025-11-13',
  scores: { licence: 10, bonusTerms: 9.1, withdrawals: 9, games: 8, support: 8.5, reliability: 8.5 },
};
