import { offers } from './offers.ts';

export const shell = {
  disclosureLabel: 'Annonce.',
  disclosure:
    'Vi får provision, hvis du opretter en spilkonto via vores links. Det påvirker ikke nettobeløbene.',
  disclosureShort: 'Vi får provision for links.',
  howWeEarn: 'Sådan tjener vi penge',
  adultsOnly: 'Du skal være fyldt 18 år',
  skipToContent: 'Spring til indholdet',
  mainMenu: 'Hovedmenu',
  more: 'Mere',
  menu: 'Menu',
  closeMenu: 'Luk menuen',
  searchPlaceholder: offers.searchPlaceholder,
  search: 'Søg',
  searchExamples: 'For eksempel',
  exampleQuestion_payout: 'hvor lang tid tager en udbetaling',
  exampleQuestion_rules: 'har casinoet dansk tilladelse',
  language: 'Land og sprog',
  deposit: 'Indbetaling',
  depositText: 'Nettotallene beregnes for denne indbetaling. Valget gemmes kun på din enhed.',
  ownDeposit: 'Eget beløb',
  ownDepositRange: 'I trin på {step}, højst {to}',
  useDeposit: 'Beregn',
  notInThisMarket:
    'Casinoet eller siden, du så på, findes ikke i den danske sammenligning. Dette er forsiden.',
  showAllCasinos: 'Vis alle casinoer',
  compareCasinos: 'Sammenlign casinoer',
  pickCasino: 'Tilfældigt casino',
  takeQuiz: 'Tag casinotesten',
  openChat: 'Åbn chatten',
  calculateOwn: 'Beregn selv netto',
  casinosColumn: 'Casinoer',
  medianColumn: 'Typisk netto',
  medianNote: 'Typisk netto er det midterste beløb i kategorien (medianen) ved en indbetaling på {deposit}',
  playModerately: 'Spil ansvarligt.',
  contents: 'Indhold',
  validFrom: 'Gælder fra {date}',
  breadcrumb: 'Du er her',
  home: 'Forside',
  updatedOn: 'Opdateret {date}',
  casinoCount: offers.casinoCount,
  casinoAndListCount: {
    one: '{count} casino, {listed} på listen',
    other: '{count} casinoer, {listed} på listen',
  },
  sameFormula: 'Samme formel for alle',
  notFoundTitle: 'Siden blev ikke fundet',
  notFoundHeading: 'Her er der ikke noget tilbage.',
  notFoundText:
    'Siden blev ikke fundet. Adressen kan være ændret, eller casinoet er ikke længere med i sammenligningen.',
  toHome: 'Til forsiden',
  toReviews: 'Til anmeldelserne',
  helpHeading: 'En bonus er ikke en indtægt.',
  helpText:
    'Flere af de bonusser, vi sammenligner, koster mere, end de giver. Fylder spillet for meget, kan du ringe og tale med en rådgiver. Det er gratis og anonymt. I ROFUS kan du udelukke dig selv fra alle casinoer med dansk tilladelse.',
  opensInNewTab: offers.opensInNewTab,
  tagline: 'Bonus minus gennemspillets pris.',
  footerSite: 'Sider',
  footerAbout: 'Om os',
  footerHelp: 'Hjælp til spilleproblemer',
  footerCountries: 'Lande',
  warning:
    'Pengespil kan være afhængighedsskabende. Spil kun for penge, du har råd til at tabe. Siden er kun for dig, der er fyldt 18 år. I ROFUS på rofus.nu kan du udelukke dig selv.',
  copyright: '© {year} Nettobonus. Nettobeløbene er regnet ud fra vilkårene og er ikke løfter.',
  loading: 'Siden indlæses',
  reviewKeywords: '{casino}, {casino} anmeldelse, {casino} bonus, {casino} gennemspilskrav',
  factsKeywords: '{casino}, {casino} bonus, {casino} gennemspilskrav',
  checkedOn: 'Tjekket {date}',
  unavailableHeading: 'Siden starter op',
  unavailableText: 'Indholdet er ikke klar endnu. Prøv igen om lidt.',
  errorHeading: 'Siden kunne ikke vises',
  errorText: 'Fejlen ligger hos os. Prøv igen om lidt.',
  criterion: 'Kriterium',
  weight: 'Vægt',
  positiveNet: 'Netto i plus',
  medianWagering: 'Typisk gennemspil',
  histogramHeading: {
    one: 'Netto for {count} casino, {currency}',
    other: 'Netto for {count} casinoer, {currency}',
  },
  histogramHeadingOf: {
    one: 'Netto for {withNet} af {count} casino, {currency}',
    other: 'Netto for {withNet} af {count} casinoer, {currency}',
  },
  histogramUnit: { one: 'Én blok er ét casino.', other: 'Én blok er {count} casinoer.' },
  histogramDeposit: 'Beregnet for en indbetaling på {deposit}',
  histogramWithoutDeposit: 'Beregnet uden indbetaling.',
  histogramSentence: {
    one: 'Ud af {count} casino har {plus} netto i plus og {minus} netto i minus.',
    other: 'Ud af {count} casinoer har {plus} netto i plus og {minus} netto i minus.',
  },
  faqHeading: 'Ofte stillede spørgsmål',
} as const;

