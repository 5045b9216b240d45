import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'winz-casino',
  overview: [
    'Vi letade efter haken hos Winz Casino. Den brukar stå under rubriken omsättning, men där fanns bara en enda rad, som sade att inget krav gäller. Sätter du in 1 000 kr får du 1 000 kr till, och bonusen behöver inte spelas igenom före uttag.',
    'Nettot är {net}, alltså hela bonusen. Ingen annan siffra i den här recensionen är lika okomplicerad. Licensen kommer från Curaçao, inte från Sverige, och det påverkar både tillsynen och skatten. Villkoren är raka, men Spelpaus gäller inte.',
  ],
  pros: [
    'Inget omsättningskrav: nettot är lika stort som bonusen, {net}',
    'Inget tak för vinster med bonusen',
    '{validDays.days} att använda bonusen',
    'Uttag till bankkontot framme samma dag i vårt test',
    'Licensnumret redovisas öppet på sajten',
  ],
  cons: [
    'Licens från Curaçao, utan anslutning till Spelpaus',
    'Vinster är normalt skattepliktiga, eftersom svensk licens saknas',
    'Maxinsats på {maxBet} så länge bonusen är aktiv',
    'Inga gratissnurr i välkomsterbjudandet',
  ],
  bonusDetails: {
    welcomeBonus:
      'Winz ger {match} upp till {maxBonus} på den första insättningen. Inget ska omsättas, så ingenting dras av: vid 1 000 kr är nettot {net}. Det finns ingen omsättning att klara, men det säger förstås inget om hur det går om man spelar vidare.',
    bonusTerms: [
      'Inget omsättningskrav',
      'Minsta insättning: {minDeposit}',
      'Maxinsats medan bonusen är aktiv: {maxBet}',
      'Giltighetstid: {validDays.days}',
      'Vinsttak: inget',
      'Insättningar med Skrill ger ingen bonus',
    ],
  },
  specialFeatures: [
    {
      title: 'Samma princip för andra kampanjer',
      description:
        'De veckokampanjer som visades under vår testperiod var också omsättningsfria. De är betydligt mindre än välkomstbonusen och kräver att man anmäler sig.',
    },
  ],
  gameSelection:
    'Vi räknade till drygt 3 000 spel, de flesta av dem slots. Listan går att sortera efter leverantör, och återbetalningsprocenten står på informationssidan för varje spel, något som fler borde ta efter. Livebord finns i alla vanliga insatsklasser, dock sällan med svensktalande värd. Bonuspengarna får användas på slots och bordsspel men inte i livecasinot. Det framgår både av villkoren och av en liten ruta vid själva bordet innan man satsar.',
  gameProviders: [
    'Norrkraft Games',
    'Kvarts Studio',
    'Rav & Bernstein',
    'Lyskaster',
    'Nattsol',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa och Mastercard', minimum: 200_00 },
      { method: 'Banköverföring', minimum: 200_00 },
      { method: 'Skrill', minimum: 200_00, note: 'Ger inte rätt till bonusen' },
      { method: 'Bitcoin', minimum: 300_00 },
    ],
    withdrawals: [
      { method: 'Banköverföring', minimum: 200_00, time: 'Samma dag eller inom 2 bankdagar' },
      { method: 'Skrill', minimum: 200_00, time: 'Inom 2 timmar' },
      { method: 'Bitcoin', minimum: 300_00, time: 'Inom 1 timme' },
    ],
    processingTime:
      'Vi begärde ett uttag på 1 400 kr till bankkontot en tisdagsmorgon. Uttaget godkändes efter 50 minuter och pengarna syntes före kvällen.',
  },
  customerService: {
    availability: 'Dygnet runt; vi fick svar i chatten på under två minuter',
    channels: 'Chatt och e-post',
    languages: 'Engelska dygnet runt, svenska på vardagar',
  },
  license: {
    type: 'Curaçao',
    details:
      'Licensnummer OGL/2024/9102/0102 i Curaçaos register. Det är ingen svensk licens: Spelinspektionen har ingen tillsyn över casinot, en avstängning via Spelpaus gäller inte här och vinster ska normalt deklareras.',
  },
  security:
    'Identiteten kontrolleras före det första uttaget, inte före insättningen. Vi laddade upp pass och en räkning och fick godkänt efter tre timmar. Tvåstegsinloggning finns men är avstängd från början. Insättningsgränser ställs in på kontosidan, och en sänkning gällde direkt när vi prövade.',
  userExperience:
    'Sajten är mörk, snabb och tämligen fri från blinkande rutor. Saldot delas upp i eget och bonus, så man ser hela tiden vad som är vad. Den svenska översättningen håller, utom i sidfoten där engelskan tar över. I mobilen ligger villkoren två tryck bort, lika nära som insättningsknappen.',
  conclusion:
    'Winz visar att en bonus kan vara begriplig. När nettot är hela bonusen är kalkylen så enkel som den kan bli, och uttaget gick som utlovat. Kvar finns licensfrågan. Den som vill ha svensk tillsyn, Spelpaus och skattefria vinster får det inte här, och den avvägningen kan ingen bonus göra åt dig. Men bonusen i sig är utmärkt.',
  faq: [
    {
      question: 'Kan jag ta ut bonusen hos Winz direkt?',
      answer:
        'Det finns inget omsättningskrav som hindrar det. Räkna däremot med en identitetskontroll före första uttaget.',
    },
    {
      question: 'Måste jag betala skatt på en vinst?',
      answer:
        'Normalt ja. Skattefriheten förutsätter svensk licens, och den saknas här. Fråga Skatteverket om du är osäker på hur vinsten ska redovisas.',
    },
    {
      question: 'Vad händer om jag satsar mer än {maxBet}?',
      answer:
        'Medan bonusen är aktiv kan vinster från högre insatser strykas. Spelet spärrade inte insatsen när vi prövade, så det gäller att hålla koll själv.',
    },
    {
      question: 'Gäller Spelpaus hos Winz?',
      answer:
        'Nej. Du kan stänga av dig via kontot eller chatten, men det gäller bara här. Stödlinjen svarar gratis på 020-81 91 00.',
    },
  ],
  authorRole: 'Bonusredaktör',
  writtenOn: '2025-04-08',
  updatedOn: '2025-11-12',
  scores: { licence: 9.1, bonusTerms: 10, withdrawals: 10, games: 9.9, support: 10, reliability: 10 },
};
