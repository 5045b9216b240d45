import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'snöhare-casino',
  overview: [
    'Det går att ha ett positivt netto och ändå bara övertyga till hälften. Snöhare Casino är ett nyöppnat snabbcasino med maltesisk licens och en bonus på {match}. Kravet är {wagering}, alltså under nollpunkten {breakEven} men inte med någon större marginal. Nettot är {net} när man sätter in 1 000 kr.',
    '{finish} av 10 spelare klarar omsättningen. De övriga får slut på pengar på vägen, och det bör man ha klart för sig innan man låter sig imponeras av procentsatsen. Det vi gillade mest var att det räcker med en insättning på {minDeposit}. Mindre bra var kundtjänsten, som två kvällar i rad bara erbjöd en robot.',
  ],
  pros: [
    'Netto på {net} trots den höga procentsatsen',
    'Minsta insättning bara {minDeposit}',
    'MGA-licens med kontrollerbart nummer',
    'Konto via bankidentifiering, utan formulär',
  ],
  cons: [
    'Omsättning {wagering}, och bara {finish} av 10 klarar den',
    'Chattrobot kvällstid',
    'Står utanför Spelpaus',
    'Uttagen var långsammare än namnet snabbcasino antyder',
    'Ungt casino utan längre historik',
  ],
  bonusDetails: {
    welcomeBonus:
      'Välkomstpaketet är {match} upp till {maxBonus} plus {spins} gratissnurr. En insättning på 1 000 kr ger {bonus} i bonus och snurr värda {spinsValue}. Att omsätta {turnover} kostar {cost}. Nettot är {net}, och {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Krav på bonusen: {wagering}',
      'Krav på vinst från gratissnurr: {spinWagering}',
      'Insättning från {minDeposit}',
      'Maxinsats: {maxBet}',
      'Förfaller efter {validDays.days}',
      'Spel med progressiv jackpott undantas',
    ],
    freeSpins: {
      description:
        'En fjärdedel av snurren delas ut per dag, till ett värde av 1 kr styck. Man måste själv öppna spelet för att de ska aktiveras.',
      table: [
        { day: 'Dag 1', spins: '25', game: 'Vit päls', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '25', game: 'Vit päls', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '25', game: 'Drivans hemlighet', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '25', game: 'Drivans hemlighet', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Konto via banken',
      description:
        'Casinot skriver ”utan registrering”. I praktiken hämtas uppgifterna från banken, och ett vanligt spelkonto med samma skyldigheter öppnas åt dig.',
    },
  ],
  gameSelection:
    'Cirka 1 500 slots, ett par dussin bordsspel och ett litet livecasino. Urvalet är modernt men likriktat: många spel bygger på samma tre grundidéer, och klassiska enarmade banditer är få. Filtret för volatilitet fungerar bra. Återbetalningen anges däremot först inne i spelet, bakom två menyer, och i några fall bara på engelska. Demoläge saknas för den som inte har loggat in. Sammantaget är utbudet godkänt, men inget man väljer casinot för.',
  gameProviders: ['Isbre Interactive', 'Nattsol', 'Tähtisumu', 'Mörkö Games', 'Havgus Studio'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Visa', minimum: 100_00 },
      { method: 'Paysafecard', minimum: 100_00, note: 'Uttag görs då till bankkonto' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 200_00, time: 'Utlovat: 1 timme' },
      { method: 'Banköverföring', minimum: 200_00, time: '1–3 bankdagar' },
    ],
    processingTime:
      'Löftet är en timme. Vårt första uttag, på 640 kr, låg som ”under granskning” i sju timmar. Det andra gick på 50 minuter.',
  },
  customerService: {
    availability: 'Handläggare vardagar 10–18, annars automatiska svar',
    channels: 'Chatt och kontaktformulär',
    languages: 'Svenska dagtid, engelska',
  },
  license: {
    type: 'MGA (Malta)',
    details:
      'MGA/B2C/9283/2023 är numret i den maltesiska spelmyndighetens register. Som EES-licens är den bättre än många alternativ, men någon svensk licens är det inte. Casinot är inte anslutet till Spelpaus, och vinster är normalt skattepliktiga i Sverige trots EES-licensen.',
  },
  security:
    'Bankidentifieringen gör att ingen kan öppna konto i ditt namn med bara en e-postadress. Vid det försenade uttaget fick vi inget besked om vad som granskades, och det är en brist. Roboten hänvisade till villkoren, villkoren till kundtjänst. Vid första inloggningen föreslås en insättningsgräns, men steget går att hoppa över.',
  userExperience:
    'Vitt på vitt är snyggt tills man ska läsa något. Kontrasten i bonusvyn är så svag att vi fick höja skärmens ljusstyrka för att se hur mycket som återstod. Navigeringen är annars rak, och på mobilen är spelrutorna lagom stora. En sparad lista över favoriter försvann när vi bytte enhet.',
  conclusion:
    'Snöhare får godkänt. Nettot är positivt, licensen är europeisk och man behöver inte sätta in mer än en hundralapp. Men för ett snabbcasino är uttagen ojämna och kundtjänsten svårnådd just när de flesta spelar. Det finns andra snabbcasinon i vår lista med både lägre krav och snabbare utbetalning. Vi skulle börja där.',
  faq: [
    {
      question: 'Vad betyder ”utan registrering” hos Snöhare?',
      answer: 'Att du slipper formuläret. Identiteten hämtas från banken och ett konto öppnas ändå.',
    },
    {
      question: 'Är {wagering} ett högt krav?',
      answer: 'Det är medelhögt. Vid {breakEven} är nettot noll, så marginalen är ganska liten.',
    },
    {
      question: 'Vad är minsta uttag?',
      answer: '200 kr, alltså dubbelt så mycket som minsta insättning.',
    },
    {
      question: 'Hur når jag en människa i kundtjänst?',
      answer: 'Vardagar mellan 10 och 18. Vi kopplades fram när vi skrev ”handläggare” i chatten.',
    },
    {
      question: 'Hur tar jag en paus från spelet?',
      answer:
        'I profilen kan du pausa i ett dygn, en vecka eller en månad. För längre avstängning krävs ett meddelande till kundtjänst.',
    },
  ],
  authorRole: 'Spelgranskare',
  writtenOn: '2025-08-14',
  updatedOn: '2025-11-06',
  scores: { licence: 9.3, bonusTerms: 7.4, withdrawals: 7.9, games: 7.6, support: 7, reliability: 7.6 },
};
