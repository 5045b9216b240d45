import type { Editorial } from '@nettobonus/domain/reviews/editorial';

export const editorial: Editorial = {
  best: {
    heading: 'Bäst i varje kategori',
    entries: [
      {
        title: 'Bästa omsättningsfria bonusen',
        casino: 'winz-casino',
        text: 'Bonusen har inget omsättningskrav, men licensen är från Curaçao, så Spelpaus gäller inte.',
      },
      {
        title: 'Bästa snabbcasinot',
        casino: 'ninja-casino',
        text: 'Har svensk licens, och bonusen ska omsättas {wagering} inom {validDays} dagar.',
      },
      {
        title: 'Bästa storbonusen',
        casino: 'rizzio-casino',
        text: 'Har maltesisk licens. Bonusen på {match} ska omsättas {wagering}, alltså under nollpunkten {breakEven}.',
      },
      {
        title: 'Bäst på gratissnurr',
        casino: 'storspov-casino',
        text: 'Har svensk licens och ger {spins} gratissnurr på {spinValue} vardera, utan omsättning på vinsten.',
      },
      {
        title: 'Bästa nykomlingen',
        casino: 'boost-casino',
        text: 'Nytt snabbcasino med svensk licens och en mindre bonus som ska omsättas {wagering}.',
      },
    ],
  },
  why: {
    heading: 'Varför Nettobonus?',
    cards: [
      {
        title: 'Nettot före reklamsiffran',
        text: 'Nettot räknas ut med samma formel och samma insättning för alla erbjudanden. Antagandena redovisas, så att du kan räkna efter själv.',
      },
      {
        title: 'Villkoren vid erbjudandet',
        text: 'Omsättning, minsta insättning, giltighetstid och maxinsats redovisas vid erbjudandet, inte i en fotnot.',
      },
      {
        title: 'När vi läste villkoren',
        text: 'Du ser vilken dag vi senast läste villkoren. Casinot kan ha ändrat dem sedan dess.',
      },
      {
        title: 'Minus syns lika väl som plus',
        text: 'Ett negativt netto visas lika stort som ett positivt. Kostar bonusen mer än den ger säger vi det rakt ut.',
      },
    ],
    benefitsHeading: 'Det här hittar du hos oss',
    benefits: [
      'Hur många av 10 spelare som klarar omsättningen',
      'Licensen i recensionen eller på faktabladet',
      'Recensioner med både för- och nackdelar',
      'Annonslänkar som är märkta',
      'Demospel med låtsaspengar',
      'Inget konto och inga cookies',
      'Länkar till Stödlinjen och Spelpaus',
    ],
  },
  advantages: {
    heading: 'Nätcasinon: möjligheter och risker',
    items: [
      {
        title: 'Brett spelutbud',
        text: 'På nätet ryms fler spel än på ett fysiskt casino, och en del går att prova i demoläge. Spelen finns alltid till hands, och det gör det också lättare att spela för mycket.',
      },
      {
        title: 'Spel med bank-id',
        text: 'Med bank-id är identiteten kontrollerad när kontot öppnas. Det gör uttagen enklare, men också insättningarna: pengarna är borta lika fort som de kom in.',
      },
      {
        title: 'Uppgifter att läsa i förväg',
        text: 'Bonusvillkor, licens och återbetalning går att läsa i lugn och ro före en insättning. Vid 96 % återbetalning kostar varje satsad hundralapp 4 kr.',
      },
      {
        title: 'Gränser du sätter själv',
        text: 'På spelkontot går det ofta att begränsa både insättningar och speltid. Har casinot svensk licens gäller även en avstängning via Spelpaus.',
      },
    ],
  },
  standards: {
    heading: 'Så väljer vi casinon',
    items: [
      {
        title: 'Licens',
        text: 'Vilken myndighet som har utfärdat licensen, om numret går att kontrollera och vilket skydd den ger dig i Sverige.',
      },
      {
        title: 'Bonusvillkor',
        text: 'Hur höga och hur tydliga kraven är, vilken maxinsats som gäller och hur lång giltighetstiden är. Beloppet i annonsen räknas inte.',
      },
      {
        title: 'Uttag',
        text: 'Betalsätt, uttagstid och eventuella beloppsgränser.',
      },
      {
        title: 'Spel',
        text: 'Utbudet, uppgifterna om återbetalning och hur lätt det är att hitta ett visst spel.',
      },
      {
        title: 'Kundtjänst',
        text: 'Öppettider, kontaktvägar och om det går att få hjälp på svenska.',
      },
      {
        title: 'Tillförlitlighet',
        text: 'Om casinot håller vad det lovar, om villkoren ligger fast, hur klagomål löses och om gränser och pauser fungerar.',
      },
    ],
  },
  bonusTypes: {
    heading: 'Bonustyperna i korthet',
    lead: 'Fyra vanliga bonustyper med ett typiskt exempel på varje, räknat på en insättning på 1 000 kr.',
    items: [
      {
        title: 'Välkomstbonus',
        text: 'Casinot ger en bonus ovanpå insättningen, ofta 100–200 %. Läs omsättningskravet före procentsatsen. Är kravet högre än 25 gånger bonusen kostar omsättningen mer än bonusen ger.',
        typical: 'Typiskt: 200 %, 30×',
      },
      {
        title: 'Gratissnurr',
        text: 'Värdet beror på insatsen per snurr, inte bara på antalet. 100 snurr på 1 kr är värda 96 kr vid 96 % återbetalning, och omsättningskravet tar sedan sin del.',
        typical: 'Typiskt: 100 × 1 kr, 20×',
      },
      {
        title: 'Cashback',
        text: 'En del av det du förlorar betalas tillbaka. Beloppet här är det som kommer tillbaka om hela insättningen förloras. Det gör förlusten mindre men är ingen vinst.',
        typical: 'Typiskt: 12 %, utan omsättning',
      },
      {
        title: 'Omsättningsfri bonus',
        text: 'Inget behöver spelas igenom före uttag, så nettot är lika stort som bonusen. Giltighetstid, maxinsats och vinsttak kan ändå begränsa den.',
        typical: 'Typiskt: 100 % upp till 1 000 kr',
      },
    ],
  },
};
