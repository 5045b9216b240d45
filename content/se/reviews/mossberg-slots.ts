import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'mossberg-slots',
  overview: [
    'Vi skrev till kundtjänsten på Mossberg Slots en söndagskväll och frågade om insättningen också måste omsättas. Svaret kom efter fyra minuter: nej, bara bonusen, {wagering}, och här är punkten i villkoren. Så ska det gå till. Casinot är nytt men uppträder som om det hade funnits länge, och det menar vi som beröm.',
    'Bonusen är varken stor eller liten. En tusenlapp dubblas, {turnover} ska spelas igenom och det kostar {cost}. Nettot är {net}. {finish} av 10 spelare klarar omsättningen. Den som väger licens och bemötande tyngre än bonus har mer att hämta här än den som jagar netto.',
  ],
  pros: [
    'Licens från Spelinspektionen',
    'Netto {net} vid en insättning på 1 000 kr',
    'Låg minsta insättning: {minDeposit}',
    'Kundtjänst som citerar sina egna villkor',
    'Öppen redovisning av återbetalningen',
  ],
  cons: [
    'Kravet {wagering} är högre än hos flera svenska konkurrenter',
    '{notFinish} av 10 klarar inte omsättningen',
    'Nästan bara slots',
  ],
  bonusDetails: {
    welcomeBonus:
      'Den första insättningen ger {match} upp till {maxBonus}. För den som sätter in 1 000 kr är nettot {net}, och {finish} av 10 spelare klarar omsättningen innan pengarna är slut.',
    bonusTerms: [
      '{wagering} omsättning, räknat på bonusen',
      'Insättning om minst {minDeposit}',
      'Maxinsats {maxBet} per snurr',
      'Gäller i {validDays.days}',
      'Bordsspel bidrar inte till omsättningen',
    ],
  },
  specialFeatures: [
    {
      title: 'Kvitto efter varje pass',
      description:
        'När man loggar ut visas insatser, vinster och tid för passet. Beloppen står i kronor, utan omskrivningar.',
    },
  ],
  gameSelection:
    'Ordet slots i namnet ska tas bokstavligt. Vi räknade till omkring 900 slots, fyra roulettespel och inget livecasino alls. I gengäld är spelen väl beskrivna: återbetalning, volatilitet, lägsta insats och hur ofta bonusrundan brukar inträffa. En mossgrön etikett markerar spel med minst 96 %. Filtret på lägsta insats börjar vid 50 öre, vilket gör det lätt att hålla nere tempot. Exklusiva titlar saknas ännu.',
  gameProviders: ['Blåmes Interactive', 'Norrkraft Games', 'Rav & Bernstein', 'Lyskaster', 'Tähtisumu'],
  paymentMethods: {
    deposits: [
      { method: 'Swish', minimum: 100_00 },
      { method: 'Visa (bankkort)', minimum: 100_00 },
      { method: 'Trustly', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 100_00, time: 'Cirka 20 minuter i vårt test' },
      { method: 'Banköverföring', minimum: 100_00, time: '1 bankdag' },
    ],
    processingTime:
      'Vårt uttag på 400 kr godkändes på 17 minuter en måndagsförmiddag och fanns på kontot strax därefter.',
  },
  customerService: {
    availability: 'Måndag–söndag kl. 8–24',
    channels: 'Chatt, e-post och telefon på vardagar',
    languages: 'Svenska, engelska',
  },
  license: {
    type: 'Svensk spellicens',
    details:
      'Spelinspektionen har utfärdat licensen, nummer 24Si9282. Det innebär svensk tillsyn, koppling till Spelpaus och skattefria vinster. Numret i sidfoten stämde med registret när vi kontrollerade.',
  },
  security:
    'Bank-id vid inloggning, automatisk utloggning efter tio minuters inaktivitet och en logg över tidigare besök. Vi provade att sänka insättningsgränsen, och det slog igenom direkt. En höjning avvisades först och fick vänta tre dygn. Spelarnas medel ligger på klientmedelskonto, enligt villkoren.',
  userExperience:
    'Skogsgrönt, lite beige och en teckenstorlek som inte kräver läsglasögon. Spelen öppnas i samma fönster och klockan syns hela tiden. På datorn fungerar tangentbordet, något som få casinon bryr sig om. Däremot glömmer sidan filtren så fort man går tillbaka från ett spel, och det blir snabbt tröttsamt.',
  conclusion:
    'Mossberg Slots vinner på hantverket: hjälpsam kundtjänst, tydliga siffror och ett snabbt uttag. Bonusen är en bisak: nettot är ett tunt plus, och flera svenska konkurrenter har högre. För den som vill veta vad ett spel kostar i längden är det ändå ett av de ärligare ställena.',
  faq: [
    {
      question: 'Finns det livecasino på Mossberg Slots?',
      answer: 'Nej, inte när vi senast tittade. Casinot säger att det inte heller är planerat.',
    },
    {
      question: 'Hur räknas nettot fram?',
      answer:
        'Från bonusen på {gross} dras fyra procent av de {turnover} som ska omsättas, det vill säga {cost}. Resten är nettot.',
    },
    {
      question: 'Hinner jag omsätta på {validDays.days}?',
      answer:
        'Tiden är sällan problemet. Det vanliga är att pengarna tar slut, vilket händer {notFinish} av 10 spelare.',
    },
    {
      question: 'Kan en anhörig få hjälp?',
      answer: 'Ja, Stödlinjen på 020-81 91 00 tar även emot samtal från anhöriga.',
    },
  ],
  authorRole: 'Kundtjänstgranskare',
  writtenOn: '2025-08-21',
  updatedOn: '2025-11-04',
  scores: { licence: 10, bonusTerms: 8, withdrawals: 8.9, games: 7.5, support: 9.2, reliability: 8.6 },
};
