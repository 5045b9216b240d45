import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'stenbider-slots',
  overview: [
    'Fem kroner. Det er, hvad ti spins à 50 øre løber op i, og så stort er velkomsttilbuddet hos Stenbider Slots. Man skal ikke indbetale noget for at få dem, og derfor kan man heller ikke tabe egne penge på dem. Men der er langt fra fem kroner til en udbetaling, og det bør man vide, før man giver casinoet sit pas.',
    'Netto er {net}. Spinnene sætter vi til 4,80 kr., og gennemspillet koster det samme. Afrundet til hele personer er der {finish.words} ud af ti, der når i mål. Betragt de ti spins som en prøvetur i en automat, ikke som penge.',
    'Som casino er Stenbider jævnt. Licensen er maltesisk og i orden, spillene er gode nok, men udbetalingen var sløv, og kundeservice havde travlt med noget andet. Vil man blot prøve en side af uden at finde kortet frem, kan den bruges til det. Til alt andet findes der bedre.',
  ],
  pros: [
    'Spins uden indbetaling, så ingen egne penge er på spil',
    'MGA-licens med gyldigt nummer',
    'Gevinstloftet er oplyst klart: {winCap}.',
    'Automater fra 10 øre pr. spin',
  ],
  cons: [
    'Netto er {net}, og praktisk talt ingen når i mål',
    'Kun syv dage til gennemspillet på {wagering}',
    'Udbetalingen tog fire dage',
    'Kundeservice er langsom og kun på engelsk',
    'Uden for ROFUS',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ved oprettelsen får du {spins} spins uden indbetaling. Dem sætter vi til 4,80 kr., og du skal spille for {turnover}. Prisen for det er også 4,80 kr., og netto er dermed 0 kr. {finish.words} ud af ti spillere når i mål: Saldoen er så lille, at den næsten altid er tom længe før.',
    bonusTerms: [
      'Gevinster fra spins skal spilles igennem {spinWagering}',
      'Ingen indbetaling nødvendig',
      'Højst {maxBet} i indsats',
      'Alt skal være brugt og spillet igennem inden for {validDays.days}',
      'Der kan højst udbetales {winCap} af gevinsten',
      'Identiteten skal være bekræftet før udbetaling',
    ],
    freeSpins: {
      description:
        'Alle ti spins ligger klar, når e-mailadressen er bekræftet. Automaten er valgt på forhånd, og værdien er 50 øre pr. spin.',
      table: [{ day: 'Ved oprettelse', spins: '10', game: 'Havnens katte', wager: '{spinWagering}' }],
    },
  },
  gameSelection:
    'Omkring 1.700 automater, næsten intet andet. Temaet er kyst og fiskeri, men det holder kun på forsiden; bagved er det den samme vare som hos så mange andre. Positivt er et filter for lave indsatser, hvor man kan spille fra 10 øre. Negativt er, at tilbagebetalingen kun oplyses på engelsk i spillets regler, og at flere automater viste sig at køre med den laveste af leverandørens procenter. Livecasino og bordspil er så sparsomme, at de lige så godt kunne være udeladt.',
  gameProviders: ['Saltgruve Games', 'Kuparihiili', 'Nattsol', 'Fjellvind'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Paysafecard', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Visa', minimum: 200_00, time: '3–5 bankdage' },
      { method: 'Bankoverførsel', minimum: 200_00, time: '3–5 bankdage' },
    ],
    processingTime:
      'Vi indbetalte selv for at få noget at hæve. De 250 kr. var fire dage undervejs, heraf to i en kø uden forklaring.',
  },
  customerService: {
    availability: 'Hverdage kl. 10–18',
    channels: 'E-mail og chat med ventetid',
    languages: 'Engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Malta Gaming Authority har udstedt MGA/B2C/9329/2021, og licensen står som aktiv. Den dækker ikke udbud i Danmark. Spillemyndigheden kan ikke gribe ind, og har du registreret dig i ROFUS, ved Stenbider det ikke.',
  },
  security:
    'Oprettelsen kræver navn, adresse, fødselsdato og telefonnummer, og det er en høj pris for spins til fem kroner. Samtykke til reklamer er krydset af på forhånd; fjern krydset. Grænser for indbetaling og tab kan sættes straks, også før der er penge på kontoen. Klager kan bringes videre til en uafhængig instans, som MGA kræver, at casinoet er tilknyttet.',
  userExperience:
    'Tegningerne af fisk er charmerende, teksterne er det ikke. Dele af siden er oversat af en maskine, og et sted bliver »spin« til »centrifugering«. Telefonudgaven hakkede på to ud af tre enheder. Når man har brugt sine ti spins, kommer et vindue, der foreslår en indbetaling. Det dukkede op fire gange på ti minutter, før vi fandt indstillingen, der slår det fra.',
  conclusion:
    'Et tilbud uden indbetaling behøver ikke at være meget værd for at være hæderligt, og Stenbider skjuler ikke betingelserne. Men 0 kr. netto og {finish.words} ud af ti i mål taler deres eget sprog. Det egentlige bytte er dine kontaktoplysninger. Med sløve udbetalinger og en kundeservice i kontortid bliver resultatet et middelmådigt casino, hvor vi ikke ville oprette en konto alene for spinnenes skyld.',
  faq: [
    {
      question: 'Kan jeg tabe penge på tilbuddet?',
      answer: 'Ikke på selve de ti spins. Det kan du først, hvis du bagefter vælger at indbetale.',
    },
    {
      question: 'Hvor meget kan jeg højst få udbetalt?',
      answer: '500 kr., og kun hvis kravet er opfyldt inden for syv dage. Det lykkes yderst sjældent.',
    },
    {
      question: 'Hvordan slipper jeg for reklamer?',
      answer:
        'Fjern krydset ved oprettelsen, eller slå beskeder fra på kontosiden. Det tog et par dage, før de sidste holdt op med at komme.',
    },
    {
      question: 'Jeg er i ROFUS. Bør jeg oprette en konto?',
      answer:
        'Nej. Udelukkelsen virker ikke her, men grunden til den er den samme. Tal hellere med StopSpillet på 70 22 28 25.',
    },
  ],
  authorRole: 'Skribent, små tilbud',
  writtenOn: '2025-10-02',
  updatedOn: '2025-10-30',
  scores: { licence: 8.9, bonusTerms: 6, withdrawals: 7.2, games: 7.4, support: 7, reliability: 8 },
};
