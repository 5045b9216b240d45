import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kiekka-casino',
  overview: [
    'Kiekka er finsk for puck, og tempoet passer til navnet. Fra vi åpnet forsiden til innskuddet sto på kontoen, gikk det knapt tre minutter: beløp, nettbank, bekreftelse. Opplysningene om deg hentes fra banken, så du slipper å fylle ut et skjema. En spillkonto i ditt navn blir det likevel.',
    'Casinoet passer for den som vil ha få valg og raske uttak. Turneringer, nivåer og daglige kampanjer finnes knapt. Menyen har fem punkter, og vilkårene er ikke lengre enn at de kan leses over en kopp kaffe.',
    'Bonusen er brukbar uten å være raus. Omsetningskravet er {wagering}, altså under grensen på {breakEven} der en slik bonus går i null. Netto er {net} når innskuddet er 1 000 kr.',
  ],
  pros: [
    'Netto {net} ved 1 000 kr i innskudd',
    'Omsetningskrav på {wagering}, godt under grensen på {breakEven}',
    'Estisk lisens med nummer vi fant igjen i registeret',
    'Testuttaket vårt tok 21 minutter',
    'Minste innskudd er {minDeposit}',
  ],
  cons: [
    'Bare halvparten kommer i mål med omsetningen',
    'Kundeservice svarer ikke på norsk',
    'Gratisspinnene må hentes hver dag, ellers faller de bort',
    'Ingen norsk tillatelse',
  ],
  bonusDetails: {
    welcomeBonus:
      'Første innskudd gir {match} opptil {maxBonus} og {spins} gratisspinn. Setter du inn 1 000 kr, får du {bonus} i bonus og spinn verdt {spinsValue}. Omsetningen koster rundt {cost}, og netto er {net}. {finish.words} av ti spillere fullfører, mens {notFinish.words} går tom for penger underveis.',
    bonusTerms: [
      'Omsetning: {wagering} bonusen, og {spinWagering} det gratisspinnene gir',
      'Minste innskudd: {minDeposit}',
      'Høyeste innsats: {maxBet} per spinn så lenge bonusen er aktiv',
      'Frist: {validDays.days}',
      'Gevinsttak: ingen',
      'Bordspill og livespill teller ikke i omsetningen',
    ],
    freeSpins: {
      description:
        'Spinnene deles ut over fem dager og har en verdi på {spinValue} hvert. De må tas i bruk samme dag som de kommer.',
      table: [
        { day: 'Dag 1', spins: '20', game: 'Blåtimen', wager: '{spinWagering}' },
        { day: 'Dag 2', spins: '20', game: 'Blåtimen', wager: '{spinWagering}' },
        { day: 'Dag 3', spins: '20', game: 'Kobberkula', wager: '{spinWagering}' },
        { day: 'Dag 4', spins: '20', game: 'Kobberkula', wager: '{spinWagering}' },
        { day: 'Dag 5', spins: '20', game: 'Kobberkula', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Én vei inn og ut',
      description:
        'Uttak går alltid tilbake til bankkontoen som innskuddet kom fra. Det gir færre valg, men også færre spørsmål fra betalingsavdelingen.',
    },
  ],
  gameSelection:
    'Rundt 1 400 spill er lite etter dagens målestokk. Utvalget består mest av spilleautomater, i tillegg til et par dusin livebord og en håndfull skrapelodd. Til gjengjeld virker søket. Det finner spillet selv om du skriver feil, og tilbakebetalingen står oppgitt før du åpner det. Vi savnet et filter for volatilitet. Den som er ute etter smale studioer eller poker, bør lete et annet sted, mens de fleste andre neppe kommer til å merke at hyllene er kortere her.',
  gameProviders: ['Tähtisumu', 'Revontuuli Gaming', 'Kvarts Studio', 'Pohjantuuli', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 100_00, note: 'Identiteten bekreftes i samme steg' },
      { method: 'Bankoverføring', minimum: 100_00, note: 'Norske banker kan avvise betalingen' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 100_00, time: 'Vanligvis under én time' },
      { method: 'Bankoverføring', minimum: 200_00, time: '1–2 virkedager' },
    ],
    processingTime:
      'Vi tok ut 600 kr en tirsdag formiddag. Pengene var på konto etter 21 minutter, uten at noen ba om dokumenter.',
  },
  customerService: {
    availability: 'Alle dager kl. 9–23',
    channels: 'Chat og e-post',
    languages: 'Engelsk, finsk og estisk',
  },
  license: {
    type: 'Estland (EMTA)',
    details:
      'Lisens HKT000079 fra den estiske skatte- og tollmyndigheten, oppført i det offentlige registeret MTR. Dette er en EØS-lisens, men ingen norsk tillatelse: Pengespill i Norge kan bare tilbys av Norsk Tipping, Norsk Rikstoto og aktører med tillatelse.',
  },
  security:
    'Innlogging skjer gjennom banken, så det finnes ikke noe passord å miste. Innskuddsgrense må velges før første spill, og den kan senkes straks, mens en heving først gjelder etter et døgn. Vi testet en pause på 24 timer. Den ble satt uten spørsmål og lot seg ikke oppheve, heller ikke da vi ba pent i chatten.',
  userExperience:
    'Siden laster raskt også på en eldre telefon. Saldo og gjenstående omsetning står øverst hele tiden, i kroner og ikke bare i prosent. Norsk tekst finnes, men er ujevn: Enkelte vinduer dukker opp på engelsk, og ett sted sto det noe på finsk.',
  conclusion:
    'Kiekka Casino lover lite og holder det meste. Uttakene er raske, lisensen lar seg kontrollere, og reglene får plass på én side. Netto er i pluss, men {notFinish.words} av ti kommer ikke i mål. Trenger du verken stort utvalg eller norsk kundeservice, er dette et av de ryddigere hurtigcasinoene i oversikten vår.',
  faq: [
    {
      question: 'Må jeg opprette konto hos Kiekka Casino?',
      answer:
        'Ja, men den opprettes automatisk når du betaler fra nettbanken. Casinoet vet hvem du er fra første innskudd.',
    },
    {
      question: 'Hva skjer med gratisspinn jeg ikke bruker?',
      answer: 'De slettes ved midnatt. Dagens 20 spinn kan ikke spares til neste dag.',
    },
    {
      question: 'Kan jeg si nei til bonusen?',
      answer:
        'Ja. Du fjerner krysset for den ved innskuddet, og da er pengene dine heller ikke bundet av noe krav.',
    },
    {
      question: 'Hvordan stenger jeg meg ute?',
      answer:
        'Under profilen kan du velge pause eller varig utestenging. Hjelpelinjen svarer på 800 800 40, gratis og anonymt.',
    },
  ],
  authorRole: 'Bonusredaktør',
  writtenOn: '2025-04-15',
  updatedOn: '2025-11-11',
  scores: { licence: 9, bonusTerms: 8.6, withdrawals: 9.4, games: 8.4, support: 8.8, reliability: 9 },
};
