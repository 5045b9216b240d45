import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kiekka-casino',
  overview: [
    'För varje tia i bonus på Kiekka Casino kostar omsättningen drygt sju kronor. Det låter illa men är inte så illa: kravet på {wagering} ligger under nollpunkten {breakEven}, och därför är nettot plus. Vid en insättning på 1 000 kr är det {net}.',
    'Casinot passar den som vill ha korta vägar. Man legitimerar sig via banken, sätter in och spelar, och pengarna går tillbaka till samma konto. Villkorssidan ryms på två skärmar och använder samma ord som bonusrutan, vilket är ovanligare än det borde vara. Det som saknas är den svenska licensen: tillståndet är estniskt, och Spelpaus gäller inte här.',
  ],
  pros: [
    'Netto {net} på 1 000 kr',
    'Bonus ges från {minDeposit}',
    'Insättning och uttag via samma bankkonto',
    'Korta villkor som går att förstå',
  ],
  cons: [
    'Ingen svensk licens, alltså ingen Spelpaus',
    'Bara {finish} av 10 klarar omsättningen',
    'Kundtjänsten stänger på natten',
  ],
  bonusDetails: {
    welcomeBonus:
      'Kiekka Casino ger {match} upp till {maxBonus} och {spins} gratissnurr. På 1 000 kr blir bonusen {bonus} och snurren värda {spinsValue}. Omsättningen, {turnover}, kostar {cost}. Nettot är {net}, och {finish} av 10 klarar omsättningen.',
    bonusTerms: [
      'Omsättning {wagering} på bonusbeloppet',
      'Omsättning {spinWagering} på vinsten från gratissnurren',
      'Minsta insättning {minDeposit}',
      'Högst 50 kr per spelomgång medan bonusen är aktiv',
      'Gäller i {validDays.days}',
      'Bordsspel och livespel räknas inte mot kravet',
    ],
    freeSpins: {
      description:
        'Snurren delas ut under fem dagar, tio åt gången, och är värda 1 kr styck. Den som missar en dag får inte dagens omgång i efterhand.',
      table: [
        { day: 'Dag 1', spins: '10', game: 'Blåis', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '10', game: 'Blåis', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '10', game: 'Tredje perioden', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '10', game: 'Tredje perioden', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '10', game: 'Tredje perioden', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Mätare för omsättningen',
      description: 'I menyn syns hur många kronor som återstår, inte bara en procentsats.',
    },
  ],
  gameSelection:
    'Utbudet är måttligt stort och består mest av slots. Ishockeytemat märks mest i startsidans bilder, mindre i själva spelen. Det går att söka på studio och sortera efter nyast, men inte att filtrera på återbetalning. Procenttalet står i stället i varje spels informationsruta. Livebord finns för roulette och blackjack, men videopokerspelen och jackpottspelen är få. Den som vill omsätta bonusen är alltså hänvisad till slots.',
  gameProviders: ['Kuparihiili', 'Revontuuli Gaming', 'Norrkraft Games', 'Tähtisumu', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Bankbetalning', minimum: 100_00, note: 'Legitimering i samma steg' },
      { method: 'Visa och Mastercard', minimum: 100_00 },
    ],
    withdrawals: [{ method: 'Banköverföring', minimum: 200_00, time: 'Oftast samma dag' }],
    processingTime:
      'Casinot lovar att behandla uttag inom en timme på vardagar. Hur snabbt pengarna sedan syns beror på banken.',
  },
  customerService: {
    availability: 'Varje dag kl. 8–23',
    channels: 'Chatt och e-post',
    languages: 'Engelska och finska, begränsad svenska',
  },
  license: {
    type: 'Estnisk licens',
    details:
      'Tillståndet har nummer HKT000079 och finns i det estniska registret. Svensk licens saknas: Spelinspektionen utövar ingen tillsyn, och vinster är normalt skattepliktiga.',
  },
  security:
    'Eftersom inloggningen sker via banken finns inget lösenord att tappa bort. Enligt villkoren hålls spelarnas pengar på ett eget konto, skilt från bolagets. Vid större uttag förbehåller sig casinot rätten att fråga var pengarna kommer ifrån. Insättningsgräns kan ställas in per dag, vecka och månad.',
  userExperience:
    'Sidan är snabb och lågmäld, med ljus bakgrund och få rörliga bilder. På mobilen ligger saldo, bonus och omsättning på en och samma rad. Spelansvarsinställningarna nås med två tryck från menyn. Man tackar nej till bonusen genom att kryssa i en ruta vid insättningen. Den är inte förkryssad.',
  conclusion:
    'Kiekka Casino gör det mesta ordentligt. Bonusen är begriplig, kravet rimligt och nettot positivt, även om {notFinish} av 10 får slut på pengar på vägen. Den estniska licensen ersätter inte en svensk, och det är casinots tydligaste brist.',
  faq: [
    {
      question: 'Gäller Spelpaus på Kiekka Casino?',
      answer:
        'Nej, avstängningen omfattar bara bolag med svensk licens. Har du stängt av dig bör du låta bli, och Stödlinjen svarar på 020-81 91 00.',
    },
    {
      question: 'Måste jag ta bonusen för att få spela?',
      answer:
        'Nej. Du väljer själv vid insättningen, och utan bonus gäller varken omsättning eller maxinsats.',
    },
    {
      question: 'Hur mycket måste jag sätta in för full bonus?',
      answer: 'Det behövs {fullDeposit} för att nå taket. En större insättning ger inte mer bonus.',
    },
    {
      question: 'Är vinsterna skattefria?',
      answer:
        'Inte för licensens skull. Skattefriheten förutsätter svensk licens när casinot riktar sig till Sverige. Fråga Skatteverket om du är osäker.',
    },
  ],
  authorRole: 'Bonusredaktör',
  writtenOn: '2025-04-08',
  updatedOn: '2025-11-11',
  scores: { licence: 8.9, bonusTerms: 8.3, withdrawals: 9.5, games: 8.8, support: 8.7, reliability: 9.3 },
};
