import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kiulu-casino',
  overview: [
    'Maanantaiaamuisin Kiulu Casino laskee edellisen viikon. Jos se on ollut tappiollinen, tappiosta palautetaan {cashback}, enintään {cashbackCap}. Hyvitystä ei tarvitse pyytää eikä mitään koodia syöttää. Seurasimme järjestelmää kolme viikkoa: kahtena saimme palautuksen, kolmantena emme, koska viikko oli jäänyt kaksi euroa plussalle. Summat täsmäsivät sentilleen omaan kirjanpitoomme.',
    'Cashback on bonuksista helpoin ymmärtää väärin. Jos sadan euron talletuksen häviää kokonaan, takaisin saa 12 euroa. Rahaa ei lisätä voittoihin, vaan tappio pienenee sadasta eurosta 88 euroon. Näin luettuna tarjous on hyvä, sillä kierrätys on vain {wagering}. Kiulu sopii satunnaiselle pelaajalle, joka arvostaa MGA-lisenssiä ja pitää kiinni viikkobudjetistaan.',
  ],
  pros: [
    'Palautus kierrätetään vain kerran, {wagering}',
    'Hyvitys tulee itsestään joka viikko',
    'Takaisin 12 €, jos häviää 100 €',
    'MGA-lisenssi, voitot verovapaita',
  ],
  cons: [
    'Hyödyttää vain tappiolla olevaa',
    'Hyvitys vanhenee {validDays} päivässä',
    'Ei tervetuliaisbonusta talletukselle',
    'Katto {cashbackCap} vaatisi tuhansien eurojen viikkotappion',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjous on {cashback}:n cashback joka viikko, enintään {cashbackCap}. Jos sadan euron talletuksesta ei jää mitään, palautus on 12 euroa, ja kierrätys {wagering} maksaa siitä 48 senttiä. Takaisin saa siis pyöristettynä 12 euroa. Tarjous on sovittu erikseen Nettobonuksen lukijoille.',
    bonusTerms: [
      'Palautus {cashback} viikon nettotappiosta',
      'Kierrätys {wagering} palautetusta summasta',
      'Yläraja 500 € viikossa',
      'Hyvitys käytettävä {validDays} päivän kuluessa',
      'Viikko lasketaan maanantaista sunnuntaihin',
    ],
  },
  specialFeatures: [
    {
      title: 'Viikkolaskelma',
      description:
        'Sähköpostiin tulee erittely talletuksista, kotiutuksista ja palautuksesta. Siitä näkee myös tappion, jota mainokset eivät mainitse.',
    },
    {
      title: 'Viikkobudjetti',
      description:
        'Talletusrajan voi sitoa samaan maanantaista sunnuntaihin ulottuvaan jaksoon, jonka mukaan palautus lasketaan.',
    },
  ],
  gameSelection:
    'Kiulussa on noin 1 300 peliä, ja ne kaikki kerryttävät palautusta samalla prosentilla. Tämä on poikkeus, sillä pöytä- ja livepelit jätetään usein ulkopuolelle. Kolikkopeleissä painottuvat rauhalliset, pienen vaihtelun pelit. Liveruletteja on yhdeksän ja blackjackpöytiä parikymmentä. Suodatin osaa näyttää vain pelit, joiden palautusprosentti on vähintään 96. Suomenkielisiä pelejä on muutama, ja ne ovat parempia kuin uskalsimme odottaa. Jättipottipelejä on vain kourallinen.',
  gameProviders: [
    'Kuparihiili',
    'Revontuuli Gaming',
    'Norrkraft Games',
    'Rav & Bernstein',
    'Nattsol',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 10_00 },
      { method: 'Mastercard', minimum: 10_00 },
      { method: 'Tilisiirto', minimum: 20_00, note: 'Näkyy seuraavana pankkipäivänä' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 10_00, time: '2 tuntia testissämme' },
      { method: 'Tilisiirto', minimum: 20_00, time: '1–2 pankkipäivää' },
    ],
    processingTime:
      'Kolmesta kotiutuksesta nopein kesti 50 minuuttia ja hitain neljä tuntia. Tyypillinen odotus oli kahden tunnin luokkaa.',
  },
  customerService: {
    availability: 'Arkisin klo 8–22, viikonloppuisin klo 10–18',
    channels: 'Puhelin, chat ja sähköposti',
    languages: 'Suomi, ruotsi, englanti',
  },
  license: {
    type: 'MGA',
    details:
      'Lisenssin MGA/B2C/9258/2020 on myöntänyt Maltan peliviranomainen. Rekisteritieto oli ajan tasalla marraskuussa. Suomalaisen voitot ovat verovapaita.',
  },
  security:
    'Asiakirjojen tarkistus tehtiin tallettaessa eikä vasta nostaessa, joten yllätyksiä ei tullut. Varat ovat erillisellä asiakasvaratilillä. Yhden asian haluaisimme muuttaa: kun pelitauko alkaa kesken viikon, kertynyt palautus hyvitetään vasta tauon päätyttyä. Ratkaisu houkuttelee palaamaan pelien pariin. Summan voi onneksi pyytää pankkitilille asiakaspalvelusta.',
  userExperience:
    'Kiulun etusivulla on kolme lukua: saldo, viikon tulos ja arvioitu palautus. Asettelu on epätavallisen avoin. Kannattaa silti huomata, että kasvava palautus tarkoittaa kasvavaa tappiota. Pelit käynnistyvät nopeasti, ja sivusto muistaa viimeksi käytetyn suodattimen. Tabletilla valikko jäi kerran jumiin, mutta sivun lataaminen uudelleen auttoi.',
  conclusion:
    'Kiulu Casinon tarjous on pieni alennus tappioista, ja sellaisena se on yksi reiluimmista. Kaksitoista euroa saa takaisin vain, jos häviää sata, joten sitä ei pidä tavoitella: se on lievennys, ei etu. Palvelu on suomeksi, lisenssi ETA-alueelta ja laskelmat avoimia. Suurempaa valikoimaa etsivä menee muualle. Tarjous on mitoitettu pienin summin pelaavalle.',
  faq: [
    {
      question: 'Saako cashbackin myös voittoviikolta?',
      answer:
        'Ei. Palautus lasketaan viikon nettotappiosta, ja jos tulos on plussalla, palautettavaa ei ole.',
    },
    {
      question: 'Onko palautusta järkevää kasvattaa pelaamalla enemmän?',
      answer:
        'Ei. Jokaista palautettua 12 euroa kohden on hävitty sata, joten suurempi palautus merkitsee aina suurempaa tappiota.',
    },
    {
      question: 'Milloin palautus on tilillä?',
      answer:
        'Testissämme maanantaina ennen kello kymmentä. Sen jälkeen aikaa käyttöön ja kierrätykseen on seitsemän päivää.',
    },
    {
      question: 'Mitä kierrätys {wagering} merkitsee?',
      answer: 'Kahdentoista euron palautus pelataan kerran läpi. Sen hinta on 48 senttiä.',
    },
    {
      question: 'Miten pelaamisen voi lopettaa kokonaan?',
      answer:
        'Pysyvän eston saa asetuksista ilman perusteluja. Peluuri ja Pelirajat’on auttavat, jos päätöksessä pysyminen on vaikeaa.',
    },
  ],
  authorRole: 'Cashback-tarjousten seuraaja',
  writtenOn: '2025-10-02',
  updatedOn: '2025-11-10',
  scores: { licence: 9.4, bonusTerms: 8.3, withdrawals: 8, games: 7.4, support: 8.6, reliability: 8.2 },
};
