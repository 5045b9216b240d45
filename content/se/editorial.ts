import type { PlainEditorial } from '../plain-texts.ts';

export const editorial: PlainEditorial = {
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
        text: 'Bank-id och Swish under svensk licens. Bonusen ska omsättas {wagering} inom {validDays.days}.',
      },
      {
        title: 'Bästa storbonusen',
        casino: 'rizzio-casino',
        text: 'Bonusen på {match} ska omsättas {wagering}, alltså under nollpunkten {breakEven}. Licensen är maltesisk.',
      },
      {
        title: 'Bäst på gratissnurr',
        casino: 'storspov-casino',
        text: 'Ger {spins} gratissnurr på {spinValue}, och vinsten kan tas ut direkt. Casinot har svensk licens.',
      },
      {
        title: 'Bästa nykomlingen',
        casino: 'boost-casino',
        text: 'Nytt snabbcasino under svensk tillsyn. Det räcker att sätta in {minDeposit}, och kravet är {wagering}.',
      },
    ],
  },
  why: {
    heading: 'Varför Nettobonus?',
    cards: [
      {
        title: 'Nettot före reklamsiffran',
        text: 'Siffran i annonsen säger vad du får, inte vad det kostar. Formeln och antagandena bakom nettot är öppna, så att du kan räkna efter.',
      },
      {
        title: 'Villkoren vid erbjudandet',
        text: 'Omsättning, minsta insättning, giltighetstid och maxinsats står bredvid bonusen, inte i en fotnot.',
      },
      {
        title: 'När vi läste villkoren',
        text: 'Varje erbjudande är märkt med dagen för vår senaste läsning. Har casinot ändrat något efter det är det casinots version som gäller.',
      },
      {
        title: 'Minus syns lika väl som plus',
        text: 'Ett negativt netto visas lika stort som ett positivt, även för casinon som vi rekommenderar av andra skäl än bonusen.',
      },
    ],
    benefitsHeading: 'Det här hittar du hos oss',
    benefits: [
      'En kalkylator för din egen insats och insättning',
      'Upp till fyra casinon sida vid sida',
      'Recensioner med både för- och nackdelar',
      'Historik över hur bonusar har ändrats',
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
        text: 'På nätet ryms fler spel än på ett fysiskt casino, och de är öppna dygnet runt. Just därför är det också lätt att spela för länge.',
      },
      {
        title: 'Spel med bank-id',
        text: 'Med bank-id är identiteten kontrollerad när kontot öppnas. Det gör uttagen enklare, men också insättningarna: pengarna är borta lika fort som de kom in.',
      },
      {
        title: 'Tid att tänka efter',
        text: 'Ingen väntar medan du läser villkoren. En bonus går i regel att tacka nej till, och då finns det inget omsättningskrav som binder pengarna.',
      },
      {
        title: 'Gränser du sätter själv',
        text: 'På casinon med svensk licens ska du ange en insättningsgräns innan du spelar, och Spelpaus stänger av dig från dem alla på en gång. Utländska casinons verktyg gäller bara där.',
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
        text: 'Hur stränga villkoren är, om de går att förstå och om något väsentligt saknas. Bonusens storlek räknas inte.',
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
        text: 'Casinot ger en bonus ovanpå insättningen, ofta 100–200 %. Ett bolag med svensk licens får bara ge dig bonus en gång. Se efter om kravet räknas på enbart bonusen eller även på insättningen.',
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
        text: 'Hela bonusen är netto. I gengäld är beloppet ofta mindre, och ett vinsttak kan begränsa hur mycket som får tas ut.',
        typical: 'Typiskt: 100 % upp till 1 000 kr',
      },
    ],
  },
};
