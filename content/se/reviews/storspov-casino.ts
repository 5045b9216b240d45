import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'storspov-casino',
  overview: [
    '{gross}: så mycket är välkomsterbjudandet på Storspov Casino värt, och ingenting dras av. Erbjudandets {spins} snurr saknar omsättningskrav, så vinsten hamnar på saldot som vanliga pengar och kan tas ut samma kväll. Någon större bonus är det inte, men den är lätt att förstå.',
    'Vi satte in 100 kr, spelade snurren under tre kvällar och fick 58 kr, något under det beräknade värdet. Hela saldot begärdes sedan ut och kom via Swish efter nio minuter. Casinot har svensk licens och passar den som hellre vill ha något litet och klart avgränsat än ett stort belopp med långa villkor.',
  ],
  pros: [
    'Ingen omsättning alls',
    'Netto {net}, inget dras av',
    'Räcker att sätta in {minDeposit}',
    'Svensk licens med Spelpaus',
    'Mycket snabbt uttag',
  ],
  cons: ['Erbjudandet är litet', 'Snurren är låsta till ett enda spel', 'Livecasinot stänger nattetid'],
  bonusDetails: {
    welcomeBonus:
      'Storspov Casino ger {spins} gratissnurr utan omsättning vid den första insättningen. Varje snurr är värt {spinValue}, och med 96 % återbetalning är nettot {net}. Det finns ingen omsättning att klara.',
    bonusTerms: [
      'Ingen omsättning på vinsten',
      'Insättning på minst {minDeposit} utlöser snurren',
      'Snurren gäller i {validDays.days}',
      'Inget vinsttak',
      'Insättningen är aldrig låst',
    ],
    freeSpins: {
      description:
        'Snurren fördelas på tre dagar och insatsen är låst till {spinValue}. De ligger kvar på kontot tills de används eller tiden går ut.',
      table: [
        { day: 'Dag 1', spins: '25', game: 'Strandängens guld', wager: 'Ingen' },
        { day: 'Dag 2', spins: '25', game: 'Strandängens guld', wager: 'Ingen' },
        { day: 'Dag 3', spins: '25', game: 'Strandängens guld', wager: 'Ingen' },
      ],
    },
  },
  gameSelection:
    'Drygt 1 400 spel, varav merparten slots. Utvalda titlar presenteras med ett par meningar som faktiskt beskriver spelet i stället för att sälja det. Bordsspelen håller god klass, och skraplotterna är fler än väntat. Livecasinot sänder mellan klockan 10 och 2. Därefter är borden stängda, vilket man kan se både som en brist och som omtanke. Uppgifter om återbetalning och största möjliga vinst finns på plats innan spelet startar.',
  gameProviders: [
    'Rav & Bernstein',
    'Norrkraft Games',
    'Kvarts Studio',
    'Havgus Studio',
    'Tähtisumu',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Swish', minimum: 100_00 },
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Mastercard (bankkort)', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Swish', minimum: 50_00, time: '9 minuter i vårt test' },
      { method: 'Trustly', minimum: 50_00, time: 'Inom en timme' },
    ],
    processingTime:
      'Vi mätte nio minuter till Swish en onsdagskväll. Den som satt in med kort får ut pengarna via Trustly.',
  },
  customerService: {
    availability: 'Chatt kl. 9–1, telefon vardagar kl. 10–18',
    channels: 'Chatt, telefon och e-post',
    languages: 'Svenska, engelska och finska',
  },
  license: {
    type: 'Svensk licens',
    details:
      'Casinot drivs under licens 24Si9291 från Spelinspektionen. Spelare skyddas av svenska regler om gränser, bonus och avstängning, och Spelpaus gäller utan undantag. Ingen skatt tas ut på vinster.',
  },
  security:
    'Legitimering görs med bank-id redan innan man ser kassan. Transaktionerna loggas i en översikt som kan laddas ned som fil, praktiskt för den som vill följa sina utgifter. Efter en timmes spel kommer en påminnelse med resultatet så här långt. Den går att glesa ut men inte att stänga av.',
  userExperience:
    'En fågel i sidhuvudet, annars stilla. Vi använde mest mobilen, där spelen startar fort och knappen för att avsluta är lika stor som den för att fortsätta. Saldot visar kronor och inget annat, eftersom bonuspengar inte förekommer. Den som är ny förstår sidan på en minut.',
  conclusion:
    'Storspov Casino visar att ett hederligt erbjudande inte behöver vara stort. Nettot är litet, utan krav och utan överraskningar, och uttaget fungerade som utlovat. Casinot hör till de bästa i jämförelsen, just för att erbjudandet går att förstå.',
  faq: [
    {
      question: 'Kan jag ta ut vinsten från snurren direkt?',
      answer: 'Ja. Den läggs på saldot som egna pengar och kan tas ut från 50 kr.',
    },
    {
      question: 'Måste även insättningen spelas?',
      answer:
        'Inte för bonusens skull. Liksom på andra casinon kan en kontroll mot penningtvätt göras vid uttag.',
    },
    {
      question: 'Varför är nettot lägre än {spinValue} per snurr?',
      answer: 'Vi räknar med 96 % återbetalning, så {spins} snurr på {spinValue} ger {gross}.',
    },
    {
      question: 'Hur ställer jag in gränser?',
      answer: 'Det gör du innan du kan sätta in. Ändra dem i profilen, eller stäng av dig helt via Spelpaus.',
    },
  ],
  authorRole: 'Betalningsredaktör',
  writtenOn: '2025-05-06',
  updatedOn: '2025-11-07',
  scores: { licence: 10, bonusTerms: 9.5, withdrawals: 9.7, games: 8.5, support: 9, reliability: 9.2 },
};
