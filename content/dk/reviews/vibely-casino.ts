import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'vibely-casino',
  overview: [
    'På telefonen er Vibely Casino et af de pæneste, vi har prøvet. Spillene glider frem som kort, man stryger til siden, og alt kan betjenes med én hånd i bussen. Det er tydeligt, at siden er lavet til mobilen. På en computer virker det samme greb mere søgt: store kort, lange musebevægelser og en del tom plads.',
    'Under den glatte overflade ligger en bonus, der er nul kroner værd netto. Grænsen går ved {breakEven}, og kravet er {wagering}. {finish.words} ud af ti når i mål. Vilkårene er dog venlige, for bonussen er non-sticky, så man kan hæve sine egne penge, indtil bonussen er taget i brug. Vibely er for dem, der spiller for små beløb på mobilen og ikke venter sig noget af velkomstgaven. Tilsynet er maltesisk.',
  ],
  pros: [
    'Fremragende mobiludgave',
    'Egne penge kan hæves uden gennemspil (non-sticky)',
    'Mindste indbetaling kun {minDeposit}.',
    'Cashflow-oversigt over alle bevægelser',
    'Licens fra Malta siden 2020',
  ],
  cons: [
    'Bonussens netto er {net}',
    'Bonus på højst {maxBonus} og indsats på højst {maxBet}.',
    'Chatrobotten spærrer vejen til en medarbejder',
    'Mangler dansk tilladelse og dermed ROFUS',
  ],
  bonusDetails: {
    welcomeBonus:
      'Den første indbetaling fordobles: {match} op til {maxBonus}. For at få {gross} i bonus udbetalt skal du spille for {turnover}, og det koster lige så meget, som du fik. Netto er derfor {net}. {finish.words} ud af ti spillere når i mål, resten løber tør for penge først.',
    bonusTerms: [
      'Bonussen skal spilles igennem {wagering}; indbetalingen tæller ikke med',
      'Non-sticky: Udbetaling af egne penge sletter bonussen',
      'Kræver en indbetaling på {minDeposit} eller derover',
      'Spin for mere end 25 kr. er et brud på vilkårene',
      'Bortfalder efter {validDays.days}',
      'Bordspil bidrager med 5 %, livespil med ingenting',
    ],
  },
  specialFeatures: [
    {
      title: 'Cashflow',
      description:
        'Kontoens bevægelser vist som en tidslinje, med egne penge og bonus i hvert sit spor. Tryk på en dag, og du ser dens samlede resultat.',
    },
    {
      title: 'Lydløs tilstand',
      description: 'Slukker for lyd, konfetti og pushbeskeder på én gang. Vi lod den stå tændt.',
    },
  ],
  gameSelection:
    'Godt 2.000 spil er lagt op, og næsten alle kan spilles i højformat. Det lyder som en detalje, men gør en forskel med telefonen i hånden. Forslagene bygger på, hvad man selv har spillet, og kan nulstilles. Ældre automater er sorteret fra, fordi de ikke passer til formatet, så klassikerne er tyndt besat. Livecasinoet har 60 borde, flere i højformat. Tilbagebetalingen er gemt bag tre tryk, og det er to for mange.',
  gameProviders: [
    'Nattsol',
    'Kvarts Studio',
    'Kuparihiili',
    'Revontuuli Gaming',
    'Mörkö Games',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 50_00 },
      { method: 'Mastercard', minimum: 50_00 },
      { method: 'Skrill', minimum: 50_00 },
      { method: 'Paysafecard', minimum: 50_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 100_00, time: 'Inden for 24 timer' },
      { method: 'Skrill', minimum: 100_00, time: 'Inden for 24 timer' },
      { method: 'Bankoverførsel', minimum: 200_00, time: '2–3 bankdage' },
    ],
    processingTime:
      'Casinoet lover et døgn. Vores 180 kr. var undervejs i 19 timer, hvoraf de 16 gik med status »Afventer«.',
  },
  customerService: {
    availability: 'Chatrobot altid, medarbejdere kl. 10–22',
    channels: 'Chat og e-mail',
    languages: 'Dansk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Vibely har haft sin maltesiske licens, MGA/B2C/9322/2020, siden 2020, og registret viser ingen anmærkninger. Licensen gælder ikke som dansk tilladelse; Spillemyndigheden har intet tilsyn, og ROFUS er ikke koblet på.',
  },
  security:
    'Fingeraftryk eller ansigtsgenkendelse kan afløse kodeordet i appen. Id-kontrollen bestod af et pas og et selvportræt og var klaret på en time. Efter tre kvarters spil spørger casinoet, om man vil fortsætte, og svaret er sat til nej på forhånd. Vilkårene er sidst ændret i august, og en liste viser, hvad der blev rettet. Det ser vi gerne mere af.',
  userExperience:
    'Appen er let, hurtig og tydeligt gennemprøvet. Man savner dog en almindelig liste, når man leder efter ét bestemt spil. Robotten i chatten forstod vores spørgsmål om gennemspil i tredje forsøg; skriver man »medarbejder«, slipper man uden om den. Det forhåndsafkrydsede samtykke til reklame ved oprettelsen er en uskik, som vi håber forsvinder.',
  conclusion:
    'Vibely er flot lavet. Indholdet er mere gennemsnitligt: Bonussens netto er nul, udbetalingerne er middelhurtige, og kundeservice gemmer sig bag en robot. Non-sticky og Cashflow viser, at nogen har tænkt på spilleren, men det rækker ikke til de øverste pladser. Vil man spille for småpenge på mobilen, er det et udmærket valg. For bonussens skyld er det ikke.',
  faq: [
    {
      question: 'Hvad får jeg ud af velkomstbonussen?',
      answer: 'Netto er {net}, for gennemspillet på {wagering} koster lige så meget, som bonussen giver.',
    },
    {
      question: 'Hvordan får jeg fat i et menneske?',
      answer: 'Skriv »medarbejder« i chatten mellem kl. 10 og 22. Vi ventede syv minutter.',
    },
    {
      question: 'Mister jeg noget ved at hæve tidligt?',
      answer:
        'Kun den bonus, du endnu ikke har brugt. Indbetalingen og det, du har vundet med den, beholder du.',
    },
    {
      question: 'Kan pushbeskeder slås fra?',
      answer: 'Ja, med lydløs tilstand eller enkeltvis under indstillinger.',
    },
    {
      question: 'Hvor kan jeg søge råd om mit spil?',
      answer:
        'StopSpillet tager imod opkald på 70 22 28 25. Det er gratis, og du behøver ikke oplyse dit navn.',
    },
  ],
  authorRole: 'Mobiltester',
  writtenOn: '2025-10-07',
  updatedOn: '2025-11-08',
  scores: { licence: 8.9, bonusTerms: 7, withdrawals: 8.3, games: 8.5, support: 8.1, reliability: 8.5 },
};
