import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'åkerbär-casino',
  overview: [
    'Innan vi fick satsa en krona hos Åkerbär Casino måste vi ange hur mycket vi högst ville sätta in per dag, vecka och månad. Så ska det gå till med svensk licens, och överst på varje sida sitter knapparna för Spelpaus, spelgränser och självtest. Det är ingen sajt som låtsas att sådant inte behövs.',
    'Bonusen ser liten ut i annonsen men har ett högt netto. Kravet är {wagering}, tiden {validDays.days}, och vid en insättning på 1 000 kr är nettot {net}. {finish} av 10 spelare klarar omsättningen. Spelutbudet är däremot tunt, och kundtjänsten stänger tidigt. Åkerbär passar den som sätter ordning och skydd före variation.',
  ],
  pros: [
    'Svensk licens med Spelpaus och obligatoriska insättningsgränser',
    'Netto {net}, omsättning endast {wagering}',
    'Hela {validDays.days} för omsättningen',
    '{finish} av 10 klarar omsättningen',
    'Swish för både insättning och uttag',
  ],
  cons: [
    'Litet spelutbud, omkring 700 titlar',
    'Chatten stänger tidigt på kvällen',
    'Bonusen ges bara en gång, därefter inga kampanjer',
    'Första uttaget tog längre tid än utlovat',
  ],
  bonusDetails: {
    welcomeBonus:
      'Vid första insättningen får du {match} upp till {maxBonus}. Sätter du in 1 000 kr ska {turnover} omsättas, och det kostar {cost}. Nettot är därmed {net}. Det låga kravet märks också i nästa siffra: {finish} av 10 spelare klarar omsättningen innan saldot är tomt.',
    bonusTerms: [
      'Omsättning: {wagering} bonusbeloppet',
      'Minsta insättning: {minDeposit}',
      'Maxinsats: {maxBet} tills omsättningen är klar',
      'Giltighetstid: {validDays.days}',
      'Inget tak för det som kan tas ut',
      'Ges en enda gång per person hos licenshavaren',
    ],
  },
  specialFeatures: [
    {
      title: 'Spelpaus på riktigt',
      description:
        'Kontrollen mot det nationella registret görs vid varje inloggning. En avstängning slår igenom direkt, även mitt i en bonusperiod.',
    },
    {
      title: 'Tidsruta i spelet',
      description:
        'Efter varje halvtimme stannar spelet och visar tid, insatser och resultat. Man måste själv välja att gå vidare.',
    },
  ],
  gameSelection:
    'Ungefär 700 spel är lite, och den som har bestämda favoriter lär sakna någon av dem. Här finns slots från fyra studior, ett knappt tiotal bordsspel och ett livecasino med svensktalande värdar på kvällarna. I gengäld är allt prydligt uppmärkt: återbetalning, volatilitet och lägsta insats står på spelrutan. Vi saknar demoläge och nyheter, som tycks komma en gång i månaden. Alla slots räknas fullt ut mot omsättningen, utan undantagslista.',
  gameProviders: ['Blåmes Interactive', 'Norrkraft Games', 'Kvarts Studio', 'Kobolt Play', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Swish', minimum: 100_00 },
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Visa (bankkort)', minimum: 100_00 },
    ],
    withdrawals: [
      { method: 'Swish', minimum: 100_00, time: 'Inom 2 timmar efter godkännande' },
      { method: 'Trustly', minimum: 100_00, time: 'Inom 2 timmar efter godkännande' },
    ],
    processingTime:
      'Det första uttaget, 900 kr med Swish, väntade nio timmar på godkännande. Nästa, på 400 kr, var framme på en timme och tjugo minuter.',
  },
  customerService: {
    availability: 'Vardagar 8–20, helger 10–18',
    channels: 'Chatt, telefon och e-post',
    languages: 'Svenska',
  },
  license: {
    type: 'Spelinspektionen (Sverige)',
    details:
      'Licens 24Si9288 enligt Spelinspektionens register. Casinot står under svensk tillsyn, är anslutet till Spelpaus och omfattas av svenska regler om bonus, gränser och omsorgsplikt. Vinster är skattefria.',
  },
  security:
    'Åkerbär är ett snabbcasino: inloggningen sker med bank-id och inget annat. Vi testade omsorgsplikten genom att höja insättningsgränsen kraftigt en sen kväll. Dagen därpå ringde casinot och frågade hur vi mådde. Samtalet var vänligt och utan säljsnack. Uttag går bara till ett konto eller nummer i eget namn, och personuppgifterna lagras inom EU.',
  userExperience:
    'Allt är på ordentlig svenska, även det finstilta. Typsnittet är stort och sidorna korta, vilket gör Åkerbär lätt att använda också för den som inte är van. Priset är en viss långsamhet: tre bekräftelser krävs innan man sitter i ett spel. Mobilversionen är i stort sett identisk med den på datorn, på gott och ont.',
  conclusion:
    'Den som jämför annonser skulle bläddra förbi Åkerbär. Men få bonusar i vår lista har ett så högt netto i förhållande till storleken, med god tidsmarginal och svenskt skydd runt alltihop. Betyget hålls nere av det smala utbudet och en kassa som behöver bli piggare. Ett tryggt och lite stillsamt casino, med en ovanligt ärlig bonus.',
  faq: [
    {
      question: 'Gäller Spelpaus hos Åkerbär?',
      answer: 'Ja. Casinot har svensk licens, och den som är avstängd kan varken logga in eller öppna konto.',
    },
    {
      question: 'Kan jag få bonus mer än en gång?',
      answer: 'Nej, med svensk licens får bonus bara ges vid det första speltillfället.',
    },
    {
      question: 'Är {wagering} lågt?',
      answer: 'Ja. Omsättningen kostar en femtedel av bonusen, och resten är nettot.',
    },
    {
      question: 'Hur ändrar jag mina insättningsgränser?',
      answer:
        'Via knappen för spelgränser. En sänkning gäller omedelbart, en höjning först efter en väntetid.',
    },
    {
      question: 'Vart vänder jag mig om jag är missnöjd?',
      answer:
        'Först till casinots kundtjänst. Går det inte att lösa kan en konsumenttvist prövas av Allmänna reklamationsnämnden.',
    },
  ],
  authorRole: 'Granskare av spelansvar',
  writtenOn: '2025-05-28',
  updatedOn: '2025-11-07',
  scores: { licence: 10, bonusTerms: 9.6, withdrawals: 8.2, games: 7.2, support: 7.6, reliability: 8 },
};
