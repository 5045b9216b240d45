import type { Review } from '@nettobonus/domain/reviews/review';

export const review: Review = {
  casino: 'crab-slots',
  overview: [
    '61 520 kr. Så meget skal der i gennemsnit omsættes for at gøre Crab Slots’ velkomstpakke færdig, når man har sat 500 kr. ind. Beløbet står ingen steder på forsiden, hvor der i stedet reklameres med 250 % og 300 spins. Vi regnede det ud i hånden og regnede efter to gange, for tallet er højt.',
    'Resultatet er, at bonussen efter vores model sluger hele indbetalingen. To af ti når til vejs ende. Det ærgrer os, for resten af casinoet er bedre end sit tilbud: Automaterne er mange og velordnede, chatten svarer prompte, og pengene kom, da vi bad om dem. Crab Slots er derfor et sted, man kan besøge for spillenes skyld. Man bør bare lade bonussen ligge. Licensen er fra Curaçao.',
  ],
  pros: [
    'Bredt udvalg af spilleautomater',
    'Bonussen kan fravælges med ét klik',
    'Chatten svarede inden for et minut',
    'Udbetaling til e-pung på få timer',
  ],
  cons: [
    'Bonussen koster i gennemsnit hele indbetalingen: netto −500 kr.',
    'Gennemspil på 40× af både bonus og spingevinster',
    'Kun to af ti når igennem',
    'Curaçao-licens uden dansk tilsyn og ROFUS',
    'Gevinster kan udløse skat',
  ],
  bonusDetails: {
    welcomeBonus:
      'Overskriften er 250 % op til 10 000 kr. + 300 gratis spins. For 500 kr. får man 1 250 kr. i bonus og spins for i snit 288 kr. At omsætte det koster omkring 2 461 kr., altså mere end bonus, spins og indbetaling tilsammen. Mere end indbetalingen kan man ikke tabe, så nettobeløbet standser ved −500 kr. To ud af ti kommer igennem.',
    bonusTerms: [
      'Bonussen skal gennemspilles 40×',
      'Det samme krav, 40×, gælder gevinster fra de gratis spins',
      'Tilbuddet kræver mindst 100 kr. i indbetaling',
      'Maksimal indsats med bonus: 50 kr.',
      '30 dage til hele gennemspillet',
      'Kun spilleautomater tæller fuldt; bordspil tæller slet ikke',
    ],
    freeSpins: {
      description:
        'De 300 spins er delt i tre lige store bundter. Hvert spin har en værdi af 1 kr., og gevinsten lægges oven i det, der skal gennemspilles.',
      table: [
        { day: 'Indbetalingsdagen', spins: '100', game: 'Taskekrabben', wager: '40×' },
        { day: 'Dagen efter', spins: '100', game: 'Taskekrabben', wager: '40×' },
        { day: 'Tredje dag', spins: '100', game: 'Ebbe og Guld', wager: '40×' },
      ],
    },
  },
  gameSelection:
    'Navnet lover automater, og dem er der rigeligt af: Vi talte cirka 3 900. Filtrene er gode. Man kan vælge efter tema, antal gevinstlinjer, volatilitet og studie på én gang, og listen husker valget til næste besøg. Tilbagebetalingen skal man derimod ind i hvert enkelt spil for at finde. Bordspillene er samlet på en enkelt side, og livecasinoet er lille. En afdeling med ugens nye spil bliver faktisk opdateret hver uge, hvilket ikke er en selvfølge.',
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
    'Krabber overalt, men diskret tegnet. Mobilversionen er skarpt skåret, og filtrene virker lige så godt som på computeren. Mindre heldigt er det, at banneret med velkomsttilbuddet vender tilbage, hver gang man åbner forsiden, uden at nævne gennemspillet. Den automatisk oversatte chat frembragte nogle kønne sætninger, men svarene var korrekte.',
  conclusion:
    'Spillene fortjener en bedre bonus. Som den er nu, med 40× gennemspil og et nettobeløb på −500 kr. ved 500 kr. ind, er velkomstpakken en udgift pakket ind som en gave. Den, der alligevel vil spille her, klarer sig bedre ved at takke nej og bruge egne penge. Lægger man Curaçao-licensen til, bliver karakteren båret af drift og udvalg alene.',
  faq: [
    {
      question: 'Er 250 % ikke bedre end 100 %?',
      answer:
        'Ikke nødvendigvis. En større bonus giver også et større beløb at omsætte, og over 25× koster hver bonuskrone mere, end den er værd.',
    },
    {
      question: 'Kan jeg miste mere end min indbetaling?',
      answer: 'Nej. Derfor stopper nettobeløbet ved −500 kr., selv om regnestykket ellers ville gå dybere.',
    },
    {
      question: 'Hvordan spiller jeg uden bonus?',
      answer: 'Vælg »Ingen bonus« i kassen, før du indbetaler. Så gælder intet gennemspil.',
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
