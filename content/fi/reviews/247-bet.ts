import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: '247-bet',
  overview: [
    'Kello 3.17 arkiyönä kirjoitimme 247 Betin chattiin kysymyksen, jonka tiesimme hankalaksi: lasketaanko keskeytynyt pelikierros mukaan kierrätykseen? Vastaus tuli minuutissa ja 40 sekunnissa, sujuvalla suomella ja oikein. Ei lasketa, ja ehtojen kohta liitettiin viestiin. Kysyimme uudestaan iltapäivällä, ja vastaus pysyi samana. Niin johdonmukaista tukea näkee harvoin. Sähköpostikysymykseenkin saimme vastauksen saman päivän aikana.',
    'Sivusto on ensisijaisesti vedonlyöjän paikka. Jääkiekkokohteet avautuvat aikaisin, vetohistorian saa ladattua taulukkona ja kasino on samalla tilillä yhden välilehden päässä. Maltan lisenssin ansiosta voitoista ei mene veroa. Kasinobonus on kokonaisuuden heikoin osa. Sadan euron talletus tuo {gross.number} euroa bonusrahaa, mutta sen kierrätys maksaa {cost.number} euroa. Netto on siis {net}. Kasinopelaaja voi aivan hyvin tallettaa ilman bonusta, sillä sen ohittaminen ei vie mitään muuta pois.',
  ],
  pros: [
    'Suomenkielinen tuki vastaa myös aamuyöllä',
    'MGA-lisenssi, voitot verovapaita',
    'Vedonlyönti ja kasino samalla saldolla',
    'Kotiutus pankkitilille testissä alle tunnissa',
    'Pelirajan alentaminen tulee voimaan heti',
  ],
  cons: [
    'Bonuksen netto on {net} sadan euron talletuksella',
    'Kierrätys {wagering} ylittää nollarajan {breakEven}',
    'Vedot eivät kerrytä kasinobonuksen kierrätystä',
    'Panosraja {maxBet} bonuksella pelattaessa',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ensitalletukseen lisätään {match}, enintään {maxBonus}. Ylärajaan yltää {fullDeposit.number} euron talletuksella. Sadan euron talletuksella bonus on {gross} ja kierrätettävää kertyy {turnover}. Netto on {net}, ja kymmenestä pelaajasta {finish.words} saa kierrätyksen valmiiksi.',
    bonusTerms: [
      'Bonus kierrätetään {wagering}, talletusta ei lasketa mukaan',
      'Pienin bonukseen oikeuttava talletus {minDeposit}',
      'Panosraja kierrätyksen aikana {maxBet}',
      'Voimassa {validDays} päivän ajan hyväksymisestä',
      'Vedonlyönti ja livepöydät eivät kerrytä kierrätystä',
      'Erillistä voittokattoa ei ole',
    ],
  },
  specialFeatures: [
    {
      title: 'Vetohistoria taulukkona',
      description:
        'Kaikki vedot, palautukset ja talletukset voi ladata tiedostona kuukausi kerrallaan. Oman kulutuksen näkee yhdellä silmäyksellä, mikä on harvinaisen rehellinen ominaisuus.',
    },
    {
      title: 'Yövuoro suomeksi',
      description:
        'Chatissa on ihminen ympäri vuorokauden. Kolmessa yöllisessä kokeilussa jonotimme pisimmillään kolme minuuttia.',
    },
  ],
  gameSelection:
    'Vedonlyönnissä on parikymmentä lajia, ja kotimaiset sarjat ulottuvat jääkiekosta pesäpalloon. Kasinon puolella laskimme runsaat 2 100 peliä. Pääosa on kolikkopelejä, mutta livepöytiäkin on kuutisenkymmentä. Haku löytää pelin kirjoitusvirheestä huolimatta, ja suodattimella saa esiin palautusprosentin. Kahdesta pelistä tarkistimme, vastaako luku pelin omaa ohjesivua: vastasi molemmissa. Pöytäpelejä ilman jakajaa on niukasti, alle kolmekymmentä. Pelejä voi kokeilla leikkirahalla, kunhan on kirjautunut ja ikä on varmistettu.',
  gameProviders: [
    'Norrkraft Games',
    'Kvarts Studio',
    'Pohjantuuli',
    'Kobolt Play',
    'Rav & Bernstein',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00, note: 'Bonukseen tarvitaan {minDeposit}' },
      { method: 'Visa ja Mastercard', minimum: 20_00 },
      { method: 'Skrill', minimum: 20_00, note: 'Ei oikeuta bonukseen' },
      { method: 'Paysafecard', minimum: 10_00 },
    ],
    withdrawals: [
      { method: 'Tilisiirto', minimum: 20_00, time: 'alle tunti' },
      { method: 'Visa', minimum: 20_00, time: '1–3 pankkipäivää' },
      { method: 'Skrill', minimum: 20_00, time: 'saman päivän aikana' },
    ],
    processingTime:
      'Nostimme 85 euroa torstai-iltana kello 19. Henkilöllisyys oli varmistettu jo aiemmin, ja raha näkyi tilillä 48 minuutin kuluttua.',
  },
  customerService: {
    availability: 'Joka päivä ympäri vuorokauden',
    channels: 'Chat, sähköposti ja takaisinsoitto arkisin',
    languages: 'Suomi, ruotsi ja englanti',
  },
  license: {
    type: 'Maltan peliviranomainen (MGA)',
    details:
      'Lisenssi MGA/B2C/9109/2022 löytyy viranomaisen rekisteristä voimassa olevana. Lisenssi on ETA-alueelta, joten suomalaisen pelaajan voitot ovat verovapaita.',
  },
  security:
    'Kirjautumiseen saa kaksivaiheisen varmistuksen, ja se kannattaa ottaa käyttöön heti. Pelaajien rahat pidetään ehtojen mukaan erillään yhtiön omista varoista. Talletus-, tappio- ja aikarajat asetetaan samalta sivulta, ja rajan alentaminen tulee voimaan välittömästi. Korottaminen vaatii vuorokauden odotuksen. Riita-asioille on nimetty ulkopuolinen sovittelija.',
  userExperience:
    'Vetokuponki pysyy näkyvissä myös kasinopelin aikana, mikä häiritsee pienellä näytöllä. Sen saa asetuksista piiloon, kunhan asetuksen ensin löytää. Muuten sivusto on nopea ja looginen. Tilitapahtumissa talletukset ja kotiutukset ovat omilla riveillään, eikä oman saldon kertymistä tarvitse arvailla. Puhelimella etusivu aukesi kahdessa sekunnissa.',
  conclusion:
    'Annamme 247 Betille korkean arvosanan palvelusta, lisenssistä ja maksuista, emme bonuksesta. Vedonlyöjä saa täältä luotettavan tilin ja suomenkielisen avun mihin kellonaikaan tahansa, myös pyhinä. Kasinobonuksen negatiivinen netto on sen sijaan selvä syy jättää ruutu rastittamatta. Kieltäytyminen käy yhdellä napautuksella, eikä kukaan kysy perään. Vahva kasino, heikko bonus.',
  faq: [
    {
      question: 'Voiko kasinobonuksen kierrättää vedonlyönnissä?',
      answer: 'Ei voi. Vain kolikkopelit kerryttävät kierrätystä täydellä painolla.',
    },
    {
      question: 'Menetänkö jotain, jos en ota bonusta?',
      answer:
        'Et. Talletus on silloin nostettavissa tavallisin ehdoin, eikä viiden euron panosraja koske sinua.',
    },
    {
      question: 'Pitääkö voitoista maksaa veroa?',
      answer: 'Ei, koska lisenssi on Maltalta ja siten ETA-alueelta.',
    },
    {
      question: 'Miten tilin saa kiinni, jos pelaaminen karkaa käsistä?',
      answer:
        'Tauon tai pysyvän eston voi asettaa itse tilin asetuksista tai pyytää chatista. Keskusteluapua antaa Peluuri numerossa 0800 100 101 arkisin klo 12–18.',
    },
    {
      question: 'Kuinka kauan bonus on voimassa?',
      answer: '{validDays.days}. Sen jälkeen käyttämätön bonusraha poistuu tililtä.',
    },
  ],
  authorRole: 'Vedonlyönnin ja asiakaspalvelun testaaja',
  writtenOn: '2025-04-16',
  updatedOn: '2025-11-10',
  scores: { licence: 9.5, bonusTerms: 6, withdrawals: 9.5, games: 9.3, support: 10, reliability: 9.6 },
};
