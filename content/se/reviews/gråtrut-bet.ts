import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'gråtrut-bet',
  overview: [
    'Låt oss börja med ett räkneexempel. Du sätter in 1 000 kr hos Gråtrut Bet och får {bonus} i bonus. På {validDays.days} ska bonusen omsättas {wagering}, alltså 180 000 kr. Med 10 kr per snurr blir det 18 000 snurr, mer än 2 500 om dagen. Vid tio snurr i minuten sitter du drygt fyra timmar varje dag, hela veckan.',
    'Nettot är {net}, alltså minus hela insättningen, och lägre kan det inte bli. Bonusen hör till de dyraste i vår jämförelse. Vi kan inte se att den passar någon. Casinot i övrigt är ett medelmåttigt Curaçaocasino med kryptobetalning och hyfsade spel.',
  ],
  pros: ['Snabba uttag i kryptovaluta', 'Brett utbud av slots och livebord', 'Det går att spela utan bonus'],
  cons: [
    'Bonusens netto är {net}',
    'Omsättning {wagering} på bonusen, {spinWagering} på snurrvinsten',
    'Bara {validDays.days} på sig',
    'Curaçaolicens: ingen Spelpaus och normalt skatt på vinsten',
    'Ingen kundtjänst på svenska',
  ],
  bonusDetails: {
    welcomeBonus:
      'Annonsen säger {match} upp till {maxBonus} och {spins} gratissnurr. För 1 000 kr blir bonusen {bonus} och snurren värda {spinsValue}. Att omsätta alltihop kostar {cost}. Skillnaden är större än insättningen, så nettot stannar vid {net}. {finish} av 10 spelare klarar omsättningen, förutsatt att tiden räcker.',
    bonusTerms: [
      'Bonus: {wagering} inom {validDays.days}',
      'Vinster från gratissnurr: {spinWagering}',
      'Minsta insättning för bonus: {minDeposit}',
      'Insatser över {maxBet} är förbjudna med bonus',
      'Giltighetstid: {validDays.days}, pausas inte',
      'Uttag innan omsättningen är klar gör att hela bonussaldot förverkas',
    ],
    freeSpins: {
      description:
        'Snurren à {spinValue} portioneras ut på tre dagar. De omsätts för sig, med ett annat krav än bonusen, vilket gör redovisningen svår att följa.',
      table: [
        { day: 'Dag 1', spins: '40', game: 'Måsarnas vrak', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '30', game: 'Måsarnas vrak', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '30', game: 'Stormvarning', wager: '{spinWagering}' },
      ],
    },
  },
  gameSelection:
    'Utbudet är Gråtruts starkaste sida. Här finns omkring 3 500 titlar, däribland ett livecasino med insatser från 5 kr till mycket höga belopp, och en avdelning med snabba kryptospel. Sportspel finns men rörs inte av bonusen. Återbetalningen är angiven för de flesta slots; i fem av tjugo stickprov låg den på 94 % eller lägre. Då blir omsättningen ännu dyrare än i vår beräkning, som utgår från 96 %.',
  gameProviders: [
    'Havgus Studio',
    'Saltgruve Games',
    'Revontuuli Gaming',
    'Mörkö Games',
    'Skumring Live',
    'Kobolt Play',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Bitcoin', minimum: 200_00 },
      { method: 'Visa', minimum: 200_00, note: 'Avgift kan tas ut av banken' },
      { method: 'Skrill', minimum: 200_00 },
    ],
    withdrawals: [
      { method: 'Bitcoin', minimum: 300_00, time: '2–5 timmar' },
      { method: 'Banköverföring', minimum: 1_000_00, time: '3–5 bankdagar' },
      { method: 'Skrill', minimum: 300_00, time: '1 dygn' },
    ],
    processingTime:
      'Vi spelade utan bonus och tog ut motsvarande 700 kr i bitcoin. Det tog tre timmar. En banköverföring måste vara på minst 1 000 kr, så den vägen prövade vi inte.',
  },
  customerService: {
    availability: 'Dygnet runt enligt sajten; nattetid väntade vi 40 minuter',
    channels: 'Chatt och e-post',
    languages: 'Engelska, tyska och finska',
  },
  license: {
    type: 'Curaçao',
    details:
      'Gråtrut uppger OGL/2024/9293/0293, och numret fanns i Curaçaos register när vi kontrollerade. Svenska regler om bonus, gränser och Spelpaus tillämpas inte. Vinster ska normalt tas upp i deklarationen.',
  },
  security:
    'Ett lösenord på åtta tecken räckte, och ingen engångskod krävdes. Det är lite för ett konto som kan innehålla kryptovaluta. Identitetskontrollen görs när casinot finner skäl, ett uttryck som inte förklaras. Insättningsgräns finns bara per månad. Avstängning ordnas i chatten, där vi först fick ett bonuserbjudande till svar.',
  userExperience:
    'Startsidan är ett galleri av nedräkningsklockor. En gäller bonusen, en annan en turnering, en tredje något vi aldrig förstod. Stänger man dem är det under ytan en vanlig, ganska snabb spelsajt. Svenskan är maskinöversatt och ibland ofrivilligt komisk: uttag heter ”tillbakadragande”, och en insats kallas på ett ställe för ”påle”.',
  conclusion:
    'En bonus på {match} som kostar hela insättningen är inget erbjudande utan en kostnad. Den korta fristen gör saken värre, för den driver på ett spelande som ingen mår bra av. Det finns habila sidor hos Gråtrut Bet, främst spelen och kryptouttagen, men de räcker inte. Vårt råd är att tacka nej till bonusen och hellre välja ett annat casino.',
  faq: [
    {
      question: 'Varför är en bonus på {match} så dålig?',
      answer:
        'Därför att kravet växer med bonusen. Med {wagering} kostar det 1,80 kr att omsätta varje bonuskrona.',
    },
    {
      question: 'Hinner man omsätta på en vecka?',
      answer:
        'Med små insatser knappast. Tidsfristen är i praktiken ett lika stort hinder som själva kravet.',
    },
    {
      question: 'Kan jag förlora mer än insättningen?',
      answer:
        'Nej, inte på bonusen. Gör du nya insättningar för att hinna klart är de däremot nya pengar i spel.',
    },
    {
      question: 'Var får jag hjälp om spelandet har blivit för mycket?',
      answer:
        'Ring Stödlinjen, 020-81 91 00. Samtalet är gratis och anonymt. Många banker kan också spärra betalningar till spelbolag.',
    },
  ],
  authorRole: 'Bonusgranskare',
  writtenOn: '2025-07-02',
  updatedOn: '2025-11-04',
  scores: { licence: 7.4, bonusTerms: 1.8, withdrawals: 8, games: 8.3, support: 7.4, reliability: 7.8 },
};
