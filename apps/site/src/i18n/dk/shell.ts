import { offers } from './offers.ts';

export const shell = {
  disclosureLabel: 'Annonce.',
  disclosure:
    'Vi får betaling, hvis du opretter en spillekonto via vores links. Betalingen ændrer ikke et eneste nettobeløb.',
  howWeEarn: 'Sådan tjener vi penge',
  adultsOnly: 'Kun for dig over 18 år',
  skipToContent: 'Spring til indholdet',
  mainMenu: 'Hovedmenu',
  menu: 'Menu',
  closeMenu: 'Luk menuen',
  searchPlaceholder: offers.searchPlaceholder,
  search: 'Søg',
  language: 'Land og sprog',
  showAllCasinos: 'Vis alle casinoer',
  compareCasinos: 'Sammenlign casinoer',
  pickCasino: 'Træk et casino',
  takeQuiz: 'Tag casinotesten',
  openChat: 'Åbn chatten',
  calculateOwn: 'Beregn din netto',
  casinosColumn: 'Casinoer',
  medianColumn: 'Mediannetto',
  medianNote: 'Tallet er kategoriens mediannetto ved en indbetaling på {deposit}',
  playModerately: 'Spil ansvarligt.',
  contents: 'Indhold',
  validFrom: 'Gælder fra {date}',
  breadcrumb: 'Brødkrumme',
  home: 'Forside',
  updatedOn: 'Opdateret {date}',
  casinoCount: offers.casinoCount,
  sameFormula: 'Samme formel for alle',
  notFoundTitle: 'Siden blev ikke fundet',
  notFoundHeading: 'Af denne adresse blev der intet tilbage.',
  notFoundText:
    'Siden blev ikke fundet. Adressen kan være ændret, eller casinoet kan være udgået af sammenligningen.',
  toHome: 'Til forsiden',
  toReviews: 'Til anmeldelserne',
  helpHeading: 'Bonus er ikke en indtægt.',
  helpText:
    'Flere af de bonusser, vi sammenligner, koster mere, end de giver. Fylder spillet mere, end du havde tænkt, så ring. Hjælpen er gratis og anonym.',
  opensInNewTab: offers.opensInNewTab,
  tagline: 'Bonus minus gennemspil.',
  footerSite: 'Sitet',
  footerAbout: 'Om os',
  footerHelp: 'Hjælp til spilleproblemer',
  footerCountries: 'Lande',
  warning:
    'Pengespil kan være afhængighedsskabende. Spil kun for penge, du har råd til at tabe. Sitet er for dig, der er fyldt 18 år.',
  copyright: '© 2025 Nettobonus. Nettobeløbene er forventede værdier, ikke løfter.',
  loading: 'Siden indlæses',
  reviewTitle: '{casino}: anmeldelse og bonussens netto',
  factsTitle: '{casino}: bonus og netto',
  reviewKeywords: '{casino}, {casino} anmeldelse, {casino} bonus, {casino} gennemspilskrav',
  factsKeywords: '{casino}, {casino} bonus, {casino} gennemspilskrav',
  reviewDescription:
    '{casino}: {bonus}. Vilkårene er tjekket {date}. Se, hvad der er tilbage af bonussen efter gennemspillet.',
  checkedOn: 'Tjekket {date}',
  unavailableHeading: 'Sitet starter',
  unavailableText: 'Indholdet er ikke klar endnu. Prøv igen om lidt.',
  criterion: 'Kriterium',
  weight: 'Vægt',
  positiveNet: 'I plus',
  medianWagering: 'Mediangennemspil',
  histogramHeading: {
    one: 'Netto for {count} casino, {currency}',
    other: 'Netto for {count} casinoer, {currency}',
  },
  histogramUnit: { one: 'Én blok er ét casino.', other: 'Én blok er {count} casinoer.' },
  histogramDeposit: 'Beregnet for en indbetaling på {deposit}',
  histogramSentence: {
    one: 'Af {count} casino ender {plus} i plus og {minus} i minus, når bonussen spilles igennem til ende.',
    other:
      'Af {count} casinoer ender {plus} i plus og {minus} i minus, når bonussen spilles igennem til ende.',
  },
  faqHeading: 'Ofte stillede spørgsmål',
} as const;

export const informationOnly = {
  disclosure: 'Der er ingen annoncelinks på denne side.',
  notice: 'Kun information i dette land.',
  noticeText:
    'Du ser bonusser, vilkår og nettoberegninger. Vi linker ikke til casinoerne og får ikke betaling for denne side.',
  noticeReview:
    'Vi linker ikke til casinoet og får ikke betaling for denne side. Anmeldelsen og beregningen er de samme som ellers.',
  why: 'Hvorfor',
  noLink: 'Intet link til casinoet',
  noLinkText: 'Reglerne på markedet tillader kun information.',
  checkLicence: 'Tjek licensen i registret',
  compareOthers: 'Sammenlign med andre beregninger',
  help: 'Hjælp til spilleproblemer: {name}',
} as const;

export const preview = {
  label: 'Forhåndsvisning',
  notice: 'Dette er en forhåndsvisning af en kladde.',
  until: 'Siden er ikke udgivet sådan. Adressen virker til kl.\u00a0{time}.',
  showPublishedPage: 'Se den udgivne side',
  notFoundHeading: 'Forhåndsvisningen findes ikke',
  notFoundText: 'Adressen er udløbet eller forkert. Åbn forhåndsvisningen igen fra redaktionssystemet.',
  unavailableHeading: 'Kladden kan ikke vises lige nu',
  unavailableText: 'Databasen svarer ikke. Prøv igen om lidt.',
} as const;

export const go = {
  redirecting: 'Sender dig videre til casinoet...',
  goNow: 'Gå videre med det samme',
  ad: 'Annoncelink: vi får provision, hvis du åbner en spilkonto.',
} as const;

export const feed = {
  title: 'Nettobonus: nye og ændrede bonusser',
  subtitle: 'Hvad der er ændret i bonusserne, og hvad der bliver tilbage af dem efter gennemspillet',
  newCasino: 'Nyt casino i sammenligningen',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Uændret netto {net}, {when}',
  withoutDeposit: 'uden indbetaling',
  costs: 'Bonussen koster i gennemsnit mere, end den giver',
} as const;

export const toasts = {
  added: '{casino} er føjet til sammenligningen',
  chosen: '{count} / {limit} valgt',
  undo: 'Fortryd',
  full: {
    one: 'Der er plads til {count} casino. Fjern det først.',
    other: 'Der er plads til {count} casinoer. Fjern ét først.',
  },
  copied: 'Linket er kopieret',
  messageFailed: 'Beskeden kunne ikke sendes. Prøv igen.',
} as const;

export const monthPopup = {
  heading: 'Månedens casino i {month}',
  netNote: 'Netto, {when}, i mål {finish}/10',
  noThanks: 'Nej tak',
} as const;
