import { anyCount } from '../message.ts';

/** Replies from the assistant. */
export const assistant = {
  greeting:
    'Hei! Etsin vertailusta kasinoita ja bonuksia ja kerron niiden neton. Netto on bonus miinus kierrätyksen hinta. Millaista bonusta etsit?',
  unclear:
    'En ymmärtänyt kysymystä. Voit kysyä esimerkiksi ilmaiskierroksista, kierrätysvapaista bonuksista, lisenssistä, talletuksen koosta tai tietystä kasinosta. Mitä näistä haluat tietää?',
  unlisted:
    'Kysymääsi kasinoa ei ole Suomen vertailussa, joten en voi kertoa sen tarjouksesta. Millaista bonusta etsit?',
  found: {
    one: 'Näillä ehdoilla löytyi yksi kasino: {criteria}.',
    other: 'Näillä ehdoilla löytyi {count} kasinoa: {criteria}.',
  },
  foundAll: { one: 'Vertailussa on {count} kasino.', other: 'Vertailussa on {count} kasinoa.' },
  foundNone:
    'Vertailussa ei ole kasinoa, joka täyttää kaikki nämä ehdot: {criteria}. Mistä ehdosta voisit luopua?',
  order_net: 'Ensin tulevat ne, joiden bonuksen netto on suurin.',
  order_rating: 'Ensin tulevat ne, joilla on paras arvosana.',
  order_bonus: 'Ensin tulevat ne, joiden bonus on suurin. Suuri bonus ei ole sama asia kuin suuri netto.',
  order_asListed: 'Järjestys on sama kuin vertailussa.',
  wagered: '{name} tarjoaa bonuksen {bonus}, ja kierrätys on {wagering}.',
  wagerFree: '{name} tarjoaa bonuksen {bonus}, eikä sitä tarvitse kierrättää.',
  wageringUnknown: '{name} tarjoaa bonuksen {bonus}, mutta ei kerro kierrätystä.',
  netPositive: 'Kun talletat {deposit}, kasinon {name} bonuksen netto on plussalla: {net}',
  netNegative: 'Kun talletat {deposit}, kasinon {name} bonuksen netto on miinuksella: {net}',
  netZero: 'Kun talletat {deposit}, kasinon {name} bonuksen netto on {net} eli ei plussaa eikä miinusta',
  netWithoutDeposit: 'Ilman talletusta kasinon {name} bonuksen netto on {net}',
  notCalculated: 'Kasinon {name} bonuksen nettoa ei voi laskea, sillä ehdoista puuttuu {terms}.',
  notEnoughTerms: 'Kasinon {name} bonuksen nettoa ei voi laskea ehdoista.',
  cashback: 'Kasinon {name} cashback on {amount}, kun talletat {deposit} ja häviät koko talletuksen.',
  ratingAndLicence: '{name} saa meiltä arvosanan {rating}/10, ja sen lisenssi on {licence}.',
  termsOf: 'Kasinon {name} bonuksen ehdot: {terms}.',
  minDeposit: 'minimitalletus {amount}',
  maxBet: 'panosraja {amount}',
  validDays: { one: 'voimassa {count} päivän', other: 'voimassa {count} päivää' },
  winCap: 'voittokatto {amount}',
  freeSpins: {
    one: '{count} ilmaiskierros, kierroksen arvo {amount}',
    other: '{count} ilmaiskierrosta, kierroksen arvo {amount}',
  },
  highestNet: 'Näistä suurin netto on kasinolla {name}.',
  review: 'Arvostelu: {link}',
  closing: '18+. Netto on bonus miinus kierrätyksen hinta, ei lupaus.',
  interrupted: 'Vastaus jäi kesken. Voit kysyä uudelleen.',
  help_lossOfControl:
    'Tuo kuulostaa raskaalta, ja siihen saa apua. Apu on maksutonta ja luottamuksellista. En näytä tässä keskustelussa tarjouksia.',
  help_selfHarm:
    'Kiitos, että kerroit. Et ole yksin. Jos olet välittömässä vaarassa, soita hätänumeroon {emergency}. En näytä tässä keskustelussa tarjouksia.',
  help_askedForHelp: 'Peliongelmiin ja pelaamisen rajoittamiseen saa apua maksutta ja luottamuksellisesti.',
  refused_evasion:
    'En auta kiertämään pelikieltoa tai muita estoja. Esto suojaa sinua, ja siitä voi puhua luottamuksellisesti.',
  refused_minor:
    'Rahapelit ovat vain 18 vuotta täyttäneille, joten en näytä tarjouksia. Pelaamisesta voi puhua luottamuksellisesti.',
  organisation: '{name}: {note} ({host}).',
  explain_net:
    'Netto on bonus miinus kierrätyksen hinta. Se on kuin lainan todellinen vuosikorko: luku lasketaan pelkistä ehdoista, jotta tarjouksia voi verrata. Oletamme, että pelien palautus on 96\u00a0%, jolloin kierrätys maksaa 4\u00a0% panoksista. Netto voi olla myös miinuksella.',
  explain_wagering:
    'Kierrätys kertoo, kuinka monta kertaa bonus pitää pelata läpi ennen kotiutusta. Laskemme, että se maksaa 4\u00a0% panoksista, joten suuri kierrätys voi maksaa enemmän kuin bonus antaa.',
  explain_nonsticky:
    'Non-sticky tarkoittaa, että pelaat ensin omalla rahallasi ja voit kotiuttaa sen, ennen kuin bonus tulee käyttöön. Kierrätys ei sido omaa rahaasi, mutta voit hävitä sen pelaamalla.',
  explain_finish:
    'Merkintä ”läpi 3/10” kertoo, että 10 pelaajasta 3 pääsee kierrätyksen läpi. Muilta rahat loppuvat ensin: bonus menee ja usein koko talletus.',
  criterion_noregistration: 'ilman rekisteröitymistä',
  criterion_nodeposit: 'ilman talletusta',
  criterion_nonsticky: 'non-sticky',
  criterion_cashflow: 'cashflow',
  criterion_halfsticky: 'half-sticky',
  criterion_exclusive: 'vain meiltä',
  criterion_freespinsfeature: 'ilmaiskierroksia',
  criterion_wagerfreefeature: 'ilman kierrätystä',
  criterion_quick: 'pikakasino',
  // A licence from the EEA. Only in Finland does it make winnings tax-free.
  criterion_taxfree: 'verovapaat voitot',
  criterion_mga: 'Maltan lisenssi (MGA)',
  criterion_estonian: 'Viron lisenssi',
  criterion_curacao: 'Curaçaon lisenssi',
  criterion_swedish: 'Ruotsin lisenssi',
  criterion_danish: 'Tanskan lisenssi',
  criterion_cashback: 'cashback',
  criterion_new: 'uusi kasino',
  criterion_not: 'ei {criterion}',
  criterion_minPercent: 'bonus vähintään {percent}\u00a0%',
  criterion_maxWagering: 'kierrätys enintään {times}×',
  criterion_deposit: 'talletus {amount}',
  criterion_payment: 'maksutapa {method}',
  criterion_card: 'korttimaksu',
  criterion_minFinish: 'läpi vähintään {count}/10',
  unknownPayment: 'En voinut käyttää tätä maksutapaa ehtona: {method}. Vertailussa ei ole siitä tietoa.',
  cannotExclude: 'En osaa rajata pois tätä: {criterion}.',
  paymentAccepted: 'Kasinolle {name} voi tallettaa: {criterion}.',
  paymentMissing: 'Kasinon {name} talletustavoissa ei ole tätä: {criterion}.',
  paymentsNotKnown: 'Kasinon {name} talletustapoja ei ole vertailussa.',
  licence_mga: 'Maltalta (MGA)',
  licence_estonian: 'Virosta',
  licence_curacao: 'Curaçaolta',
  licence_swedish: 'Ruotsista',
  licence_danish: 'Tanskasta',
  failed: 'Pahoittelut, jokin meni pieleen. Yritä hetken kuluttua uudelleen.',
  retryInSeconds: anyCount(
    'Kysymyksiä tuli paljon lyhyessä ajassa. Voit kysyä uudelleen {count} sekunnin kuluttua.',
  ),
  retryInMinutes: anyCount('Kysymyksiä tuli paljon. Voit kysyä uudelleen {count} minuutin kuluttua.'),
  retryInHours: anyCount(
    'Tämän päivän kysymykset on käytetty. Voit kysyä uudelleen {count} tunnin kuluttua.',
  ),
} as const;

