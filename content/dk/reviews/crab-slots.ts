import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'crab-slots',
  overview: [
    'På forsiden af Crab Slots reklameres der med {match} og {spins} spins. Hvad det kræver, står der ikke. Vi regnede det ud i hånden: Den, der sætter 500 kr. ind, skal spille for {turnover} for at blive færdig med velkomstpakken. Vi regnede efter to gange, for tallet er højt.',
    'Det koster mere end bonus og indbetaling tilsammen, så netto er {net}, hele indbetalingen. {finish.words} ud af ti når i mål. Det ærgrer os, for resten af casinoet er bedre end tilbuddet: Automaterne er mange og velordnede, chatten svarer prompte, og pengene kom, da vi bad om dem. Crab Slots er derfor et sted, man kan besøge for spillenes skyld. Man bør bare lade bonussen ligge. Licensen er fra Curaçao.',
  ],
  pros: [
    'Bredt udvalg af spilleautomater',
    'Bonussen kan fravælges med ét klik',
    'Chatten svarede inden for et minut',
    'Udbetaling til e-wallet på få timer',
  ],
  cons: [
    'Gennemspillet koster mere end bonus og indbetaling: netto {net}.',
    'Gennemspil på {wagering}, både for bonus og for gevinster fra spins',
    '{notFinish.words} ud af ti når ikke i mål',
    'Curaçao-licens uden dansk tilsyn og ROFUS',
    'Gevinster kan være skattepligtige',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tilbuddet er {match} op til {maxBonus} + {spins} spins. For 500 kr. får man {bonus} i bonus og spins, som vi sætter til {spinsValue}. Gennemspillet koster omkring {cost}, altså mere end bonus, spins og indbetaling tilsammen. Man kan højst tabe sin indbetaling, så netto stopper ved {net}. {finish.words} ud af ti spillere når i mål, resten løber tør for penge først.',
    bonusTerms: [
      'Bonussen skal spilles igennem {wagering}',
      'Gevinster fra spins har også et krav: {spinWagering}',
      'Tilbuddet kræver mindst {minDeposit} i indbetaling',
      'Maksimal indsats med bonus: {maxBet}.',
      '{validDays.days} til hele gennemspillet',
      'Kun spilleautomater tæller fuldt med; bordspil tæller slet ikke med',
    ],
    freeSpins: {
      description:
        'De {spins} spins er delt i tre lige store bundter. Hvert spin har en værdi af {spinValue}, og gevinsten lægges oven i det, der skal spilles igennem.',
      table: [
        { day: 'Indbetalingsdagen', spins: '100', game: 'Taskekrabben', wager: '{spinWagering}' },
        { day: 'Dagen efter', spins: '100', game: 'Taskekrabben', wager: '{spinWagering}' },
        { day: 'Tredje dag', spins: '100', game: 'Ebbe og Guld', wager: '{spinWagering}' },
      ],
    },
  },
  gameSelection:
    'Navnet lover automater, og dem er der rigeligt af: Vi talte cirka 3.900. Filtrene er gode. Man kan vælge efter tema, antal gevinstlinjer, udsving og studie på én gang, og listen husker valget til næste besøg. Tilbagebetalingen skal man derimod ind i hvert enkelt spil for at finde. Bordspillene er samlet på en enkelt side, og livecasinoet er lille. En afdeling med ugens nye spil bliver faktisk opdateret hver uge, hvilket ikke er en selvfølge.',
  gameProviders: [
    'Havgus Studio',
    'Mörkö Games',
    'Kuparihiili',
    'Revontuuli Gaming',
    'Norrkraft Games',
    'Saltgruve Games',
    'Pohjantuuli',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00 },
      { method: 'Neteller', minimum: 100_00 },
      { method: 'Bitcoin', minimum: 150_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 150_00, time: 'Samme dag' },
      { method: 'Neteller', minimum: 150_00, time: 'Samme dag' },
      { method: 'Bankoverførsel', minimum: 300_00, time: '2–4 bankdage' },
    ],
    processingTime:
      'Uden bonus hævede vi 420 kr. til Skrill, og pengene kom efter fem timer. Casinoet lover højst 24 timer.',
  },
  customerService: {
    availability: 'Døgnet rundt alle ugens dage',
    channels: 'Chat og kontaktformular',
    languages: 'Engelsk; dansk gennem automatisk oversættelse',
  },
  license: {
    type: 'Curaçao',
    details:
      'Crab Slots drives på licens OGL/2024/9126/0208 fra Curaçao; den kan findes i GCB’s register. Spillemyndigheden fører ikke tilsyn med casinoet, og en registrering i ROFUS spærrer ikke for login.',
  },
  security:
    'Siden er krypteret, og kortoplysninger gemmes kun, hvis man siger ja til det. Legitimation kræves først ved udbetaling, hvilket er bekvemt, men også sent: Er der noget galt, opdager man det med pengene inde på kontoen. Vores papirer var godkendt dagen efter. Klager går til Curaçao, og dér er sagsgangen længere end i EØS-landene.',
  userExperience:
    'Krabber overalt, men diskret tegnet. Mobiludgaven er stram og velfungerende, og filtrene virker lige så godt som på computeren. Mindre heldigt er det, at banneret med velkomsttilbuddet vender tilbage, hver gang man åbner forsiden, uden at nævne gennemspillet. Den automatisk oversatte chat frembragte nogle kønne sætninger, men svarene var korrekte.',
  conclusion:
    'Spillene fortjener en bedre bonus. Som den er nu, med et gennemspil på {wagering} og et nettobeløb, der ikke kan blive lavere, er velkomstpakken en udgift pakket ind som en gave. Den, der alligevel vil spille her, klarer sig bedre ved at takke nej og bruge egne penge. Curaçao-licensen trækker også ned, så karakteren bæres alene af drift og udvalg.',
  faq: [
    {
      question: 'Er {match} ikke bedre end 100 %?',
      answer:
        'Ikke nødvendigvis. En større bonus betyder også, at du skal spille for et større beløb, og over {breakEven} koster hver bonuskrone mere, end den er værd.',
    },
    {
      question: 'Kan jeg miste mere end min indbetaling?',
      answer:
        'Nej. Derfor stopper netto ved hele indbetalingen, selv om regnestykket ellers ville fortsætte nedad.',
    },
    {
      question: 'Hvordan spiller jeg uden bonus?',
      answer: 'Vælg »Ingen bonus« i kassen, før du indbetaler. Så er der intet gennemspil.',
    },
    {
      question: 'Hvor finder jeg hjælp, hvis det løber løbsk?',
      answer:
        'Bed chatten om at lukke kontoen med det samme, og kontakt StopSpillet på 70 22 28 25. Samtalen er anonym.',
    },
  ],
  authorRole: 'Vilkårslæser',
  writtenOn: '2025-07-03',
  updatedOn: '2025-11-11',
  scores: { licence: 8.2, bonusTerms: 4.8, withdrawals: 9, games: 9.6, support: 9.2, reliability: 9.2 },
};
