import { anyCount } from '../message.ts';
import { offers } from './offers.ts';

export const shell = {
  disclosureLabel: 'Mainos.',
  disclosure:
    'Saamme palkkion, jos avaat pelitilin linkkiemme kautta. Palkkio ei vaikuta yhteenkään nettolukuun.',
  disclosureShort: 'Saamme linkeistä palkkion.',
  howWeEarn: 'Näin ansaitsemme',
  adultsOnly: 'Vain 18 vuotta täyttäneille',
  skipToContent: 'Siirry sisältöön',
  mainMenu: 'Päävalikko',
  more: 'Lisää',
  menu: 'Valikko',
  closeMenu: 'Sulje valikko',
  searchPlaceholder: offers.searchPlaceholder,
  search: 'Hae',
  searchExamples: 'Esimerkiksi',
  exampleQuestion_payout: 'milloin rahat tulevat tilille',
  exampleQuestion_rules: 'pitääkö voitoista maksaa veroa',
  language: 'Maa ja kieli',
  deposit: 'Talletus',
  depositText: 'Nettoluvut lasketaan tälle talletukselle. Valinta tallentuu vain tälle laitteelle.',
  ownDeposit: 'Oma summa',
  ownDepositRange: '{step}:n välein, enintään {to}',
  useDeposit: 'Laske',
  notInThisMarket: 'Kasino tai sivu, jota katsoit, ei ole mukana Suomen vertailussa. Tämä on etusivu.',
  showAllCasinos: 'Näytä kaikki kasinot',
  compareCasinos: 'Vertaa kasinoita',
  pickCasino: 'Arvo yksi kasino',
  takeQuiz: 'Tee kasinotesti',
  openChat: 'Avaa keskustelu',
  calculateOwn: 'Laske oma netto',
  casinosColumn: 'Kasinoita',
  medianColumn: 'Keskimmäinen netto',
  medianNote:
    'Luku on kategorian keskimmäinen netto, kun talletus on {deposit}: puolet tarjouksista on sen yläpuolella.',
  playModerately: 'Pelaa maltilla.',
  contents: 'Sisältö',
  validFrom: 'Voimassa {date} alkaen',
  breadcrumb: 'Murupolku',
  home: 'Etusivu',
  updatedOn: 'Päivitetty {date}',
  casinoCount: offers.casinoCount,
  casinoAndListCount: {
    one: '{count} kasino, listalla {listed}',
    other: '{count} kasinoa, listalla {listed}',
  },
  sameFormula: 'Sama kaava kaikille',
  notFoundTitle: 'Sivua ei löytynyt',
  notFoundHeading: 'Tästä osoitteesta ei jäänyt käteen mitään.',
  notFoundText: 'Sivua ei löytynyt. Osoite on voinut muuttua, tai kasino on poistunut vertailusta.',
  toHome: 'Etusivulle',
  toReviews: 'Arvosteluihin',
  helpHeading: 'Bonus ei ole tulonlähde.',
  helpText:
    'Moni vertailemistamme bonuksista maksaa enemmän kuin antaa. Jos pelaaminen vie enemmän kuin olit suunnitellut, ota yhteyttä Peluuriin. Apu on maksutonta ja luottamuksellista.',
  opensInNewTab: offers.opensInNewTab,
  tagline: 'Bonus miinus kierrätyksen hinta.',
  footerSite: 'Sivusto',
  footerAbout: 'Tietoa',
  footerHelp: 'Apua peliongelmiin',
  footerCountries: 'Maat',
  warning:
    'Rahapelaaminen voi aiheuttaa riippuvuutta. Pelaa vain rahalla, jonka olet valmis häviämään. Sivusto on tarkoitettu 18 vuotta täyttäneille.',
  copyright: '© {year} Nettobonus. Netto on bonus miinus kierrätyksen hinta, ei lupaus.',
  loading: 'Ladataan sivua',
  reviewKeywords: '{casino}, {casino} arvostelu, {casino} bonus, {casino} kierrätys',
  factsKeywords: '{casino}, {casino} bonus, {casino} kierrätys',
  checkedOn: 'Tarkistettu {date}',
  unavailableHeading: 'Sivusto käynnistyy',
  unavailableText: 'Sisältö ei ole vielä käytettävissä. Yritä hetken kuluttua uudelleen.',
  errorHeading: 'Sivua ei voitu näyttää',
  errorText: 'Vika on meillä. Yritä hetken kuluttua uudelleen.',
  criterion: 'Kriteeri',
  weight: 'Paino',
  positiveNet: 'Netto plussalla',
  medianWagering: 'Keskimmäinen kierrätys',
  histogramHeading: anyCount('{count} kasinon netto, {currency}'),
  histogramHeadingOf: {
    one: '{withNet} kasinon netto, {currency} (sivulla {count} kasino)',
    other: '{withNet} kasinon netto, {currency} (sivulla {count} kasinoa)',
  },
  histogramUnit: { one: 'Yksi ruutu on yksi kasino.', other: 'Yksi ruutu on {count} kasinoa.' },
  histogramDeposit: 'Laskettu {deposit}:n talletuksella.',
  histogramWithoutDeposit: 'Laskettu ilman talletusta.',
  histogramSentence: anyCount('{count} kasinosta {plus} on netoltaan plussalla ja {minus} miinuksella.'),
  faqHeading: 'Usein kysyttyä',
} as const;

