/** The words of the page about the method. */
export const se = {
  formula: 'Formeln',
  amount: 'Belopp att omsätta',
  grossMeaning: 'Bonusen du får vid en insättning på {deposit}, och gratissnurrens värde × {payback}.',
  amountMeaning: 'Omsättningskravet × bonusen. Säger villkoren det räknas även insättningen med.',
  edgeMeaning: 'Husets andel när spelet betalar tillbaka {payback}.',
  limit:
    'är gränsen när bara bonusen ska omsättas. Siffran på kortet är snittets nedre gräns: den utgår från att du spelar klart hela kravet.',
  finish: 'Hur många som kommer i mål',
  finishText:
    'Bredvid siffran står tio rutor. I mål 3/10 betyder att tre av tio som spelar likadant hinner omsätta allt innan saldot är noll. För sju tar pengarna slut först. Andelen räknas ut från antagandena nedan, och formeln är kontrollerad mot en simulerad spelautomat.',
  tableCorner: '{deposit} insättning, {bonus} bonus',
  finishColumn: 'I mål',
  cardColumn: 'Kortets siffra',
  averageColumn: 'Snitt',
  loseAllColumn: 'Av hundra förlorar allt',
  averageNote:
    'I snittet ingår även de som fick slut på pengar: de betalar aldrig för resten av omsättningen. Därför är snittet aldrig lägre än kortets siffra. När kravet är högt är det vanligaste resultatet ändå noll.',
  assumptions: 'Antaganden',
  payback: 'Spelets återbetalning',
  referenceDeposit: 'Insättning att jämföra med',
  referenceDeposits: '{se}, i Norge {no}, i Danmark {dk}, i Finland {fi}',
  higherMinimum: 'Om minsta insättning är högre',
  higherMinimumRule: 'Då gäller minsta insättning',
  slotsCount: 'Spelautomater räknas mot omsättningen',
  stake: 'Insats',
  stakeRule: '{share} av insättningen, högst casinots maxinsats',
  spread: 'Spridning per snurr',
  spreadRule: '{spread} × insatsen',
  calculate: 'Räkna med dina egna siffror i nettokalkylatorn',
  cases: 'Specialfall',
  casesText: 'Sex fall, vart och ett från vår egen lista. Siffrorna gäller en insättning på {deposit}.',
  case_plus: 'Plus',
  case_minus: 'Minus',
  case_floor: 'Hela insättningen',
  'case_non-sticky': 'Non-sticky',
  'case_wager-free': 'Omsättningsfri',
  case_unknown: 'Villkor saknas',
  note_plus: 'I snitt blir det pengar kvar av bonusen när hela kravet spelas.',
  note_minus: 'Omsättningen kostar mer än bonusen ger. Ett minus visas lika stort som ett plus.',
  note_floor:
    'Den beräknade kostnaden är större än insättningen. Mer än insättningen går inte att förlora, så där stannar siffran. Pilen visar att summan annars hade fortsatt nedåt.',
  'note_non-sticky':
    'Egna pengar spelas först och kan tas ut. Bonusen kan inte ta av dem, så siffran går aldrig under noll. Streckat: den del som inte tas ut av dig.',
  'note_wager-free': 'Inget ska omsättas, så nettot är lika stort som bruttot.',
  note_unknown:
    'Saknas omsättningskravet eller bonusens storlek gissar vi inte. Erbjudandet står i listan utan siffra.',
  more_sticky: 'Sticky och half-sticky: bonusen får inte tas ut, så den dras av en gång till.',
  more_cap: 'Vinsttak: bruttot kan inte bli högre än taket.',
  more_spins: 'Vinster från gratissnurr: de omsätts enligt sitt eget krav, och kostnaden ingår i siffran.',
  more_cashback:
    'Cashback: siffran är vad du får tillbaka om hela insättningen går förlorad. Den minskar en förlust och är ingen vinst.',
  weights: 'Betygets vikter',
  weightsText:
    'Betyget gäller hela casinot. Nettot påverkar inte betyget, och betyget påverkar inte nettot. Därför kan ett bra casino ha en dålig bonus.',
  order: 'Ordningen',
  orderAll:
    'Alla casinon: nyast först, om du inte byter ordning. Listan kan också sorteras efter betyg, bonus eller netto.',
  orderLeading: 'Redaktionen har satt dessa först i listan: {casinos}.',
  orderLeftOut:
    'Dessa är inte med i listan över alla casinon: {casinos}. Några av dem visas på andra ställen på startsidan, och alla finns i kategorier och recensioner.',
  orderRecommended:
    'Månadens bästa casinon: redaktionens val, i den här ordningen: {casinos}. Är bonusen på minus står skälet till rekommendationen bredvid.',
  orderFeatured: 'Startsidans banner och månadens casino väljs av redaktionen: {casinos}.',
  orderCommission: 'Provisionens storlek påverkar varken ordning, betyg eller netto.',
  weGet: 'Vi får',
  weGetText:
    'Provision av casinot när du öppnar ett spelkonto via vår länk och villkoren för provisionen är uppfyllda. Vid varje länk står {label}.',
  weDoNotGet: 'Vi får inte',
  weDoNotGetText: 'Betalt för en placering, ett betyg eller ett netto. Inget av det är till salu.',
  weDoNot: 'Vi gör inte',
  weDoNotText: 'Siffror på beställning. Samma program räknar för alla, och villkoren har ett kontrolldatum.',
  countries: 'Länder och länkar',
  countriesText:
    'I vissa länder visar vi bara information. Då finns varken bonusknapp eller länk till casinot, och vi får ingen provision. Recensioner, netton och hjälp finns kvar.',
  ownCountry:
    'I Sverige får spel bara marknadsföras av den som har svensk licens, och sedan den 1 januari 2023 är det förbjudet att främja spel utan licens. En licenshavare får ge bonus en gång, vid första speltillfället. Om ett casino har svensk licens framgår av Spelinspektionens register.',
  mode_commercial: 'Just nu finns det annonslänkar i den svenska delen av webbplatsen.',
  'mode_information-only':
    'Just nu är den svenska delen av webbplatsen ren information: där finns inga annonslänkar.',
  rulesChecked:
    'Reglerna är hämtade från myndigheternas sidor i november 2026. De är ingen juridisk rådgivning.',
} as const;
