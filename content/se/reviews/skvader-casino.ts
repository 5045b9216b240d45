import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'skvader-casino',
  overview: [
    'Halv hare, halv tjäder: en skvader är ett påhitt, men räkningen hos Skvader Casino går ihop. Bonusen är {match}, en ovanlig siffra mellan det vanliga och det överdrivna, och omsättningen bara {wagering}. När vi satte in 1 000 kr stod {bonus} i bonus på kontot en halv minut senare.',
    'Nettot är {net}, gratissnurren inräknade. Taket är {maxBonus} och nås vid en insättning på {fullDeposit}; därutöver får man ingenting extra. Skvader lämpar sig därför för måttliga insättningar. Licensen är estnisk, kontot öppnas genom banken, och det enda vi saknar är en svensk licens.',
  ],
  pros: [
    'Omsättning {wagering} ger ett netto på {net}',
    '{finish} av 10 klarar omsättningen',
    'Estnisk licens med kontrollerbart nummer',
    'Insättning från {minDeposit}',
  ],
  cons: [
    'Taket på {maxBonus} nås snabbt',
    'Spelpaus gäller inte här',
    'Telefonsupport saknas',
    'Livecasinot är begränsat',
    'Ett spelkonto skapas automatiskt, vilket inte framgår förrän efteråt',
  ],
  bonusDetails: {
    welcomeBonus:
      'Paketet består av {match} upp till {maxBonus} och {spins} gratissnurr. Sätter man in 1 000 kr blir bonusen {bonus}, och snurren är värda {spinsValue}. Omsättningen på {turnover} kostar {cost}, och då är nettot {net}. I beräkningen klarar {finish} av 10 spelare omsättningen.',
    bonusTerms: [
      'Bonusen omsätts {wagering}',
      'Även snurrvinsten omsätts {spinWagering}',
      'Minsta insättning: {minDeposit}',
      'Maxinsats: {maxBet} per snurr eller hand',
      'Omsättningen ska vara klar på {validDays.days}',
      'Köp av bonusrundor i slots är inte tillåtet under omsättningen',
    ],
    freeSpins: {
      description:
        'Snurren delas i två lika stora delar. Den andra kräver ingen ny insättning, bara att man loggar in. Värdet är {spinValue} per snurr.',
      table: [
        { day: 'Dag 1', spins: '25', game: 'Skvaderns spår', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '25', game: 'Tjäderspel', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Kalkylator i kassan',
      description:
        'Innan man bekräftar visas bonus, belopp att omsätta och sista dag. Siffrorna stämde med våra. Så borde alla casinon göra.',
    },
    {
      title: 'Inget formulär, men ett konto',
      description:
        'Casinot marknadsförs med orden ”utan registrering”. Uppgifterna kommer från banken och kontot finns där, redo att stängas om man ber om det.',
    },
  ],
  gameSelection:
    'Runt 1 400 spel ryms i katalogen, de allra flesta slots. Kvaliteten är jämn och flera mindre studior finns representerade. Spelen kan sorteras efter högsta vinst, återbetalning och utgivningsår. Livecasinot består av nio bord, alla på engelska, och kan vara fullt på fredagar. Bordsspelen mot datorn är fler än väntat och bidrar med en fjärdedel till omsättningen. Den regel som flest lär snubbla på är förbudet mot köpta bonusrundor; knappen finns kvar men ger en varning.',
  gameProviders: [
    'Pohjantuuli',
    'Tähtisumu',
    'Rav & Bernstein',
    'Blåmes Interactive',
    'Havgus Studio',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Visa', minimum: 100_00 },
      { method: 'Neteller', minimum: 150_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 100_00, time: '15 minuter till 3 timmar' },
      { method: 'Neteller', minimum: 150_00, time: 'Inom 6 timmar' },
    ],
    processingTime:
      'Den ena utbetalningen tog 22 minuter, den andra två timmar och tio minuter. Bägge gjordes dagtid med Trustly, på 500 respektive 1 700 kr.',
  },
  customerService: {
    availability: 'Dagligen 9–22',
    channels: 'Chatt och e-post',
    languages: 'Svenska, finska, estniska och engelska',
  },
  license: {
    type: 'Estland',
    details:
      'Tillstånd HKT000300, utfärdat av skatte- och tullmyndigheten i Tallinn och sökbart i det estniska registret. Spelinspektionen har ingen roll här, casinot är inte anslutet till Spelpaus och skattefriheten för spel med svensk licens gäller inte.',
  },
  security:
    'Varje uttag bekräftas med bankens legitimering, en minut som känns väl använd. Vi bad kundtjänst att stänga kontot och radera marknadsföringsuppgifterna; båda delarna var gjorda nästa dag. Förlustgräns finns, insättningsgräns likaså, och båda föreslås innan första spelet startar. Villkorens svenska version anges som bindande, inte den engelska.',
  userExperience:
    'Humorn i namnet fortsätter i texterna, som är skrivna av någon som kan språket. Gränssnittet är rappt på mobilen och en smula glest på datorn. Det tar två tryck att se hur mycket av omsättningen som är gjord. Att logga ut är svårare: knappen ligger längst ned i en meny där man måste skrolla.',
  conclusion:
    'Bonusen hos Skvader hör till dem som tål att räknas på. Nettot är högt, kravet överkomligt och kassan visar själv vad som väntar. Utbudet är inte störst och livecasinot är klent, men det som finns fungerar. Det som saknas är en svensk licens, med de gränser och den avstängning som följer med den. Bland de estniska casinona är Skvader ett av de bättre.',
  faq: [
    {
      question: 'Hur mycket ska jag sätta in för att få hela bonusen?',
      answer:
        '{fullDeposit} ger taket {maxBonus}. En större insättning ger inte mer bonus, och det finns inget skäl att sätta in mer än du har råd att förlora.',
    },
    {
      question: 'Är det sant att man inte behöver registrera sig?',
      answer: 'Bara delvis. Du slipper formuläret, men banken lämnar dina uppgifter och ett konto öppnas.',
    },
    {
      question: 'Varför får jag inte köpa bonusrundor?',
      answer:
        'Det strider mot bonusvillkoren så länge omsättningen pågår. Gör du det ändå kan vinsten dras in.',
    },
    {
      question: 'Hur avslutar jag kontot hos Skvader?',
      answer:
        'Skriv till kundtjänst, så stängs det inom ett dygn. Ange om orsaken är spelproblem, för då spärras även ett nytt konto i ditt namn.',
    },
  ],
  authorRole: 'Faktagranskare',
  writtenOn: '2025-07-21',
  updatedOn: '2025-11-11',
  scores: { licence: 9.3, bonusTerms: 9.2, withdrawals: 8.9, games: 8.2, support: 8.3, reliability: 8.6 },
};
