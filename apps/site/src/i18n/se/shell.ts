import { offers } from './offers.ts';

export const shell = {
  disclosureLabel: 'Annons.',
  disclosure: 'Vi får ersättning om du öppnar ett spelkonto via våra länkar. Den påverkar inga nettobelopp.',
  disclosureShort: 'Vi får ersättning för länkarna.',
  howWeEarn: 'Så tjänar vi pengar',
  adultsOnly: 'Endast för dig som fyllt 18 år',
  skipToContent: 'Hoppa till innehållet',
  mainMenu: 'Huvudmeny',
  more: 'Mer',
  menu: 'Meny',
  closeMenu: 'Stäng menyn',
  searchPlaceholder: offers.searchPlaceholder,
  search: 'Sök',
  searchExamples: 'Till exempel',
  exampleQuestion_payout: 'hur lång tid tar ett uttag',
  exampleQuestion_rules: 'är vinsten skattefri',
  language: 'Land och språk',
  deposit: 'Insättning',
  depositText: 'Nettot räknas för den här insättningen. Valet sparas bara på din enhet.',
  ownDeposit: 'Eget belopp',
  ownDepositRange: 'I steg om {step}, högst {to}',
  useDeposit: 'Räkna',
  notInThisMarket:
    'Casinot eller sidan som du tittade på finns inte i den svenska jämförelsen. Det här är startsidan.',
  showAllCasinos: 'Visa alla casinon',
  compareCasinos: 'Jämför casinon',
  pickCasino: 'Slumpa ett casino',
  takeQuiz: 'Gör casinotestet',
  openChat: 'Öppna chatten',
  calculateOwn: 'Räkna på din bonus',
  casinosColumn: 'Casinon',
  medianColumn: 'Netto, median',
  medianNote:
    'Siffran är kategorins medianvärde: hälften av bonusarna har högre netto, hälften lägre. Insättning {deposit}.',
  playModerately: 'Spela ansvarsfullt.',
  contents: 'Innehåll',
  validFrom: 'Gäller från {date}',
  breadcrumb: 'Länkstig',
  home: 'Startsida',
  updatedOn: 'Uppdaterad {date}',
  casinoCount: offers.casinoCount,
  casinoAndListCount: {
    one: '{count} casino, {listed} i listan',
    other: '{count} casinon, {listed} i listan',
  },
  sameFormula: 'Samma formel för alla',
  notFoundTitle: 'Sidan hittades inte',
  notFoundHeading: 'Här finns ingen sida.',
  notFoundText: 'Adressen kan ha ändrats, eller så är casinot inte längre med i jämförelsen.',
  toHome: 'Till startsidan',
  toReviews: 'Till recensionerna',
  helpHeading: 'En bonus är ingen inkomst.',
  helpText:
    'Många bonusar vi jämför kostar mer än de ger. Tar spelandet mer tid eller pengar än du tänkt dig? Hjälpen är gratis och du kan vara anonym.',
  opensInNewTab: offers.opensInNewTab,
  tagline: 'Bonus minus omsättning.',
  footerSite: 'Webbplatsen',
  footerAbout: 'Om oss',
  footerHelp: 'Hjälp vid spelproblem',
  footerCountries: 'Länder',
  warning:
    'Spel om pengar kan vara beroendeframkallande. Spela bara för pengar som du har råd att förlora. Webbplatsen är till för dig som har fyllt 18 år.',
  copyright: '© {year} Nettobonus. Nettot är bonusens prislapp, inget löfte om vinst.',
  loading: 'Sidan laddas',
  reviewKeywords: '{casino}, {casino} recension, {casino} bonus, {casino} omsättningskrav',
  factsKeywords: '{casino}, {casino} bonus, {casino} omsättningskrav',
  checkedOn: 'Villkoren lästa {date}',
  unavailableHeading: 'Webbplatsen startar',
  unavailableText: 'Innehållet är inte tillgängligt än. Försök igen om en stund.',
  errorHeading: 'Sidan kunde inte visas',
  errorText: 'Felet ligger hos oss. Försök igen om en stund.',
  criterion: 'Kriterium',
  weight: 'Vikt',
  positiveNet: 'Netto på plus',
  medianWagering: 'Omsättning, median',
  histogramHeading: {
    one: 'Netto för {count} casino, {currency}',
    other: 'Netto för {count} casinon, {currency}',
  },
  histogramHeadingOf: {
    one: 'Netto för {withNet} av {count} casino, {currency}',
    other: 'Netto för {withNet} av {count} casinon, {currency}',
  },
  histogramUnit: { one: 'Varje ruta är ett casino.', other: 'Varje ruta motsvarar {count} casinon.' },
  histogramDeposit: 'Beräknat för en insättning på {deposit}. Median: hälften ligger över, hälften under.',
  histogramWithoutDeposit: 'Beräknat utan insättning. Median: hälften ligger över, hälften under.',
  histogramSentence: {
    one: 'Av {count} casino har {plus} ett netto på plus och {minus} ett netto på minus.',
    other: 'Av {count} casinon har {plus} ett netto på plus och {minus} ett netto på minus.',
  },
  faqHeading: 'Vanliga frågor',
} as const;

