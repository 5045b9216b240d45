import { offers } from './offers.ts';

export const shell = {
  disclosureLabel: 'Annonse.',
  disclosure: 'Vi får betalt hvis du åpner en spillkonto via lenkene våre. Det påvirker ikke nettobeløpene.',
  disclosureShort: 'Vi får betalt for lenkene.',
  howWeEarn: 'Slik tjener vi penger',
  adultsOnly: 'Aldersgrense 18 år',
  skipToContent: 'Hopp til innholdet',
  mainMenu: 'Hovedmeny',
  more: 'Mer',
  menu: 'Meny',
  closeMenu: 'Lukk menyen',
  searchPlaceholder: offers.searchPlaceholder,
  search: 'Søk',
  searchExamples: 'For eksempel',
  exampleQuestion_payout: 'hvor lang tid tar et uttak',
  exampleQuestion_rules: 'er gevinsten skattefri',
  language: 'Land og språk',
  deposit: 'Innskudd',
  depositText: 'Nettotallene regnes ut for dette innskuddet. Valget lagres bare på enheten din.',
  ownDeposit: 'Eget beløp',
  ownDepositRange: 'I trinn på {step}, høyst {to}',
  useDeposit: 'Regn ut',
  notInThisMarket:
    'Casinoet eller siden du så på, finnes ikke i den norske sammenligningen. Dette er forsiden.',
  showAllCasinos: 'Vis alle casinoer',
  compareCasinos: 'Sammenlign casinoer',
  pickCasino: 'Tilfeldig casino',
  takeQuiz: 'Ta casinotesten',
  openChat: 'Åpne chatten',
  calculateOwn: 'Regn ut nettobeløpet',
  casinosColumn: 'Casinoer',
  medianColumn: 'Midterste netto',
  medianNote:
    'Tallet er det midterste nettobeløpet i kategorien ved et innskudd på {deposit}: Halvparten ligger over, halvparten under.',
  playModerately: 'Spill ansvarlig.',
  contents: 'Innhold',
  validFrom: 'Gjelder fra {date}',
  breadcrumb: 'Brødsmulesti',
  home: 'Forside',
  updatedOn: 'Oppdatert {date}',
  casinoCount: offers.casinoCount,
  casinoAndListCount: {
    one: '{count} casino, {listed} i listen',
    other: '{count} casinoer, {listed} i listen',
  },
  sameFormula: 'Samme formel for alle',
  notFoundTitle: 'Fant ikke siden',
  notFoundHeading: 'Av denne adressen ble det ingenting igjen.',
  notFoundText:
    'Vi fant ikke siden. Adressen kan være endret, eller casinoet kan være tatt ut av sammenligningen.',
  toHome: 'Til forsiden',
  toReviews: 'Til anmeldelsene',
  helpHeading: 'Bonus er ikke inntekt.',
  helpText:
    'I det lange løp beholder casinoet en del av hver innsats. Tar spillingen mer tid eller penger enn du hadde tenkt, bør du ta kontakt. Hjelpen er gratis og anonym.',
  opensInNewTab: offers.opensInNewTab,
  tagline: 'Bonusen minus det omsetningen koster.',
  footerSite: 'Nettstedet',
  footerAbout: 'Om oss',
  footerHelp: 'Hjelp ved spilleproblemer',
  footerCountries: 'Land',
  warning:
    'Pengespill kan være avhengighetsskapende. Spill bare for penger du har råd til å tape. Du må ha fylt 18 år for å bruke nettstedet.',
  copyright: '© {year} Nettobonus. Nettobeløpene er regnet ut fra vilkårene og er ikke løfter.',
  loading: 'Laster siden',
  reviewKeywords: '{casino}, {casino} anmeldelse, {casino} bonus, {casino} omsetningskrav',
  factsKeywords: '{casino}, {casino} bonus, {casino} omsetningskrav',
  checkedOn: 'Sjekket {date}',
  unavailableHeading: 'Nettstedet starter opp',
  unavailableText: 'Innholdet er ikke tilgjengelig ennå. Prøv igjen om litt.',
  errorHeading: 'Siden kunne ikke vises',
  errorText: 'Feilen ligger hos oss. Prøv igjen om litt.',
  criterion: 'Kriterium',
  weight: 'Vekt',
  positiveNet: 'I pluss',
  medianWagering: 'Midterste krav',
  histogramHeading: {
    one: 'Netto for {count} casino, {currency}',
    other: 'Netto for {count} casinoer, {currency}',
  },
  histogramHeadingOf: {
    one: 'Netto for {withNet} av {count} casino, {currency}',
    other: 'Netto for {withNet} av {count} casinoer, {currency}',
  },
  histogramUnit: { one: 'Én rute er ett casino.', other: 'Én rute er {count} casinoer.' },
  histogramDeposit: 'Beregnet for et innskudd på {deposit}.',
  histogramWithoutDeposit: 'Beregnet uten innskudd.',
  histogramSentence: {
    one: 'Av {count} casino har {plus} en bonus i pluss og {minus} en bonus i minus.',
    other: 'Av {count} casinoer har {plus} en bonus i pluss og {minus} en bonus i minus.',
  },
  faqHeading: 'Vanlige spørsmål',
} as const;

