import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'speedz-casino',
  overview: [
    'Vi begärde ut 750 kr från Speedz Casino, och uttaget tog elva minuter. Namnet är alltså inte bara yta. Inloggningen sker via banken, spelkontot skapas i bakgrunden och samma väg går pengarna tillbaka. Någon handläggare behövde vi inte vänta på, åtminstone inte för ett så litet belopp.',
    'Farten är ändå inte det bästa. Omsättningskravet är {wagering}, ungefär en tredjedel av nollpunkten {breakEven}, och det avgör vad bonusen är värd. För {bonus} i bonus och {spins} snurr är nettot {net}. Villkoren är korta och kraven små, men licensen är inte svensk.',
  ],
  pros: [
    'Omsättning på {wagering}, netto {net}',
    'Uttag på elva minuter i vårt test',
    '{finish} av 10 spelare klarar omsättningen',
    'MGA-licens med kontrollerbart nummer',
  ],
  cons: [
    'Ingen svensk tillsyn och inte anslutet till Spelpaus',
    'Bara ett betalsätt för uttag',
    'Den höga farten gör det lätt att sätta in igen',
    'Bordsspel bidrar knappt till omsättningen',
  ],
  bonusDetails: {
    welcomeBonus:
      'Speedz ger {match} upp till {maxBonus} och {spins} gratissnurr på den första insättningen. En insättning på 1 000 kr ger {gross} i samlat värde och en omsättning på {turnover}, som kostar {cost}. Nettot är {net}. {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Bonusen omsätts {wagering}, insättningen räknas inte med',
      'Snurrvinster: {spinWagering}',
      'Minsta insättning för bonus: {minDeposit}',
      'Maxinsats {maxBet} medan omsättningen pågår',
      '{validDays.days} att bli klar på',
      'Bordsspel räknas till 5 %, livecasino till 0 %',
    ],
    freeSpins: {
      description:
        'Alla snurr ligger klara i spelet så snart insättningen har kommit in. Insatsen är {spinValue} och kan inte ändras.',
      table: [{ day: 'Samma dag', spins: '50', game: 'Raketspåret', wager: '{spinWagering}' }],
    },
  },
  specialFeatures: [
    {
      title: 'Inloggning via banken',
      description:
        'Inget formulär behöver fyllas i, men du identifieras och ett konto skapas. Casinot vet alltså vem du är.',
    },
    {
      title: 'Fördröjning på begäran',
      description:
        'Den som vill kan lägga in en timmes väntan mellan insättningar. Funktionen ligger under gränser och är värd att slå på, inte minst där allt annat går fort.',
    },
  ],
  gameSelection:
    'Utbudet är begränsat till ungefär 1 800 spel, och det känns som ett val snarare än en brist. Kategorierna är få: nytt, populärt, klassiskt, live. Varje spelruta visar återbetalning och högsta möjliga vinst redan i listan. Några av de största studiorna saknas, och bingo och skraplotter finns inte alls. Livecasinot har ett femtontal bord, varav två bara är öppna kvällstid. Raketspåret, där gratissnurren spelas, har 96 % i återbetalning enligt hjälptexten.',
  gameProviders: [
    'Kobolt Play',
    'Blåmes Interactive',
    'Isbre Interactive',
    'Norrkraft Games',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00, note: 'Bonus från {minDeposit}' },
      { method: 'Visa', minimum: 100_00 },
    ],
    withdrawals: [{ method: 'Trustly', minimum: 100_00, time: 'Oftast inom 30 minuter' }],
    processingTime: 'Tre uttag på olika dagar: 11, 14 och 26 minuter. Det längsta gjordes en söndag kväll.',
  },
  customerService: {
    availability: 'Vardagar 8–22, helger 10–20',
    channels: 'Chatt och e-post',
    languages: 'Svenska och engelska',
  },
  license: {
    type: 'MGA (Malta)',
    details:
      'Speedz drivs med licens MGA/B2C/9112/2023, som finns i MGA:s register. Någon svensk licens är det inte: casinot är inte anslutet till Spelpaus, och vinster är normalt skattepliktiga.',
  },
  security:
    'Eftersom banken står för identifieringen finns inget lösenord att tappa bort. Uttag går enbart till ett bankkonto i eget namn, vilket stoppar både misstag och bedrägerier. Vi bad om en kopia av våra personuppgifter och fick den inom fyra dagar, i ett format som gick att öppna.',
  userExperience:
    'Det mesta är gjort för mobilen och ser lite utspritt ut på en stor skärm. Knappen för insättning är ständigt synlig; den för uttag ligger ett steg längre in. Det är en liten obalans, men på ett snabbcasino spelar sådant roll. I övrigt är sajten snabb, läsbar och fri från popupfönster.',
  conclusion:
    'Ett lågt krav slår en hög procentsats. Speedz är ett tydligt exempel: bonusen är normalstor, men det mesta av den återstår när omsättningen är betald, och uttagen höll vad casinot lovar. Sätt en insättningsgräns innan du börjar, för här finns få naturliga pauser. Med svensk licens hade vi knappt haft något att invända. Nu är det ett bra snabbcasino med en tydlig brist: licensen.',
  faq: [
    {
      question: 'Hur snabba är uttagen hos Speedz?',
      answer:
        'Våra tre test tog mellan 11 och 26 minuter. En större utbetalning kan dra ut på tiden om casinot vill kontrollera något.',
    },
    {
      question: 'Behöver jag skapa ett konto?',
      answer: 'Du fyller inte i något formulär, men ett konto skapas när du identifierar dig genom banken.',
    },
    {
      question: 'Varför räknas inte bordsspel fullt ut?',
      answer:
        'De har lägre husfördel än slots. Med 5 % bidrag motsvarar 100 kr på blackjack bara 5 kr av omsättningen.',
    },
    {
      question: 'Hur bromsar jag mig själv?',
      answer:
        'Sätt en gräns per dag och slå på väntetiden mellan insättningar. Räcker inte det kan du stänga kontot, och Stödlinjen hjälper till på 020-81 91 00.',
    },
  ],
  authorRole: 'Betalningstestare',
  writtenOn: '2025-04-23',
  updatedOn: '2025-11-12',
  scores: { licence: 9.5, bonusTerms: 9.6, withdrawals: 9.8, games: 9.2, support: 9.2, reliability: 9.5 },
};
