import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'havsöring-casino',
  overview: [
    'Vad menas med cashflow? På Havsöring Casino är det namnet på ett upplägg där insättning, vinst och bonus hålls i skilda fack och där det egna facket alltid kan tömmas. I praktiken är det en non-sticky-bonus med finare etikett. Vi läste villkoren två gånger för att vara säkra, och de håller vad namnet antyder.',
    'Matematiken är mindre upplyftande. När de egna pengarna är slut och bonusen tar vid gäller {wagering}, alltså {turnover} i insatser för en bonus på {gross}. Det kostar {cost}. Tusen plus, tusen minus: nettot är noll. Casinot passar den som är försiktig och vill kunna kliva av tidigt.',
  ],
  pros: [
    'Egna pengar binds inte av bonusen',
    'Cashflow-vyn visar varje krona för sig',
    'MGA-licens med giltigt nummer',
    'Pålitliga utbetalningar',
  ],
  cons: [
    'Bonusens netto är {net}',
    'Bara {finish} av 10 klarar omsättningen',
    'Minsta insättning på {minDeposit} är onödigt hög',
    'Varken svensk licens eller Spelpaus',
  ],
  bonusDetails: {
    welcomeBonus:
      'Man får {match} upp till {maxBonus} på den första insättningen, utan snurr vid sidan om. Nettot vid 1 000 kr är {net}, varken plus eller minus. {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Kravet {wagering} avser bonusbeloppet',
      '{minDeposit} är minsta insättning',
      'Maxinsatsen är {maxBet}',
      'Bonusen gäller i {validDays.days}',
      'Non-sticky: bonusen tas i bruk först när egna medel är slut',
      'Köpta bonusspel är inte tillåtna',
    ],
  },
  specialFeatures: [
    {
      title: 'Cashflow',
      description:
        'En tidslinje visar in- och utflöde per dag, med skillnaden i kronor. Även månader med förlust syns i klartext.',
    },
    {
      title: 'Delat uttag',
      description:
        'Man kan ta ut en del av det egna facket och spela vidare med resten, men då avslutas bonusen.',
    },
  ],
  gameSelection:
    'Ungefär 1 600 spel har samlats här, och de är valda med viss omsorg. Bland spelautomaterna finns både lågmälda varianter med täta småvinster och mer nyckfulla. Bordsspelen är fler än brukligt, bland annat fyra sorters baccarat och en pontoon med goda regler. Livecasinot är inköpt från en enda studio. Spelens återbetalning anges, och dessutom vilket datum uppgiften kontrollerades. Det har vi inte sett på många andra håll.',
  gameProviders: ['Rav & Bernstein', 'Pohjantuuli', 'Blåmes Interactive', 'Nattsol', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Visa och Mastercard', minimum: 200_00 },
      { method: 'Skrill', minimum: 200_00 },
      { method: 'Paysafecard', minimum: 200_00, note: 'Uttag sker då till bankkonto' },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 200_00, time: 'Omkring 8 timmar' },
      { method: 'Banköverföring', minimum: 300_00, time: '2 bankdagar i vårt test' },
    ],
    processingTime:
      'Vi testade två uttag. Det till Skrill tog knappt åtta timmar, det till banken två bankdagar. Båda höll sig inom det utlovade.',
  },
  customerService: {
    availability: 'Vardagar kl. 8–22, helger kl. 10–20',
    channels: 'E-post och chatt',
    languages: 'Engelska, enstaka handläggare talar svenska',
  },
  license: {
    type: 'MGA-licens',
    details:
      'Under numret MGA/B2C/9303/2022 finns bolaget i Maltas register. Licensen innebär ingen svensk tillsyn, Spelpaus gäller inte och vinster är normalt skattepliktiga.',
  },
  security:
    'Casinot bad om inkomstuppgift när vi närmade oss 10 000 kr i sammanlagda insättningar, precis som villkoren säger. Ett sådant ingripande är besvärligt men sunt. Inloggningen skyddas med kod i mobilen. Den som vill kan låsa kontot vissa klockslag, exempelvis efter midnatt, och låset går inte att häva samma dygn.',
  userExperience:
    'Vid första anblicken liknar det mer en banktjänst än ett casino: tabeller, datum, dova blå toner. Det tar en stund att hitta spelen, men desto kortare tid att förstå sin egen ekonomi. Menyn på mobilen är djup och kunde förenklas. Sidan är på engelska, bortsett från några få svenska rubriker.',
  conclusion:
    'Havsöring Casino gör mer än de flesta för att visa vart pengarna tar vägen, och cashflow-vyn är ovanligt upplysande. Bonusens netto är {net}, och egna pengar kan tas ut så länge bonusen inte har börjat användas. En solid mittenplacering, och för siffermänniskor kanske något bättre än så.',
  faq: [
    {
      question: 'Är cashflow och cashback samma sak?',
      answer:
        'Nej. Cashback ger tillbaka en del av det man förlorat; cashflow är här ett sätt att hålla isär egna pengar och bonus.',
    },
    {
      question: 'När börjar omsättningen räknas?',
      answer: 'När de egna pengarna är slut och den första insatsen görs med bonuspengar.',
    },
    {
      question: 'Kan jag avsluta bonusen själv?',
      answer: 'Ja, i cashflow-vyn. Egna pengar och vinster på dem rörs inte.',
    },
    {
      question: 'Hur spärrar jag kontot på nätterna?',
      answer:
        'Välj klockslag under spelansvar. Räcker det inte kan du stänga av dig helt, och Stödlinjen nås på 020-81 91 00.',
    },
  ],
  authorRole: 'Redaktör för villkor och siffror',
  writtenOn: '2025-08-05',
  updatedOn: '2025-10-27',
  scores: { licence: 9, bonusTerms: 7.2, withdrawals: 8.2, games: 8.3, support: 7.8, reliability: 8.8 },
};