/** The chat panel. */
export const chat = {
  greeting:
    'Hei! Autan vertaamaan kasinoita ja bonuksia. Netto on bonus miinus kierrätyksen hinta. Mitä etsit?',
  name: 'Nettoapuri',
  answersByModel: 'Tekoälyavustaja, voi erehtyä',
  answersFromCatalogue: 'Hakee vastaukset vertailusta, voi erehtyä',
  contactForm: 'Yhteydenottolomake',
  backToChat: 'Takaisin keskusteluun',
  close: 'Sulje',
  conversation: 'Keskustelu',
  you: 'Sinä',
  typing: 'Kirjoittaa',
  message: 'Viesti',
  placeholder: 'Kirjoita viesti',
  send: 'Lähetä',
  examples: 'Esimerkkejä',
  example_wagerFree: 'Bonus ilman kierrätystä',
  example_deposit: 'Paras bonus, kun talletan 50 €',
  example_net: 'Mitä netto tarkoittaa?',
  note: '18+ Mainoslinkkejä. Älä jaa henkilötietoja.',
  noteWithoutLinks: '18+ Älä jaa henkilötietoja.',
} as const;

/** The contact form and the server’s responses to it. */
export const contact = {
  heading: 'Ota yhteyttä',
  replyWithin: anyCount('Vastaamme {count} tunnin kuluessa.'),
  name: 'Nimi',
  email: 'Sähköposti',
  message: 'Viesti',
  leaveEmpty: 'Jätä tämä kohta tyhjäksi',
  privacyNote:
    'Tallennamme nimesi, sähköpostiosoitteesi ja viestisi sekä tiedon siitä, millä sivulla, millä kielellä ja milloin viesti lähetettiin. Käytämme niitä vain vastataksemme sinulle.',
  send: 'Lähetä viesti',
  sending: 'Lähetetään…',
  retry: 'Yritä uudelleen',
  sent: 'Kiitos, viesti on lähetetty.',
  replyWithinToEmail: anyCount('Vastaamme {count} tunnin kuluessa osoitteeseen {email}.'),
  required: 'Täytä tämä kohta.',
  incompleteEmail: 'Kirjoita sähköpostiosoite kokonaan, esimerkiksi nimi@esimerkki.fi',
  tooLong: {
    one: 'Teksti on liian pitkä. Tähän mahtuu {count} merkki.',
    other: 'Teksti on liian pitkä. Tähän mahtuu {count} merkkiä.',
  },
  checkFields: 'Viestiä ei lähetetty vielä. Tarkista merkityt kohdat.',
  failed: 'Viestiä ei voitu lähettää. Teksti on tallessa; yritä hetken kuluttua uudelleen.',
  retryInSeconds: anyCount(
    'Viestejä tuli paljon lyhyessä ajassa. Teksti on tallessa; voit lähettää sen {count} sekunnin kuluttua.',
  ),
  retryInMinutes: anyCount(
    'Viestejä tuli paljon lyhyessä ajassa. Teksti on tallessa; voit lähettää sen {count} minuutin kuluttua.',
  ),
  retryInHours: anyCount(
    'Viestejä tuli tänään paljon. Teksti on tallessa; voit lähettää sen {count} tunnin kuluttua.',
  ),
} as const;
