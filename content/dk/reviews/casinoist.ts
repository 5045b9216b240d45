import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'casinoist',
  overview: [
    'Det bedste ved Casinoist er biblioteket, det dyreste er velkomstbonussen. Vi brugte en hel aften på at lede efter huller i spiludvalget og fandt næsten ingen. Sjældne automater fra små studier, seks slags baccarat, videopoker med synlige gevinsttabeller: Den, der har savnet et bestemt spil andre steder, har gode chancer for at finde det her.',
    'Bonussen er det modsatte af generøs, selv om den tager sig sådan ud. {match} og {spins} spins får følgeskab af et gennemspil på {spinWagering} for begge dele. Ved en indbetaling på 500 kr. er netto {net}. At karakteren alligevel er høj, skyldes alt det andet: Fire udbetalinger på fire uger kom til tiden, og kundeservice kendte reglerne bedre, end vi gjorde.',
  ],
  pros: [
    'Det bedst ordnede spiludvalg på vores danske liste',
    'Fire ud af fire testudbetalinger inden for to timer',
    'Kundeservice med faglig tyngde',
    'Tilbagebetalingen står på hvert eneste spil',
  ],
  cons: [
    'Bonussen koster mere, end den giver: netto {net}.',
    'Gennemspil på {wagering}, også på gevinster fra spins',
    'Licens fra Curaçao: Gevinster kan være skattepligtige',
    'Ikke tilknyttet ROFUS',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tilbuddet til nye kunder er {match} op til {maxBonus} plus {spins} spins. Med 500 kr. får du {bonus} i bonus og spins, som vi sætter til {spinsValue}. Det er tilsammen {gross}, og så skal du spille for {turnover}. Prisen for det er {cost}. Netto: {net}. {finish.words} ud af ti spillere når i mål; for de andre slipper pengene op først.',
    bonusTerms: [
      'Gennemspil på {wagering} bonussen; indbetalingen tæller ikke med',
      'For gevinster fra spins er kravet også {spinWagering}',
      'Bonus gives fra {minDeposit}.',
      'Der må højst satses 50 kr. ad gangen',
      'Gennemspillet skal være slut inden for {validDays.days}',
      'Gevinsten har intet loft',
      '140 automater er udelukket',
    ],
    freeSpins: {
      description:
        'De {spins} spins gives i fire portioner med en uges mellemrum, så man skal blive hængende for at få dem alle. Hvert spin er {spinValue} værd.',
      table: [
        { day: 'Ved indbetaling', spins: '25', game: 'Bibliotekarens Nøgle', wager: '{spinWagering}' },
        { day: 'Dag 8', spins: '25', game: 'Bibliotekarens Nøgle', wager: '{spinWagering}' },
        { day: 'Dag 15', spins: '25', game: 'Kobberstikkeren', wager: '{spinWagering}' },
        { day: 'Dag 22', spins: '25', game: 'Kobberstikkeren', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Spilarkivet',
      description:
        'Automater, som andre har taget ned, lever videre i en særlig afdeling. De ældste er fra internettets barndom og fungerer stadig.',
    },
    {
      title: 'Personlige lister',
      description:
        'Man kan gemme spil i navngivne mapper og få besked, hvis tilbagebetalingen i et af dem ændres.',
    },
  ],
  gameSelection:
    'Over 6.500 spil er et tal, der kun er noget værd, hvis man kan finde rundt i det. Det kan man. Søgningen tåler stavefejl, og der kan filtreres på udsving, antal linjer, indsats og tilbagebetaling på én gang. Livecasinoet spænder fra borde til 5 kr. til saloner, hvor minimum er tusind. Bingo og skrabespil er med, poker mod andre spillere er det ikke. Demospil kan åbnes, uden at man indbetaler.',
  gameProviders: [
    'Norrkraft Games',
    'Kvarts Studio',
    'Saltgruve Games',
    'Mörkö Games',
    'Isbre Interactive',
    'Nattsol',
    'Rav & Bernstein',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00 },
      { method: 'Bankoverførsel', minimum: 200_00 },
      { method: 'Bitcoin', minimum: 200_00, note: 'Omregnes til kroner ved modtagelsen' },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 100_00, time: 'Inden for 2 timer' },
      { method: 'Bitcoin', minimum: 300_00, time: 'Inden for 1 time' },
      { method: 'Bankoverførsel', minimum: 300_00, time: '1–2 bankdage' },
    ],
    processingTime:
      'Vores fire udbetalinger til Skrill tog 35, 48, 70 og 115 minutter. Den langsomste var på en helligdag.',
  },
  customerService: {
    availability: 'Åbent hele døgnet',
    channels: 'Chat, e-mail og opkald efter aftale',
    languages: 'Dansk kl. 8–24, ellers engelsk',
  },
  license: {
    type: 'Curaçao',
    details:
      'Nummeret er OGL/2024/9118/0411 og findes i myndighedens register på Curaçao. Kravene dér er lempeligere end i EØS, klagevejen er længere, og gevinster kan være skattepligtige i Danmark. Hverken Spillemyndigheden eller ROFUS har noget med casinoet at gøre.',
  },
  security:
    'Totrinslogin er slået til fra begyndelsen, og nye enheder skal godkendes. Da vi bad om at få slettet vores dokumenter, fik vi en kvittering med dato. Du kan sætte grænser helt ned på timebasis, og en pause kan vare fra én dag til fem år. En licens fra Curaçao kræver ikke alt dette. Casinoist gør det alligevel.',
  userExperience:
    'Siden minder mere om et opslagsværk end om en forlystelse, og det er ment som ros. Hvert spil har et kartotekskort med studie, årgang, regler og procent. Kun bonussiden falder uden for stilen: Tallene er store, og prisen mangler. Telefonudgaven er hurtig, og kartotekskortene kan foldes ud, uden at man forlader listen.',
  conclusion:
    'Casinoist er et fremragende casino med en dårlig bonus, og de to ting skal holdes adskilt. Spil, udbetalinger og service er i top. Velkomsttilbuddet koster mere, end det giver, og {notFinish.words} ud af ti når aldrig i mål. Licensen fra Curaçao er den anden hage. Den, der vælger stedet, bør gøre det for spillenes skyld og lade tilbuddet ligge.',
  faq: [
    {
      question: 'Hvorfor får et casino med så dyr en bonus 9,0?',
      answer:
        'Bonusvilkår vejer 15 % i karakteren. Spil, udbetalinger og pålidelighed vejer mere tilsammen, og dér er Casinoist blandt de bedste.',
    },
    {
      question: 'Kan jeg afvise bonussen?',
      answer: 'Ja. Vælg »Ingen bonus« ved indbetalingen, eller bed chatten om at fjerne den, før du spiller.',
    },
    {
      question: 'Skal jeg betale skat af en gevinst?',
      answer:
        'Det kan du komme til, fordi licensen er udstedt uden for EØS. Gem dine kontoudtog, og spørg Skattestyrelsen, hvis du er i tvivl.',
    },
    {
      question: 'Hvilke spil tæller ikke med?',
      answer:
        'Bordspil, livecasino og de 140 udelukkede automater. Åbner du en af dem med aktiv bonus, kommer der heldigvis en advarsel først.',
    },
  ],
  authorRole: 'Spilanmelder',
  writtenOn: '2025-03-27',
  updatedOn: '2025-11-12',
  scores: { licence: 8.7, bonusTerms: 6.2, withdrawals: 9.8, games: 10, support: 9.7, reliability: 9.8 },
};
