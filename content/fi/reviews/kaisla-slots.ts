import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kaisla-slots',
  overview: [
    'Kymmenen kierrosta pelattiin puolessatoista minuutissa, ja käteen jäi 70 senttiä. Siinä Kaisla Slotsin tervetuliaistarjous lyhykäisyydessään. Seuraavaksi olisi pitänyt panostaa 21 euroa, jotta sentit olisi saanut nostaa. Saldo loppui jo neljännellä pyöräytyksellä. Kokeen hinta oli meille nolla euroa, ja niin oli sen tuottokin. Emme olleet epäonnisia, vaan tulos vastasi laskelmaa.',
    'Tarjous on rehellinen siinä mielessä, ettei se vaadi talletusta. Rahallista arvoa sillä ei juuri ole: kierrosten arvo on 0,96 €, kierrätys {wagering} ja netto nolla. Laskelmassamme yksikään kymmenestä pelaajasta ei pääse kierrätyksen läpi. Kaisla Slots ansaitsee silti arvosanansa muilla perusteilla. Maltan lisenssi, siisti pelivalikoima ja asiallinen maksuliikenne tekevät siitä kelpo kasinon kolikkopelaajalle, joka ei bonuksista piittaa.',
  ],
  pros: [
    'Kierrokset saa ilman talletusta, oma raha ei ole pelissä',
    'Maltan lisenssi ja verovapaat voitot',
    'Hyvin lajiteltu kolikkopelitarjonta',
    'Kotiutus pankkiin muutamassa tunnissa',
  ],
  cons: [
    'Netto {net}: kierrätys vie kierrosten arvon',
    'Kierrätys {wagering} ylittää nollarajan {breakEven}',
    'Yksikään kymmenestä ei pääse kierrätyksen läpi',
    'Voittokatto {winCap}',
    'Aikaa vain viikko',
  ],
  bonusDetails: {
    welcomeBonus:
      'Uusi asiakas saa {spins} ilmaiskierrosta ilman talletusta, kun henkilöllisyys on vahvistettu. Kierrosten nimellisarvo on yhteensä yksi euro, ja 96 prosentin palautuksella laskemme arvoksi 0,96 €. Siitä kertyvän 28,80 euron kierrätyksen hinta on 1,15 €, siis enemmän kuin on jaossa. Omaa rahaa ei ole mukana, joten netto on {net}. Läpi ei pääse yksikään kymmenestä.',
    bonusTerms: [
      'Voittojen kierrätys {wagering}',
      'Talletusta ei vaadita',
      'Panosraja {maxBet}',
      'Voimassa {validDays} päivän ajan tilin avaamisesta',
      'Voitoista voi nostaa enintään {winCap}',
      'Yksi tarjous henkilöä ja taloutta kohden',
    ],
    freeSpins: {
      description:
        'Kierrokset ilmestyvät tilille yhdellä kertaa, kun tunnistautuminen on tehty. Yhden arvo on 0,10 €.',
      table: [{ day: 'Tilin avauspäivä', spins: '10', game: 'Ruovikko', wager: '{spinWagering}' }],
    },
  },
  specialFeatures: [
    {
      title: 'Pelipäiväkirja',
      description:
        'Tili kokoaa viikon peliajan ja tuloksen kaavioksi, jota ei voi piilottaa. Ajatus on hyvä ja toteutus luettava.',
    },
  ],
  gameSelection:
    'Nimensä mukaisesti Kaisla keskittyy kolikkopeleihin, joita on 1 700. Ne on lajiteltu tavalla, josta kirjastonhoitaja ilahtuisi: vaihtelu, rivien määrä, ilmestymisvuosi ja suurin voitto ovat kaikki omia suodattimiaan. Suosikeista voi koota listoja. Pöytäpelejä on kourallinen, livekasinoa ei lainkaan. Ratkaisu rajaa osan pelaajista pois mutta pitää sivuston selkeänä. Satunnaisotannassamme palautusprosentit olivat 94,8:n ja 97,1:n välillä, ja ne ilmoitettiin pelin tiedoissa asianmukaisesti.',
  gameProviders: ['Kobolt Play', 'Tähtisumu', 'Fjellvind', 'Nattsol', 'Norrkraft Games', 'Mörkö Games'],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Visa', minimum: 10_00 },
      { method: 'Neteller', minimum: 15_00 },
    ],
    withdrawals: [
      { method: 'Pankkisiirto', minimum: 20_00, time: '3–6 tuntia' },
      { method: 'Neteller', minimum: 20_00, time: '1–2 tuntia' },
    ],
    processingTime:
      'Omalla rahalla tehdyn kokeen jälkeen 45 euroa oli tilillämme neljässä tunnissa. Kasino lupaa enintään vuorokauden.',
  },
  customerService: {
    availability: 'Päivittäin klo 10–22',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi, norja ja englanti',
  },
  license: {
    type: 'MGA (Malta)',
    details:
      'Kasinolla on Maltan lisenssi MGA/B2C/9257/2021, jonka tarkistimme viranomaisen luettelosta. Mahdolliset voitot saa pitää verotta.',
  },
  security:
    'Ikä ja henkilöllisyys varmistetaan ennen kierrosten myöntämistä, mikä on ärsyttävän hidasta ja täysin perusteltua. Salasanan vähimmäispituus on kaksitoista merkkiä. Pelirajat asetetaan rekisteröitymisen aikana, ja niiden ohittaminen vaatii erillisen vahvistuksen. Puolen vuoden esto tuli kokeessamme voimaan minuutissa, eikä markkinointia sen jälkeen tullut.',
  userExperience:
    'Ruutu täyttyy pelikuvakkeista, mutta suodattimet pitävät runsauden aisoissa. Tumma tila on oletuksena. Kierrosten jälkeen sivu ehdottaa talletusta kerran, ei useammin, ja ehdotuksen voi sulkea. Bonussaldo on eritelty, ja kierrätyksen jäljellä oleva määrä päivittyy joka pyöräytyksen jälkeen. Vanhalla puhelimella pelien vaihtaminen nykäisi hieman.',
  conclusion:
    'Kaisla Slotsin kymmenen kierrosta ovat maistiainen, ja sellaisena ne kannattaa nähdä. Netto on {net}, ja voittoa saa kotiutettua vain poikkeuksellisella tuurilla. Omaa rahaa kokeilu ei vie, ellei jatka tallettamalla, ja juuri siihen kasino tarjouksella tähtää. Kolikkopelien ystävälle itse paikka on hyvin hoidettu ja asianmukaisesti valvottu. Tule pelien takia tai jätä tulematta; kierrosten takia ei ole syytä.',
  faq: [
    {
      question: 'Voinko voittaa kierroksilla oikeaa rahaa?',
      answer:
        'Periaatteessa enintään {winCap.number} euroa. Käytännössä kierrätys vie lähes aina sen, mitä kierroksista kertyi.',
    },
    {
      question: 'Miksi netto ei ole miinuksella?',
      answer:
        'Koska talletusta ei ole. Bonuksesta ei voi hävitä omaa rahaa, joten alin mahdollinen luku on nolla.',
    },
    {
      question: 'Pitääkö minun tallettaa kierrosten jälkeen?',
      answer: 'Ei pidä. Tilin voi jättää käyttämättä tai sulkea asetuksista.',
    },
    {
      question: 'Kuinka pian kierrokset on käytettävä?',
      answer: 'Seitsemässä päivässä, ja myös kierrätys on tehtävä samassa ajassa.',
    },
  ],
  authorRole: 'Testipelaaja ja toimittaja',
  writtenOn: '2025-03-27',
  updatedOn: '2025-11-03',
  scores: { licence: 9.4, bonusTerms: 4.5, withdrawals: 8.7, games: 8.8, support: 8.5, reliability: 9 },
};
