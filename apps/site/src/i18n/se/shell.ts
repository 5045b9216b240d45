import { offers } from './offers.ts';

export const shell = {
  disclosureLabel: 'Annons.',
  disclosure:
    'Vi får ersättning om du öppnar ett spelkonto via våra länkar. Ersättningen ändrar inte ett enda nettobelopp.',
  howWeEarn: 'Så tjänar vi pengar',
  adultsOnly: 'Endast för dig som fyllt 18 år',
  skipToContent: 'Hoppa till innehållet',
  mainMenu: 'Huvudmeny',
  menu: 'Meny',
  closeMenu: 'Stäng menyn',
  searchPlaceholder: offers.searchPlaceholder,
  search: 'Sök',
  language: 'Land och språk',
  showAllCasinos: 'Visa alla casinon',
  compareCasinos: 'Jämför casinon',
  pickCasino: 'Slumpa ett casino',
  takeQuiz: 'Gör casinotestet',
  openChat: 'Öppna chatten',
  calculateOwn: 'Räkna på din bonus',
  casinosColumn: 'Casinon',
  medianColumn: 'Mediannetto',
  medianNote: 'Siffran är kategorins mediannetto vid en insättning på {deposit}.',
  playModerately: 'Spela ansvarsfullt.',
  contents: 'Innehåll',
  validFrom: 'Gäller från {date}',
  breadcrumb: 'Brödsmulor',
  home: 'Startsida',
  updatedOn: 'Uppdaterad {date}',
  casinoCount: offers.casinoCount,
  sameFormula: 'Samma formel för alla',
  notFoundTitle: 'Sidan hittades inte',
  notFoundHeading: 'Av den här adressen blev det ingenting kvar.',
  notFoundText: 'Sidan hittades inte. Adressen kan ha ändrats, eller så har casinot lämnat jämförelsen.',
  toHome: 'Till startsidan',
  toReviews: 'Till recensionerna',
  helpHeading: 'Bonus är ingen inkomst.',
  helpText:
    'Många bonusar vi jämför kostar mer än de ger. Om spelandet tar mer än du tänkt, hör av dig. Hjälpen är gratis och anonym.',
  opensInNewTab: offers.opensInNewTab,
  tagline: 'Bonus minus omsättning.',
  footerSite: 'Webbplatsen',
  footerAbout: 'Om oss',
  footerHelp: 'Hjälp vid spelproblem',
  footerCountries: 'Länder',
  warning:
    'Spel om pengar kan vara beroendeframkallande. Spela bara för pengar som du har råd att förlora. Webbplatsen är till för dig som har fyllt 18 år.',
  copyright: '© 2025 Nettobonus. Nettobeloppen är förväntade värden, inga löften.',
  loading: 'Sidan laddas',
  reviewTitle: '{casino}: recension och bonusens netto',
  factsTitle: '{casino}: bonus och netto',
  reviewKeywords: '{casino}, {casino} recension, {casino} bonus, {casino} omsättningskrav',
  factsKeywords: '{casino}, {casino} bonus, {casino} omsättningskrav',
  reviewDescription:
    '{casino}: {bonus}. Villkoren kontrollerades {date}. Se vad som blir kvar av bonusen efter omsättningen.',
  checkedOn: 'Kontrollerad {date}',
  unavailableHeading: 'Webbplatsen startar',
  unavailableText: 'Innehållet är inte tillgängligt än. Försök igen om en stund.',
  criterion: 'Kriterium',
  weight: 'Vikt',
  positiveNet: 'På plus',
  medianWagering: 'Medianomsättning',
  histogramHeading: {
    one: 'Netto för {count} casino, {currency}',
    other: 'Netto för {count} casinon, {currency}',
  },
  histogramUnit: { one: 'En ruta är ett casino.', other: 'En ruta är {count} casinon.' },
  histogramDeposit: 'Beräknat för en insättning på {deposit}.',
  histogramSentence: {
    one: 'Av {count} casino hamnar {plus} på plus och {minus} på minus när bonusen omsätts till slutet.',
    other: 'Av {count} casinon hamnar {plus} på plus och {minus} på minus när bonusen omsätts till slutet.',
  },
  faqHeading: 'Vanliga frågor',
} as const;

export const informationOnly = {
  disclosure: 'Den här sidan har inga annonslänkar.',
  notice: 'Endast information i det här landet.',
  noticeText:
    'Du ser bonusar, villkor och nettoberäkningar. Vi länkar inte till casinona och får ingen provision från den här sidan.',
  noticeReview:
    'Vi länkar inte till casinot och får ingen provision från den här sidan. Recensionen och beräkningen är desamma som annars.',
  why: 'Varför',
  noLink: 'Ingen länk till casinot',
  noLinkText: 'Marknadens regler tillåter bara information.',
  checkLicence: 'Kontrollera licensen i registret',
  compareOthers: 'Jämför med andra beräkningar',
  help: 'Hjälp vid spelproblem: {name}',
} as const;

export const preview = {
  label: 'Förhandsvisning',
  notice: 'Det här är en förhandsvisning av ett utkast.',
  until: 'Sidan är inte publicerad så här. Adressen fungerar till kl.\u00a0{time}.',
  showPublishedPage: 'Visa den publicerade sidan',
  notFoundHeading: 'Förhandsvisningen finns inte',
  notFoundText: 'Adressen har gått ut eller är fel. Öppna förhandsvisningen på nytt från redaktionssystemet.',
  unavailableHeading: 'Utkastet kan inte visas just nu',
  unavailableText: 'Databasen svarar inte. Försök igen om en stund.',
} as const;

export const go = {
  redirecting: 'Vi skickar dig vidare till casinot...',
  goNow: 'Gå vidare direkt',
  ad: 'Annonslänk: vi får ersättning om du öppnar ett spelkonto.',
} as const;

export const feed = {
  title: 'Nettobonus: nya och ändrade bonusar',
  subtitle: 'Vad som har ändrats i bonusarna och vad som blir kvar av dem efter omsättningen',
  newCasino: 'Nytt casino i jämförelsen',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Oförändrat netto {net}, {when}',
  withoutDeposit: 'utan insättning',
  costs: 'Bonusen kostar i snitt mer än den ger',
} as const;

export const toasts = {
  added: '{casino} har lagts till i jämförelsen',
  chosen: '{count} / {limit} valda',
  undo: 'Ångra',
  full: {
    one: 'Jämförelsen rymmer {count} casino. Ta bort det först.',
    other: 'Jämförelsen rymmer {count} casinon. Ta bort ett först.',
  },
  copied: 'Länken är kopierad',
  messageFailed: 'Meddelandet kunde inte skickas. Försök igen.',
} as const;

export const monthPopup = {
  heading: 'Månadens casino i {month}',
  netNote: 'Netto, {when}, i mål {finish}/10',
  noThanks: 'Nej tack',
} as const;
