import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'flamez-casino',
  overview: [
    'Utan registrering, heter det på Flamez Casino. Det stämmer så till vida att man slipper formuläret: banken skickar namn och födelsedatum, och spelkontot skapas i bakgrunden. Ett konto blir det likväl, med villkor, gränser och historik. Den som tror sig spela anonymt har missförstått saken, men bekvämt är det.',
    'Bonusen är däremot som den ser ut. Kravet är {wagering} på bonusbeloppet, och en insättning på 1 000 kr medför {turnover} i omsättning. Fyra procent av det är {cost}. Bonus och snurr är tillsammans värda {gross}, så nettot är {net}. Bland snabbcasinon med utländsk licens finns både högre och lägre netton.',
  ],
  pros: [
    'Netto {net}',
    'Omsättning {wagering}, väl under nollpunkten {breakEven}',
    'Inget formulär att fylla i',
    'Licens från Estland',
  ],
  cons: [
    'Kundtjänsten svarar inte på svenska',
    'Uttag granskas manuellt på helger',
    'Utanför Spelpaus och svensk tillsyn',
    'Litet utbud av bordsspel',
  ],
  bonusDetails: {
    welcomeBonus:
      'Här får man {match} upp till {maxBonus} och dessutom {spins} gratissnurr. Vid en insättning på {deposit} är nettot {net}. {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Bonus: omsättning {wagering}',
      'Vinst från gratissnurr: omsättning {spinWagering}',
      'Insättningen måste vara minst {minDeposit}',
      'Insats på högst {maxBet} åt gången',
      'Löper ut {validDays.days} efter insättningen',
      'Livespel bidrar inte',
    ],
    freeSpins: {
      description:
        'Tre omgångar om 25 snurr, värda 1 kr vardera. Varje omgång aktiveras med en knapp och gäller till midnatt.',
      table: [
        { day: 'Dag 1', spins: '25', game: 'Glödbädd', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '25', game: 'Glödbädd', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '25', game: 'Smedjans eld', wager: '{spinWagering}' },
      ],
    },
  },
  gameSelection:
    'Runt 1 800 spel, nästan uteslutande slots och enkla snabbspel. Kategorierna har lustiga namn men oklart innehåll; ”Hett” tycks betyda att spelen är populära, inte att de betalar mer. Bordsspelen är ett drygt dussin och livecasinot har en enda leverantör. Sökningen är däremot utmärkt och klarar både studio och tema. Återbetalningen redovisas i hjälptexten. För omsättning av bonusen duger alla vanliga slots.',
  gameProviders: ['Kuparihiili', 'Tähtisumu', 'Revontuuli Gaming', 'Kobolt Play', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [{ method: 'Bankbetalning', minimum: 200_00, note: 'Används även för legitimering' }],
    withdrawals: [
      { method: 'Bankbetalning', minimum: 200_00, time: 'Några minuter till några timmar på vardagar' },
    ],
    processingTime:
      'På vardagar godkänns uttag automatiskt, står det i villkoren. På helger granskas de manuellt, och då anges 24 timmar som längsta tid.',
  },
  customerService: {
    availability: 'Kl. 10–22 svensk tid',
    channels: 'Endast chatt',
    languages: 'Engelska, estniska och finska',
  },
  license: {
    type: 'Tillstånd från Estland',
    details:
      'Estniska skatte- och tullmyndigheten har gett tillståndet HKT000296. Casinot saknar svensk licens, så det omfattas inte av Spelpaus, och vinster är normalt skattepliktiga även om Estland hör till EES.',
  },
  security:
    'Banklegitimeringen gör det svårt att spela i någon annans namn, och uttag kan bara gå till kontot som insättningen kom från. Det är en enkel och bra spärr. Mindre bra är att ingen insättningsgräns föreslås; man får leta upp den själv. När allt går på sekunder behövs den bromsen som mest.',
  userExperience:
    'Orange, rött och en animerad låga som tack och lov går att släcka. Flödet från bank till spel är kort, kanske för kort. Bonusrutan visar kravet i kronor och räknar ned efter varje snurr. På äldre telefoner hackar startsidan. Transaktionslistan är överskådlig och går att sortera per månad.',
  conclusion:
    'Kravet är rimligt, och ett positivt netto betyder att bonusen ger mer än omsättningen kostar. {notFinish} av 10 får dock slut på pengar på vägen, och kundtjänsten är casinots svaga punkt. Flamez Casino är ett habilt snabbcasino, men lika låga krav finns under svensk licens, och där gäller också Spelpaus.',
  faq: [
    {
      question: 'Är jag anonym när jag spelar?',
      answer: 'Nej. Banken lämnar dina uppgifter till casinot, och de sparas på ett spelkonto.',
    },
    {
      question: 'Vad blir nettot om jag sätter in 200 kr?',
      answer:
        'Det räknar du ut i nettokalkylatorn. I listorna visas nettot för 500, 1 000 och 2 500 kr. Kravet är detsamma vid mindre belopp, men snurren väger då tyngre.',
    },
    {
      question: 'Kan jag ta ut till ett annat bankkonto?',
      answer: 'Nej, pengarna går tillbaka till det konto du satte in från.',
    },
    {
      question: 'Hur sätter jag en insättningsgräns?',
      answer: 'Öppna menyn, välj konto och sedan gränser. Gör det innan du sätter in första gången.',
    },
  ],
  authorRole: 'Redaktör för snabbcasinon',
  writtenOn: '2025-04-24',
  updatedOn: '2025-10-22',
  scores: { licence: 8.9, bonusTerms: 8.7, withdrawals: 8.4, games: 8, support: 7.1, reliability: 8.5 },
};
