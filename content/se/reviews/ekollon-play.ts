import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'ekollon-play',
  overview: [
    'Varje måndag räknar Ekollon Play ihop hur mycket du har förlorat under veckan och ger tillbaka {cashback} av det. Någon välkomstbonus finns inte. Det är ett erbjudande som förutsätter att det gått dåligt, och det bör man komma ihåg när man läser siffrorna.',
    'Vi räknar så här: förloras hela insättningen på 1 000 kr blir cashbacken 120 kr, och omsättningen på {wagering} kostar 14 kr. Du får alltså tillbaka 106 kr av 1 000 kr, och resten är fortfarande förlorad. Cashbacken lindrar men läker inte. Ekollon kan passa den som ogillar bonusar som låser saldot. För den som söker en välkomstbonus är det fel ställe.',
  ],
  pros: [
    'Lågt omsättningskrav på cashbacken, {wagering}',
    'Cashbacken betalas ut utan att begäras',
    'Ingen maxinsats och ingen minsta insättning i bonusvillkoren',
    'MGA-licens sedan flera år',
  ],
  cons: [
    'Ger bara något till den som har förlorat',
    'Ingen välkomstbonus och inga gratissnurr',
    'Cashbacken måste användas inom {validDays.days}',
    'Långsamma uttag och föråldrad kassa',
    'Omfattas inte av Spelpaus',
  ],
  bonusDetails: {
    welcomeBonus:
      'Erbjudandet är {cashback} cashback varje vecka, högst {cashbackCap}. Underlaget är veckans nettoförlust, alltså insatser minus vinster. Vid en förlust på 1 000 kr betalas 120 kr ut. Omsättningen kostar 14 kr, så cashbacken är värd 106 kr. Den minskar förlusten men är ingen vinst.',
    bonusTerms: [
      'Cashback: {cashback} av nettoförlusten, måndag till söndag',
      'Tak: {cashbackCap} per vecka',
      'Omsättning: {wagering} cashbacken',
      'Giltighet: {validDays.days} från utbetalningen',
      'Förluster på livespel räknas inte in i underlaget',
    ],
  },
  specialFeatures: [
    {
      title: 'Veckobesked',
      description:
        'Ett mejl på måndagen redovisar insatser, vinster och cashback rad för rad. Det är nyttig läsning även av andra skäl än cashbacken.',
    },
  ],
  gameSelection:
    'Ekollon har funnits ett tag, och det märks i spellistan. Gamla slots som försvunnit på annat håll finns kvar, medan nyheter ofta dröjer några veckor. Totalt rör det sig om omkring 900 spel. Bordsspelen håller god klass och har låga minimiinsatser. Livecasinot är litet och räknas dessutom inte med i cashbacken, vilket vi bara hittade i en fotnot. Sortering efter återbetalning saknas, men procenttalet finns med i varje spelbeskrivning.',
  gameProviders: ['Kuparihiili', 'Fjellvind', 'Kvarts Studio', 'Lyskaster'],
  paymentMethods: {
    deposits: [
      { method: 'Visa och Mastercard', minimum: 100_00 },
      { method: 'Trustly', minimum: 100_00 },
      { method: 'Skrill', minimum: 150_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 200_00, time: '1–2 dygn' },
      { method: 'Visa', minimum: 200_00, time: '3–5 bankdagar' },
      { method: 'Skrill', minimum: 200_00, time: '1 dygn' },
    ],
    processingTime:
      'Uttag hanteras bara på vardagar. Vi begärde ut 560 kr en fredagseftermiddag, och pengarna kom på tisdagen.',
  },
  customerService: {
    availability: 'Vardagar 9–20, lördagar 10–16',
    channels: 'E-post och chatt',
    languages: 'Svenska och engelska',
  },
  license: {
    type: 'MGA (Malta)',
    details:
      'Licensen MGA/B2C/9286/2020 finns i den maltesiska myndighetens offentliga förteckning. Svensk licens saknas, och därmed även tillsynen, kopplingen till Spelpaus och skattefriheten för vinster.',
  },
  security:
    'Här loggar man fortfarande in med e-post och lösenord. Engångskod kan läggas till, och det bör man göra. Kontot spärrades korrekt efter fem felaktiga försök. Verifieringen sköts manuellt och tog för vår del ett och ett halvt dygn. Gränser för insättningar finns, men de ligger under ”Övrigt” och är lätta att missa.',
  userExperience:
    'Formgivningen är brun och hemtrevlig och hade sett ny ut för åtta år sedan. Kassan öppnas i ett eget fönster som inte anpassas efter mobilen, så man får dra i sidled för att nå knappen. Å andra sidan är texten stor och språket bra. Cashbacken visas löpande, med ett tal som växer ju mer man förlorar. Det hade kunnat göras mer taktfullt.',
  conclusion:
    'Cashback är ingen bonus i vanlig mening, och de 106 kronorna gör det inte till en fördel att förlora. I sitt slag är villkoren rimliga: lågt krav, tydligt tak, begripligt underlag. Det som drar ned är uttagen och en sajt som behöver renoveras. Betyget blir hyggligt, inte mer, och casinot passar bara den som ändå spelar för nöjes skull.',
  faq: [
    {
      question: 'Får jag cashback om jag går plus?',
      answer: 'Nej. Cashbacken bygger på nettoförlust, så en vecka med vinst ger ingenting.',
    },
    {
      question: 'Vad är cashbacken värd?',
      answer:
        '106 kr tillbaka om du förlorar 1 000 kr, när omsättningens kostnad är avdragen. Förlusten som ligger till grund för den är fortfarande din.',
    },
    {
      question: 'När betalas cashbacken ut?',
      answer: 'På måndagen, i vårt fall strax före klockan tolv. Den behöver inte begäras.',
    },
    {
      question: 'Kan cashback göra att man spelar mer?',
      answer:
        'Det finns en sådan risk, eftersom den kan kännas som en ny chans. Om du jagar förluster är det dags att sluta; Stödlinjen svarar på 020-81 91 00.',
    },
  ],
  authorRole: 'Granskare av cashback och kampanjer',
  writtenOn: '2025-05-06',
  updatedOn: '2025-10-28',
  scores: { licence: 9.3, bonusTerms: 8.3, withdrawals: 7.1, games: 7.2, support: 7, reliability: 7.6 },
};
