import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'crab-slots',
  overview: [
    'Man kan tycka om ett casino och ändå avråda från dess bonus. Crab Slots är ett sådant fall. Spelutbudet är bland de största vi har gått igenom, kundtjänsten svarar sakligt och våra uttag kom fram i tid. Men erbjudandet på startsidan, det med {match}, ska läsas med miniräknaren i handen.',
    'Kravet är {wagering} på bonusen. För den som sätter in 1 000 kr betyder det att över 111 000 kr ska snurras igenom inom {validDays.days}. Nettot stannar på {net}, och bara för att man inte kan förlora mer än insättningen. Utan den spärren hade det varit ännu lägre. Crab Slots kan passa den som vill ha många spel och tackar nej till bonusen.',
  ],
  pros: [
    'Ett av de största slotutbuden i vår jämförelse',
    'Snabba uttag, under ett dygn i båda våra test',
    'Saklig chatt dygnet runt',
    'Bonusen går att välja bort',
  ],
  cons: [
    'Bonusens netto är {net}, alltså minus hela insättningen',
    'Omsättning {wagering}, långt över nollpunkten {breakEven}',
    'Bara {finish} av 10 klarar kravet',
    'Curaçaolicens utan koppling till Spelpaus',
    'Vinster är normalt skattepliktiga',
  ],
  bonusDetails: {
    welcomeBonus:
      'Erbjudandet lyder {match} upp till {maxBonus} och {spins} gratissnurr. På 1 000 kr ger det {bonus} i bonus och snurr värda {spinsValue}. Omsättningen kostar omkring 4 460 kr, alltså långt mer än bonusen är värd. Nettot är {net}, det lägsta som går att få på den insättningen. {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Omsättning: {wagering} bonusen',
      'Vinst från gratissnurr: också {spinWagering}',
      'Minsta insättning för bonus: {minDeposit}',
      'Maxinsats med aktiv bonus: {maxBet} per snurr',
      'Allt ska vara omsatt inom {validDays.days}',
      'Ett hundratal slots med hög återbetalning är undantagna',
    ],
    freeSpins: {
      description:
        'Snurren kommer i fem omgångar, var och en med 24 timmars frist. Ett snurr är värt {spinValue} och vinsten läggs i bonussaldot.',
      table: [
        { day: 'Dag 1', spins: '60', game: 'Krabbkungens grotta', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '60', game: 'Krabbkungens grotta', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '60', game: 'Tidvatten', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '60', game: 'Tidvatten', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '60', game: 'Sju sjömil', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Provspel utan konto',
      description:
        'De flesta slots kan öppnas i demoläge innan man loggat in. Det är ett bra sätt att se hur snabbt ett låtsassaldo tar slut.',
    },
  ],
  gameSelection:
    'Över 5 000 slots, sorterade efter tema, volatilitet och utgivare. Vi letade efter tio titlar från mindre studior och hittade nio. Bordsspelen är färre, och livecasinot är inköpt från en enda leverantör, så den som främst vill spela roulette har bättre alternativ. Listan över spel som inte får spelas med bonus uppdateras ofta; mellan två besök hade den vuxit med elva titlar.',
  gameProviders: [
    'Havgus Studio',
    'Saltgruve Games',
    'Mörkö Games',
    'Kobolt Play',
    'Fjellvind',
    'Kuparihiili',
    'Blåmes Interactive',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 200_00 },
      { method: 'Mastercard', minimum: 200_00 },
      { method: 'Neteller', minimum: 200_00 },
      { method: 'Bitcoin', minimum: 250_00, note: 'Växlas till kronor enligt dagskurs' },
    ],
    withdrawals: [
      { method: 'Banköverföring', minimum: 300_00, time: '12–24 timmar' },
      { method: 'Neteller', minimum: 200_00, time: '1–4 timmar' },
      { method: 'Bitcoin', minimum: 250_00, time: '1–4 timmar' },
    ],
    processingTime:
      'Utan bonus: 900 kr till bankkontot på 19 timmar och 500 kr till Neteller på två. Något uttag med bonus fick vi aldrig göra, för saldot tog slut efter en tredjedel av omsättningen.',
  },
  customerService: {
    availability: 'Dygnet runt, även på helger',
    channels: 'Chatt och e-post; ingen telefon',
    languages: 'Engelska, med maskinöversatt svenska vid behov',
  },
  license: {
    type: 'Curaçao',
    details:
      'Tillståndet har nummer OGL/2024/9126/0208 och återfinns i Curaçaos spelregister. Det ger inte det skydd som följer med svensk licens. Spelpaus gäller inte, och Spelinspektionen prövar inte klagomål.',
  },
  security:
    'Chatten medgav utan omsvep att uttag över 20 000 kr kräver inkomstuppgift. Det står också i villkoren, men först i paragraf 14. Själva kontot skyddas av lösenord och en frivillig engångskod. Självavstängning görs via e-post, inte med en knapp, och bekräftades i vårt fall efter sju timmar.',
  userExperience:
    'Krabban följer med överallt, även in i kassan. Den som står ut med den får en snabb sajt med bra filter och tydlig spelhistorik. På en fem år gammal telefon hackade startsidan men inte spelen. Kampanjrutor dyker upp efter varje inloggning och måste stängas en i taget, vilket blir tröttsamt redan andra dagen.',
  conclusion:
    'Crab Slots sköter det mesta väl utom det som står störst på skylten. Nettot är minus hela insättningen, och {notFinish} av 10 får slut på pengar innan omsättningen är klar. Vårt omdöme gäller därför casinot utan bonus: brett, snabbt och hyggligt skött, men med en licens som ger svagare skydd än en svensk.',
  faq: [
    {
      question: 'Är bonusen på {match} värd att ta?',
      answer: 'Enligt vår beräkning nej. Omsättningen kostar mer än bonusen och snurren ger tillsammans.',
    },
    {
      question: 'Hur tackar man nej till bonusen hos Crab Slots?',
      answer:
        'I kassan finns en rad med texten ”Ingen bonus”. Kontrollera att den är vald innan du bekräftar.',
    },
    {
      question: 'Varför är nettot inte lägre?',
      answer: 'För att insättningen är 1 000 kr. Mer än så kan bonusspelet inte kosta.',
    },
    {
      question: 'Hur stänger jag av mig?',
      answer:
        'Mejla kundtjänst och be om självavstängning. Behöver du prata med någon om ditt spelande är Stödlinjen öppen på 020-81 91 00, anonymt och utan kostnad.',
    },
  ],
  authorRole: 'Konsumentreporter',
  writtenOn: '2025-03-27',
  updatedOn: '2025-11-11',
  scores: { licence: 8.4, bonusTerms: 3.5, withdrawals: 9.7, games: 9.9, support: 9.6, reliability: 9.8 },
};
