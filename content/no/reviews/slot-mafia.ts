import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'slot-mafia',
  overview: [
    'La oss begynne med det største tallet på forsiden. For å få hele bonusen på {maxBonus} må du sette inn drøyt 13 300 kr og deretter satse 960 000 kr i løpet av {validDays.days}, høyst {maxBet} om gangen. Vi kjenner ingen som bør prøve.',
    'Ser man bort fra taket, er Slot Mafia et livlig og ganske ryddig casino. Det som overrasket mest, var turneringene: korte, gratis å melde seg på og med en poengtabell som forklarer seg selv. Tegneserieutseendet med hatter og sigarer må man bare leve med.',
    'Med 1 000 kr i innskudd blir bonusen {bonus}. Kravet på {wagering} gjør at omsetningen koster mer enn bonus og spinn til sammen, og netto er {net}.',
  ],
  pros: [
    'Turneringer hver dag, uten påmeldingsavgift',
    'Over 4 500 spill, godt sortert',
    'Uttak til e-lommebok samme dag',
    'Lisensnummer oppgitt nederst på alle sider',
  ],
  cons: [
    'Netto {net}: Bonusen er dyrere enn den er verdt',
    'Bonustaket er i praksis uten betydning for vanlige innskudd',
    'Omsetning på {wagering}, også for gratisspinnene',
    'Curaçao-lisens, ikke EØS',
    'Ingen kundeservice på norsk',
  ],
  bonusDetails: {
    welcomeBonus:
      'Velkomsttilbudet lyder på {match} opptil {maxBonus} + {spins} gratisspinn. Et innskudd på 1 000 kr gir {bonus} i bonus, mens spinnene er verdt {spinsValue}. Trekker vi fra det omsetningen koster, {cost}, er netto {net}. Av ti spillere kommer {finish.words} i mål.',
    bonusTerms: [
      'Bonusen skal omsettes {wagering} (innskuddet holdes utenfor)',
      'Spinngevinster: {spinWagering}',
      'Tilbudet gjelder innskudd fra {minDeposit}',
      'Innsatsen er begrenset til {maxBet}, og bryter du regelen, kan gevinsten bli annullert',
      'Tidsrammen er {validDays.days}',
      'Jackpotspill er stengt så lenge bonusen er aktiv',
    ],
    freeSpins: {
      description:
        'De {spins} spinnene à {spinValue} kommer i fem puljer. Dag tre falt sammen med en turnering, men gratisspinn gir ikke poeng der.',
      table: [
        { day: 'Dag 1', spins: '50', game: 'Smuglerkaien', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '50', game: 'Smuglerkaien', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '50', game: 'Bakrommet', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '50', game: 'Bakrommet', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '50', game: 'Fløyelsnatt', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Daglige turneringer',
      description:
        'Poengene følger gevinst i forhold til innsats, så små innsatser stiller likt. Premien er som regel gratisspinn. De fleste deltakere får ingenting.',
    },
    {
      title: '«Familien»',
      description:
        'Lojalitetsprogrammet har åtte trinn. Vi nådde det andre etter tre uker og fikk ti spinn, så forventningene kan godt holdes nede.',
    },
  ],
  gameSelection:
    'Her finnes drøyt 4 500 spill, og nesten alle er automater. Egne hyller for klassiske fruktautomater, høy volatilitet og kjøp av bonusrunder gjør det lett å vite hva man går til, også når man burde gått en annen vei. Kjøp av bonusrunder er for øvrig ikke tillatt med bonuspenger. Livebordene er færre enn hos andre av samme størrelse, omtrent førti i alt.',
  gameProviders: [
    'Kobolt Play',
    'Mörkö Games',
    'Havgus Studio',
    'Saltgruve Games',
    'Nattsol',
    'Kvarts Studio',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Mastercard', minimum: 200_00 },
      { method: 'Visa', minimum: 200_00 },
      { method: 'Neteller', minimum: 200_00 },
      { method: 'Bitcoin', minimum: 250_00 },
    ],
    withdrawals: [
      { method: 'Neteller', minimum: 250_00, time: '2–12 timer' },
      { method: 'Bitcoin', minimum: 250_00, time: '1–6 timer' },
      { method: 'Bankoverføring', minimum: 500_00, time: '2–4 virkedager' },
    ],
    processingTime:
      'Casinoet lover behandling innen tolv timer. Vårt uttak til Neteller ble godkjent etter sju, på en lørdag.',
  },
  customerService: {
    availability: 'Hele døgnet',
    channels: 'Chat, der en robot svarer først, og e-post',
    languages: 'Engelsk, tysk og finsk',
  },
  license: {
    type: 'Curaçao (CGA)',
    details:
      'Lisens OGL/2023/9130/0156, som vi fant i myndighetens register. Den sier noe om hvem som har ansvaret, men lite om hva du kan gjøre når noe går galt. Norsk tillatelse har selskapet ikke, og det er bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse som kan tilby pengespill i Norge.',
  },
  security:
    'Vi ble bedt om pass og en adressebekreftelse før første uttak, og begge ble godkjent samme dag. Grense for innskudd finnes, men ikke for tap. Utestenging må bestilles i chatten, og roboten skjønte først ikke ordet. Da et menneske tok over, gikk det på fire minutter. Det burde ha vært en knapp.',
  userExperience:
    'Fargene er sterke, musikken på forsiden kan heldigvis slås av, og alt er oversatt til et bokmål som bærer preg av maskinoversettelse. Turneringstabellen oppdateres mens man ser på. På små skjermer dekker den halve spillet til man finner pilen som skjuler den. Nedtellinger er det mange av, og de kan ikke fjernes.',
  conclusion:
    'Turneringene og spillutvalget er gode grunner til å være nysgjerrig på Slot Mafia. Bonusen er det ikke. Når netto er i minus for et vanlig innskudd, hjelper det lite at taket er {maxBonus}, for med et høyere innskudd blir minuset bare større. Uten bonus er dette et helt greit casino for dem som liker konkurranser og tåler hatter.',
  faq: [
    {
      question: 'Lønner det seg å sette inn mer for å få en større bonus?',
      answer: 'Nei. Kravet er det samme uansett beløp, så kostnaden vokser i takt med innskuddet.',
    },
    {
      question: 'Teller turneringsspill i omsetningen?',
      answer: 'Ja, hvis automaten ikke står på listen over unntak. Premien kommer som spinn med eget krav.',
    },
    {
      question: 'Hva er aldersgrensen?',
      answer:
        'Du må ha fylt 18 år, og alderen kontrolleres med pass eller nasjonalt ID-kort før første uttak.',
    },
    {
      question: 'Hvordan tar jeg en pause?',
      answer:
        'Skriv «self-exclusion» i chatten og be om en medarbeider. Synes du det er vanskelig å stoppe, kan Hjelpelinjen nås på 800 800 40.',
    },
  ],
  authorRole: 'Reporter, spillutvalg og turneringer',
  writtenOn: '2025-06-11',
  updatedOn: '2025-11-10',
  scores: { licence: 7.9, bonusTerms: 6.1, withdrawals: 8.6, games: 9.3, support: 8.6, reliability: 8.8 },
};
