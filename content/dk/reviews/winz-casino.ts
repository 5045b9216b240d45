import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'winz-casino',
  overview: [
    'Bonusvilkårene hos Winz Casino fylder knap en skærmside, og det er den korteste tekst, vi har læst i år. Forklaringen er enkel: Der er intet gennemspil at forklare. Indbetaler du 500 kr., får du 500 kr. oveni, og de skal ikke spilles igennem bagefter. Derfor er netto det samme som bonussen.',
    'Så vidt det gode. Licensen er fra Curaçao, og dermed mangler både det danske tilsyn, ROFUS og sikkerheden for, at en gevinst er skattefri. Vi har vejet det tungt, og casinoet ender alligevel højt, fordi udbetalinger, kundeservice og spiludvalg holdt i alle vores test. Winz passer til den voksne spiller, der kender forskel på en dansk og en udenlandsk licens og selv sætter sine grænser.',
  ],
  pros: [
    'Intet gennemspil: Netto er {net} ved en indbetaling på 500 kr.',
    'Vilkår, der kan læses på to minutter',
    'Vores udbetaling var fremme samme eftermiddag',
    'Kundeservice døgnet rundt',
    'Meget stort spiludvalg med søgning på tilbagebetaling',
  ],
  cons: [
    'Licens fra Curaçao, ikke dansk tilladelse',
    'Ikke omfattet af ROFUS',
    'Gevinster kan være skattepligtige',
    'Dansk hjælp kun på hverdage',
  ],
  bonusDetails: {
    welcomeBonus:
      'Du får {match} op til {maxBonus} på den første indbetaling. Indbetaler du 500 kr., er bonussen {gross}, og da intet skal spilles igennem, er netto {net}. Spiller du videre for pengene, kan du stadig tabe dem.',
    bonusTerms: [
      'Gennemspil: intet, hverken på bonus eller indbetaling',
      'Mindste indbetaling: {minDeposit}.',
      'Højeste indsats: {maxBet}, så længe bonussen står på kontoen',
      'Bonussen skal bruges inden for {validDays.days}',
      'Én bonus pr. person og husstand',
      'Indbetalinger med Skrill udløser ikke bonussen',
    ],
  },
  specialFeatures: [
    {
      title: 'Søgning på tilbagebetaling',
      description:
        'Spillene kan sorteres efter teoretisk tilbagebetaling. Det er sjældent, og det burde være almindeligt.',
    },
  ],
  gameSelection:
    'Lobbyen rummer godt 4.000 spil, de fleste spilleautomater. Vi prøvede søgefeltet med stavefejl, og det gættede rigtigt ni gange ud af ti. Livebordene begynder ved 5 kr., og blackjack findes både med og uden sidevæddemål. Tilbagebetalingen står på selve spillets kort, så du slipper for at åbne reglerne for at finde den. Nogle automater kører i en version med lavere tilbagebetaling end hos konkurrenterne, men tallet er altså oplyst. Demoversioner kræver, at du er logget ind.',
  gameProviders: [
    'Norrkraft Games',
    'Kobolt Play',
    'Lyskaster',
    'Isbre Interactive',
    'Rav & Bernstein',
    'Nattsol',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Bankoverførsel', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00, note: 'Giver ikke ret til bonus' },
      { method: 'Bitcoin', minimum: 200_00, note: 'Omregnes til kroner ved modtagelsen' },
    ],
    withdrawals: [
      { method: 'Bankoverførsel', minimum: 200_00, time: 'Samme dag eller næste bankdag' },
      { method: 'Skrill', minimum: 100_00, time: 'Under 2 timer' },
      { method: 'Bitcoin', minimum: 200_00, time: 'Under 1 time' },
    ],
    processingTime:
      'Vi bad om 740 kr. en tirsdag formiddag. Anmodningen blev godkendt efter 50 minutter, og banken viste beløbet kl. 15.',
  },
  customerService: {
    availability: 'Chat døgnet rundt, dansk betjening hverdage kl. 9–17',
    channels: 'Chat og e-mail',
    languages: 'Dansk og engelsk',
  },
  license: {
    type: 'Curaçao',
    details:
      'Licensen har nummer OGL/2024/9102/0102 og kan slås op i registret hos Curaçaos spillemyndighed, GCB. Den giver ikke ret til at udbyde spil i Danmark, og casinoet er hverken under Spillemyndighedens tilsyn eller omfattet af ROFUS.',
  },
  security:
    'Login kan låses med en engangskode, og vi anbefaler at slå den til. Pas og dokumentation for adressen blev godkendt på tre timer, inden vi måtte hæve. Spillernes penge skal ifølge vilkårene stå adskilt fra driften, men det kan vi ikke efterprøve. I en tvist er du henvist til en klageordning på Curaçao, og den er svagere end den danske.',
  userExperience:
    'Siden åbner hurtigt, også på en fire år gammel telefon. Saldoen er delt i egne penge og bonus, og udbetalingsknappen ligger øverst i stedet for fire menuer nede. Oversættelsen er på godt dansk med enkelte smuttere. Pop op-vinduer så vi kun ét af på en uge, og det kunne lukkes for altid.',
  conclusion:
    'En bonus uden gennemspil er den eneste, hvor reklame og virkelighed er det samme beløb. Her er netto {net} ved en indbetaling på 500 kr., og vi har forgæves ledt efter hagen. Den ligger i licensen: Curaçao giver tyndere beskyttelse og muligvis en skatteregning. Kan du leve med det, er tilbuddet blandt de reneste på listen. Er dansk tilsyn et krav, er svaret nej.',
  faq: [
    {
      question: 'Skal bonussen virkelig ikke spilles igennem?',
      answer: 'Nej. Vilkårene indeholder intet gennemspilskrav, og kundeservice bekræftede det på skrift.',
    },
    {
      question: 'Skal jeg betale skat af en gevinst?',
      answer:
        'Det kan du komme til, fordi licensen er udstedt uden for EØS. Spørg Skattestyrelsen, og gem dine kontoudtog.',
    },
    {
      question: 'Hvad sker der, hvis jeg satser mere end 50 kr.?',
      answer: 'Så kan casinoet tage bonussen tilbage. Grænsen gælder kun, mens bonussen er aktiv.',
    },
    {
      question: 'Virker min udelukkelse i ROFUS her?',
      answer:
        'Nej, ROFUS gælder kun casinoer med dansk tilladelse. Mærker du trangen, så ring til StopSpillet på 70 22 28 25.',
    },
  ],
  authorRole: 'Bonusredaktør',
  writtenOn: '2025-04-08',
  updatedOn: '2025-11-13',
  scores: { licence: 8.8, bonusTerms: 10, withdrawals: 9.9, games: 9.9, support: 9.6, reliability: 9.8 },
};
