import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'tyttebær-spinn',
  overview: [
    'Regn etter: {spins} spinn à {spinValue} er 20 kr, og når automaten har tatt sine fire prosent, er 19,20 kr igjen. Det er hele bonusen. Ordene «uten innskudd» får gjerne folk til å se for seg noe større.',
    'Våre egne {spins} spinn ga 14 kr. De skulle omsettes {wagering}, altså med 350 kr i innsatser, og etter to minutter var de borte. Det er slik det går for nesten alle. Netto er {net}, og avrundet kommer {finish.words} av ti i mål.',
    'Som prøvetur er tilbudet likevel greit nok. Du får se casinoet fra innsiden uten å legge egne penger på bordet, og Tyttebær Spinn tåler å bli sett: ordentlig lisens, ryddige menyer og en kundeservice som ikke prøver å selge. Prisen er personopplysninger og fristelsen til å sette inn penger etterpå.',
  ],
  pros: [
    'Krever ikke innskudd',
    'MGA-lisens fra 2019 med oppgitt lisensnummer',
    'Omsetningskrav og gevinsttak står rett under tilbudet',
    'Grenser må velges før kontoen åpnes',
  ],
  cons: [
    'Netto er {net}, og omtrent ingen får noe ut av bonusen',
    'Bare sju dager på omsetningen',
    'Gevinsttak på {winCap}',
    'Uttak krever at betalingsmåten bekreftes først',
  ],
  bonusDetails: {
    welcomeBonus:
      'Når kontoen er bekreftet, får du {spins} gratisspinn uten innskudd. Gevinsten, som vi regner til 19,20 kr, må omsettes {wagering}. Det koster like mye som den er verdt, så netto er {net}. Av ti spillere fullfører {finish.words}: Med så lite på saldoen skal det flaks til for å holde ut.',
    bonusTerms: [
      'Gevinsten fra spinnene omsettes {spinWagering}',
      'Ikke noe krav om innskudd',
      'Du kan ikke satse mer enn 50 kr per spinn',
      'Spinn og omsetning må være unnagjort på sju dager',
      'Høyst {winCap} kan tas ut av det bonusen gir',
      'Én bonus per person, husstand og enhet',
    ],
    freeSpins: {
      description:
        'Alle {spins} spinn ligger klare etter at e-post og mobilnummer er bekreftet. Spinnverdien er {spinValue} og kan ikke endres.',
      table: [{ day: 'Dag 1', spins: '20', game: 'Tyttebærlia', wager: '{spinWagering}' }],
    },
  },
  specialFeatures: [
    {
      title: 'Lekepengemodus for alt',
      description:
        'Samtlige automater kan prøves med lekepenger, også uten konto. For den nysgjerrige er det et enklere alternativ enn bonusen.',
    },
  ],
  gameSelection:
    'Automater, automater og litt til. Tyttebær Spinn har rundt 1 800 av dem og gjør ikke noe stort nummer av bordspill, som det bare er et tjuetall av. Livecasino kom til i vår, foreløpig med ett studio. Bærtemaet går igjen i kategoriene: «Modne» er de mest spilte, «Kart» er de nyeste. Heldigvis finnes det også et vanlig filter med studio og svingninger.',
  gameProviders: [
    'Blåmes Interactive',
    'Tähtisumu',
    'Fjellvind',
    'Kvarts Studio',
    'Lyskaster',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00 },
      { method: 'Mastercard', minimum: 100_00 },
      { method: 'Paysafecard', minimum: 100_00 },
      { method: 'Skrill', minimum: 150_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 150_00, time: '2–8 timer' },
      { method: 'Bankoverføring', minimum: 200_00, time: '1–2 virkedager' },
    ],
    processingTime:
      'Bonusen ga oss ingenting å ta ut, så vi testet med et eget innskudd: 400 kr til Skrill på fem og en halv time.',
  },
  customerService: {
    availability: 'Alle dager kl. 10–24',
    channels: 'Chat og e-post',
    languages: 'Norsk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Siden 2019 har selskapet hatt lisens MGA/B2C/9319/2019, som er oppført uten anmerkninger i registeret på Malta. Lisensen er europeisk, men ikke norsk. Ved siden av Norsk Tipping og Norsk Rikstoto er det bare aktører med tillatelse som kan tilby pengespill i Norge.',
  },
  security:
    'Allerede før kontoen er opprettet, må du skrive inn hvor mye du høyst vil sette inn per måned. Feltet kan ikke stå tomt. Alder kontrolleres før spinnene deles ut, noe som er strengere enn vanlig for tilbud uten innskudd. Markedsføring på e-post var ikke krysset av på forhånd, og vi fikk heller ingen.',
  userExperience:
    'Rødt, hvitt og lett å bli klok på. Vi brukte seks minutter på å få kontoen klar, mest fordi bekreftelsen på SMS lot vente på seg. Etter at bonusen var tapt, kom det én melding med spørsmål om innskudd. Den lot seg lukke og kom ikke tilbake.',
  conclusion:
    'Vi har lite å utsette på Tyttebær Spinn som casino. Tilbudet uten innskudd er imidlertid mer smaksprøve enn måltid: Netto er null, fristen er kort, og gevinsttaket kommer de færreste i nærheten av. Ta det som en omvisning, eller bruk lekepengene i stedet. Er du i tvil om du bør spille i det hele tatt, er svaret å la være.',
  faq: [
    {
      question: 'Er de {spins} spinnene virkelig gratis?',
      answer:
        'Du betaler ikke med penger, men med navn, telefonnummer og en avtale med casinoet. Gevinsten er bundet helt til omsetningen er fullført.',
    },
    {
      question: 'Hvor mye kan jeg få ut?',
      answer: 'Høyst {winCap}. De fleste får ingenting, for kravet tar like mye som spinnene gir.',
    },
    {
      question: 'Hvorfor fullfører {finish.words} av ti?',
      answer:
        'Saldoen begynner på rundt {gross}, og omsetningen er {turnover}. Det skal bare noen få tapte spinn til før det er slutt.',
    },
    {
      question: 'Må jeg sette inn penger før uttak?',
      answer:
        'Du må bekrefte en betalingsmåte. Ifølge chatten holder det med en kontoutskrift hvis du ikke vil sette inn noe.',
    },
    {
      question: 'Kan jeg slette kontoen etter prøveturen?',
      answer:
        'Ja, valget ligger under «Min konto» og trer i kraft straks. Kjenner du at det frister for mye, er nummeret til Hjelpelinjen 800 800 40.',
    },
  ],
  authorRole: 'Kontotester',
  writtenOn: '2025-06-24',
  updatedOn: '2025-11-03',
  scores: { licence: 9.1, bonusTerms: 7.3, withdrawals: 8.6, games: 8.3, support: 8.5, reliability: 8.9 },
};
