import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kvitveis-casino',
  overview: [
    'Navn, adresse, fødselsdato, telefonnummer og bilde av førerkortet: Det er prisen for ti spinn hos Kvitveis Casino. Innskudd kreves ikke. Spinnene er på {spinValue}, og til sammen er de verdt 9,60 kr. Vi synes det er greit å vite hva opplysningene våre blir byttet mot.',
    'Får du noe ut av det? Neppe. Gevinsten skal omsettes {wagering}, og i vår beregning klarer {finish.words} av ti spillere det. Netto er {net}, og det er et ufarlig nullresultat: Du har ikke lagt inn noe, så du kan heller ikke tape noe. Som en gratis titt på et nytt casino duger tilbudet.',
    'Det titten viser, er et lite sted som åpnet i vår, med estisk lisens og pene manerer. Mye mangler ennå, blant annet kundeservice på telefon og flere betalingsmåter. Det som er på plass, virker.',
  ],
  pros: [
    'Ti spinn uten innskudd, så ingen egne penger står på spill',
    'Estisk lisens med tilsyn innenfor EØS',
    'Ingen gebyrer på innskudd eller uttak',
    'Vennlige og ærlige svar i chatten',
  ],
  cons: [
    'Netto {net}: Omsetningen spiser alt spinnene gir',
    'Kravet på {wagering} stanser {notFinish.words} av ti',
    'Bare sju dager å gjøre det på',
    'Nytt casino med lite historikk',
    'Har ikke lov til å tilby spill i Norge',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tilbudet er {spins} gratisspinn uten innskudd, gitt når kontoen er bekreftet. De er verdt 9,60 kr, mens omsetningen på {turnover} koster 15,36 kr. Når du ikke har betalt noe, kan netto ikke bli lavere enn 0 kr. {finish.words} av ti fullfører.',
    bonusTerms: [
      'Gevinsten fra spinnene omsettes {spinWagering}',
      'Innskudd: ikke nødvendig',
      'Innsats på inntil {maxBet}',
      'Spinn og gevinst utløper etter sju dager',
      'Høyst {winCap} kan tas ut av det spinnene gir',
      'Én konto per person, kontrollert mot legitimasjon',
    ],
    freeSpins: {
      description:
        'Alle ti kommer samtidig, på et bestemt spill og med fast innsats på {spinValue}. Uttaksgrensen på {winCap} har mest teoretisk interesse.',
      table: [{ day: 'Ved bekreftet konto', spins: '10', game: 'Vårbekken', wager: '{spinWagering}' }],
    },
  },
  gameSelection:
    'Foreløpig er det rundt 700 spill å velge mellom, og nesten alle er automater. Bordspill er begrenset til tre ruletter og to varianter av blackjack, og livecasinoet kommer «til høsten», uten at noen har sagt hvilken. På den positive siden er hvert spill presentert med tre nøkterne linjer om regler, svingninger og tilbakebetaling. Teksten er skrevet av mennesker, og den er nyttig. Demospillene er åpne uten konto, men har 18-årsgrense.',
  gameProviders: ['Tähtisumu', 'Norrkraft Games', 'Isbre Interactive', 'Kvarts Studio'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00, note: 'Ikke nødvendig for spinnene' },
      { method: 'Bankoverføring', minimum: 100_00, note: 'Banken kan si nei' },
    ],
    withdrawals: [
      { method: 'Bankoverføring', minimum: 100_00, time: '1–2 virkedager' },
      { method: 'Visa', minimum: 100_00, time: '2–3 virkedager' },
    ],
    processingTime:
      'Spinnene ga oss ingenting å ta ut. Vi satte derfor inn 300 kr, spilte litt og fikk 260 kr til bankkontoen dagen etter.',
  },
  customerService: {
    availability: 'Mandag til lørdag kl. 10–20',
    channels: 'Chat og e-post',
    languages: 'Norsk, estisk og engelsk',
  },
  license: {
    type: 'Estland (EMTA)',
    details:
      'Tillatelsen HKT000307 er utstedt av den estiske skatte- og tollmyndigheten, og vi fant den igjen i registeret. Estland er med i EØS, men reglene for pengespill er ikke felles. I Norge er det fortsatt bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse som kan tilby pengespill.',
  },
  security:
    'Siden opplysningene dine er betalingen, leste vi personvernerklæringen nøye. Den er kort, lagringstiden er oppgitt, og markedsføring er et eget samtykke som ikke er forhåndsvalgt. Kontoen vår ble slettet på forespørsel, med unntak av det loven krever at selskapet tar vare på. Innskuddsgrense, tapsgrense og selvutestenging finnes fra første dag.',
  userExperience:
    'Hvite blomster, grønn bakgrunn, ingen lyd. Registreringen tok elleve minutter, og åtte av dem gikk med til å fotografere førerkortet i riktig lys. Etterpå er alt enkelt, fordi det er så lite av det. Klokken som teller ned de sju dagene, er liten og grå, og vi var glade for at den ikke blinket.',
  conclusion:
    'Ti spinn er ti spinn, men omsetningen koster mer enn de gir: netto {net}, og {finish.words} av ti i mål. Tilbudet koster bare tid og personopplysninger. Casinoet bak er lite, høflig og under ordentlig tilsyn, men det er for tidlig å si hvordan det oppfører seg når noe går galt. En forsiktig anerkjennelse til casinoet, altså, og et skuldertrekk til spinnene.',
  faq: [
    {
      question: 'Kan jeg tape egne penger på spinnene?',
      answer:
        'Nei, ikke så lenge du ikke setter inn noe. Det verste som kan skje, er at gevinsten blir borte.',
    },
    {
      question: 'Hvor sannsynlig er det å få ut 1 000 kr?',
      answer:
        'Svært lite sannsynlig. I vår modell fullfører {finish.words} av ti omsetningen, og beløpet er en øvre grense, ikke noe å vente seg.',
    },
    {
      question: 'Må jeg sende inn legitimasjon før jeg får spinnene?',
      answer: 'Ja, de låses først opp når førerkort eller pass er godkjent. Hos oss tok det en drøy time.',
    },
    {
      question: 'Hvordan får jeg slettet kontoen igjen?',
      answer:
        'Skriv til kundeservice, så stenges den samme dag. Vil du også ha hjelp til å holde deg unna, kan Hjelpelinjen nås på 800 800 40.',
    },
    {
      question: 'Kommer det flere bonuser etterpå?',
      answer: 'Da vi skrev dette, fantes det ingen innskuddsbonus. Det regner vi ikke som noen mangel.',
    },
  ],
  authorRole: 'Reporter for nye casinoer',
  writtenOn: '2025-09-09',
  updatedOn: '2025-11-06',
  scores: { licence: 8.9, bonusTerms: 6.6, withdrawals: 8.2, games: 7.2, support: 8.3, reliability: 8.3 },
};
