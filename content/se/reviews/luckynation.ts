import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'luckynation',
  overview: [
    '”Vilka pengar spelar jag med nu?” frågade vi i chatten hos LuckyNation, mitt i spelet. Svaret kom på en minut: dina egna. Så fungerar en non-sticky-bonus. Insättningen går först, bonusen väntar, och vinner man tidigt kan man ta ut sina pengar och låta bonusen vara.',
    'Tar de egna pengarna slut börjar bonusen, och då gäller en omsättning på {wagering}. Det är måttligt. Vid en insättning på 1 000 kr är nettot {net}, ungefär hälften av bonusen. Till det kommer {cashback} cashback, som vi inte har räknat in. LuckyNation passar den som vill kunna avbryta. Svagheten är licensen, som är från Curaçao.',
  ],
  pros: [
    'Non-sticky: egna pengar spelas före bonusen',
    'Omsättning på bara {wagering}, netto {net}',
    '{cashback} av en förlust tillbaka som cashback',
    'Kunnig chatt som svarar på frågan man ställt',
  ],
  cons: [
    'Licensen är utfärdad på Curaçao, utanför EES',
    'Spelpaus gäller inte',
    'Uttag till kort kan ta tre bankdagar',
    'Få gratissnurr i förhållande till bonusens storlek',
  ],
  bonusDetails: {
    welcomeBonus:
      'Nya kunder får {match} upp till {maxBonus} samt {spins} gratissnurr. Räknat på 1 000 kr ska drygt 12 300 kr omsättas, vilket kostar {cost}. Nettot är {net}. {finish} av 10 spelare klarar omsättningen.',
    bonusTerms: [
      'Non-sticky: insättningen kan tas ut så länge bonusen är orörd',
      'Omsättning: {wagering} bonusen',
      'Insättningen måste vara på minst {minDeposit} för att ge bonus',
      'Maxinsats när bonuspengar används: {maxBet}',
      'Gäller i {validDays.days} från insättningen',
      'Kryptoinsättningar ger cashback men ingen välkomstbonus',
    ],
    freeSpins: {
      description:
        'Alla snurr kommer på en gång, direkt efter insättningen. Värdet är {spinValue} per snurr och vinsten ska omsättas lika många gånger som bonusen.',
      table: [{ day: 'Vid insättningen', spins: '30', game: 'Fyrklöverdalen', wager: '{spinWagering}' }],
    },
  },
  specialFeatures: [
    {
      title: 'Cashback på {cashback}',
      description:
        'En tiondel av nettoförlusten kommer tillbaka. Det dämpar en förlust men upphäver den inte: nittio procent är fortfarande borta.',
    },
    {
      title: 'Två skilda saldon',
      description:
        'Eget saldo och bonussaldo visas på var sin rad, och raden som används är markerad. Enkelt och ovanligt tydligt.',
    },
  ],
  gameSelection:
    'Med runt 2 500 spel är LuckyNation varken litet eller störst. Tyngdpunkten ligger på slots med medelhög volatilitet, och det finns en egen hylla för spel med låg insats, från 50 öre. Livecasinot har ett trettiotal bord. Jackpottspel får inte spelas med bonuspengar men väl med egna, och spärren slår till automatiskt. Videopoker, som många casinon har slopat, finns kvar i sex varianter. Sportspel erbjuds inte.',
  gameProviders: ['Kvarts Studio', 'Nattsol', 'Pohjantuuli', 'Fjellvind', 'Lyskaster'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 150_00 },
      { method: 'Mastercard', minimum: 150_00 },
      { method: 'Skrill', minimum: 150_00 },
      { method: 'Bitcoin', minimum: 200_00, note: 'Ingen välkomstbonus' },
    ],
    withdrawals: [
      { method: 'Banköverföring', minimum: 250_00, time: '1–2 bankdagar' },
      { method: 'Visa', minimum: 250_00, time: 'Upp till 3 bankdagar' },
      { method: 'Skrill', minimum: 200_00, time: 'Inom 8 timmar' },
    ],
    processingTime:
      'Vårt uttag av eget saldo, 1 150 kr med bonusen orörd, godkändes på fem timmar. Banken visade beloppet nästa förmiddag.',
  },
  customerService: {
    availability: 'Chatten är bemannad 8–24 alla dagar',
    channels: 'Chatt, e-post, återuppringning på begäran',
    languages: 'Engelska, finska och norska; svenska via e-post',
  },
  license: {
    type: 'Curaçao',
    details:
      'Licensen har beteckningen OGL/2023/9121/0077 och går att kontrollera i Curaçaos register. Svensk licens saknas. Det betyder ingen Spelpaus, ingen svensk tillsyn och vinster som normalt är skattepliktiga.',
  },
  security:
    'Vi blev ombedda att styrka adressen först när uttaget passerade 1 000 kr. Gränsen stod i villkoren, så det kom inte som en överraskning. Handlingarna laddas upp krypterat och kan raderas på begäran när kontot stängs. Insättningstak finns för dygn och vecka, däremot inget för månad.',
  userExperience:
    'Grönt, rent och lite tråkigt, vilket vi menar som beröm. Menyn har sju poster och alla leder dit man tror. På mobilen ligger saldoraderna längst ned där tummen är. Svenskan är korrekt i spelvyn men vacklar i de längre villkoren, där ordet ”satsning” används för både insättning och insats.',
  conclusion:
    'Upplägget är bra konstruerat: ordningen mellan egna pengar och bonus är till spelarens fördel, kravet är måttligt och nettot är positivt. Vi hade gärna sett samma villkor under svensk licens. Som det är får LuckyNation ett gott betyg för bonusen och ett svagare för skyddet runt den.',
  faq: [
    {
      question: 'Kan jag ta ut utan att omsätta något?',
      answer:
        'Ja, så länge du bara har spelat med egna pengar. Bonusen försvinner då, vilket är hela poängen med non-sticky.',
    },
    {
      question: 'Kan man förlora insättningen trots att bonusen är non-sticky?',
      answer: 'Ja. De egna pengarna spelas mot samma husfördel som vanligt och kan ta slut.',
    },
    {
      question: 'Ingår cashbacken i nettot?',
      answer: 'Nej, nettot gäller bara välkomstbonusen och gratissnurren.',
    },
    {
      question: 'Hur sätter jag gränser hos LuckyNation?',
      answer:
        'Under ”Mitt spelande” ställer du in tak för insättningar och en påminnelse om tiden. En paus på upp till sex månader finns på samma sida.',
    },
    {
      question: 'Vilken åldersgräns gäller?',
      answer: '18 år. Åldern kontrolleras senast vid första uttaget.',
    },
  ],
  authorRole: 'Kundtjänsttestare',
  writtenOn: '2025-06-11',
  updatedOn: '2025-11-11',
  scores: { licence: 8.4, bonusTerms: 9, withdrawals: 9, games: 9.2, support: 8.8, reliability: 9.1 },
};
