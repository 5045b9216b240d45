import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'lærkespil',
  overview: [
    'Ingen procenter, intet gennemspil, ingen asterisk. Velkomsttilbuddet hos Lærkespil kan gengives i én sætning: Indbetal mindst {minDeposit}, få {spins} spins, og behold det, de giver. Vi læste alligevel vilkårene fra ende til anden for at finde hagen. Den eneste, der var værd at notere, er, at spinnene er små. Et spin er 50 øre værd.',
    'Det gør værdien overskuelig: {gross}. Set ved siden af de udenlandske tilbud på mange tusind kroner ligner det småpenge. Forskellen er, at der intet skal trækkes fra, mens de store bonusser ofte koster mere, end de giver. Casinoet drives med dansk tilladelse og henvender sig til den, der spiller for små beløb og vil have ro omkring det. Andre vil finde det for stille. Vi fandt det velgørende.',
  ],
  pros: [
    'Gevinster fra spins udbetales uden gennemspil',
    'Netto {net}, og intet gennemspil',
    'Dansk tilladelse og ROFUS',
    '{validDays.days} til at bruge spinnene',
    'Dansktalende telefonservice',
  ],
  cons: [
    'Spinnene er kun 50 øre værd',
    'Ingen bonus på selve indbetalingen',
    'Udvalget af liveborde er begrænset',
    'Kundeservice holder lukket om natten',
  ],
  bonusDetails: {
    welcomeBonus:
      'Nye kunder får {spins} bonusspins uden gennemspil, når de indbetaler mindst {minDeposit}. Tilbuddet er aftalt særskilt for læsere af Nettobonus. Spinnene har en samlet pålydende værdi på 75 kr., og med en tilbagebetaling på 96 % sætter vi dem til {gross}. Der trækkes intet fra, så netto er {net}, uanset om du indbetaler 500 kr. eller mindre.',
    bonusTerms: [
      'Gennemspil: intet, hverken på spins eller indbetaling',
      'Udløses af en indbetaling på mindst {minDeposit}.',
      'Værdi pr. spin: 50 øre, kan ikke ændres',
      'Spinnene kan bruges i {validDays.days}',
      'Gevinster lægges på den almindelige saldo og kan hæves straks',
      'Én gang pr. person',
    ],
    freeSpins: {
      description:
        'De {spins} spins kommer som tre bundter til hver sin automat. Rækkefølgen bestemmer man selv, og der er ingen daglige frister at holde styr på.',
      table: [
        { day: 'Straks', spins: '50', game: 'Lærkesang', wager: 'Intet' },
        { day: 'Straks', spins: '50', game: 'Kornmarken', wager: 'Intet' },
        { day: 'Straks', spins: '50', game: 'Ravjægeren', wager: 'Intet' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Ugebrevet',
      description:
        'Hver mandag får man en opgørelse over tid, indsats og resultat i den forgangne uge. Den indeholder ingen tilbud, kun tal.',
    },
    {
      title: 'Stille timer',
      description: 'Man kan spærre sin egen konto i bestemte tidsrum, for eksempel fra kl. 22 til kl. 8.',
    },
  ],
  gameSelection:
    'Lærkespil har knap 900 spil og påstår ikke, at det er flere. Mange automater kan spilles for 10 eller 20 øre, og de er samlet under »Små indsatser«, som vi gerne så kopieret andre steder. Der er bingo tre aftener om ugen, nogle skrabespil og et lille livecasino med roulette og blackjack. Tilbagebetalingen står på hver flise. De vildeste automater med kæmpeudsving er valgt fra, og det mærkes på stemningen.',
  gameProviders: ['Rav & Bernstein', 'Havgus Studio', 'Blåmes Interactive', 'Kvarts Studio', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'MobilePay', minimum: 50_00, note: 'Spins fra {minDeposit}.' },
      { method: 'Visa/Dankort', minimum: 50_00, note: 'Spins fra {minDeposit}.' },
      { method: 'Trustly', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 20_00, time: 'Typisk under 30 minutter' },
      { method: 'Bankoverførsel', minimum: 20_00, time: 'Næste bankdag' },
    ],
    processingTime:
      'Vores spins gav 64,50 kr., og dem bad vi om at få ud med det samme. De var på kontoen 23 minutter senere.',
  },
  customerService: {
    availability: 'Hverdage kl. 8–22, lørdag og søndag kl. 9–21',
    channels: 'Telefon, chat og e-mail',
    languages: 'Dansk',
  },
  license: {
    type: 'Danmark (Spillemyndigheden)',
    details:
      'Spillemyndigheden har givet tilladelse nr. 18-0900325, som kan slås op på myndighedens liste. Det betyder blandt andet opslag i ROFUS ved hvert login, danske klageregler og gevinster, der som udgangspunkt ikke beskattes.',
  },
  security:
    'Login sker med MitID. Indbetalingsgrænsen skal vælges, før kontoen åbnes, og feltet er tomt, så casinoet ikke foreslår et højt beløb. Vi prøvede døgnpausen: Den trådte i kraft på sekundet og lod sig ikke ophæve, heller ikke da vi ringede og bad pænt. Data gemmes i EU, og indsigt kan bestilles på kontosiden.',
  userExperience:
    'Bløde farver, stor skrift og ingen lyd, før man selv tænder for den. Forsiden har ikke et eneste rullende banner. Ældre brugere er tydeligt tænkt ind, for teksten kan forstørres, uden at noget går i stykker. På telefon fylder saldoen en hel linje, så man altid ved, hvor man står.',
  conclusion:
    'Sjældent har vi haft så lidt at indvende. Lærkespil lover ikke meget og holder det hele: spins uden gennemspil, et lille nettobeløb og en udbetaling, der gik igennem uden spørgsmål. Udvalget er lille, og bonussen gør ingen rig. Til gengæld har den ingen skjult pris. For den, der vil spille for små beløb under dansk tilsyn, er det et af de bedste valg på listen.',
  faq: [
    {
      question: 'Er der slet intet gennemspil?',
      answer: 'Nej. Det, du vinder på dine spins, kan du hæve med det samme.',
    },
    {
      question: 'Hvorfor er netto {net} og ikke 75 kr.?',
      answer:
        'Fordi vi regner med, at automater betaler 96 % tilbage. {spins} spins à 50 øre er 75 kr., og 96 % af det er {gross}.',
    },
    {
      question: 'Får jeg flere spins for en større indbetaling?',
      answer: 'Nej, antallet er det samme. Der er ingen grund til at indbetale mere, end du havde tænkt dig.',
    },
    {
      question: 'Hvordan udelukker jeg mig selv?',
      answer:
        'Det gør du i ROFUS, hvor én tilmelding gælder alle casinoer med dansk tilladelse. StopSpillet rådgiver anonymt på 70 22 28 25.',
    },
  ],
  authorRole: 'Forbrugerredaktør',
  writtenOn: '2025-08-19',
  updatedOn: '2025-11-13',
  scores: { licence: 9.9, bonusTerms: 9.9, withdrawals: 9.6, games: 9, support: 9.4, reliability: 9.6 },
};
