import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'rizzio-casino',
  overview: [
    'Tvåhundra procent brukar vara en varningssignal. Höga procentsatser hör ofta ihop med omsättningskrav som äter upp alltihop, och vi öppnade villkoren hos Rizzio Casino med den inställningen. Sedan fick vi ändra oss: kravet är {wagering} på bonusen, klart under nollpunkten {breakEven}, där en bonus går jämnt ut.',
    'Vid en insättning på 1 000 kr är nettot {net}, vilket är mycket. Men bonusen är dubbelt så stor som insättningen, så det belopp som ska omsättas är stort i kronor räknat. Bara {finish} av 10 spelare hinner klart innan pengarna är slut. Erbjudandet finns bara via Nettobonus.',
  ],
  pros: [
    'Netto på {net} vid en insättning på 1 000 kr',
    'Omsättning {wagering}, räknat enbart på bonusen',
    'Maltesisk licens med kontrollerbart nummer',
    'Stort utbud av slots och livebord',
    'Uttag inom några timmar i vårt test',
  ],
  cons: [
    'Bara {finish} av 10 klarar omsättningen',
    'Inte anslutet till Spelpaus',
    'Gratissnurren delas ut under fem dagar och kräver inloggning varje dag',
    'Svensk kundtjänst bara på kontorstid',
  ],
  bonusDetails: {
    welcomeBonus:
      'Första insättningen ger {match} upp till {maxBonus} och {spins} gratissnurr. Vid 1 000 kr blir det {bonus} i bonus plus snurr värda {spinsValue}. Sammanlagt ska {turnover} omsättas, vilket kostar {cost}. Nettot är {net}, och {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Omsättning: {wagering} bonusen, {spinWagering} vinsten från gratissnurren',
      'Minsta insättning: {minDeposit}',
      'Maxinsats under omsättningen: {maxBet}',
      'Giltighetstid: {validDays.days}',
      'Slots räknas till 100 %, bordsspel till 10 %, livespel inte alls',
      'Paysafecard ger inte rätt till bonus',
    ],
    freeSpins: {
      description:
        'Varje snurr är värt {spinValue}. Snurren aktiveras ett dygn i taget, och en dag utan inloggning går förlorad.',
      table: [
        { day: 'Dag 1', spins: '20', game: 'Bärnstensjakten', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '20', game: 'Bärnstensjakten', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '20', game: 'Norrskensflod', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '20', game: 'Norrskensflod', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '20', game: 'Guldvaskaren', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Mätare för omsättningen',
      description:
        'En stapel vid saldot visar hur många kronor som återstår att omsätta. Den stämde på kronan med vår egen anteckningsbok.',
    },
  ],
  gameSelection:
    'Rizzio har ett av de bredare utbuden bland de MGA-casinon vi har provat, med omkring 4 000 titlar. Slots dominerar, men avdelningen för bordsspel är ovanligt genomtänkt: ett tjugotal varianter av blackjack, alla med husfördelen angiven. Livecasinot har egna bord på engelska och två på finska. Sökningen klarar stavfel. Det man saknar är ett filter för återbetalning, trots att siffran finns i varje spels hjälptext.',
  gameProviders: [
    'Rav & Bernstein',
    'Tähtisumu',
    'Kobolt Play',
    'Revontuuli Gaming',
    'Isbre Interactive',
    'Saltgruve Games',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Visa och Mastercard', minimum: 100_00 },
      { method: 'Neteller', minimum: 200_00 },
      { method: 'Paysafecard', minimum: 100_00, note: 'Utan bonus' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 200_00, time: '1–6 timmar' },
      { method: 'Visa', minimum: 200_00, time: '1–3 bankdagar' },
      { method: 'Neteller', minimum: 200_00, time: 'Inom 12 timmar' },
    ],
    processingTime:
      'Två testuttag med Trustly, på 600 respektive 2 200 kr, tog tre timmar respektive fyra och en halv. Det större fördröjdes inte av någon extra kontroll.',
  },
  customerService: {
    availability: 'Alla dagar kl. 7–1, på svenska vardagar kl. 9–17',
    channels: 'Chatt, e-post och ett hjälpcenter med sökfunktion',
    languages: 'Svenska, finska och engelska',
  },
  license: {
    type: 'MGA (Malta)',
    details:
      'Licens MGA/B2C/9107/2024, sökbar i den maltesiska myndighetens register. Tillsynen är maltesisk, inte svensk. Casinot är inte anslutet till Spelpaus, och vinster är normalt skattepliktiga i Sverige.',
  },
  security:
    'Kontot öppnades med bankidentifiering och behövde ingen handpåläggning i efterhand. Sessionen avslutas efter en halvtimmes inaktivitet. Gränser för insättning, förlust och speltid finns samlade på en sida, och höjningar träder i kraft först efter ett dygn. Integritetspolicyn är lång men på begriplig svenska.',
  userExperience:
    'Rizzio är färgglatt utan att bli stökigt. Startsidan laddades på ungefär två sekunder över mobilnätet, och spelen öppnas i samma flik så att saldot aldrig försvinner ur sikte. En anmärkning: rutan med bonusvalet är ikryssad från början vid insättning. Den som vill spela utan bonus måste själv bocka ur den.',
  conclusion:
    'Det här är en stor bonus som för en gångs skull tål en närmare titt. Ett högt netto och fungerande uttag räcker långt. Att inte fler klarar omsättningen är baksidan av storleken. Vi ser Rizzio som ett av de bättre valen bland de stora bonusarna, men licensen är inte svensk och Spelpaus gäller inte.',
  faq: [
    {
      question: 'Hur mycket måste jag omsätta hos Rizzio?',
      answer:
        'Bonusen omsätts {wagering}. Med 1 000 kr insatta är bonusen {bonus}, och då ska 30 000 kr omsättas, plus det som gäller för snurrvinsten.',
    },
    {
      question: 'Varför klarar inte fler omsättningen om nettot är positivt?',
      answer:
        'Nettot är en prislapp: bonusen minus vad omsättningen kostar. Hur det går för den enskilde avgör slumpen, och många får slut på pengar på vägen.',
    },
    {
      question: 'Är vinster skattefria?',
      answer: 'Nej, normalt inte. Det kräver svensk licens, och den saknas här.',
    },
    {
      question: 'Kan jag sätta en insättningsgräns?',
      answer:
        'Ja, per dag, vecka eller månad. Gör det gärna före första insättningen, för stora bonusar lockar till större belopp än man tänkt sig.',
    },
    {
      question: 'Går det att tacka nej till bonusen?',
      answer:
        'Ja, genom att bocka ur rutan vid insättningen. Då gäller varken omsättningskravet eller maxinsatsen.',
    },
  ],
  authorRole: 'Villkorsgranskare',
  writtenOn: '2025-05-19',
  updatedOn: '2025-11-12',
  scores: { licence: 9.6, bonusTerms: 9.3, withdrawals: 9.8, games: 9.8, support: 9.4, reliability: 9.6 },
};
