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
  order_newest: 'Järjestys on sama kuin vertailussa.',
  wagered: '{name} tarjoaa bonuksen {bonus}, ja kierrätys on {times}×.',
  wagerFree: '{name} tarjoaa bonuksen {bonus}, eikä sitä tarvitse kierrättää.',
  wageringUnknown: '{name} tarjoaa bonuksen {bonus}, mutta ei kerro kierrätystä.',
  netPositive: 'Kun talletat {deposit}, kasinon {name} bonuksen netto on plussalla: {net}',
  netNegative: 'Kun talletat {deposit}, kasinon {name} bonuksen netto on miinuksella: {net}',
  netZero: 'Kun talletat {deposit}, kasinon {name} bonuksen netto on {net} eli ei plussaa eikä miinusta',
  netWithoutDeposit: 'Ilman talletusta kasinon {name} bonuksen netto on {net}',
  notCalculated: 'Kasinon {name} bonuksen nettoa ei voi laskea, sillä ehdoista puuttuu {terms}.',
  notEnoughTerms: 'Kasinon {name} bonuksen nettoa ei voi laskea ehdoista.',
  cashback: 'Kasinon {name} cashback on {amount}, kun talletat {deposit} ja häviät koko talletuksen.',
  rated: '{name} saa meiltä arvosanan {rating}/10, ja sen lisenssi on {licence}.',
  termsOf: 'Kasinon {name} bonuksen ehdot: {terms}.',
  minDeposit: 'minimitalletus {amount}',
  maxBet: 'panosraja {amount}',
  validDays: { one: 'voimassa {count} päivän', other: 'voimassa {count} päivää' },
  winCap: 'voittokatto {amount}',
  spins: {
    one: '{count} ilmaiskierros, kierroksen arvo {amount}',
    other: '{count} ilmaiskierrosta, kierroksen arvo {amount}',
  },
  best: 'Näistä suurin netto on kasinolla {name}.',
  review: 'Arvostelu: {link}',
  closing: '18+. Netto on bonus miinus kierrätyksen hinta, ei lupaus.',
  interrupted: 'Vastaus jäi kesken. Voit kysyä uudelleen.',
  help_lossOfControl:
    'Tuo kuulostaa raskaalta, ja siihen saa apua. Apu on maksutonta ja luottamuksellista. En näytä tässä keskustelussa tarjouksia.',
  help_selfHarm:
    'Kiitos, että kerroit. Et ole yksin. Jos olet välittömässä vaarassa, soita hätänumeroon {emergency}. En näytä tässä keskustelussa tarjouksia.',
  help_help: 'Peliongelmiin ja pelaamisen rajoittamiseen saa apua maksutta ja luottamuksellisesti.',
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
  about_noregistration: 'ilman rekisteröitymistä',
  about_nodeposit: 'ilman talletusta',
  about_nonsticky: 'non-sticky',
  about_cashflow: 'cashflow',
  about_halfsticky: 'half-sticky',
  about_exclusive: 'vain meiltä',
  about_freespinsfeature: 'ilmaiskierroksia',
  about_wagerfreefeature: 'ilman kierrätystä',
  about_quick: 'pikakasino',
  about_taxfree: 'verovapaat voitot',
  about_mga: 'Maltan lisenssi (MGA)',
  about_estonian: 'Viron lisenssi',
  about_curacao: 'Curaçaon lisenssi',
  about_swedish: 'Ruotsin lisenssi',
  about_danish: 'Tanskan lisenssi',
  about_cashback: 'cashback',
  about_new: 'uusi kasino',
  about_not: 'ei {criterion}',
  about_percent: 'bonus vähintään {percent}\u00a0%',
  about_wagering: 'kierrätys enintään {times}×',
  about_deposit: 'talletus {amount}',
  licence_mga: 'Maltalta (MGA)',
  licence_estonian: 'Virosta',
  licence_curacao: 'Curaçaolta',
  licence_swedish: 'Ruotsista',
  licence_danish: 'Tanskasta',
  failed: 'Pahoittelut, jokin meni pieleen. Yritä hetken kuluttua uudelleen.',
  tooManySeconds: anyCount(
    'Kysymyksiä tuli paljon lyhyessä ajassa. Voit kysyä uudelleen {count} sekunnin kuluttua.',
  ),
  tooManyMinutes: anyCount('Kysymyksiä tuli paljon. Voit kysyä uudelleen {count} minuutin kuluttua.'),
  tooManyHours: anyCount(
    'Tämän päivän kysymykset on käytetty. Voit kysyä uudelleen {count} tunnin kuluttua.',
  ),
} as const;

/** The chat panel. */
export const chat = {
  greeting:
    'Hei! Autan vertaamaan kasinoita ja bonuksia. Netto on bonus miinus kierrätyksen hinta. Mitä etsit?',
  name: 'Nettoapuri',
  byModel: 'Tekoälyavustaja, voi erehtyä',
  byCatalogue: 'Hakee vastaukset vertailusta, voi erehtyä',
  contactForm: 'Yhteydenottolomake',
  backToChat: 'Takaisin keskusteluun',
  close: 'Sulje',
  conversation: 'Keskustelu',
  you: 'Sinä',
  typing: 'Kirjoittaa',
  message: 'Viesti',
  placeholder: 'Kirjoita viesti',
  send: 'Lähetä',
  toCasino: 'Siirry kasinolle',
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
  stored:
    'Tallennamme nimesi, sähköpostiosoitteesi ja viestisi sekä tiedon siitä, millä kielellä ja milloin viesti lähetettiin. Käytämme niitä vain vastataksemme sinulle.',
  send: 'Lähetä viesti',
  sending: 'Lähetetään…',
  retry: 'Yritä uudelleen',
  sent: 'Kiitos, viesti on lähetetty.',
  sentReply: anyCount('Vastaamme {count} tunnin kuluessa osoitteeseen {email}.'),
  required: 'Täytä tämä kohta.',
  incompleteEmail: 'Kirjoita sähköpostiosoite kokonaan, esimerkiksi nimi@esimerkki.fi',
  tooLong: {
    one: 'Teksti on liian pitkä. Tähän mahtuu {count} merkki.',
    other: 'Teksti on liian pitkä. Tähän mahtuu {count} merkkiä.',
  },
  checkFields: 'Viestiä ei lähetetty vielä. Tarkista merkityt kohdat.',
  failed: 'Viestiä ei voitu lähettää. Teksti on tallessa; yritä hetken kuluttua uudelleen.',
  tooManySeconds: anyCount(
    'Viestejä tuli paljon lyhyessä ajassa. Teksti on tallessa; voit lähettää sen {count} sekunnin kuluttua.',
  ),
  tooManyMinutes: anyCount(
    'Viestejä tuli paljon lyhyessä ajassa. Teksti on tallessa; voit lähettää sen {count} minuutin kuluttua.',
  ),
  tooManyHours: anyCount(
    'Viestejä tuli tänään paljon. Teksti on tallessa; voit lähettää sen {count} tunnin kuluttua.',
  ),
} as const;
