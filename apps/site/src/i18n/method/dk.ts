/** The words of the page about the method. */
export const dk = {
  formula: 'Formlen',
  amount: 'Beløb, der skal spilles igennem',
  grossMeaning: 'Bonussen, du får ved en indbetaling på {deposit}, og værdien af gratis spins × {payback}.',
  amountMeaning: 'Gennemspilskravet × bonussen. Siger vilkårene det, tæller indbetalingen også med.',
  edgeMeaning: 'Husets andel, når spillet betaler {payback} tilbage.',
  limit:
    'er grænsen, når kun bonussen skal spilles igennem. Tallet på kortet er gennemsnittets nedre grænse: Det forudsætter, at du spiller hele kravet til ende.',
  finish: 'Hvor mange der når i mål',
  finishText:
    'Ved siden af tallet står ti felter. I mål 3/10 betyder, at tre ud af ti, der spiller på samme måde, når at spille kravet igennem, før saldoen er nul. For syv slipper pengene op først. Andelen er beregnet ud fra forudsætningerne herunder, og formlen er kontrolleret mod en simuleret spilleautomat.',
  tableCorner: '{deposit} indbetaling, {bonus} bonus',
  finishColumn: 'I mål',
  cardColumn: 'Kortets tal',
  averageColumn: 'Gennemsnit',
  loseAllColumn: 'Af hundrede taber alt',
  averageNote:
    'Gennemsnittet tæller også dem med, der løb tør for penge: De betaler aldrig for resten af gennemspillet. Derfor er gennemsnittet aldrig lavere end kortets tal. Når kravet er højt, er det almindeligste resultat alligevel nul.',
  assumptions: 'Forudsætninger',
  payback: 'Spillets tilbagebetaling',
  referenceDeposit: 'Indbetaling, vi regner med',
  referenceDeposits: '{dk}, i Sverige {se}, i Norge {no}, i Finland {fi}',
  higherMinimum: 'Hvis mindste indbetaling er højere',
  higherMinimumRule: 'Så bruges mindste indbetaling',
  slotsCount: 'Spilleautomater tæller med i gennemspillet',
  stake: 'Indsats',
  stakeRule: '{share} af indbetalingen, dog højst casinoets maksimale indsats',
  spread: 'Spredning pr. spin',
  spreadRule: '{spread} × indsatsen',
  calculate: 'Regn med dine egne tal i nettoberegneren',
  cases: 'Særtilfælde',
  casesText: 'Seks tilfælde, alle fra vores egen liste. Tallene gælder en indbetaling på {deposit}',
  case_plus: 'I plus',
  case_minus: 'I minus',
  case_floor: 'Hele indbetalingen',
  'case_non-sticky': 'Non-sticky',
  'case_wager-free': 'Uden gennemspil',
  case_unknown: 'Vilkår mangler',
  note_plus: 'I gennemsnit er der penge tilbage af bonussen, når hele kravet spilles til ende.',
  note_minus: 'Gennemspillet koster mere, end bonussen giver. Et minus vises lige så stort som et plus.',
  note_floor:
    'Den beregnede pris er større end indbetalingen. Mere end indbetalingen kan ingen tabe, så tallet stopper dér. Pilen viser, at regnestykket ellers ville fortsætte nedad.',
  'note_non-sticky':
    'Dine egne penge spilles først og kan hæves. Bonussen kan ikke tage af dem, så tallet går ikke under nul. Stiplet: den del, der ikke trækkes fra dig.',
  'note_wager-free': 'Intet skal spilles igennem, så netto er det samme som brutto.',
  note_unknown:
    'Mangler gennemspilskravet eller bonussens størrelse, gætter vi ikke. Tilbuddet står på listen uden tal.',
  more_sticky: 'Sticky og half-sticky: Bonussen kan ikke hæves, så den trækkes fra én gang mere.',
  more_cap: 'Gevinstloft: Brutto kan ikke være højere end loftet.',
  more_spins:
    'Gevinster fra gratis spins: De spilles igennem efter deres eget krav, og prisen er med i tallet.',
  more_cashback:
    'Cashback: Tallet er det, du får tilbage, hvis hele indbetalingen tabes. Det gør et tab mindre og er ikke en gevinst.',
  weights: 'Karakterens vægte',
  weightsText:
    'Karakteren gælder hele casinoet. Netto påvirker ikke karakteren, og karakteren påvirker ikke netto. Derfor kan et godt casino have en dårlig bonus.',
  order: 'Rækkefølgen',
  orderAll:
    'Alle casinoer: nyeste først, medmindre du skifter rækkefølge. Listen kan også sorteres efter karakter, bonus eller netto.',
  orderLeading: 'Redaktionen har sat disse først på listen: {casinos}.',
  orderLeftOut:
    'Disse står ikke på listen over alle casinoer: {casinos}. Nogle af dem vises andre steder på forsiden, og alle findes i kategorier og anmeldelser.',
  orderRecommended:
    'Månedens topcasinoer: redaktionens valg i denne rækkefølge: {casinos}. Er bonussen i minus, står grunden til anbefalingen ved siden af.',
  orderFeatured: 'Udvalgte pladser på forsiden og månedens casino er redaktionens valg: {casinos}.',
  orderCommission: 'Provisionens størrelse påvirker hverken rækkefølge, karakter eller netto.',
  weGet: 'Vi får',
  weGetText:
    'Provision fra casinoet, når du opretter en spillekonto via vores link og betingelserne for provisionen er opfyldt. Ved hvert link står der {label}.',
  weDoNotGet: 'Vi får ikke',
  weDoNotGetText: 'Betaling for en placering, en karakter eller et nettotal. Intet af det er til salg.',
  weDoNot: 'Vi laver ikke',
  weDoNotText: 'Tal på bestilling. Det samme program regner for alle, og vilkårene har en kontroldato.',
  countries: 'Lande og links',
  countriesText:
    'I nogle lande viser vi kun information. Så er der hverken bonusknap eller link til casinoet, og vi får ingen provision. Anmeldelser, nettotal og hjælp bliver stående.',
  ownCountry:
    'I Danmark må spil kun markedsføres af udbydere med tilladelse fra Spillemyndigheden. Hos dem er en velkomstbonus højst 1 000 kr., indbetalingen skal være mindst lige så stor som bonussen, gennemspillet højst 10 gange indbetaling og bonus tilsammen, og fristen mindst 60 dage.',
  mode_commercial: 'Lige nu er der annoncelinks i den danske del af siden.',
  'mode_information-only': 'Lige nu er den danske del af siden ren information: Der er ingen annoncelinks.',
  rulesChecked:
    'Reglerne er hentet fra myndighedernes sider i november 2026. De er ikke juridisk rådgivning.',
} as const;
