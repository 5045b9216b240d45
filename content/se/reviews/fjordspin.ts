import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'fjordspin',
  overview: [
    'Ett litet ord gör stor skillnad på Fjordspin. Kravet är {wagering}, vilket låter lågt, men det gäller bonus ”och” insättning. Den som sätter in 1 000 kr får {gross} och ska omsätta {wagering.number} × 2 500 kr, det vill säga {turnover}. Omräknat till enbart bonusen är det 25×, exakt där en bonus slutar vara värd något.',
    'Nettot är följaktligen {net}. Vi frågade chatten varför formuleringen bara står i punkt 8.3 och inte i bonusrutan. Svaret var vänligt men gled undan frågan. Resten av det nya casinot är bättre: spelen laddas fort, kassan är överskådlig och vårt uttag kom samma dag. Den som spelar utan bonus har inte mycket att klaga på.',
  ],
  pros: [
    'Licens från MGA',
    'Insättning från {minDeposit}',
    'Uttag samma dag i vårt test',
    'Välgjord mobilvy',
  ],
  cons: [
    'Kravet räknas även på insättningen',
    'Netto {net} trots hög procentsats',
    '{notFinish} av 10 klarar inte omsättningen',
    'Inte anslutet till Spelpaus',
  ],
  bonusDetails: {
    welcomeBonus:
      'Fjordspin erbjuder {match} upp till {maxBonus}, och taket nås vid en insättning på knappt 2 700 kr. Vid en insättning på 1 000 kr kostar omsättningen {cost}, lika mycket som bonusen. Nettot är {net}. {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Omsättning {wagering} på summan av bonus och insättning',
      'Minst {minDeposit} måste sättas in',
      'Insatser upp till {maxBet} godtas',
      'Tidsgräns {validDays.days}',
      'Insättning med Neteller berättigar inte till bonus',
    ],
  },
  specialFeatures: [
    {
      title: 'Delat spelrum',
      description: 'Vissa slots kan följas av vänner via en länk. Ingen kan se insatsens storlek.',
    },
  ],
  gameSelection:
    'För att vara nytt har Fjordspin ett fylligt utbud, omkring 2 200 spel. Nordiska motiv är i majoritet, men här finns också rena klassiker och ett tjugotal videopokerspel, en genre som många har lämnat. Livecasinot är nyöppnat och växer. Varje spel har en egen sida med regler på engelska, återbetalning och datum för lanseringen. Filtrering på volatilitet saknas, och sorteringen ”rekommenderat” förklaras ingenstans.',
  gameProviders: [
    'Fjellvind',
    'Isbre Interactive',
    'Lyskaster',
    'Havgus Studio',
    'Kvarts Studio',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Neteller', minimum: 100_00, note: 'Utan bonus' },
    ],
    withdrawals: [
      { method: 'Visa', minimum: 200_00, time: '6 timmar i vårt test' },
      { method: 'Neteller', minimum: 200_00, time: 'Inom 12 timmar' },
    ],
    processingTime:
      'Vi begärde ett uttag på 500 kr till Visa vid lunchtid och såg beloppet på kontoutdraget sex timmar senare.',
  },
  customerService: {
    availability: 'Chatt kl. 8–24 varje dag',
    channels: 'Chatt, e-post',
    languages: 'Engelska, norska',
  },
  license: {
    type: 'Malta Gaming Authority',
    details:
      'Casinot har licens MGA/B2C/9237/2022, som alltså är äldre än varumärket. Bolaget bakom har haft tillståndet i några år. Någon svensk licens finns inte, och därmed varken Spelpaus, tillsyn från Spelinspektionen eller skattefria vinster.',
  },
  security:
    'Bolaget är mer erfaret än casinot, vilket syns i rutinerna. Identitetskontrollen gjordes med foto i mobilen och tog fyra minuter. Tvister kan prövas av ett externt organ som namnges i villkoren. Gränser för insättning, förlust och inloggad tid föreslås när kontot öppnas, men kan hoppas över.',
  userExperience:
    'Mobilvyn är den bästa delen. Menyn ligger vid tummen, spelen fyller skärmen och kassan minns det senaste betalsättet utan att föreslå något belopp. På dator är kolumnerna onödigt breda. Bonusrutan visar procent och tak i stora siffror men nämner inte vad kravet räknas på, och det är en brist som lätt kunde åtgärdas.',
  conclusion:
    'Fjordspin är ett trivsamt nytt casino med en bonus som ser bättre ut än den är. Nettot är noll, eftersom kravet gäller även de egna pengarna. Ingen katastrof, men heller inget att sätta in för. Om casinot i bonusrutan skrev ut vad kravet räknas på skulle vi höja betyget. Till dess får läsaren göra det arbetet själv.',
  faq: [
    {
      question: 'Varför är {wagering} inte lågt här?',
      answer:
        'För att insättningen räknas med. Då blir beloppet att omsätta betydligt större än om bara bonusen gällde.',
    },
    {
      question: 'Kan jag ta ut min insättning innan allt är omsatt?',
      answer: 'Enligt chatten ja, men då stryks bonusen och vinster som gjorts med den.',
    },
    {
      question: 'Är Fjordspin ett norskt casino?',
      answer: 'Nej, namnet till trots. Bolaget är maltesiskt och har licens från Malta.',
    },
    {
      question: 'Kan jag spela om jag är under 20?',
      answer: 'Åldersgränsen är 18 år. Identiteten kontrolleras före det första uttaget.',
    },
    {
      question: 'Finns det något stöd om jag vill dra ned på spelandet?',
      answer: 'Kontots gränser är en början. Stödlinjen på 020-81 91 00 ger råd, och samtalet är anonymt.',
    },
  ],
  authorRole: 'Mobiltestare',
  writtenOn: '2025-10-02',
  updatedOn: '2025-11-06',
  scores: { licence: 9, bonusTerms: 6.7, withdrawals: 8.6, games: 8.5, support: 7.8, reliability: 8.4 },
};
