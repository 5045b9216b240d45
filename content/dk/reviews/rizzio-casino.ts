import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'rizzio-casino',
  overview: [
    'En tredobling af saldoen plejer at få os til at lede efter det med småt. Hos Rizzio Casino fandt vi det på under et minut, og det var mildere end ventet: {wagering} gennemspil, beregnet af bonussen alene. Det ligger klart under de {breakEven}, hvor en bonus går i nul. Ved en indbetaling på 500 kr. er netto derfor et pænt plus.',
    'Netto siger dog ikke, hvordan din aften går. {finish.words} ud af ti opfylder kravet; resten løber tør for penge undervejs. Casinoet har licens fra Malta, så tilsynet er europæisk, men ikke dansk. Rizzio er bedst til den tålmodige, der spiller med små indsatser og har en måned til det. Vi kan især lide, at casinoet viser det resterende gennemspil i kroner i stedet for i procent.',
  ],
  pros: [
    'Netto {net} ved en indbetaling på 500 kr.',
    'Moderat gennemspil: {wagering} bonussen',
    'Licens fra et EØS-land',
    'Hurtige udbetalinger via Trustly',
    'Restbeløbet vises i kroner',
  ],
  cons: [
    'Ingen dansk tilladelse og ikke tilknyttet ROFUS',
    '{notFinish.words} ud af ti løber tør for penge, før de når i mål',
    'Højst 50 kr. pr. spin med bonus',
    'De {spins} spins kommer i fem portioner',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tilbuddet lyder på {match} op til {maxBonus} + {spins} spins. En indbetaling på 500 kr. giver {bonus} i bonus, og spinnene sætter vi til {spinsValue}. Gennemspillet koster omkring {cost}, så netto er {net}. {finish.words} ud af ti når i mål.',
    bonusTerms: [
      'Gennemspil: {wagering} bonusbeløbet',
      'Også gevinster fra spins skal spilles igennem {spinWagering}',
      'Indbetaling på mindst {minDeposit}.',
      'Indsatsen må ikke overstige {maxBet} pr. spin',
      'Frist på {validDays.days}',
      'Bordspil og livecasino tæller ikke med',
      'Paysafecard er undtaget fra tilbuddet',
    ],
    freeSpins: {
      description:
        'De {spins} spins udleveres over fem dage med 20 ad gangen, hvert til en værdi af {spinValue}. Glemmer du at logge ind, bortfalder dagens portion.',
      table: [
        { day: 'Dag 1', spins: '20', game: 'Citronlunden', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '20', game: 'Citronlunden', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '20', game: 'Vespatur', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '20', game: 'Vespatur', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '20', game: 'Månens Marked', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Gennemspil i kroner',
      description:
        'En linje under saldoen fortæller, hvor mange kroner der mangler. Den opdateres efter hvert spin.',
    },
    {
      title: 'Tilbud gennem Nettobonus',
      description:
        'Bonussen er en aftale, som gælder via vores link. Vi får provision, men regnestykket er det samme som for alle andre.',
    },
  ],
  gameSelection:
    'Omkring 2.800 spil er fordelt på otte hylder, og hylderne giver faktisk mening: »Lav volatilitet«, altså små udsving, er en af dem. Her fandt vi de spil, der egner sig bedst til et gennemspil. Liveafdelingen er velbesat om aftenen, men borde med dansktalende dealer findes ikke. Jackpotspil er tydeligt mærket som udelukket fra bonussen, så ingen opdager det for sent. Videopoker er der kun tre varianter af.',
  gameProviders: [
    'Fjellvind',
    'Kvarts Studio',
    'Blåmes Interactive',
    'Saltgruve Games',
    'Tähtisumu',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Paysafecard', minimum: 100_00, note: 'Udløser ingen bonus' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 100_00, time: 'Under 4 timer' },
      { method: 'Visa', minimum: 150_00, time: '1–3 bankdage' },
      { method: 'Bankoverførsel', minimum: 200_00, time: '1–2 bankdage' },
    ],
    processingTime:
      'To test: 300 kr. via Trustly tog 2 timer og 20 minutter, mens 500 kr. til et Visa-kort først stod på kontoen efter to bankdage.',
  },
  customerService: {
    availability: 'Alle dage kl. 8–24',
    channels: 'Chat, e-mail og opkald efter aftale',
    languages: 'Dansk, svensk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'MGA/B2C/9107/2024 er nummeret i den maltesiske myndigheds register. Malta er i EØS, men licensen er ikke en dansk tilladelse. Casinoet hører derfor ikke under Spillemyndigheden og kender ikke de udelukkelser, der er registreret i ROFUS.',
  },
  security:
    'Ved oprettelsen tog vi billede af kørekortet og en kort video; ti minutter senere var kontoen bekræftet. MGA kræver, at spillernes indeståender holdes for sig, og at der findes en uafhængig klageinstans. Indbetalingsgrænsen foreslås allerede i trin to. En sænkning slår igennem straks, en forhøjelse først efter syv dage.',
  userExperience:
    'Farverne er kraftige, men opbygningen er rolig. På mobilen ligger kassen, spillene og hjælpen i en fast bjælke nederst, så tommelfingeren når alt. Vi bemærkede, at bonussen er fravalgt på forhånd. Du skal selv sætte fluebenet, og det er den rigtige rækkefølge.',
  conclusion:
    'Det er ikke tit, at et tilbud på {match} tåler at blive regnet efter. Rizzios gør. Et nettobeløb på {net} ved en indbetaling på 500 kr. hører til i den gode ende, og det skyldes ene og alene det moderate gennemspil. Minusset er velkendt: Malta er ikke Danmark, og {notFinish.words} ud af ti spillere når aldrig i mål. Som bonus betragtet er det dog et af de bedre tilbud, vi har gennemgået.',
  faq: [
    {
      question: 'Hvorfor er netto lavere end bonussen?',
      answer:
        'Fordi vi regner med, at hver krone, du spiller for, koster 4 øre. Gennemspillet på {wagering} koster derfor tre femtedele af værdien.',
    },
    {
      question: 'Kan jeg sige nej til bonussen?',
      answer: 'Ja, og det er standardvalget. Uden flueben indbetaler du helt almindeligt.',
    },
    {
      question: 'Er gevinsterne skattefri?',
      answer:
        'Det kan vi ikke love. Casinoet har ingen dansk tilladelse, så få det afklaret hos Skattestyrelsen.',
    },
    {
      question: 'Hvordan holder jeg en pause?',
      answer:
        'Under »Ansvarligt spil« vælger du fra et døgn til seks måneder. StopSpillet rådgiver gratis og anonymt på 70 22 28 25.',
    },
  ],
  authorRole: 'Forbrugerjournalist',
  writtenOn: '2025-05-20',
  updatedOn: '2025-11-12',
  scores: { licence: 9.2, bonusTerms: 9.4, withdrawals: 9.6, games: 9.5, support: 9.3, reliability: 9.4 },
};
