import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'slot-mafia',
  overview: [
    '”Upp till {maxBonus}” står det i guldbokstäver på Slot Mafia. För att få hela summan krävs en insättning på drygt 13 300 kr, och sedan ska nästan en miljon kronor omsättas. Det var annonsen. De flesta läsare bör hellre titta på vad som händer med en tusenlapp.',
    'Den växer till 3 250 kr på skärmen, varav {bonus} är bonus. Kravet {wagering} och gratissnurrens vinster ger tillsammans {turnover} att omsätta, vilket kostar knappt 3 190 kr. Nettot är {net}. Turneringarna är roligare än bonusen och går att delta i utan den.',
  ],
  pros: [
    'Turneringar varje vecka, med klara regler',
    'Stort och varierat utbud av slots',
    'Snabb chatt',
    'Går att spela utan bonus',
  ],
  cons: [
    'Välkomstbonusens netto är {net}',
    '{notFinish} av 10 klarar inte omsättningen',
    'Curaçaolicens utan koppling till Spelpaus',
    'Gangstertemat romantiserar stora insatser',
  ],
  bonusDetails: {
    welcomeBonus:
      'Paketet består av {match} upp till {maxBonus} och {spins} gratissnurr. Vid en insättning på 1 000 kr är bonus och snurr värda {gross}, men omsättningen kostar mer. Nettot är {net}. {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Bonusbeloppet omsätts {wagering}',
      'Snurrvinsterna omsätts {spinWagering}',
      'Det krävs {minDeposit} för att bonusen ska aktiveras',
      'Ingen insats får överstiga {maxBet}',
      'Villkoren ska uppfyllas på {validDays.days}',
      'Turneringspoäng ges inte för bonuspengar',
    ],
    freeSpins: {
      description:
        'Sammanlagt {spins} snurr à {spinValue} portioneras ut med 50 om dagen. Spelet är bestämt i förväg och kan inte bytas.',
      table: [
        { day: 'Dag 1', spins: '50', game: 'Familjens valv', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '50', game: 'Familjens valv', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '50', game: 'Don Salami', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '50', game: 'Don Salami', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '50', game: 'Midnattsmötet', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Veckoturneringar',
      description:
        'Placeringen avgörs av bästa enskilda vinst i förhållande till insatsen, så små insatser tävlar på lika villkor.',
    },
    {
      title: 'Uppdrag',
      description:
        'Mindre uppgifter ger poäng. De uppmuntrar till mer spel och går att dölja i inställningarna.',
    },
  ],
  gameSelection:
    'Slots är huvudsaken, som namnet antyder. Klassiska spel med tre hjul trängs med nyare som har hög volatilitet, och turneringsspelen har en egen avdelning med kvarvarande tid och ställning. Bordsspelen är få men kompletta nog för en kväll med roulette. Livecasinot fungerar utan att imponera. Återbetalningen anges i reglerna till varje spel, och i flera fall erbjuds en lägre variant än den studion rekommenderar. Det bör man kontrollera.',
  gameProviders: [
    'Mörkö Games',
    'Kobolt Play',
    'Saltgruve Games',
    'Nattsol',
    'Lyskaster',
    'Pohjantuuli',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Mastercard', minimum: 200_00 },
      { method: 'Paysafecard', minimum: 200_00, note: 'Endast insättning' },
      { method: 'Bitcoin', minimum: 250_00 },
    ],
    withdrawals: [
      { method: 'Bitcoin', minimum: 500_00, time: 'Samma dag' },
      { method: 'Banköverföring', minimum: 500_00, time: '2–4 bankdagar' },
    ],
    processingTime:
      'Den utlovade uttagstiden är tolv timmar. Per månad kan högst 100 000 kr tas ut, enligt villkoren.',
  },
  customerService: {
    availability: 'Alltid öppet',
    channels: 'Chatt, e-post',
    languages: 'Engelska',
  },
  license: {
    type: 'Curaçao',
    details:
      'Spelbolaget hänvisar till licens OGL/2023/9130/0156, som står i registret på Curaçao. Det är inget svenskt tillstånd, Spelpaus omfattar inte casinot och vinsterna är normalt skattepliktiga i Sverige.',
  },
  security:
    'Kontot skyddas med lösenord och kod i mobilen. Verifieringen görs i regel inför det första uttaget och kräver id-handling samt en räkning med adress. Spelansvaret är tunt: insättningsgräns och avstängning finns, men ingen gräns för speltid. Gränserna saknar dessutom förklarande text.',
  userExperience:
    'Mörka färger, hattar och cigarrök. Under ytan är sidan välbyggd, och turneringstabellen uppdateras utan att spelet avbryts. På mobilen ligger uppdragen i vägen tills man döljer dem. Villkoren finns bara på engelska, och bonusdelen omfattar över trettio punkter. Räkna med en kvart.',
  conclusion:
    'Det finns en publik för Slot Mafia: vana spelare som gillar tävlingar och håller sig till egna pengar och en fast budget. Bonusen är däremot dyr, och stora tal i annonsen ändrar inte den saken. Ett godkänt casino med en underkänd välkomstbonus.',
  faq: [
    {
      question: 'Är det en fördel att sätta in mer för att få en större bonus?',
      answer: 'Nej, tvärtom. Kravet växer i takt med bonusen, så omsättningen kostar också mer.',
    },
    {
      question: 'Kostar det något att delta i turneringarna?',
      answer:
        'Ingen avgift tas ut, men poäng kräver spel med egna pengar. Varje insats kostar alltså lika mycket som annars.',
    },
    {
      question: 'Finns det hjälp på svenska?',
      answer: 'Inte hos casinot. Gäller frågan spelproblem svarar Stödlinjen på svenska, 020-81 91 00.',
    },
    {
      question: 'Kan jag begränsa mina insättningar?',
      answer: 'Ja, per dag, vecka eller månad. Ställ in gränsen före den första insättningen.',
    },
  ],
  authorRole: 'Spelredaktör',
  writtenOn: '2025-06-11',
  updatedOn: '2025-11-10',
  scores: { licence: 8, bonusTerms: 4.8, withdrawals: 8.9, games: 9.8, support: 9.2, reliability: 9.2 },
};
