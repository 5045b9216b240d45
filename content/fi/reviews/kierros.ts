import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kierros',
  overview: [
    'Kymmenen senttiä kierrokselta, sata kierrosta, ei kierrätystä. Kierros on rakentanut tarjouksensa niin, ettei siinä ole paljon selitettävää. Voitot siirtyvät suoraan nostettavaan saldoon, ja meidän testissämme niitä kertyi 7,80 €. Laskettu arvo on hieman suurempi, 9,60 €, minkä vertailumme pyöristää kymmeneen euroon. Kotiutuspyyntö meni läpi ilman yhtään lisäkysymystä, ja raha oli tilillä puolessa tunnissa.',
    'Kymppi ei muuta kenenkään elämää. Netto on kuitenkin suurempi kuin monella satojen eurojen bonuksella, sillä kierrätystä ei ole. Kierros sopii pelaajalle, joka haluaa tietää lopputuloksen suuruusluokan etukäteen. Viron lisenssi tuo verovapauden. Vastapainoksi talletukselle ei tule bonusta, ja pelivalikoima on pienehkö. Kierrokset saatuaan pelaaja on tavallinen asiakas muiden joukossa.',
  ],
  pros: [
    'Voitoilla ei ole kierrätystä',
    'Netto {net} riippumatta talletuksen koosta',
    'Virolainen lisenssi ja verovapaat voitot',
    'Käyttöaikaa {validDays.days}',
    'Kierroksiin riittää kympin talletus',
  ],
  cons: [
    'Suuremmasta talletuksesta ei saa enempää',
    'Pelejä vain noin 1 100',
    'Kierrokset sidottu yhteen peliin',
    'Chat ei palvele öisin',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ensitalletuksella saa 100 kierrätysvapaata ilmaiskierrosta. Sadan euron talletuksella netto on {net}, ja se on sama kuin brutto, koska mitään ei kierrätetä. Voitot, jos niitä tulee, voi kotiuttaa heti.',
    bonusTerms: [
      'Kierrosten voittoja ei tarvitse kierrättää',
      'Talletus vähintään {minDeposit}',
      'Kierrokset käytettävä {validDays} päivässä',
      'Kierroksen arvo {spinValue}, panosta ei voi muuttaa',
      'Voittokattoa ei ole',
    ],
    freeSpins: {
      description:
        'Kierrokset saa kerralla, mutta ne voi pelata useassa erässä. Laskuri näyttää jäljellä olevat.',
      table: [{ day: 'Talletuspäivä', spins: '100', game: 'Vanha vuosirengas', wager: 'Ei kierrätystä' }],
    },
  },
  gameSelection:
    'Valikoima on tiivis, noin 1 100 peliä, eikä kaksoiskappaleita ole. Kasino julkaisee kuukausittain listan poistetuista ja lisätyistä peleistä, mikä on pieni mutta kunnioittava tapa kohdella vakioasiakasta. Kolikkopeleissä painottuvat rauhalliset, pienen vaihtelun pelit. Livekasino on vaatimaton: rulettia, blackjackia ja yksi onnenpyörä. Uutuudet tulevat tyypillisesti viikon tai kaksi isoja kilpailijoita myöhemmin, joten ensi-iltojen metsästäjä pettyy. Palautusprosentti on merkitty jokaiseen peliin, eikä samasta pelistä ole useita versioita.',
  gameProviders: ['Kuparihiili', 'Kvarts Studio', 'Norrkraft Games', 'Revontuuli Gaming', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 10_00 },
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Mastercard', minimum: 10_00, note: 'Vain omalla nimellä oleva kortti' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 5_00, time: '15–40 minuuttia' },
      { method: 'Tilisiirto', minimum: 20_00, time: '1 pankkipäivä' },
    ],
    processingTime:
      'Nostimme pelkät kierrosvoitot, 7,80 €, ja ne olivat tilillä 26 minuutissa. Viiden euron kotiutusraja on harvinaisen matala.',
  },
  customerService: {
    availability: 'Klo 8–23 viikon jokaisena päivänä',
    channels: 'Chat, sähköposti, puhelin arkisin klo 10–16',
    languages: 'Suomi, viro, englanti',
  },
  license: {
    type: 'Viron lisenssi',
    details:
      'Lisenssi HKT000243 on haettavissa Viron MTR-rekisteristä. Viro on ETA-maa, joten pelaaja saa pitää voittonsa verotta.',
  },
  security:
    'Ensikirjautumisella kasino pyytää valitsemaan talletusrajan ja muistutuksen aikavälin. Oletus on tunti, ja muistutuksen yhteydessä näytetään istunnon tulos euroina. Tietosuojaseloste on suomeksi ja nimeää kaikki, joille tietoja luovutetaan. Pyysimme omat tietomme nähtäväksi; paketti saapui yhdeksässä päivässä, siis selvästi lain määräajassa. Tilillä olevat rahat pidetään erillään yhtiön omista.',
  userExperience:
    'Sivustolla vallitsee järjestys. Yläpalkissa on viisi kohtaa, ja niistä yksi on nimeltään ”Rajat”, samalla kirjasinkoolla kuin muutkin. Pelit latautuvat nopeasti, eikä taustalla soi mitään, ennen kuin sitä pyytää. Pystyasennossa pelattaessa kierroslaskuri peittää osan voittoruudusta, minkä huomasimme vasta kymmenennellä kierroksella. Vaakasuunnassa vikaa ei ole.',
  conclusion:
    'Kierroksen tarjous on pieni, selvä ja pitää, minkä lupaa: netto on {net}, eikä sen eteen tarvitse panostaa tuhansia euroja. Lisäksi Viron lisenssi, alhainen kotiutusraja ja hyvä suomenkielinen palvelu puhuvat kasinon puolesta. Suurta bonusta tai loputonta pelihyllyä etsivä tarvitsee toisen osoitteen. Meistä tällaisia tarjouksia saisi olla enemmän, vaikka niistä ei saakaan komeaa mainosta.',
  faq: [
    {
      question: 'Saako kierrosvoitot varmasti nostaa heti?',
      answer: 'Saa. Voitot ovat tavallista rahaa, ja pienin kotiutus Trustlylla on 5 €.',
    },
    {
      question: 'Onko {spins} kierroksen arvo aina kymmenen euroa?',
      answer:
        'Ei, se on laskettu 96 prosentin palautuksella. Yksittäinen pelaaja voi saada enemmän, vähemmän tai ei mitään.',
    },
    {
      question: 'Kannattaako tallettaa enemmän kuin kymmenen euroa?',
      answer: 'Tarjouksen takia ei, sillä kierrosten määrä ei kasva talletuksen mukana.',
    },
    {
      question: 'Miten asetan itselleni sopivan rajan?',
      answer:
        'Valitse summa, jonka voit menettää, ilman että se tuntuu taloudessasi, ja kirjaa se kohtaan ”Rajat”. Kiristys tulee voimaan heti.',
    },
    {
      question: 'Mistä löytyy vertaistukea pelaamisen hallintaan?',
      answer: 'Pelirajat’on-palvelusta verkossa, ja keskusteluapua Peluurista numerosta 0800 100 101.',
    },
  ],
  authorRole: 'Ilmaiskierrosten testaaja',
  writtenOn: '2025-05-27',
  updatedOn: '2025-11-07',
  scores: { licence: 9.5, bonusTerms: 9.6, withdrawals: 9.2, games: 8.5, support: 8.8, reliability: 9.4 },
};
