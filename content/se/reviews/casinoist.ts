import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'casinoist',
  overview: [
    'Trettioåtta minuter: så lång tid tog uttaget från Casinoist, från begäran till pengar på kontot. Det är snabbt, och med 6 000 spel är utbudet dessutom bredare än på de flesta andra ställen. På de två punkterna förtjänar casinot sin rekommendation, och chatten drar inte ned intrycket.',
    'Välkomstbonusen förtjänar den inte. Den tredubblar visserligen saldot på skärmen men ska omsättas {wagering}. För 1 000 kr betyder det {turnover} i insatser, som kostar drygt 2 900 kr, mot knappt 2 100 kr i bonus och snurr. Nettot är {net}. Licensen är dessutom utfärdad på Curaçao, inte i Sverige. Det påverkar både skatten och skyddet.',
  ],
  pros: [
    'Uttag på 38 minuter',
    '6 000 spel, väl sorterade',
    'Alert chatt även sent på kvällen',
    'Licensnumret redovisas öppet',
  ],
  cons: [
    'Bonusens netto är {net}',
    'Omsättning {wagering} på både bonus och snurrvinst',
    'Vinster är normalt skattepliktiga',
    'Spelpaus gäller inte',
  ],
  bonusDetails: {
    welcomeBonus:
      'Erbjudandet lyder {match} upp till {maxBonus} plus {spins} gratissnurr. Sätter man in 1 000 kr blir bonusen {bonus} och snurren värda {spinsValue}. När omsättningen räknas in är nettot {net}. Bara {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Bonusen omsätts {wagering}',
      'Vinst från snurren omsätts {spinWagering}',
      'Minsta insättning för bonus: {minDeposit}',
      'Insatser över {maxBet} bryter mot villkoren',
      '{validDays.days} från aktivering',
      'Spel med progressiv jackpott är undantagna',
    ],
    freeSpins: {
      description:
        'Snurren, värda 1 kr vardera, kommer i fyra omgångar med start när insättningen har registrerats.',
      table: [
        { day: 'Dag 1', spins: '25', game: 'Basarens lykta', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '25', game: 'Basarens lykta', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '25', game: 'Kopparkaravan', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '25', game: 'Kopparkaravan', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Sparade filter',
      description: 'En egen kombination av studio, speltyp och volatilitet kan sparas och öppnas nästa gång.',
    },
  ],
  gameSelection:
    'Med 6 000 titlar blir sorteringen viktigare än antalet, och här är den genomtänkt. Det går att välja studio, volatilitet, lägsta insats och återbetalning i samma vy, och varje spelkort visar procenttalet utan extra klick. Livecasinot rymmer allt från blackjack på 10 kr till baccarat för betydligt tjockare plånböcker. Snabbspel, skraplotter och bingo finns också. Nackdelen är att samma spel ibland ligger dubbelt, med olika återbetalning, så läs kortet noga.',
  gameProviders: [
    'Norrkraft Games',
    'Kvarts Studio',
    'Blåmes Interactive',
    'Saltgruve Games',
    'Lyskaster',
    'Mörkö Games',
    'Nattsol',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa och Mastercard', minimum: 200_00 },
      { method: 'Neteller', minimum: 200_00 },
      { method: 'Bitcoin', minimum: 300_00, note: 'Växlas till kronor vid insättning' },
    ],
    withdrawals: [
      { method: 'Neteller', minimum: 200_00, time: 'Under en timme' },
      { method: 'Bitcoin', minimum: 300_00, time: 'Under en timme' },
      { method: 'Banköverföring', minimum: 500_00, time: '1–3 bankdagar' },
    ],
    processingTime: 'Testuttaget tog 38 minuter. Då var kontot redan verifierat, vilket är en förutsättning.',
  },
  customerService: {
    availability: 'Chatten är öppen dygnet runt, e-post besvaras inom ett dygn',
    channels: 'Chatt och e-post',
    languages: 'Engelska; svenska via maskinöversättning',
  },
  license: {
    type: 'Licens från Curaçao',
    details:
      'Licensen OGL/2024/9118/0411 går att finna i Curaçaos register. Svensk licens saknas: vinster ska normalt deklareras, Spelinspektionen har ingen tillsyn och Spelpaus gäller inte.',
  },
  security:
    'Anslutningen är krypterad, tvåstegsinloggning erbjuds direkt och dokument laddas upp inne på kontot i stället för med e-post. Svagheten är tvisterna. Vid en konflikt är det licensgivaren på Curaçao man får vända sig till, och den vägen är både lång och oprövad för svenska konsumenter.',
  userExperience:
    'Trots mängden spel laddas startsidan snabbt. Filtren fälls ut från sidan och fungerar lika bra med tummen som med mus. Reklamen är återhållsam, så när som på en bonusbanner som inte går att stänga. En insättningsgräns föreslås redan vid den första insättningen, vilket är ett plus.',
  conclusion:
    'Casinoist rekommenderas för uttaget och spelutbudet. Bonusen är det svagaste kortet: nettot hör till de lägre vi har räknat fram, och {notFinish} av 10 får slut på pengar innan omsättningen är klar. Tacka hellre nej till den, sätt en gräns först och glöm inte skatten. Den som kräver svenskt konsumentskydd ska välja ett annat casino.',
  faq: [
    {
      question: 'Hur kan ni rekommendera ett casino vars bonus kostar pengar?',
      answer:
        'Rekommendationen gäller uttagstiden och spelutbudet. Bonusen bedöms för sig, och den avråder vi från.',
    },
    {
      question: 'Måste vinster deklareras?',
      answer:
        'Normalt ja, eftersom casinot saknar svensk licens. Skatteverket kan ge besked i det enskilda fallet.',
    },
    {
      question: 'Kan jag ångra bonusen?',
      answer: 'Ja, under kontots bonusflik. Då stryks bonusen och det som vunnits med den.',
    },
    {
      question: 'Vad gör jag om spelandet går överstyr?',
      answer:
        'Stäng kontot via chatten eller spelansvarssidan, och ring Stödlinjen på 020-81 91 00. Samtalet är gratis och anonymt.',
    },
  ],
  authorRole: 'Betalningstestare',
  writtenOn: '2025-03-27',
  updatedOn: '2025-11-12',
  scores: { licence: 8.5, bonusTerms: 6.2, withdrawals: 10, games: 10, support: 10, reliability: 10 },
};
