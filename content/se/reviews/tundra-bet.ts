import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'tundra-bet',
  overview: [
    'En vecka. Så länge gäller bonusen på Tundra Bet, och under den tiden ska den som satt in 1 000 kr omsätta {turnover}. Det är drygt 20 000 kr om dagen, i insatser om högst {maxBet}. Med den maxinsatsen behövs över 2 800 snurr. Vi försökte inte.',
    'Räkneexemplet slutar i källaren. Bonusen är {bonus}, omsättningen kostar långt mer än så, och nettot stannar på {net} bara för att man inte kan förlora mer än man satt in. Därtill är bonusen sticky: den dras av vid uttag, även om man mot förmodan lyckas. Själva casinot är inte oävet. Spelen är många, sidan är rapp och uttaget av egna pengar fungerade. Men man måste komma ihåg att säga nej först.',
  ],
  pros: [
    'Stort spelutbud',
    'Uttag utan bonus på mindre än ett dygn',
    'Bonusen är frivillig',
    'Låg minsta insättning, 100 kr',
  ],
  cons: [
    'Netto {net}, alltså minus hela insättningen',
    'Omsättning {wagering} på {validDays.days}',
    'Sticky-bonus som aldrig kan tas ut',
    'Licens från Curaçao, Spelpaus gäller inte',
    'Vinster ska normalt deklareras',
  ],
  bonusDetails: {
    welcomeBonus:
      'Annonsen lovar {match} upp till {maxBonus} och {spins} gratissnurr. Vid en insättning på 1 000 kr är nettot {net}, och mer än så går inte att förlora. {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Bonusen omsätts {wagering}',
      'Vinster från snurren omsätts {spinWagering}',
      'Minst {minDeposit} i insättning',
      'Max {maxBet} per insats',
      'Giltighet: {validDays.days}, därefter stryks allt',
      'Sticky: bonusbeloppet dras av vid uttag',
    ],
    freeSpins: {
      description:
        'Snurren, 1 kr styck, släpps med 50 om dagen under fyra dagar. Ungefär halva bonustiden är alltså gången när de sista delas ut.',
      table: [
        { day: 'Dag 1', spins: '50', game: 'Renens väg', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '50', game: 'Renens väg', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '50', game: 'Permafrost', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '50', game: 'Permafrost', wager: '{spinWagering}' },
      ],
    },
  },
  gameSelection:
    'Över 4 000 spel, enligt casinots egen räknare, och vi har ingen anledning att tvivla. Utbudet av slots spänner från enkla fruktspel till titlar där ett köpt bonusspel kostar hundratals kronor. Sådana köp är för övrigt förbjudna med aktiv bonus. Livecasinot har ett sextiotal bord. Oddsspel finns, som namnet antyder, men i en enklare form. Återbetalningen saknas i översikten och måste letas upp i varje spels hjälptext.',
  gameProviders: [
    'Revontuuli Gaming',
    'Mörkö Games',
    'Nattsol',
    'Isbre Interactive',
    'Kuparihiili',
    'Saltgruve Games',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa och Mastercard', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00 },
      { method: 'Bitcoin', minimum: 200_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 300_00, time: '19 timmar i vårt test' },
      { method: 'Bitcoin', minimum: 300_00, time: 'Upp till ett dygn' },
      { method: 'Banköverföring', minimum: 500_00, time: '3–5 bankdagar' },
    ],
    processingTime: 'Testuttaget, utan bonus, tog 19 timmar. Casinot skriver ”upp till 48 timmar”.',
  },
  customerService: {
    availability: 'Chatt dygnet runt, med väntetid på kvällarna',
    channels: 'Chatt och e-post',
    languages: 'Engelska och finska',
  },
  license: {
    type: 'Curaçaolicens',
    details:
      'I sidfoten uppges OGL/2024/9247/0247, vilket stämmer med registret. Licensen är varken svensk eller från EES. Spelpaus gäller inte, Spelinspektionen kan inte ingripa och vinster är normalt skattepliktiga.',
  },
  security:
    'Uppkopplingen är krypterad och kontot kan förses med engångskod. Villkoren innehåller dock en punkt som vi ogillar: inaktiva konton belastas med en månadsavgift efter ett halvår. Insättningsgräns finns men måste begäras i chatten, och det tog två meddelanden att få den på plats.',
  userExperience:
    'Norrsken över hela startsidan, och ovanpå det en bonusruta som återkommer vid varje inloggning. Att avböja går bra, men länken är liten och grå bredvid en stor orange knapp. I övrigt är menyerna logiska och spelen öppnas snabbt. På surfplatta hamnar chattikonen mitt över saldot.',
  conclusion:
    'Den som läser en enda rad bör läsa denna: välkomstbonusen på Tundra Bet kostar mer än bonus och insättning tillsammans. Sämre kan det inte bli. Casinot i sig är medelmåttigt, med många spel och en svag licens. Vi ser inget skäl att välja det framför ett med bättre skydd.',
  faq: [
    {
      question: 'Vad betyder sticky?',
      answer:
        'Att du kan spela för bonusen men inte ta ut den. När du begär ett uttag dras bonusbeloppet från saldot.',
    },
    {
      question: 'Varför visar ni inte ett ännu lägre netto?',
      answer:
        'Formeln ger ett större minus, men du kan inte bli av med mer än insättningen. Därför stannar nettot där.',
    },
    {
      question: 'Hur tackar jag nej till bonusen?',
      answer:
        'Tryck på den grå länken under bonusrutan före insättningen. Är du osäker kan chatten ta bort den.',
    },
    {
      question: 'Jag vill sluta spela här, hur gör jag?',
      answer:
        'Begär avstängning i chatten och spara svaret. Stödlinjen, 020-81 91 00, kan hjälpa dig vidare även när casinot saknar svensk licens.',
    },
  ],
  authorRole: 'Granskande bonusredaktör',
  writtenOn: '2025-06-25',
  updatedOn: '2025-10-31',
  scores: { licence: 7.6, bonusTerms: 3, withdrawals: 8.6, games: 9.5, support: 8.6, reliability: 8.9 },
};
