import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'hyldeblomst-casino',
  overview: [
    'Med MitID tog det to minutter og tolv sekunder at blive kunde hos Hyldeblomst Casino. Undervejs skulle vi vælge en indbetalingsgrænse, og systemet slog vores cpr-nummer op i ROFUS, før kontoen blev åbnet. Sådan er det, når tilladelsen er dansk. Det føles lidt omstændeligt første gang, og det er netop meningen.',
    'Casinoet er nyt og ligner stadig et sted, der er ved at pakke flyttekasserne ud. Spiludvalget er beskedent, og telefonen er kun åben på hverdage. Bonussen er derimod gennemtænkt. Kravet er {wagering}, men læg mærke til grundlaget: Både bonus og indbetaling skal spilles igennem. Selv med det forbehold er netto {net} for en bonus på {gross}, og {finish.words} ud af ti når i mål. Bedst egnet er det til den, der vil have danske rammer og kan undvære tusindvis af automater.',
  ],
  pros: [
    'Dansk tilladelse, ROFUS og en indbetalingsgrænse, du skal tage stilling til',
    'Netto {net} ved en indbetaling på 500 kr.',
    '{finish.words} ud af ti opfylder kravet',
    'Hele {validDays.days} til gennemspillet',
    'MobilePay ind, bankkonto ud',
  ],
  cons: [
    'Indbetalingen tæller med i gennemspillet',
    'Lille spiludvalg',
    'Udbetalinger behandles ikke i weekenden',
    'Telefonen er lukket om aftenen',
  ],
  bonusDetails: {
    welcomeBonus:
      'Velkomsttilbuddet er {match} op til {maxBonus}, hvilket er det højeste, de danske regler tillader. Sætter du 500 kr. ind, får du {gross} i bonus og skal spille for {turnover}. Det koster {cost}, så netto er {net}. {finish.words} ud af ti spillere når i mål, de andre løber tør for penge først.',
    bonusTerms: [
      'Gennemspil: {wagering} summen af bonus og indbetaling',
      'Mindst {minDeposit} skal indbetales',
      'Indsatser over {maxBet} er ikke tilladt med aktiv bonus',
      'Bonussen gælder i {validDays.days}',
      'Bonussen gælder kun spilleautomater, som alle tæller 100 %',
      'Tilbuddet gives én gang pr. cpr-nummer',
    ],
  },
  specialFeatures: [
    {
      title: 'Spilkontoen på ét ark',
      description:
        'Indsatser, gevinster og tab kan hentes som pdf for hver måned. Det er praktisk, hvis man vil holde regnskab.',
    },
  ],
  gameSelection:
    'Omkring 620 spil var på plads ved vores seneste besøg, og der kommer nye til hver måned. Udvalget er tilpasset danske vaner: mange klassiske automater med få linjer, en håndfuld jackpotspil og et pænt bingorum. Tilbagebetalingen oplyses både i listen og i spillet. Livecasinoet består af ni borde, hvoraf to har dansktalende dealer mellem kl. 17 og 23. Er man vant til de store udenlandske lobbyer, virker det småt. Til gengæld kan man overskue det hele.',
  gameProviders: ['Blåmes Interactive', 'Kobolt Play', 'Rav & Bernstein', 'Nattsol', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'MobilePay', minimum: 100_00 },
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Trustly', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Bankoverførsel til NemKonto', minimum: 100_00, time: '1–2 bankdage' },
      { method: 'Trustly', minimum: 100_00, time: 'Samme hverdag' },
    ],
    processingTime:
      'En anmodning på 275 kr. fredag kl. 16.40 blev først behandlet mandag morgen. Midt på ugen tog det samme beløb fire timer.',
  },
  customerService: {
    availability: 'Chat alle dage kl. 9–22, telefon hverdage kl. 10–16',
    channels: 'Chat, telefon og e-mail',
    languages: 'Dansk',
  },
  license: {
    type: 'Dansk tilladelse (Spillemyndigheden)',
    details:
      'Casinoet står i Spillemyndighedens register med nummer 18-0900320. Det skal følge de danske bonusregler, tjekke ROFUS ved login og føre en spilkonto for hver kunde. Gevinster er som udgangspunkt skattefri for spilleren.',
  },
  security:
    'Alle logins går gennem MitID, så en fremmed kan ikke komme ind med et gættet kodeord. Kundernes penge holdes adskilt fra selskabets egne, som loven forlanger. Knappen til 24 timers pause sidder i toppen af skærmen på alle sider. Vi trykkede på den, og kontoen var lukket på sekundet, uden at vi blev spurgt, om vi var sikre.',
  userExperience:
    'Lyse farver, god skriftstørrelse og ingen blinkende bannere. Der er endnu ingen app, men hjemmesiden kan lægges på startskærmen. Enkelte hjælpesider var tomme, da vi begyndte testen i foråret; i november var de på plads. Uret i hjørnet viser, hvor længe man har spillet, og det kan ikke slås fra.',
  conclusion:
    'Hyldeblomst har ikke det største udvalg og heller ikke den hurtigste kasse. Til gengæld er der orden i tingene. Tilladelsen er dansk, bonussen er så stor, som reglerne giver lov til, og et nettobeløb på over halvdelen efter et gennemspil, som de fleste klarer, er flot. Når udbetalingerne også kører i weekenden, er der grundlag for en højere karakter. Indtil da er det et lille casino, der gør det meste rigtigt.',
  faq: [
    {
      question: 'Hvorfor tæller min egen indbetaling med i gennemspillet?',
      answer:
        'Fordi casinoet beregner kravet af bonus plus indbetaling. Indbetaler du 500 kr., er det 1.000 kr., der skal spilles igennem {wagering}.',
    },
    {
      question: 'Er gevinsten skattefri?',
      answer: 'Som udgangspunkt ja, fordi casinoet har dansk tilladelse.',
    },
    {
      question: 'Kan jeg indbetale med MobilePay?',
      answer: 'Ja, fra {minDeposit}. Udbetaling sker derimod til bankkontoen.',
    },
    {
      question: 'Hvordan udelukker jeg mig selv?',
      answer:
        'Det gør du i ROFUS på rofus.nu. Udelukkelsen gælder alle casinoer med dansk tilladelse på én gang, og du kan vælge en periode eller udelukke dig endeligt.',
    },
    {
      question: 'Hvor gammel skal man være?',
      answer: 'Du skal være fyldt 18 år, og det kontrolleres med MitID.',
    },
  ],
  authorRole: 'Testredaktør',
  writtenOn: '2025-05-06',
  updatedOn: '2025-11-12',
  scores: { licence: 9.6, bonusTerms: 8.9, withdrawals: 8.4, games: 7.6, support: 8.2, reliability: 8.9 },
};