export const informationOnly = {
  disclosure: 'Denne siden har ingen annonselenker.',
  notice: 'I Norge viser vi bare informasjon.',
  noticeText:
    'Du ser bonuser, vilkår og nettobeløp. Vi lenker ikke til casinoene og får ikke betalt for denne siden.',
  noticeReview:
    'Vi lenker ikke til casinoet og får ikke betalt for denne siden. Anmeldelsen og regnestykket er de samme som ellers.',
  why: 'Hvorfor?',
  noLink: 'Ingen lenke til casinoet',
  noLinkText: 'Norske regler tillater ikke at vi lenker til casinoet.',
  checkLicence: 'Sjekk lisensen i registeret',
  compareOthers: 'Sammenlign med andre bonuser',
  help: 'Hjelp ved spilleproblemer: {name}',
} as const;

/** While the catalogue is sample content. */
export const sample = {
  label: 'Demo:',
  noticeShort: 'Casinoer og tilbud er oppdiktet.',
  notice:
    'Tilbud, karakterer, lisenser og tester på dette nettstedet er oppdiktet og sier ingenting om virkelige casinoer med samme navn.',
} as const;

/** For casinos without a licence in a licensed-only market. */
export const licensedOnly = {
  noLink: 'Ingen lenke til casinoet',
  noLinkText:
    'Casinoet har ikke tillatelse til å tilby pengespill i Norge, og derfor lenker vi ikke til det.',
  betterNone: 'Ingen lignende bonus hos casinoer med norsk tillatelse har høyere netto enn denne.',
} as const;

export const preview = {
  label: 'Forhåndsvisning',
  notice: 'Dette er en forhåndsvisning av et utkast.',
  validUntil: 'Denne versjonen er ikke publisert. Adressen virker til kl.\u00a0{time}.',
  showPublishedPage: 'Se den publiserte siden',
  notFoundHeading: 'Forhåndsvisningen finnes ikke',
  notFoundText: 'Adressen er utløpt eller feil. Åpne forhåndsvisningen på nytt fra redaksjonssystemet.',
  unavailableHeading: 'Utkastet kan ikke vises akkurat nå',
  unavailableText: 'Databasen svarer ikke. Prøv igjen om litt.',
} as const;

export const go = {
  redirecting: 'Sender deg videre til casinoet …',
  goNow: 'Gå videre med en gang',
  ad: 'Annonselenke: Vi får provisjon hvis du åpner en spillkonto.',
  warning: 'Spill bare for penger du har råd til å tape.',
} as const;

export const feed = {
  title: 'Nettobonus: nye og endrede bonuser, guider og nyheter',
  subtitle:
    'Hva som er endret i bonusene, hva de er verdt når omsetningen er trukket fra, og hva vi har skrevet',
  newCasino: 'Nytt casino i sammenligningen',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Uendret netto {net}, {when}',
  wageringExceedsBonus: 'Omsetningen koster mer enn bonusen gir',
} as const;

export const toasts = {
  added: '{casino} er lagt til i sammenligningen',
  chosen: '{count} av {limit} valgt',
  undo: 'Angre',
  full: {
    one: 'Det er plass til {count} casino. Fjern det først.',
    other: 'Det er plass til {count} casinoer. Fjern ett først.',
  },
  copied: 'Lenken er kopiert',
  messageFailed: 'Meldingen ble ikke sendt. Prøv igjen.',
} as const;

export const monthPopup = {
  heading: 'Månedens casino: {month}',
  noThanks: 'Nei takk',
} as const;

/** The suggestions under a search field. */
export const suggestions = {
  label: 'Forslag',
  casinos: 'Casinoer',
  net: offers.netForDeposit,
  pages: 'Sider, guider og spørsmål',
  all: 'Søk etter «{query}» på hele nettstedet',
  found: { one: '{count} forslag', other: '{count} forslag' },
  noNet: offers.notCalculated,
} as const;

/** The reason next to a casino that the best-by-category grid chose by rule. */
export const bestByRule = {
  net: 'Høyest netto av alle tilbudene.',
  quick: 'Høyest netto blant hurtigcasinoene.',
  bigBonus: 'Høyest netto blant bonuser på minst 200\u00a0%.',
  freeSpins: 'Høyest netto blant tilbud med gratisspinn.',
  newcomer: 'Høyest vurdering blant de nye casinoene.',
} as const;
