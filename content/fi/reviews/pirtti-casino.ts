import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'pirtti-casino',
  overview: [
    'Pidimme ruutuvihkoa. Sata euroa talletusta, sata bonusta, panos euro kierrokselta. Vihon mukaan kierrätys täyttyi yhdeksäntenä iltana, kierroksella 1 500, ja jäljellä oli 131 euroa. Yksi testi ei todista vielä mitään, mutta se kertoo työmäärän: kolmisen tuntia napin painamista. Parhaimmillaan saldo kävi 260 eurossa, alimmillaan 74:ssä. Hermoja sekin koettelee, vaikka summa on pieni.',
    'Vertailuluvun antaa laskelma. Pirtti Casinon bonuksen netto on {net} sadan euron talletuksella, sillä kierrätyksen hinta on {cost}. Listan virolaisten pikakasinoiden joukossa luku on hyvä. {finish.words} kymmenestä pelaajasta pääsee perille, muilta raha loppuu matkalla. Puitteet ovat vaatimattomat. Pelejä on vähän, tuki on tavoitettavissa virka-aikaa hiukan pidempään ja sivusto näyttää vuosikymmenen takaiselta. Pirtti sopii sille, joka laskee ensin ja pelaa sitten.',
  ],
  pros: [
    'Bonuksen netto on {net}',
    'Kierrätys {wagering}, selvästi alle nollarajan',
    'Tunnistautuminen ja maksut pankkitunnuksilla',
    'Virolainen lisenssi, voitot verovapaita',
    'Lyhyet ehdot, yksi sivu',
  ],
  cons: [
    'Vain noin 700 peliä',
    'Chat sulkeutuu kello 19',
    'Maksutapoja kaksi, ei kortteja',
    'Bonus enintään {maxBonus}',
  ],
  bonusDetails: {
    welcomeBonus:
      'Pirtti tuplaa ensitalletuksen: {match} jopa {maxBonus}. Sadan euron bonus on pelattava läpi {turnover.number} euron panoksilla, mikä maksaa {cost}. Netto on siis {net}. Kierrätyksen läpi pääsee {finish.words} kymmenestä.',
    bonusTerms: [
      'Kierrätyskerroin {wagering} bonuksesta',
      'Alin talletus 10 €',
      'Panosraja {maxBet} kierrosta kohti',
      'Bonus voimassa {validDays} päivän ajan',
      'Ruletti ja blackjack eivät ole mukana kierrätyksessä',
    ],
  },
  specialFeatures: [
    {
      title: 'Ehdot yhdellä sivulla',
      description:
        'Koko bonussäännöstö on alle 300 sanaa, ja jokaisen kohdan perässä on esimerkki euroina. Emme löytäneet ristiriitaa ehtojen ja käytännön väliltä.',
    },
  ],
  gameSelection:
    'Noin 700 peliä mahtuu seitsemälle sivulle, ja ne kaikki ehtii silmäillä yhdessä illassa. Kolikkopelejä on valtaosa. Pöytäpelejä löytyy kaksitoista, livepöytiä yhdeksän. Valikoima on silti tasainen: alle 94 prosentin palautuksella toimivia pelejä emme löytäneet yhtään, kun tarkistimme satunnaiset 40 ohjesivua. Uusi peli ilmestyy ehkä kerran viikossa, harvoin useammin. Haku ymmärtää suomea, ja demotila löytyy kaikista kolikkopeleistä. Laajempaa tarjontaa kaipaavan on mentävä muualle.',
  gameProviders: ['Kuparihiili', 'Pohjantuuli', 'Tähtisumu', 'Fjellvind'],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Trustly', minimum: 10_00, note: 'Kelpaa bonukseen' },
    ],
    withdrawals: [
      { method: 'Verkkopankki', minimum: 10_00, time: '15–40 minuuttia' },
      { method: 'Trustly', minimum: 10_00, time: '10–30 minuuttia' },
    ],
    processingTime:
      'Vihkoon merkitty 131 euron kotiutus lähti sunnuntai-iltana ja oli tilillä 26 minuutissa. Arkikotiutus vei 18.',
  },
  customerService: {
    availability: 'Arkisin kello 9–19, lauantaisin 10–16',
    channels: 'Chat ja sähköposti, jonka vastausaika oli testissä yksi yö',
    languages: 'Suomi ja viro',
  },
  license: {
    type: 'Viro',
    details:
      'Virolaisen lisenssin numero on HKT000212, ja rekisteri vahvistaa sen. Voitot ovat Suomessa verovapaita, kuten muiltakin ETA-lisenssillä toimivilta kasinoilta saadut.',
  },
  security:
    'Salasanoja ei ole, sillä jokainen kirjautuminen kulkee pankin kautta. Kotiutus menee aina samalle tilille, jolta talletus tuli. Rajat voi asettaa päivälle, viikolle ja kuukaudelle, ja tauon voi pitää myös kesken kierrätyksen. Bonuksen voimassaoloaika ei tauon ajaksi pysähdy, mikä on hyvä tietää etukäteen.',
  userExperience:
    'Hirsiseinä taustalla, puukirjaimet otsikoissa. Kauniiksi sitä ei voi kehua, mutta sivu aukeaa hitaallakin yhteydellä sekunnissa. Kierrätyksen edistyminen näkyy prosentteina, ei euroina, joten ruutuvihko tuli tarpeeseen. Puhelimessa pelit täyttävät näytön oikein ja paluu aulaan löytyy aina samasta kulmasta. Mainoksia sivulla on yksi, ja senkin saa kiinni.',
  conclusion:
    'Pirtti Casino on todiste siitä, ettei hyvä bonus vaadi suuria lukuja. Netto syntyy pienestä kertoimesta, ja {finish.words} kymmenestä pelaajasta saa urakan valmiiksi. Panos kannattaa silti pitää pienenä. Pelien vähyys ja aikaisin nukkumaan menevä asiakaspalvelu ovat todellisia puutteita. Bonuksen ja kotiutusten osalta talo on kuitenkin kunnossa, ja siihen arviomme nojaa.',
  faq: [
    {
      question: 'Kauanko kierrätys vie aikaa?',
      answer:
        'Euron panoksilla 1 500 kierrosta, meiltä noin kolme tuntia. Aikaa on kolmekymmentä päivää, joten kiirettä ei ole.',
    },
    {
      question: 'Voiko panosta nostaa kierrätyksen nopeuttamiseksi?',
      answer: 'Viiteen euroon asti. Isompi panos kuitenkin lisää riskiä, että saldo loppuu ennen maalia.',
    },
    {
      question: 'Tarkoittaako plusmerkkinen netto varmaa voittoa?',
      answer:
        'Ei. Netto on ehdoista laskettu hintalappu, ja {notFinish.words} kymmenestä ei pääse kierrätyksen läpi. Talleta vain summa, jonka voit menettää.',
    },
    {
      question: 'Hyväksyykö Pirtti korttimaksut?',
      answer: 'Ei hyväksy. Käytössä ovat verkkopankki ja Trustly.',
    },
    {
      question: 'Miten pelaamisen saa poikki?',
      answer:
        'Tilivalikon kohdasta ”Tauko” yhdestä päivästä vuoteen. Lisäapua saa maksutta Peluurista ja Pelirajat’on-palvelusta.',
    },
  ],
  authorRole: 'Bonuslaskennan toimittaja',
  writtenOn: '2025-09-25',
  updatedOn: '2025-11-10',
  scores: { licence: 9, bonusTerms: 8.8, withdrawals: 9.2, games: 6.7, support: 7, reliability: 8 },
};
