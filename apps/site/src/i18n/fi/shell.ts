import { anyCount } from '../message.ts';
import { offers } from './offers.ts';

export const shell = {
  disclosureLabel: 'Mainos.',
  disclosure: 'Saamme palkkion, jos avaat pelitilin linkkiemme kautta. Palkkio ei muuta yhtäkään nettolukua.',
  howWeEarn: 'Näin ansaitsemme',
  adultsOnly: 'Vain 18 vuotta täyttäneille',
  skipToContent: 'Siirry sisältöön',
  mainMenu: 'Päävalikko',
  menu: 'Valikko',
  closeMenu: 'Sulje valikko',
  searchPlaceholder: offers.searchPlaceholder,
  search: 'Hae',
  language: 'Maa ja kieli',
  showAllCasinos: 'Näytä kaikki kasinot',
  compareCasinos: 'Vertaa kasinoita',
  pickCasino: 'Arvo kasino',
  takeQuiz: 'Tee kasinotesti',
  openChat: 'Avaa keskustelu',
  calculateOwn: 'Laske oma netto',
  casinosColumn: 'Kasinoita',
  medianColumn: 'Mediaaninetto',
  medianNote: 'Luku on kategorian mediaaninetto {deposit} talletuksella.',
  playModerately: 'Pelaa maltilla.',
  contents: 'Sisältö',
  validFrom: 'Voimassa {date} alkaen',
  breadcrumb: 'Murupolku',
  home: 'Etusivu',
  updatedOn: 'Päivitetty {date}',
  casinoCount: offers.casinoCount,
  sameFormula: 'Sama kaava kaikille',
  notFoundTitle: 'Sivua ei löytynyt',
  notFoundHeading: 'Tästä osoitteesta ei jäänyt käteen mitään.',
  notFoundText: 'Sivua ei löytynyt. Osoite on voinut muuttua, tai kasino on poistunut vertailusta.',
  toHome: 'Etusivulle',
  toReviews: 'Arvosteluihin',
  helpHeading: 'Bonus ei ole tulonlähde.',
  helpText:
    'Moni vertailemistamme bonuksista maksaa enemmän kuin antaa. Jos pelaaminen vie enemmän kuin olit suunnitellut, ota yhteyttä. Apu on maksutonta ja luottamuksellista.',
  opensInNewTab: offers.opensInNewTab,
  tagline: 'Bonus miinus kierrätys.',
  footerSite: 'Sivusto',
  footerAbout: 'Tietoa',
  footerHelp: 'Apua pelaamiseen',
  footerCountries: 'Maat',
  warning:
    'Rahapelaaminen voi aiheuttaa riippuvuutta. Pelaa vain rahalla, jonka olet valmis häviämään. Sivusto on tarkoitettu 18 vuotta täyttäneille.',
  copyright: '© 2025 Nettobonus. Nettoluvut ovat odotusarvoja, eivät lupauksia.',
  loading: 'Ladataan sivua',
  reviewTitle: '{casino}: arvostelu ja bonuksen netto',
  factsTitle: '{casino}: bonus ja netto',
  reviewKeywords: '{casino}, {casino} arvostelu, {casino} bonus, {casino} kierrätys',
  factsKeywords: '{casino}, {casino} bonus, {casino} kierrätys',
  reviewDescription:
    '{casino}: {bonus}. Ehdot on tarkistettu {date}. Katso, mitä bonuksesta jää kierrätyksen jälkeen.',
  checkedOn: 'Tarkistettu {date}',
  unavailableHeading: 'Sivusto käynnistyy',
  unavailableText: 'Sisältö ei ole vielä käytettävissä. Yritä hetken kuluttua uudelleen.',
  criterion: 'Kriteeri',
  weight: 'Paino',
  positiveNet: 'Plussalla',
  medianWagering: 'Mediaanikierrätys',
  histogramHeading: anyCount('{count} kasinon netto, {currency}'),
  histogramUnit: { one: 'Yksi palikka on yksi kasino.', other: 'Yksi palikka on {count} kasinoa.' },
  histogramDeposit: 'Laskettu {deposit} talletuksella.',
  histogramSentence: anyCount(
    '{count} kasinosta {plus} jää plussalle ja {minus} miinukselle, kun bonus kierrätetään loppuun.',
  ),
  faqHeading: 'Usein kysyttyä',
} as const;

/** Markets that show offers without links to casinos. */
export const informationOnly = {
  disclosure: 'Tällä sivulla ei ole mainoslinkkejä.',
  notice: 'Vain tiedoksi tässä maassa.',
  noticeText:
    'Näet bonukset, ehdot ja nettolaskelmat. Linkkejä kasinoille ei ole, emmekä saa tältä sivulta palkkiota.',
  noticeReview:
    'Emme linkitä kasinolle emmekä saa tästä sivusta palkkiota. Arvostelu ja laskelma ovat samat kuin muualla.',
  why: 'Miksi',
  noLink: 'Ei linkkiä kasinolle',
  noLinkText: 'Markkinan säännöt sallivat vain tiedon.',
  checkLicence: 'Tarkista lupa rekisteristä',
  compareOthers: 'Vertaa muihin laskelmiin',
  help: 'Apua pelaamiseen: {name}',
} as const;

/** For editors who preview a draft. */
export const preview = {
  label: 'Esikatselu',
  notice: 'Tämä on luonnoksen esikatselu.',
  until: 'Sivua ei ole julkaistu näin. Osoite toimii klo\u00a0{time} asti.',
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
} as const;

/** The feed of new and changed offers. The sentences have no full stop, because Danish “kr.” already ends with one. */
export const feed = {
  title: 'Nettobonus: uudet ja muuttuneet bonukset',
  subtitle: 'Mitä bonuksissa on muuttunut, ja mitä niistä jää kierrätyksen jälkeen',
  newCasino: 'Uusi kasino vertailussa',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Netto ennallaan {net}, {when}',
  withoutDeposit: 'ilman talletusta',
  costs: 'Bonus maksaa keskimäärin enemmän kuin antaa',
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
  messageFailed: 'Viestin lähetys ei onnistunut. Yritä uudelleen.',
} as const;

export const monthPopup = {
  heading: '{month}n kasino',
  netNote: 'Netto, {when}, läpi {finish}/10',
  noThanks: 'Ei kiitos',
} as const;
