import { offers } from './offers.ts';

export const shell = {
  disclosureLabel: 'Annonse.',
  disclosure:
    'Vi får betalt hvis du åpner en spillkonto via lenkene våre. Betalingen endrer ikke et eneste nettobeløp.',
  howWeEarn: 'Slik tjener vi penger',
  adultsOnly: 'Kun for deg over 18 år',
  skipToContent: 'Hopp til innholdet',
  mainMenu: 'Hovedmeny',
  menu: 'Meny',
  closeMenu: 'Lukk menyen',
  searchPlaceholder: offers.searchPlaceholder,
  search: 'Søk',
  language: 'Land og språk',
  showAllCasinos: 'Vis alle casinoer',
  compareCasinos: 'Sammenlign casinoer',
  pickCasino: 'Trekk et casino',
  takeQuiz: 'Ta casinotesten',
  openChat: 'Åpne chatten',
  calculateOwn: 'Regn ut din netto',
  casinosColumn: 'Casinoer',
  medianColumn: 'Mediannetto',
  medianNote: 'Tallet er kategoriens mediannetto ved et innskudd på {deposit}.',
  playModerately: 'Spill ansvarlig.',
  contents: 'Innhold',
  validFrom: 'Gjelder fra {date}',
  breadcrumb: 'Brødsmulesti',
  home: 'Forside',
  updatedOn: 'Oppdatert {date}',
  casinoCount: offers.casinoCount,
  sameFormula: 'Samme formel for alle',
  notFoundTitle: 'Fant ikke siden',
  notFoundHeading: 'Av denne adressen ble det ingenting igjen.',
  notFoundText:
    'Vi fant ikke siden. Adressen kan være endret, eller casinoet kan ha gått ut av sammenligningen.',
  toHome: 'Til forsiden',
  toReviews: 'Til anmeldelsene',
  helpHeading: 'Bonus er ikke en inntekt.',
  helpText:
    'Mange av bonusene vi sammenligner, koster mer enn de gir. Tar spillingen mer enn du hadde tenkt, ta kontakt. Hjelpen er gratis og anonym.',
  opensInNewTab: offers.opensInNewTab,
  tagline: 'Bonus minus omsetning.',
  footerSite: 'Nettstedet',
  footerAbout: 'Om oss',
  footerHelp: 'Hjelp med pengespill',
  footerCountries: 'Land',
  warning:
    'Pengespill kan være avhengighetsskapende. Spill bare for penger du har råd til å tape. Nettstedet er for deg som har fylt 18 år.',
  copyright: '© 2025 Nettobonus. Nettobeløpene er forventede verdier, ikke løfter.',
  loading: 'Laster siden',
  reviewTitle: '{casino}: anmeldelse og bonusens netto',
  factsTitle: '{casino}: bonus og netto',
  reviewKeywords: '{casino}, {casino} anmeldelse, {casino} bonus, {casino} omsetningskrav',
  factsKeywords: '{casino}, {casino} bonus, {casino} omsetningskrav',
  reviewDescription:
    '{casino}: {bonus}. Vilkårene ble kontrollert {date}. Se hva som blir igjen av bonusen etter omsetningen.',
  checkedOn: 'Kontrollert {date}',
  unavailableHeading: 'Nettstedet starter',
  unavailableText: 'Innholdet er ikke tilgjengelig ennå. Prøv igjen om litt.',
  criterion: 'Kriterium',
  weight: 'Vekt',
  positiveNet: 'I pluss',
  medianWagering: 'Medianomsetning',
  histogramHeading: {
    one: 'Netto for {count} casino, {currency}',
    other: 'Netto for {count} casinoer, {currency}',
  },
  histogramUnit: { one: 'Én rute er ett casino.', other: 'Én rute er {count} casinoer.' },
  histogramDeposit: 'Beregnet for et innskudd på {deposit}.',
  histogramSentence: {
    one: 'Av {count} casino ender {plus} i pluss og {minus} i minus når bonusen omsettes til slutt.',
    other: 'Av {count} casinoer ender {plus} i pluss og {minus} i minus når bonusen omsettes til slutt.',
  },
  faqHeading: 'Vanlige spørsmål',
} as const;

export const informationOnly = {
  disclosure: 'Denne siden har ingen annonselenker.',
  notice: 'Kun informasjon i dette landet.',
  noticeText:
    'Du ser bonuser, vilkår og nettoberegninger. Vi lenker ikke til casinoene og får ikke betalt for denne siden.',
  noticeReview:
    'Vi lenker ikke til casinoet og får ikke betalt for denne siden. Anmeldelsen og beregningen er de samme som ellers.',
  why: 'Hvorfor',
  noLink: 'Ingen lenke til casinoet',
  noLinkText: 'Reglene i markedet tillater bare informasjon.',
  checkLicence: 'Sjekk lisensen i registeret',
  compareOthers: 'Sammenlign med andre beregninger',
  help: 'Hjelp med pengespill: {name}',
} as const;

export const preview = {
  label: 'Forhåndsvisning',
  notice: 'Dette er en forhåndsvisning av et utkast.',
  until: 'Siden er ikke publisert slik. Adressen virker til kl.\u00a0{time}.',
  showPublishedPage: 'Se den publiserte siden',
  notFoundHeading: 'Forhåndsvisningen finnes ikke',
  notFoundText: 'Adressen er utløpt eller feil. Åpne forhåndsvisningen på nytt fra redaksjonssystemet.',
  unavailableHeading: 'Utkastet kan ikke vises akkurat nå',
  unavailableText: 'Databasen svarer ikke. Prøv igjen om litt.',
} as const;

export const go = {
  redirecting: 'Sender deg videre til casinoet...',
  goNow: 'Gå videre med en gang',
  ad: 'Annonselenke: vi får provisjon hvis du åpner en spillkonto.',
} as const;

export const feed = {
  title: 'Nettobonus: nye og endrede bonuser',
  subtitle: 'Hva som er endret i bonusene, og hva som blir igjen av dem etter omsetningen',
  newCasino: 'Nytt casino i sammenligningen',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Uendret netto {net}, {when}',
  withoutDeposit: 'uten innskudd',
  costs: 'Bonusen koster i snitt mer enn den gir',
} as const;

export const toasts = {
  added: '{casino} er lagt til i sammenligningen',
  chosen: '{count} / {limit} valgt',
  undo: 'Angre',
  full: {
    one: 'Det er plass til {count} casino. Fjern det først.',
    other: 'Det er plass til {count} casinoer. Fjern ett først.',
  },
  copied: 'Lenken er kopiert',
  messageFailed: 'Meldingen ble ikke sendt. Prøv igjen.',
} as const;

export const monthPopup = {
  heading: 'Månedens casino i {month}',
  netNote: 'Netto, {when}, i mål {finish}/10',
  noThanks: 'Nei takk',
} as const;
