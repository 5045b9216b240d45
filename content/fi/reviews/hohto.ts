import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'hohto',
  overview: [
    'Testasimme Hohdon kokonaan puhelimella, bussissa ja peukalolla. Tili aukesi, kymppi siirtyi ja ensimmäiset viisikymmentä kierrosta odottivat saldon vieressä ennen seuraavaa pysäkkiä. Kun kierrokset oli pelattu, voitto siirtyi rahasaldoon ja sen viereen ilmestyi sana ”nostettavissa”. Ei tähteä, ei alaviitettä. Sellaista bonusta ei tarvitse selittää, mutta laskemme sen silti.',
    'Sata viisikymmentä kymmenen sentin kierrosta ilman kierrätystä on arvoltaan 14,40 euroa, kun pelin palautus on 96 %. Määrä on kierrätysvapaaksi tarjoukseksi runsas, ja {minDeposit.number} euron minimitalletuksella se on suhteessa vielä runsaampi. Talletus on silti oma asiansa: sen voi hävitä, jos sillä pelaa. Hohdon tarjous on pieni ja selkeä, eikä siihen liity suurta lupausta. Ison bonuksen metsästäjälle täällä ei ole mitään, ja hyvä niin.',
  ],
  pros: [
    'Täysin kierrätysvapaat kierrokset',
    'Netto {net} jo 10 euron talletuksella',
    'MGA-lisenssi ja verovapaat voitot',
    'Paras mobiilikokemus pitkään aikaan',
    'Rajat ja tauot yhden painalluksen päässä',
  ],
  cons: [
    'Kierrokset on pelattava {validDays} päivässä',
    'Kierrokset käyvät vain ennalta nimettyihin peleihin',
    'Talletusbonusta ei ole tarjolla',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjouksena on 150 kierrätysvapaata ilmaiskierrosta, ja ne saa kymmenen euron talletuksella. Kierroksen arvo on {spinValue} ja palautus 96 %, joten netto on {net} niin kympin kuin satasenkin tallettajalle. Kierrätystä ei ole, joten jokainen saa sen, mitä kierroksista tuli, oli se paljon, vähän tai ei mitään.',
    bonusTerms: [
      'Voitot ilman kierrätystä',
      'Kierrokset saa, kun tallettaa 10 € tai enemmän',
      'Kierrosten määräaika {validDays.days}',
      'Voittokattoa ei ole',
      'Yhden kierroksen arvo kiinteä {spinValue}',
      'Kaikki talletustavat hyväksytään',
    ],
    freeSpins: {
      description:
        'Kierrokset jakautuvat kolmeen yhtä suureen osaan, ja kukin osa aukeaa vuorokauden välein.',
      table: [
        { day: 'Heti', spins: '50', game: 'Majakkasaari', wager: 'ei kierrätystä' },
        { day: '24 tunnin kuluttua', spins: '50', game: 'Lasinpuhaltaja', wager: 'ei kierrätystä' },
        { day: '48 tunnin kuluttua', spins: '50', game: 'Kiiltomato', wager: 'ei kierrätystä' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Peukalovalikko',
      description: 'Kassa, rajat ja tuki ovat näytön alareunassa, mihin yhdellä kädellä ylettyy.',
    },
    {
      title: 'Hiljainen tila',
      description:
        'Yhdestä kytkimestä lähtevät pois äänet, välähdykset ja voittojen juhlinta. Pelin tulos ei muutu, tunnelma kyllä.',
    },
  ],
  gameSelection:
    'Tarjolla on 2 200 peliä, ja niistä jokainen on kokeiltu pystyasennossa. Väite on kasinon oma, mutta kahdenkymmenen pelin pistokokeessa se piti. Kolikkopelit hallitsevat, ja niiden rinnalla on raaputusarpoja, muutama bingohuone ja 80 livepöytää. Palautusprosentti näkyy heti kuvakkeen alla. Hohto ei ota peleistä versioita, joiden palautusta on alennettu, ja tämä luvataan ehdoissa kirjallisesti. Sellaista lupausta emme muista nähneemme muualla. Uutuuksia tulee torstaisin, ja vanhat pysyvät haussa.',
  gameProviders: [
    'Tähtisumu',
    'Isbre Interactive',
    'Havgus Studio',
    'Pohjantuuli',
    'Kvarts Studio',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Trustly', minimum: 10_00 },
      { method: 'Visa', minimum: 10_00 },
      { method: 'Mastercard', minimum: 10_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 10_00, time: '10–30 minuuttia' },
      { method: 'Pankkisiirto', minimum: 10_00, time: 'Saman pankkipäivän aikana' },
    ],
    processingTime: 'Nostimme 16,80 €; puhelin ilmoitti saapuneesta maksusta 14 minuutin päästä.',
  },
  customerService: {
    availability: 'Chat klo 7–1 viikon jokaisena päivänä',
    channels: 'Chat, sähköposti ja puhelin',
    languages: 'Suomi, ruotsi, norja ja englanti',
  },
  license: {
    type: 'MGA (Malta)',
    details:
      'Rekisterimerkintä MGA/B2C/9231/2021 on voimassa, ja sen mukainen yhtiö on sama kuin käyttöehdoissa. Suomalainen pelaaja ei maksa voitoistaan veroa.',
  },
  security:
    'Kirjautua voi sormenjäljellä, kun henkilöllisyys on kerran vahvistettu. Sovellus lukittuu, jos puhelin on kymmenen minuuttia käyttämättä. Talletusrajoja tarjotaan heti alussa, ja ehdotettu oletus on maltillinen 50 euroa viikossa. Kasino kertoo myös, montako pelaajaa vuoden aikana otti tauon. Avoimuudesta ei ole haittaa kenellekään.',
  userExperience:
    'Tekstit ovat lyhyitä, painikkeet suuria ja kontrasti riittää auringossakin. Takaisin-nappi toimii kuten pitääkin, mikä on alalla harvinaista. Kierroslaskuri kertoo erien aukeamisajat kellonaikoina. Tietokoneella sama asettelu näyttää tyhjältä, ja leveä näyttö jää puoliksi käyttämättä. Se on seuraus valinnasta, jonka Hohto on tehnyt tietoisesti.',
  conclusion:
    'Hohto on osoitus siitä, että vähempikin riittää. Netto on {net}, koska matkalla ei ole kierrätystä, kattoa eikä kikkoja. Maltan lisenssi, nopeat kotiutukset ja huolellinen puhelinnäkymä täydentävät kokonaisuuden, josta oli vaikea löytää korjattavaa. Kahden viikon määräaika on ainoa ehto, joka on syytä panna muistiin. Annamme harvoin näin hyvän arvosanan.',
  faq: [
    {
      question: 'Riittääkö {minDeposit.number} euroa varmasti kaikkiin kierroksiin?',
      answer: 'Riittää. Kaikki {spins} kierrosta kuuluvat jo pienimpään talletukseen.',
    },
    {
      question: 'Mitä kierrosten voitoille pitää tehdä ennen kotiutusta?',
      answer:
        'Ei mitään, kunhan tili on vahvistettu. Pienin kerralla nostettava summa on kymmenen euroa, ja se voi koostua pelkistä kierrosvoitoista.',
    },
    {
      question: 'Mitä tapahtuu käyttämättömille kierroksille?',
      answer: 'Ne poistuvat neljäntoista päivän kuluttua, eikä niitä palauteta.',
    },
    {
      question: 'Onko Hohdolla oma sovellus?',
      answer:
        'Ei erillistä. Sivuston voi tallentaa puhelimen aloitusnäyttöön, ja se toimii sovelluksen tavoin.',
    },
    {
      question: 'Miten pidän tauon?',
      answer:
        'Peukalovalikosta kohdasta ”Tauko”, lyhimmillään vuorokaudeksi. Jos tauko ei riitä, Peluurin numero on 0800 100 101.',
    },
  ],
  authorRole: 'Käytettävyystestaaja',
  writtenOn: '2025-06-30',
  updatedOn: '2025-11-07',
  scores: { licence: 9.7, bonusTerms: 9.7, withdrawals: 9.5, games: 9.4, support: 9.6, reliability: 9.7 },
};