export const informationOnly = {
  disclosure: 'Der er ingen annoncelinks på denne side.',
  notice: 'Kun information i dette land.',
  noticeText:
    'Du ser bonusser, vilkår og nettoberegninger. Vi linker ikke til casinoerne og får ingen provision for denne side.',
  noticeReview:
    'Vi linker ikke til casinoet og får ingen provision for denne side. Anmeldelsen og beregningen er de samme som ellers.',
  why: 'Hvorfor?',
  noLink: 'Intet link til casinoet',
  noLinkText: 'Reglerne i landet tillader kun information.',
  checkLicence: 'Tjek licensen i registret',
  compareOthers: 'Sammenlign med andre beregninger',
  help: 'Hjælp til spilleproblemer: {name}',
} as const;

/** While the catalogue is sample content. */
export const sample = {
  label: 'Demo:',
  noticeShort: 'Casinoer og tilbud er opdigtede.',
  notice:
    'Tilbud, karakterer, licenser og test på denne side er opdigtede og siger intet om virkelige casinoer med samme navn.',
} as const;

/** For casinos without a licence in a licensed-only market. */
export const licensedOnly = {
  noLink: 'Intet link til casinoet',
  noLinkText:
    'Casinoet har ikke tilladelse fra Spillemyndigheden, så vi viser dets vilkår, men linker ikke til det.',
  betterNone: 'Ingen lignende tilbud hos casinoer med dansk tilladelse har højere netto.',
} as const;

export const preview = {
  label: 'Forhåndsvisning',
  notice: 'Dette er en forhåndsvisning af en kladde.',
  validUntil: 'Siden er ikke udgivet i denne form. Adressen virker til kl.\u00a0{time}.',
  showPublishedPage: 'Se den udgivne side',
  notFoundHeading: 'Forhåndsvisningen findes ikke',
  notFoundText: 'Adressen er udløbet eller forkert. Åbn forhåndsvisningen igen fra redaktionssystemet.',
  unavailableHeading: 'Kladden kan ikke vises lige nu',
  unavailableText: 'Databasen svarer ikke. Prøv igen om lidt.',
} as const;

export const go = {
  redirecting: 'Sender dig videre til casinoet …',
  goNow: 'Gå videre med det samme',
  ad: 'Annoncelink: Vi får provision, hvis du opretter en spilkonto.',
  warning: 'Spil kun for penge, du har råd til at tabe.',
} as const;

export const feed = {
  title: 'Nettobonus: nye og ændrede bonusser, guider og nyheder',
  subtitle: 'Ændringer i casinoernes bonusser, hvad de betyder for netto, og hvad vi har skrevet',
  newCasino: 'Nyt casino i sammenligningen',
  netNow: 'Netto {net}, {when}',
  netChanged: 'Netto {before} → {after}, {when}',
  netSame: 'Uændret netto {net}, {when}',
  wageringExceedsBonus: 'Bonussen koster mere, end den giver',
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
  noThanks: 'Nej tak',
} as const;

/** The suggestions under a search field. */
export const suggestions = {
  label: 'Forslag',
  casinos: 'Casinoer',
  net: offers.netForDeposit,
  pages: 'Sider, guider og spørgsmål',
  all: 'Søg efter »{query}« på hele sitet',
  found: { one: '{count} forslag', other: '{count} forslag' },
  noNet: offers.notCalculated,
} as const;

/** The reason next to a casino that the best-by-category grid chose by rule. */
export const bestByRule = {
  net: 'Højeste netto af alle tilbud.',
  quick: 'Højeste netto blandt de hurtige casinoer.',
  bigBonus: 'Højeste netto blandt bonusser på mindst 200\u00a0%.',
  freeSpins: 'Højeste netto blandt tilbud med bonusspins.',
  newcomer: 'Højeste bedømmelse blandt de nye casinoer.',
} as const;
