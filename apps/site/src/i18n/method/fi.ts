/** The words of the page about the method. */
export const fi = {
  formula: 'Kaava',
  amount: 'Kierrätettävä summa',
  grossMeaning: 'Bonus, jonka saat {deposit} talletuksella, ja ilmaiskierrosten arvo × {payback}.',
  amountMeaning: 'Kerroin × bonus. Jos ehdot niin sanovat, myös talletus lasketaan mukaan.',
  edgeMeaning: 'Talon osuus, kun pelin palautus on {payback}.',
  limit:
    'on raja, kun kierrätetään pelkkä bonus. Luku kortilla on keskiarvon alaraja: se olettaa, että pelaat vaatimuksen loppuun.',
  finish: 'Kuinka moni pääsee läpi',
  finishText:
    'Kortin vieressä on kymmenen palikkaa. Läpi 3/10 tarkoittaa, että kymmenestä samalla tavalla pelaavasta kolme saa vaatimuksen pelattua ennen kuin saldo on nolla. Seitsemältä rahat loppuvat ensin. Osuus lasketaan alla olevista oletuksista, ja kaava on tarkistettu simuloidulla kolikkopelillä.',
  tableCorner: '{deposit} talletus, {bonus} bonus',
  finishColumn: 'Läpi',
  cardColumn: 'Kortin luku',
  averageColumn: 'Keskiarvo',
  loseAllColumn: 'Sadasta häviää kaiken',
  averageNote:
    'Keskiarvossa ovat mukana myös ne, joilta rahat loppuivat kesken: he eivät maksa loppua kierrätyksestä. Siksi keskiarvo ei ole koskaan kortin lukua pienempi. Kun kierrätys on suuri, tavallinen tulos on silti nolla.',
  assumptions: 'Oletukset',
  payback: 'Pelin palautus',
  referenceDeposit: 'Viitetalletus',
  referenceDeposits: '{fi}, Ruotsissa {se}, Norjassa {no}, Tanskassa {dk}',
  higherMinimum: 'Jos minimitalletus on suurempi',
  higherMinimumRule: 'Käytetään minimitalletusta',
  slotsCount: 'Kolikkopelit kerryttävät kierrätystä',
  stake: 'Panos',
  stakeRule: '{share} talletuksesta, enintään kasinon panosraja',
  spread: 'Hajonta kierroksella',
  spreadRule: '{spread} × panos',
  calculate: 'Laske omilla luvuillasi nettolaskurissa',
  cases: 'Erikoistapaukset',
  casesText: 'Kuusi tapausta, kukin omalta listaltamme. Luvut on laskettu {deposit} talletuksella.',
  case_plus: 'Plussalla',
  case_minus: 'Miinuksella',
  case_floor: 'Koko talletus',
  'case_non-sticky': 'Non-sticky',
  'case_wager-free': 'Kierrätysvapaa',
  case_unknown: 'Ei riittäviä ehtoja',
  note_plus: 'Bonuksesta jää keskimäärin rahaa, kun vaatimus pelataan loppuun.',
  note_minus: 'Kierrätys maksaa enemmän kuin bonus antaa. Miinus näytetään yhtä suurena kuin plussa.',
  note_floor:
    'Laskettu hinta ylittää talletuksen. Enempää kuin talletuksen ei voi hävitä, joten luku pysähtyy siihen. Nuoli: laskelma jatkuisi alemmas.',
  'note_non-sticky':
    'Oma raha pelataan ensin ja sen saa nostaa. Bonus ei voi viedä omaa rahaa, joten luku ei mene alle nollan. Katkoviiva: osa, jota ei peritä.',
  'note_wager-free': 'Ei kierrätystä, joten netto on sama kuin brutto.',
  note_unknown: 'Kun kierrätys tai bonuksen koko puuttuu, emme arvaa. Tarjous näkyy listalla ilman lukua.',
  more_sticky:
    'Sticky ja half-sticky: bonusta ei saa nostaa, joten se vähennetään nettoluvusta vielä kerran.',
  more_cap: 'Voittokatto: brutto ei voi olla kattoa suurempi.',
  more_spins:
    'Ilmaiskierrosten voitot: niitä kierrätetään oman kertoimensa mukaan, ja hinta on mukana luvussa.',
  more_cashback:
    'Käteispalautus: luku kertoo, mitä saat takaisin, jos häviät koko talletuksen. Se pienentää tappiota eikä ole voittoa.',
  weights: 'Arvosanan painot',
  weightsText:
    'Arvosana kertoo koko kasinosta. Netto ei vaikuta siihen, eikä arvosana nettoon. Siksi hyvällä kasinolla voi olla huono bonus.',
  order: 'Järjestys',
  orderAll:
    'Kaikki kasinot: uusimmat ensin, ellet vaihda järjestystä. Voit järjestää listan myös arvosanan, bonuksen tai neton mukaan.',
  orderLeading: 'Toimitus on nostanut listan alkuun: {casinos}.',
  orderLeftOut:
    'Kaikkien kasinoiden listalta on jätetty pois: {casinos}. Osa niistä on esillä muualla etusivulla, ja kaikki löytyvät kategorioista ja arvosteluista.',
  orderRecommended:
    'Kuukauden top kasinot: toimituksen valinta tässä järjestyksessä: {casinos}. Jos bonus on miinuksella, suosituksen syy sanotaan vieressä.',
  orderFeatured: 'Etusivun nosto ja kuukauden kasino ovat toimituksen valintoja: {casinos}.',
  orderCommission: 'Palkkion suuruus ei vaikuta järjestykseen, arvosanaan eikä nettoon.',
  weGet: 'Saamme',
  weGetText:
    'Palkkion kasinolta, kun avaat pelitilin linkkimme kautta ja palkkion ehdot täyttyvät. Jokaisen linkin vieressä lukee {label}.',
  weDoNotGet: 'Emme saa',
  weDoNotGetText: 'Maksua sijoituksesta listalla, arvosanasta tai nettoluvusta. Niitä ei voi meiltä ostaa.',
  weDoNot: 'Emme tee',
  weDoNotText: 'Lukuja tilauksesta. Laskelma on sama ohjelma kaikille, ja ehdoissa on tarkistuspäivä.',
  countries: 'Maat ja linkit',
  countriesText:
    'Joissakin maissa näytämme vain tiedon. Silloin lunastuspainiketta ja linkkiä kasinolle ei ole, emmekä saa palkkiota. Arvostelut, nettoluvut ja apu pysyvät.',
  ownCountry:
    'Suomessa saa nyt markkinoida vain Veikkauksen rahapelejä. Muut yhtiöt voivat toimia Suomen luvalla 1.7.2027 alkaen, ja kumppanimarkkinoinnin odotetaan pysyvän kiellettynä. Voitto on verovapaa, kun peli järjestetään ETA-valtion lain mukaan, kuten Maltan tai Viron luvalla. Muuten se on veronalaista tuloa.',
  mode_commercial: 'Juuri nyt sivuston Suomen osiossa on mainoslinkkejä.',
  'mode_information-only': 'Juuri nyt sivuston Suomen osio on vain tiedoksi: mainoslinkkejä ei ole.',
  rulesChecked:
    'Säännöt on koottu viranomaisten sivuilta marraskuussa 2026. Ne eivät ole oikeudellista neuvontaa.',
} as const;
