/** The words of the page about the method. */
export const no = {
  formula: 'Formelen',
  amount: 'Beløp som skal omsettes',
  grossMeaning: 'Bonusen du får ved et innskudd på {deposit}, og verdien av gratisspinnene × {payback}.',
  amountMeaning: 'Omsetningskravet × bonusen. Sier vilkårene det, regnes også innskuddet med.',
  edgeMeaning: 'Husets andel når spillet betaler tilbake {payback}.',
  limit:
    'er grensen når bare bonusen skal omsettes. Tallet på kortet er snittets nedre grense: Det forutsetter at du spiller hele kravet ut.',
  finish: 'Hvor mange som kommer i mål',
  finishText:
    'Ved siden av tallet står ti ruter. I mål 3/10 betyr at tre av ti som spiller likt, rekker å omsette alt før saldoen er null. For sju tar pengene slutt først. Andelen regnes ut fra forutsetningene under, og formelen er kontrollert mot en simulert spilleautomat.',
  tableCorner: '{deposit} innskudd, {bonus} bonus',
  finishColumn: 'I mål',
  cardColumn: 'Tallet på kortet',
  averageColumn: 'Snitt',
  loseAllColumn: 'Av hundre taper alt',
  averageNote:
    'Snittet tar også med dem som gikk tom for penger: De betaler aldri for resten av omsetningen. Derfor er snittet aldri lavere enn tallet på kortet. Når kravet er høyt, er det vanligste resultatet likevel null.',
  assumptions: 'Forutsetninger',
  payback: 'Spillets tilbakebetaling',
  referenceDeposit: 'Innskudd vi sammenligner med',
  referenceDeposits: '{no}, i Sverige {se}, i Danmark {dk}, i Finland {fi}',
  higherMinimum: 'Hvis minste innskudd er høyere',
  higherMinimumRule: 'Da brukes minste innskudd',
  slotsCount: 'Spilleautomater teller mot omsetningen',
  stake: 'Innsats',
  stakeRule: '{share} av innskuddet, men ikke over casinoets høyeste innsats',
  spread: 'Spredning per spinn',
  spreadRule: '{spread} × innsatsen',
  calculate: 'Regn med dine egne tall i nettokalkulatoren',
  cases: 'Spesialtilfeller',
  casesText: 'Seks tilfeller, alle fra vår egen liste. Tallene gjelder et innskudd på {deposit}.',
  case_plus: 'I pluss',
  case_minus: 'I minus',
  case_floor: 'Hele innskuddet',
  'case_non-sticky': 'Non-sticky',
  'case_wager-free': 'Omsetningsfri',
  case_unknown: 'Vilkår mangler',
  note_plus: 'I snitt blir det penger igjen av bonusen når hele kravet spilles ut.',
  note_minus: 'Omsetningen koster mer enn bonusen gir. Et minus vises like stort som et pluss.',
  note_floor:
    'Den beregnede kostnaden er større enn innskuddet. Mer enn innskuddet kan ingen tape, så tallet stopper der. Pilen viser at regnestykket ellers ville fortsatt nedover.',
  'note_non-sticky':
    'Egne penger spilles først og kan tas ut. Bonusen kan ikke spise av dem, så tallet går ikke under null. Stiplet: den delen som ikke trekkes fra deg.',
  'note_wager-free': 'Ingenting skal omsettes, så netto er det samme som brutto.',
  note_unknown:
    'Mangler omsetningskravet eller bonusens størrelse, gjetter vi ikke. Tilbudet står i listen uten tall.',
  more_sticky: 'Sticky og half-sticky: Bonusen kan ikke tas ut, så den trekkes fra én gang til.',
  more_cap: 'Gevinsttak: Brutto kan ikke bli høyere enn taket.',
  more_spins: 'Gevinster fra gratisspinn: De omsettes etter sitt eget krav, og kostnaden er med i tallet.',
  more_cashback:
    'Cashback: Tallet er det du får tilbake hvis hele innskuddet tapes. Det gjør et tap mindre og er ingen gevinst.',
  weights: 'Vektene i karakteren',
  weightsText:
    'Karakteren gjelder hele casinoet. Netto påvirker ikke karakteren, og karakteren påvirker ikke netto. Derfor kan et godt casino ha en dårlig bonus.',
  order: 'Rekkefølgen',
  orderAll:
    'Alle casinoer: nyeste først, med mindre du bytter rekkefølge. Listen kan også sorteres etter karakter, bonus eller netto.',
  orderLeading: 'Redaksjonen har satt disse først i listen: {casinos}.',
  orderLeftOut:
    'Disse står ikke i listen over alle casinoer: {casinos}. Noen av dem vises andre steder på forsiden, og alle finnes i kategorier og anmeldelser.',
  orderRecommended:
    'Månedens toppcasinoer: redaksjonens valg i denne rekkefølgen: {casinos}. Er bonusen i minus, står grunnen til anbefalingen ved siden av.',
  orderFeatured: 'Utvalgte plasser på forsiden og månedens casino er redaksjonens valg: {casinos}.',
  orderCommission: 'Hvor stor provisjonen er, påvirker verken rekkefølge, karakter eller netto.',
  weGet: 'Vi får',
  weGetText:
    'Provisjon fra casinoet når du åpner en spillkonto via lenken vår og vilkårene for provisjon er oppfylt. Ved hver lenke står det {label}.',
  weDoNotGet: 'Vi får ikke',
  weDoNotGetText: 'Betalt for en plassering, en karakter eller et nettotall. Ingenting av det er til salgs.',
  weDoNot: 'Vi lager ikke',
  weDoNotText: 'Tall på bestilling. Det samme programmet regner for alle, og vilkårene har en kontrolldato.',
  countries: 'Land og lenker',
  countriesText:
    'I noen land viser vi bare informasjon. Da finnes det verken bonusknapp eller lenke til casinoet, og vi får ingen provisjon. Anmeldelser, nettotall og hjelp blir stående.',
  ownCountry:
    'I Norge er det bare Norsk Tipping, Norsk Rikstoto og aktører med tillatelse som kan tilby og markedsføre pengespill. Lotteritilsynet regner også lenker og affiliateavtaler som ulovlig markedsføring. Ingen av lisensene i listene våre er en norsk tillatelse.',
  mode_commercial: 'Akkurat nå finnes det annonselenker i den norske delen av nettstedet.',
  'mode_information-only':
    'Akkurat nå er den norske delen av nettstedet ren informasjon: Der er det ingen annonselenker.',
  rulesChecked: 'Reglene er hentet fra myndighetenes sider i november 2026. De er ikke juridisk rådgivning.',
} as const;
