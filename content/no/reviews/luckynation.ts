import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'luckynation',
  overview: [
    '«Har jeg begynt på bonusen nå?» Det spørsmålet stiller mange når egne penger skal brukes først, og LuckyNation har et godt svar. En strek i saldofeltet skiller ditt fra deres. Så lenge du er over streken, kan du ta ut alt som er ditt, når som helst.',
    'Under streken begynner et krav på {wagering}, omtrent halvparten av det en bonus tåler før den går i null. Derfor er netto {net} for et innskudd på 1 000 kr, og {finish.words} av ti kommer i mål. Begge tallene er gode.',
    'På minussiden står lisensen. Den er fra Curaçao, og et navn som LuckyNation gir løfter om lykke som ingen lisens kan holde. Casinoet egner seg for den som vil ha enkle vilkår, og som vet at klagemulighetene er dårligere enn under et EØS-tilsyn.',
  ],
  pros: [
    'Netto {net} ved 1 000 kr i innskudd',
    'Bare {wagering} på bonus og spinn',
    'Non-sticky: Dine egne penger bindes ikke',
    '{finish.words} av ti fullfører omsetningen',
    'Cashback på {cashback} i tillegg, ikke medregnet i netto',
  ],
  cons: [
    'Lisensen kommer fra Curaçao',
    'Er ikke godkjent i Norge',
    'Vilkårene for cashback er spredt på to sider',
    'Uttak til bank koster 25 kr',
  ],
  bonusDetails: {
    welcomeBonus:
      'Velkomsttilbudet er {match} opptil {maxBonus} + {spins} gratisspinn. Et innskudd på 1 000 kr gir {bonus} i bonus og spinn verdt snaut {spinsValue}. Omsetningen er på {turnover} og koster {cost}, og da er netto {net}. Av ti spillere kommer {finish.words} i mål.',
    bonusTerms: [
      'Non-sticky: Innskuddet går først, bonusen etterpå',
      'Bonusbeløpet omsettes {wagering}',
      'For gevinst på gratisspinn gjelder det samme, {wagering}',
      'Innskudd fra {minDeposit} holder',
      'Ikke mer enn {maxBet} i innsats når bonusen er i bruk',
      'Varer i {validDays.days}',
      'Cashback {cashback} gis ikke på tap av bonuspenger',
    ],
    freeSpins: {
      description:
        'Spinnene kommer samlet når du har satt inn penger. De er på 1 kr hvert, og gevinsten havner under streken, hos bonusen.',
      table: [{ day: 'Første dag', spins: '30', game: 'Firkløverenga', wager: '{spinWagering}' }],
    },
  },
  specialFeatures: [
    {
      title: 'Cashback på {cashback}',
      description:
        'En tidel av nettotapet på egne penger betales tilbake. Det demper et tap, men gjør det ikke til noe annet enn et tap.',
    },
  ],
  gameSelection:
    'LuckyNation har omtrent 2 700 spill og en forkjærlighet for klassiske automater med tre hjul. De ligger i en egen avdeling, sammen med videopoker og et par kenovarianter. Det er også rikelig med moderne automater, men de aller nyeste kommer gjerne noen uker senere enn hos andre. I livecasinoet fant vi femti bord. Hvor mye hvert spill teller mot bonusen, framgår av et ikon: full sirkel, halv sirkel eller tom. Så enkelt kan det gjøres.',
  gameProviders: ['Saltgruve Games', 'Kvarts Studio', 'Blåmes Interactive', 'Lyskaster', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Visa', minimum: 100_00 },
      { method: 'Skrill', minimum: 100_00 },
      { method: 'Neteller', minimum: 100_00 },
      { method: 'Bitcoin', minimum: 150_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 150_00, time: '2–6 timer' },
      { method: 'Neteller', minimum: 150_00, time: '2–6 timer' },
      { method: 'Bankoverføring', minimum: 300_00, time: '2–3 virkedager, gebyr 25 kr' },
    ],
    processingTime:
      'Skrill-uttaket på 620 kr ble bestilt en fredagskveld og var framme etter tre timer og ti minutter.',
  },
  customerService: {
    availability: 'Chat kl. 07–01, e-post ellers',
    channels: 'Chat og e-post, med samtalen tilsendt etterpå',
    languages: 'Norsk og engelsk',
  },
  license: {
    type: 'Curaçao',
    details:
      'Tillatelsen OGL/2023/9121/0077 er gitt på Curaçao og lot seg bekrefte i registeret. Den pålegger selskapet å ha en klageordning, men den er intern. I Norge gir den ingen rettigheter. Her er det Norsk Tipping, Norsk Rikstoto og aktører med tillatelse, og bare de, som kan tilby pengespill.',
  },
  security:
    'Vi prøvde å senke innskuddsgrensen midt i en økt, og den nye gjaldt fra neste betaling. Kontoen spør hver time om du vil fortsette, og viser samtidig hva du har brukt. Legitimasjonen ble godtatt i første forsøk. Svakheten er klageordningen: Er du uenig med LuckyNation, er det LuckyNation som avgjør saken.',
  userExperience:
    'Fargene er grønt og gull, men måtelig brukt. Streken i saldofeltet er det beste grepet, og den følger med også i mobilvisningen. Kampanjesiden kunne trengt en opprydning: Reglene for cashback står dels der, dels i de generelle vilkårene, og de to tekstene bruker ulike ord om det samme.',
  conclusion:
    'Et krav på {wagering} er lavt, non-sticky er en reell fordel, og netto viser at de to virker sammen. LuckyNation har forstått at en bonus ikke trenger å være stor for å være god. Med et europeisk tilsyn i ryggen ville karakteren vært høyere. Slik det er nå, får bonusen høy karakter av oss, mens lisensen trekker helheten ned.',
  faq: [
    {
      question: 'Når regnes bonusen som tatt i bruk?',
      answer:
        'Når dine egne penger er brukt opp og du satser på nytt. Før det kan du ta ut alt over streken, og bonusen slettes.',
    },
    {
      question: 'Er cashbacken tatt med i nettobeløpet?',
      answer: 'Nei. Det gjelder bare velkomstbonusen og spinnene.',
    },
    {
      question: 'Koster det noe å ta ut penger?',
      answer: 'Bankoverføring koster 25 kr per gang. Skrill og Neteller var gebyrfrie i testen.',
    },
    {
      question: 'Finnes det en måte å begrense spilletiden på?',
      answer:
        'Ja, du kan sette en daglig tidsgrense som logger deg ut. Blir det vanskelig å holde den, er Hjelpelinjen åpen for en prat på 800 800 40.',
    },
  ],
  authorRole: 'Skribent, non-sticky og cashback',
  writtenOn: '2025-05-22',
  updatedOn: '2025-11-11',
  scores: { licence: 8.4, bonusTerms: 9.1, withdrawals: 9.2, games: 8.7, support: 9.1, reliability: 9.1 },
};