/** Markets that show offers without links to casinos. */
export const informationOnly = {
  disclosure: 'Tällä sivulla ei ole mainoslinkkejä.',
  notice: 'Tässä maassa vain tietoa.',
  noticeText:
    'Näet bonukset, ehdot ja nettolaskelmat. Linkkejä kasinoille ei ole, emmekä saa tästä sivusta palkkiota.',
  noticeReview:
    'Kasinolle ei ole linkkiä, emmekä saa tästä sivusta palkkiota. Arvostelu ja laskelma ovat samat kuin muualla.',
  why: 'Miksi?',
  noLink: 'Ei linkkiä kasinolle',
  noLinkText: 'Tämän maan sääntöjen mukaan kasinosta voi kertoa, mutta siihen ei voi linkittää.',
  checkLicence: 'Tarkista lisenssi rekisteristä',
  compareOthers: 'Vertaa muihin laskelmiin',
  help: 'Apua peliongelmiin: {name}',
} as const;

/** While the catalogue is sample content. */
export const sample = {
  label: 'Demo:',
  noticeShort: 'kasinot ja tarjoukset ovat keksittyjä.',
  notice:
    'tämän sivuston tarjoukset, arvosanat, lisenssit ja testit ovat keksittyjä eivätkä kerro mitään samannimisistä oikeista kasinoista.',
} as const;

/** For casinos without a licence in a licensed-only market. */
export const licensedOnly = {
  noLink: 'Ei Suomen lisenssiä',
  noLinkText: 'Kasinolla ei ole Suomen lisenssiä, joten näytämme sen tiedot mutta emme linkkiä.',
  betterNone:
    'Yhdenkään samankaltaisen tarjouksen netto ei ole tätä parempi kasinoilla, joilla on Suomen lisenssi.',
} as const;

/** For editors who preview a draft. */
export const preview = {
  label: 'Esikatselu',
  notice: 'Tämä on luonnoksen esikatselu.',
  validUntil: 'Sivua ei ole julkaistu tässä muodossa. Osoite toimii klo\u00a0{time} asti.',
  showPublishedPage: 'Katso julkaistu sivu',
  notFoundHeading: 'Esikatselua ei ole',
  notFoundText: 'Osoite on vanhentunut tai virheellinen. Avaa esikatselu uudelleen toimitusjärjestelmästä.',
  unavailableHeading: 'Luonnosta ei voi nyt näyttää',
  unavailableText: 'Tietokanta ei vastaa. Yritä hetken kuluttua uudelleen.',
} as const;

/** The page that redirects a visitor to a casino. */
export const go = {
  redirecting: 'Ohjataan kasinolle...',
  goNow: 'Siirry heti',
  ad: 'Mainoslinkki: saamme palkkion, jos avaat pelitilin.',
  warning: 'Pelaa vain rahalla, jonka olet valmis häviämään.',
} as const;

/** The feed of new and changed offers, and of articles. The sentences have no full stop, because Danish “kr.” already ends with one. */
export const feed = {
  title: 'Nettobonus: uudet ja muuttuneet bonukset, oppaat ja uutiset',
  subtitle: 'Mitä bonuksissa on muuttunut, mikä niiden netto on nyt ja mitä olemme kirjoittaneet',
  newCasino: 'Uusi kasino vertailussa',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Netto ennallaan: {net}, {when}',
  wageringExceedsBonus: 'Kierrätys maksaa enemmän kuin bonus antaa',
} as const;

export const toasts = {
  added: '{casino} lisätty vertailuun',
  chosen: '{count} / {limit} valittu',
  undo: 'Kumoa',
  full: {
    one: 'Vertailuun mahtuu {count} kasino. Poista se ensin.',
    other: 'Vertailuun mahtuu {count} kasinoa. Poista ensin yksi.',
  },
  copied: 'Linkki kopioitu',
  messageFailed: 'Viestiä ei voitu lähettää. Yritä uudelleen.',
} as const;

export const monthPopup = {
  heading: '{month}n kasino',
  noThanks: 'Ei kiitos',
} as const;

/** The suggestions under a search field. */
export const suggestions = {
  label: 'Ehdotukset',
  casinos: 'Kasinot',
  net: offers.netForDeposit,
  pages: 'Sivut, oppaat ja kysymykset',
  all: 'Hae ”{query}” koko sivustolta',
  found: { one: '{count} ehdotus', other: '{count} ehdotusta' },
  noNet: offers.notCalculated,
} as const;

/** The reason next to a casino that the best-by-category grid chose by rule. */
export const bestByRule = {
  net: 'Suurin netto kaikista tarjouksista.',
  quick: 'Suurin netto pikakasinoiden tarjouksista.',
  bigBonus: 'Suurin netto bonuksista, jotka ovat vähintään 200\u00a0% talletuksesta.',
  freeSpins: 'Suurin netto tarjouksista, joihin kuuluu ilmaiskierroksia.',
  newcomer: 'Uusista kasinoista korkein arvosana.',
} as const;
