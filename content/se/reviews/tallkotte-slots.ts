import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'tallkotte-slots',
  overview: [
    'Vad är ett gratissnurr värt? Hos Tallkotte Slots är svaret knappt en krona, före omsättning. Efteråt är det ingenting. Det stämmer att gratissnurren inte kräver någon insättning, men vinsten ska omsättas {wagering} och då tar den nästan alltid slut.',
    'Nettot är alltså {net}. Det är inte minus, för inga egna pengar är inblandade, och som ett sätt att kika in i casinot kan snurren fungera. Räkna bara inte med att få ut något. Bortsett från bonusen är Tallkotte ett välskött MGA-casino med bra slots och ordnade uttag, och det är därför betyget blir så högt som det blir.',
  ],
  pros: [
    'Snurren kräver ingen insättning, alltså inga egna pengar',
    'Maltesisk licens med kontrollerbart nummer',
    'Genomtänkt slotutbud',
    'Uttag av egna pengar på under ett dygn',
  ],
  cons: [
    'Snurren har nettot {net}',
    'Omsättning på {wagering}, som {finish.words} av tio klarar',
    'Bara {validDays.days} att bli klar på',
    'Vinsten begränsas till {winCap}',
    'Ligger utanför Spelpaus',
  ],
  bonusDetails: {
    welcomeBonus:
      'Nya spelare får {spins} gratissnurr à {spinValue} utan insättning. Vid 96 % återbetalning är det 14,40 kr, och det innebär {turnover} att omsätta. Kostnaden är {cost}, mer än snurren är värda, och eftersom inget har satts in stannar nettot på {net}. Enligt vår modell klarar {finish.words} av tio spelare omsättningen.',
    bonusTerms: [
      'Ingen insättning krävs, men kontot måste verifieras',
      'Omsättning: {wagering} vinsten',
      'Insats under omsättningen: högst {maxBet}',
      'Frist: {validDays.days}',
      'Vinsttak: {winCap}, det som överstiger stryks',
      'Endast slots räknas',
    ],
    freeSpins: {
      description:
        'Snurren läggs på kontot när telefonnumret har bekräftats. De spelas i en följd; lämnar man spelet ligger resten kvar till fristen går ut.',
      table: [{ day: 'Efter verifiering', spins: '15', game: 'Kottarnas natt', wager: '{spinWagering}' }],
    },
  },
  specialFeatures: [
    {
      title: 'Volatilitetstest',
      description:
        'På varje spels informationssida går det att simulera hundra snurr utan pengar. Simuleringen ger en rättvis bild av hur ojämnt det kan gå.',
    },
  ],
  gameSelection:
    'Här finns bara slots, som namnet antyder. Cirka 2 600 stycken, valda med viss omsorg: gamla spel med tre hjul bredvid nya med rutnät och kaskader. Finns ett spel i versioner med olika återbetalning framgår det vilken som erbjuds. I våra stickprov var det nästan alltid den högre. Bordsspel och livespel saknas helt. Det är ett val, och den som delar det får ett av de trevligare ställena att leta på.',
  gameProviders: [
    'Mörkö Games',
    'Kuparihiili',
    'Saltgruve Games',
    'Revontuuli Gaming',
    'Isbre Interactive',
    'Nattsol',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Paysafecard', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 150_00, time: '2–20 timmar' },
      { method: 'Banköverföring', minimum: 150_00, time: '1–2 bankdagar' },
    ],
    processingTime:
      'Snurren gav oss 9 kr, som var borta efter tjugo minuters omsättning. Ett senare uttag av 350 kr i egna pengar godkändes över natten och kom fram på 14 timmar.',
  },
  customerService: {
    availability: 'Alla dagar 8–23',
    channels: 'Chatt, e-post och en sida med vanliga frågor',
    languages: 'Svenska, norska och engelska',
  },
  license: {
    type: 'MGA (Malta)',
    details:
      'Registrerad hos den maltesiska spelmyndigheten som MGA/B2C/9306/2023. Tillsynen ligger alltså på Malta. I Sverige saknar casinot licens, vilket bland annat betyder att Spelpaus inte gäller och att en vinst normalt är skattepliktig.',
  },
  security:
    'För att få snurren måste man lämna namn, personnummer och telefonnummer. Det är mycket för {spins} snurr, men samma uppgifter krävs ändå vid ett uttag. Reklamsamtycket är en egen ruta som inte är ikryssad i förväg. Gränser och paus ligger i huvudmenyn, och en veckopaus trädde i kraft på sekunden.',
  userExperience:
    'Skogsgrönt, lugnt och lätt att hitta i. Spelen kan grupperas efter hur ofta de ger vinst, ett filter vi använde mer än vi trodde. Laddningstiderna är korta även på tåg. Det som stör är en ständigt återkommande påminnelse om den första insättningen, med start redan innan gratissnurren är slut.',
  conclusion:
    'Gratissnurren är ett smakprov, varken mer eller mindre. Nettot är noll, fristen kort och chansen att få ut något i praktiken obefintlig, så de bör inte påverka valet. Som slotcasino är Tallkotte däremot bra: tydligt, snabbt nog och öppet med sina procenttal. Vi sätter betyg på det senare, och konstaterar att det förra mest är reklam.',
  faq: [
    {
      question: 'Kan jag ta ut vinsten från gratissnurren?',
      answer:
        'I teorin, upp till {winCap} efter {wagering} omsättning. I vår beräkning klarar {finish.words} av tio spelare det.',
    },
    {
      question: 'Kostar snurren något?',
      answer: 'Inga pengar. Du lämnar däremot personuppgifter och får räkna med påminnelser om att sätta in.',
    },
    {
      question: 'Varför är nettot noll och inte negativt?',
      answer:
        'För att inga egna pengar står på spel. Tar snurrvinsten slut har du varken förlorat eller fått något.',
    },
    {
      question: 'Finns det livecasino hos Tallkotte?',
      answer: 'Nej, bara slots.',
    },
    {
      question: 'Jag vill inte lockas vidare. Vad gör jag?',
      answer:
        'Stäng av utskick i profilen och aktivera en paus efter snurren. För samtal och stöd finns Stödlinjen, 020-81 91 00.',
    },
  ],
  authorRole: 'Slotredaktör',
  writtenOn: '2025-10-02',
  updatedOn: '2025-11-03',
  scores: { licence: 9.3, bonusTerms: 4.2, withdrawals: 8.4, games: 8.7, support: 8.2, reliability: 8.7 },
};