export const informationOnly = {
  disclosure: 'Den här sidan har inga annonslänkar.',
  notice: 'Endast information i det här landet.',
  noticeText:
    'Du ser bonusar, villkor och nettoberäkningar. Vi länkar inte till casinona och får ingen provision från den här sidan.',
  noticeReview:
    'Vi länkar inte till casinot och får ingen provision från den här sidan. Recensionen och nettot är desamma som annars.',
  why: 'Varför?',
  noLink: 'Ingen länk till casinot',
  noLinkText: 'Reglerna i landet tillåter bara information.',
  checkLicence: 'Kontrollera licensen i registret',
  compareOthers: 'Jämför med andra bonusar',
  help: 'Hjälp vid spelproblem: {name}',
} as const;

/** While the catalogue is sample content. */
export const sample = {
  label: 'Demo:',
  noticeShort: 'casinon och erbjudanden är påhittade.',
  notice:
    'erbjudanden, betyg, licenser och tester på den här webbplatsen är påhittade och säger ingenting om verkliga casinon med samma namn.',
} as const;

/** For casinos without a licence in a licensed-only market. */
export const licensedOnly = {
  noLink: 'Ingen länk till casinot',
  noLinkText:
    'Casinot saknar svensk licens. Därför visar vi uppgifter och netto, men varken länk eller bonusknapp.',
  betterNone: 'Ingen liknande bonus hos casinon med svensk licens har bättre netto än den här.',
} as const;

export const preview = {
  label: 'Förhandsvisning',
  notice: 'Det här är en förhandsvisning av ett utkast.',
  validUntil: 'Sidan är inte publicerad i den här versionen. Adressen fungerar till kl.\u00a0{time}.',
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
  warning: 'Spela bara för pengar som du har råd att förlora.',
} as const;

export const feed = {
  title: 'Nettobonus: nya och ändrade bonusar, guider och nyheter',
  subtitle: 'Vad som har ändrats i bonusarna, vad det betyder för nettot och vad vi har skrivit',
  newCasino: 'Nytt casino i jämförelsen',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Oförändrat netto {net}, {when}',
  wageringExceedsBonus: 'Omsättningen kostar mer än bonusen ger',
} as const;

export const toasts = {
  added: '{casino} har lagts till i jämförelsen',
  chosen: '{count} av {limit} valda',
  undo: 'Ångra',
  full: {
    one: 'Jämförelsen rymmer {count} casino. Ta bort det först.',
    other: 'Jämförelsen rymmer {count} casinon. Ta bort ett först.',
  },
  copied: 'Länken är kopierad',
  messageFailed: 'Meddelandet kunde inte skickas. Försök igen.',
} as const;

export const monthPopup = {
  heading: 'Månadens casino: {month}',
  noThanks: 'Nej tack',
} as const;

/** The suggestions under a search field. */
export const suggestions = {
  label: 'Förslag',
  casinos: 'Casinon',
  net: offers.netForDeposit,
  pages: 'Sidor, guider och frågor',
  all: 'Sök efter ”{query}” på hela sajten',
  found: { one: '{count} förslag', other: '{count} förslag' },
  noNet: offers.notCalculated,
} as const;

/** The reason next to a casino that the best-by-category grid chose by rule. */
export const bestByRule = {
  net: 'Högst netto av alla erbjudanden.',
  quick: 'Högst netto bland snabbcasinona.',
  bigBonus: 'Högst netto bland bonusar på minst 200\u00a0%.',
  freeSpins: 'Högst netto bland erbjudanden med gratissnurr.',
  newcomer: 'Högst betyg bland de nya casinona.',
} as const;
