import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'bäckröding-casino',
  overview: [
    'Gratis är ett stort ord för {spins} snurr à {spinValue}. På Bäckröding Casino får man dem utan att sätta in något, och vi vann 41 kr på dem. Sedan började omsättningen, {wagering} på vinsten, alltså 1 640 kr. Efter knappt en halvtimme var saldot noll. Det var väntat.',
    'Snurren är värda {gross}, och att omsätta vinsten kostar {cost}. Eftersom inga egna pengar står på spel stannar nettot på {net} i stället för att bli negativt. Men noll är också vad nästan alla går därifrån med. Bortom erbjudandet finns ett hyggligt casino med maltesisk licens och ett behagligt tempo.',
  ],
  pros: [
    'Kräver ingen insättning',
    'Licens från Malta (MGA)',
    'Lugnt gränssnitt utan påträngande reklam',
    'Bra information om spelens återbetalning',
  ],
  cons: [
    'Omsättning {wagering}: {finish.words} av tio klarar den',
    'Nettot är {net}',
    'Bara {validDays.days} på sig',
    'Högst {winCap} av vinsten får tas ut',
    'Spelpaus omfattar inte casinot',
  ],
  bonusDetails: {
    welcomeBonus:
      'Den som öppnar konto får {spins} gratissnurr utan insättning. Nettot är {net}: omsättningen kostar mer än snurren är värda, men inga egna pengar är insatta. I vår beräkning klarar {finish.words} av tio spelare kravet.',
    bonusTerms: [
      'Vinsten från snurren omsätts {spinWagering}',
      'Ingen insättning behövs',
      'Insatsen får vara högst {maxBet}',
      'Snurr och omsättning ska vara klara på {validDays.days}',
      'Vinsttak {winCap}',
      'Konto och betalsätt ska verifieras före uttag',
    ],
    freeSpins: {
      description:
        'Alla snurr läggs in direkt när e-postadressen är bekräftad. Spelet är givet, insatsen likaså.',
      table: [{ day: 'När kontot öppnas', spins: '50', game: 'Forsens fiskare', wager: '{spinWagering}' }],
    },
  },
  gameSelection:
    'Omkring 2 000 spel fördelas på slots, bordsspel och ett mindre livecasino. Fisketemat återkommer i en egen kategori som är roligare än man kunde vänta sig. Vi uppskattade att återbetalningen anges redan i listan och att det går att sortera efter den. Sämre är att demoläget är dolt tills man har loggat in. Ett tjugotal jackpottspel finns också. De får inte spelas med bonus, vilket en liten symbol i hörnet visar.',
  gameProviders: ['Fjellvind', 'Havgus Studio', 'Pohjantuuli', 'Blåmes Interactive', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Paysafecard', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 200_00, time: '5 timmar i vårt test' },
      { method: 'Banköverföring', minimum: 200_00, time: '2 bankdagar' },
    ],
    processingTime:
      'Vi satte senare in egna pengar och tog ut 300 kr till Skrill. Det tog fem timmar, att jämföra med det utlovade dygnet.',
  },
  customerService: {
    availability: 'Chatt kl. 10–24, e-post alla dagar',
    channels: 'Chatt och e-post',
    languages: 'Engelska och norska',
  },
  license: {
    type: 'MGA, Malta',
    details:
      'Licens MGA/B2C/9284/2021. Tillståndet gäller inte som svensk licens, och vinster är därför normalt skattepliktiga trots att Malta hör till EES. Varken Spelinspektionens tillsyn eller Spelpaus omfattar casinot.',
  },
  security:
    'För att få snurren räckte namn, födelsedatum och e-post. Identiteten prövas först vid uttaget, så var beredd på att skicka id-handling då. Vi hade hellre sett den kontrollen i början, inte minst för ålderns skull. Gränser för insättning och tid finns, och kontot kan stängas från profilsidan.',
  userExperience:
    'Gränssnittet är dämpat i blågrått, och ingenting blinkar. Bonusens återstående tid visas i timmar, vilket är ärligt men lite stressande. Mobilvyn är densamma som datorvyn, bara smalare. Sidan finns på engelska och norska; en svensk version saknas, och därför krävs viss vana vid juridisk engelska för att tyda villkoren.',
  conclusion:
    'Som smakprov fyller snurren en funktion: man ser hur casinot fungerar utan att betala. Som bonus är de i praktiken värdelösa, med nettot noll och ett krav som {finish.words} av tio klarar i beräkningen. Bäckröding Casino är bättre än sitt eget erbjudande, men inte så mycket bättre att vi skulle välja bort ett svenskt alternativ.',
  faq: [
    {
      question: 'Kan jag verkligen inte förlora något?',
      answer:
        'Inte på snurren, för där står casinot för insatsen. Sätter du däremot in pengar efteråt är det vanligt spel, och då kan hela insättningen förloras.',
    },
    {
      question: 'Varför klarar så få omsättningen?',
      answer: 'Vinsten är liten och kravet högt. Pengarna räcker helt enkelt inte till så många snurr.',
    },
    {
      question: 'Vad händer med vinster över {winCap}?',
      answer: 'Det som överstiger taket stryks när uttaget görs.',
    },
    {
      question: 'Får jag mejl efteråt?',
      answer: 'Ja, flera i veckan om du inte avböjer. Reklamen stänger du av i profilen.',
    },
    {
      question: 'Gäller Spelpaus hos Bäckröding?',
      answer:
        'Nej, det kräver svensk licens. Har du stängt av dig bör du avstå även här. Stödlinjen nås på 020-81 91 00.',
    },
  ],
  authorRole: 'Villkorsgranskare',
  writtenOn: '2025-07-03',
  updatedOn: '2025-10-29',
  scores: { licence: 9, bonusTerms: 5.2, withdrawals: 8.6, games: 8.8, support: 8.1, reliability: 8.8 },
};
