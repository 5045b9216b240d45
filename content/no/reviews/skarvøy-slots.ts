import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'skarvøy-slots',
  overview: [
    'I kassen hos Skarvøy Slots finnes en knapp som heter «Angre uttak». Den er større enn knappen for å bestille det, og den er aktiv i to døgn. Vi trykket ikke, men vi skjønner at noen gjør det. Etter vår mening er det den viktigste opplysningen om dette casinoet.',
    'Bonusen er til gjengjeld beskjeden og redelig: hundre spinn, ingen prosenter. Gevinsten omsettes {spinWagering}, noe som er under grensen på {breakEven}, og netto er {net}. Ingen blir rik av det, men {finish.words} av ti kommer faktisk i mål.',
    'Automatspillere som liker et oversiktlig sted med maltesisk lisens, kan finne seg til rette. De som legger vekt på raske utbetalinger, bør se seg om et annet sted.',
  ],
  pros: [
    'Netto er i pluss, om enn bare {net}',
    '{finish.words} av ti fullfører omsetningen',
    'Lisens fra MGA på Malta',
    'Reglene for hvert spill er godt forklart',
  ],
  cons: [
    'Uttak ligger til behandling i opptil to døgn',
    'Angreknappen frister deg til å angre uttaket og spille bort pengene',
    'Ingen bonus på selve innskuddet',
    'Kundeservice er stengt i helgene',
    'Har ikke norsk tillatelse',
  ],
  bonusDetails: {
    welcomeBonus:
      'Du får {spins} gratisspinn når du setter inn minst {minDeposit}, og mer er det ikke. De er verdt {gross}. For å få ut gevinsten må du satse {turnover}, og det koster knapt {cost}. Netto er {net}. {finish.words} av ti fullfører, blant annet fordi innskuddet også står på saldoen.',
    bonusTerms: [
      'Gevinst fra spinnene omsettes {spinWagering}',
      'Spinnene krever et innskudd på {minDeposit}',
      'Innskuddet er ikke bundet av noe krav',
      'Vilkårene inneholder ingen egen innsatsgrense',
      'Spinn og gevinst er gyldige i {validDays.days}',
      'Bordspill teller ikke i omsetningen',
    ],
    freeSpins: {
      description:
        'Spinnene à {spinValue} kommer i fem puljer, én per dag, og hver pulje hører til ett spill. De aktiveres av seg selv ved innlogging.',
      table: [
        { day: 'Dag 1', spins: '20', game: 'Skarvens skjær', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '20', game: 'Skarvens skjær', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '20', game: 'Naustet', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '20', game: 'Naustet', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '20', game: 'Fyrvokteren', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Regelark på norsk',
      description:
        'Hver automat har et ark på én side om linjer, symboler og svingninger. Vi fant bare én feil i tolv stikkprøver.',
    },
  ],
  gameSelection:
    'Navnet lyver ikke: Her er det automater, omtrent 1 500 i tallet, og nesten ikke noe annet. Samlingen er ordnet etter tema, med kyst, fjell og mytologi som de største avdelingene. En hylle for spill med lave svingninger er nyttig når en spinngevinst skal omsettes. Blackjack og rulett finnes i seks enkle utgaver, men ikke som livespill. Progressive jackpoter vises med historikk, slik at det går an å se når de sist falt.',
  gameProviders: [
    'Havgus Studio',
    'Fjellvind',
    'Blåmes Interactive',
    'Pohjantuuli',
    'Saltgruve Games',
    'Isbre Interactive',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 100_00, note: 'Spinnene utløses fra {minDeposit}' },
      { method: 'Mastercard', minimum: 100_00, note: 'Spinnene utløses fra {minDeposit}' },
      { method: 'Neteller', minimum: 200_00 },
      { method: 'Paysafecard', minimum: 200_00 },
    ],
    withdrawals: [
      { method: 'Neteller', minimum: 200_00, time: '2–3 døgn' },
      { method: 'Bankoverføring', minimum: 300_00, time: '3–5 virkedager' },
    ],
    processingTime:
      'Bestilt mandag morgen, godkjent onsdag formiddag, i banken torsdag. I de to første døgnene kunne uttaket angres.',
  },
  customerService: {
    availability: 'Hverdager kl. 9–17',
    channels: 'E-post, pluss chat i åpningstiden',
    languages: 'Norsk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'MGA/B2C/9312/2024 er nummeret, og status i det maltesiske registeret var «aktiv» da vi sjekket. Et tilsyn i EØS er bedre enn et utenfor. Det gir likevel ingen rett i Norge, der det bare er Norsk Tipping, Norsk Rikstoto og aktører med tillatelse som kan tilby pengespill.',
  },
  security:
    'Angrefristen på uttak kan slås av, men bare hvis du ber om det. Vi spurte på e-post, og to timer senere var knappen borte for godt. Gjør det samme før du spiller. Ellers er forholdene som de skal være: kryptert forbindelse, atskilte kundemidler, grenser for innskudd og tap, og et navngitt klageorgan.',
  userExperience:
    'Grått, blått og rolig, med en skarv som tørker vingene øverst på siden. Menyen har fem punkter, og det er vanskelig å gå seg vill. Derimot krever kassen oppmerksomhet, siden «Angre» har sterkere farge enn «Bekreft». På nettbrett legger regelarket seg over spillet, så det må lukkes før hvert spinn.',
  conclusion:
    'Spinnene er ærlige saker: litt i pluss, {finish.words} av ti i mål og et krav som kan forklares i én setning. Skarvøy Slots er også et hyggelig sted å lese om automater. Men et casino som bruker to døgn på en utbetaling og plasserer en stor angreknapp foran den, har ikke spillerens beste i tankene. Be om å få knappen fjernet før du begynner, eller la det være.',
  faq: [
    {
      question: 'Hvordan blir jeg kvitt angreknappen?',
      answer:
        'Send en e-post og be om at uttak låses. Det ble gjort for oss på to timer, og valget gjelder for alle senere uttak.',
    },
    {
      question: 'Lønner det seg å sette inn mer enn 200 kr?',
      answer: 'Ikke for spinnenes del. Antallet er hundre uansett beløp.',
    },
    {
      question: 'Hva er spinnene verdt?',
      answer:
        '{gross} før omsetningen og {sum.number} kr når den er trukket fra. Utfallene spriker mye, og noen får ingenting.',
    },
    {
      question: 'Jeg angrer uttak gang på gang. Hva gjør jeg?',
      answer:
        'Lås uttakene, og vurder en pause. Det er et vanlig tegn på at spillingen har tatt over, og Hjelpelinjen på 800 800 40 vet hva du snakker om.',
    },
    {
      question: 'Har Skarvøy Slots livecasino?',
      answer: 'Nei, bare automater og noen få bordspill mot maskin.',
    },
  ],
  authorRole: 'Tester av kasser og utbetalinger',
  writtenOn: '2025-07-28',
  updatedOn: '2025-10-30',
  scores: { licence: 9, bonusTerms: 7.4, withdrawals: 7.6, games: 8.1, support: 7.9, reliability: 8.2 },
};
