import { anyCount } from '../message.ts';

/** Replies from the assistant. */
export const assistant = {
  greeting:
    'Hei! Etsin vertailusta kasinoita ja bonuksia ja kerron, mitä bonuksesta jää kierrätyksen jälkeen. Millaista bonusta etsit?',
  unclear:
    'En ymmärtänyt kysymystä. Voit kysyä esimerkiksi ilmaiskierroksista, kierrätysvapaista bonuksista, lisenssistä, talletuksen koosta tai kasinosta sen nimellä. Mitä näistä haluat tietää?',
  unlisted:
    'Kysymääsi kasinoa ei ole Suomen vertailussa, joten en voi kertoa sen tarjouksesta. Millaista bonusta etsit?',
  found: {
    one: 'Näillä ehdoilla löytyi yksi kasino: {criteria}.',
    other: 'Näillä ehdoilla löytyi {count} kasinoa: {criteria}.',
  },
  foundAll: { one: 'Vertailussa on {count} kasino.', other: 'Vertailussa on {count} kasinoa.' },
  foundNone:
    'Vertailussa ei ole kasinoa, joka täyttää kaikki nämä ehdot: {criteria}. Mistä ehdosta voisit luopua?',
  order_net: 'Ensin tulevat ne, joiden bonuksesta jää keskimäärin eniten.',
  order_rating: 'Ensin tulevat ne, joilla on paras arvosana.',
  order_bonus: 'Ensin tulevat ne, joiden bonus on suurin. Suuri bonus ei ole sama asia kuin suuri netto.',
  order_newest: 'Järjestys on sama kuin vertailussa.',
  wagered: '{name} tarjoaa bonuksen {bonus}, ja kierrätys on {times}×.',
  wagerFree: '{name} tarjoaa bonuksen {bonus}, eikä sitä tarvitse kierrättää.',
  wageringUnknown: '{name} tarjoaa bonuksen {bonus}, mutta ei kerro kierrätystä.',
  netPositive: 'Kun talletat {deposit}, tarjouksesta {name} jää keskimäärin {net}, läpi {finish}/10.',
  netNegative: 'Kun talletat {deposit}, tarjous {name} maksaa keskimäärin {net}, läpi {finish}/10.',
  netZero:
    'Kun talletat {deposit}, tarjouksesta {name} jää keskimäärin {net} eli ei mitään, läpi {finish}/10.',
  netWithoutDeposit: 'Ilman talletusta tarjouksesta {name} jää keskimäärin {net}, läpi {finish}/10.',
  notCalculated: 'Tarjouksen {name} nettoa ei voi laskea, sillä kasino ei kerro kaikkea: {terms}.',
  rated: '{name} saa meiltä arvosanan {rating}/10, ja sen lisenssi on {licence}.',
  termsOf: 'Tarjouksen {name} ehdot: {terms}.',
  minDeposit: 'pienin talletus {amount}',
  maxBet: 'suurin panos {amount}',
  validDays: { one: 'voimassa {count} päivän', other: 'voimassa {count} päivää' },
  winCap: 'suurin voitto {amount}',
  spins: {
    one: '{count} ilmaiskierros, kierroksen arvo {amount}',
    other: '{count} ilmaiskierrosta, kierroksen arvo {amount}',
  },
  best: 'Näistä suurin netto on tarjouksella {name}.',
  review: 'Arvostelu: {link}',
  closing: '18+. Netto on keskiarvo eikä lupaus.',
  interrupted: 'Vastaus jäi kesken. Voit kysyä uudelleen.',
  help_lossOfControl:
    'Tuo kuulostaa raskaalta, ja siihen saa apua. Apu on maksutonta ja luottamuksellista. En näytä tässä keskustelussa tarjouksia.',
  help_selfHarm:
    'Kiitos, että kerroit. Et ole yksin. Jos olet välittömässä vaarassa, soita hätänumeroon {emergency}. En näytä tässä keskustelussa tarjouksia.',
  help_help: 'Pelaamiseen ja sen rajoittamiseen saa apua maksutta ja luottamuksellisesti.',
  refused_evasion:
    'En auta kiertämään pelikieltoa tai muita estoja. Esto suojaa sinua, ja siitä voi puhua luottamuksellisesti.',
  refused_minor:
    'Rahapelit ovat vain 18 vuotta täyttäneille, joten en näytä tarjouksia. Pelaamisesta voi puhua luottamuksellisesti.',
  organisation: '{name}: {note} ({host}).',
  explain_net:
    'Netto on se, mitä bonuksesta jää keskimäärin, kun se kierrätetään loppuun: bonus miinus kierrätyksen hinta. Laskemme, että peleistä palautuu 96 % ja jokainen panos maksaa keskimäärin 4 %. Luku voi olla myös miinuksella.',
  explain_wagering:
    'Kierrätys kertoo, kuinka monta kertaa bonus pitää pelata läpi ennen kotiutusta. Jokainen panos maksaa keskimäärin 4 %, joten suuri kierrätys voi viedä enemmän kuin bonus antaa.',
  explain_nonsticky:
    'Non-sticky tarkoittaa, että pelaat ensin omalla rahallasi ja voit kotiuttaa sen, ennen kuin bonus tulee käyttöön. Bonus ei silloin kuluta omaa rahaasi.',
  explain_finish:
    'Luku läpi kertoo, kuinka moni pelaaja saa kierrätyksen päätökseen ennen kuin rahat loppuvat. Muilta bonus jää saamatta.',
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
  about_not: 'ei: {criterion}',
  about_percent: 'bonus vähintään {percent}\u00a0%',
  about_wagering: 'kierrätys enintään {times}×',
  about_deposit: 'talletus {amount}',
  licence_mga: 'Malta (MGA)',
  licence_estonian: 'Viro',
  licence_curacao: 'Curaçao',
  licence_swedish: 'Ruotsi',
  licence_danish: 'Tanska',
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
  greeting: 'Hei! Autan löytämään kasinon ja kerron, mitä sen bonuksesta jää käteen. Mitä etsit?',
  name: 'Nettoapuri',
  byModel: 'Tekoälyavustaja, voi erehtyä',
  byCatalogue: 'Vastaa vertailun tiedoista, voi erehtyä',
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
    'Tallennamme nimesi, sähköpostiosoitteesi ja viestisi sekä tiedon siitä, millä kielellä ja milloin se lähetettiin. Käytämme niitä vain vastataksemme sinulle.',
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
