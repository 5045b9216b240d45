import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kiiski-casino',
  overview: [
    'Ehtosivun kohdassa 14.3 on lause, jonka vuoksi tässä arvostelussa on vähemmän kiitosta kuin oli tarkoitus. Sen mukaan bonussumma ”vähennetään saldosta kotiutuksen yhteydessä”. Etusivulla asiaa kutsutaan half-stickyksi. Kolmensadan prosentin bonus on siis lainaa: sillä saa pelata, mutta sitä ei saa mukaansa. Luimme kohdan kolmesti ja varmistimme asian vielä sähköpostilla; vastaus oli kyllä.',
    'Kun päälle lisätään kierrätys {wagering}, lopputulos on selvä jo ennen laskinta. Sadan euron tallettaja kierrättää yli 12 500 euroa, mikä maksaa noin 500 euroa, ja luovuttaa lopuksi vielä bonuksen takaisin. Tappio rajoittuu sataan euroon vain siksi, ettei enempää ole. Muilta osin Kiiski on keskitason Curaçao-kasino, jossa pelejä riittää ja kotiutukset tulevat, kunhan bonukseen ei koske.',
  ],
  pros: [
    'Runsaasti pelejä, myös livenä',
    'Bonuksetta pelaavan kotiutukset sujuvat',
    'Lisenssin numero kerrotaan, ja se pitää paikkansa',
    'Bonusaikaa {validDays.days}',
  ],
  cons: [
    'Bonuksen netto {net} eli koko talletus',
    'Half-sticky: bonus otetaan kotiutuksessa pois',
    'Kierrätys {wagering} bonuksesta ja kierrosvoitoista',
    'Tärkein ehto piilossa sivun lopussa',
    'Curaçaon lisenssi, joten voitot ovat verotettavia',
  ],
  bonusDetails: {
    welcomeBonus:
      'Mainostettu tarjous on {match} jopa {maxBonus} + {spins} ilmaiskierrosta. Sadan euron talletuksella netto on {net} eli niin pieni kuin se voi olla. {finish.words} kymmenestä pelaajasta pääsee kierrätyksen läpi, ja silloinkin bonus poistetaan kotiutuksessa.',
    bonusTerms: [
      'Half-sticky, bonusosuutta ei voi nostaa',
      'Kierrätetään {wagering}, mukaan luetaan bonus mutta ei talletusta',
      'Kierrosvoitot niin ikään {spinWagering}',
      'Talletettava vähintään {minDeposit}',
      'Panosraja {maxBet}',
      'Kierrätysaika päättyy {validDays} päivän kuluttua',
      'Lompakkotalletukset eivät oikeuta bonukseen',
    ],
    freeSpins: {
      description:
        'Kierrokset tulevat kolmena peräkkäisenä päivänä, ja erä on avattava itse omalta tililtä. Kierroksen arvo on {spinValue}.',
      table: [
        { day: 'Päivä 1', spins: '50', game: 'Piikkievä', wager: '{spinWagering}' },
        { day: 'Päivä 2', spins: '50', game: 'Piikkievä', wager: '{spinWagering}' },
        { day: 'Päivä 3', spins: '50', game: 'Syvänteen saalis', wager: '{spinWagering}' },
      ],
    },
  },
  gameSelection:
    'Kiisken noin 2 700 pelistä valtaosa on tuttua tavaraa: kalastusaiheisia kolikkopelejä, hedelmiä ja faaraoita. Livekasino on odotettua parempi, sillä pöytiä on yli sata ja panokset alkavat kymmenistä senteistä. Listan järjestys on kaupallinen, eikä sitä voi vaihtaa palautusprosentin mukaiseksi. Bonuksella kiellettyjen pelien luettelossa on 212 nimeä, ja se on erillisessä tiedostossa. Pelit itse eivät kiellosta varoita, joten voitot voi menettää vahingossa.',
  gameProviders: [
    'Saltgruve Games',
    'Havgus Studio',
    'Kobolt Play',
    'Blåmes Interactive',
    'Skumring Live',
    'Kuparihiili',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 10_00 },
      { method: 'Mastercard', minimum: 10_00 },
      { method: 'Skrill', minimum: 10_00, note: 'Ilman bonusta' },
      { method: 'Bitcoin', minimum: 20_00 },
    ],
    withdrawals: [
      { method: 'Tilisiirto', minimum: 50_00, time: '2–4 pankkipäivää' },
      { method: 'Skrill', minimum: 30_00, time: 'Noin vuorokausi' },
      { method: 'Bitcoin', minimum: 50_00, time: 'Alle vuorokausi' },
    ],
    processingTime:
      'Ilman bonusta tehty 80 euron Skrill-kotiutus kesti 19 tuntia. Asiakirjat pyydettiin kahteen kertaan, jälkimmäisellä kerralla turhaan.',
  },
  customerService: {
    availability: 'Kellon ympäri',
    channels: 'Chat (ensin botti), sähköposti',
    languages: 'Englanti ja saksa, suomi vain sähköpostitse',
  },
  license: {
    type: 'Curaçaon lisenssi',
    details:
      'Lisenssi OGL/2024/9242/0242 on kirjattu Curaçaon peliviranomaisen rekisteriin. Voitot ovat Suomessa verotettavaa tuloa, sillä lisenssi ei ole ETA-maasta.',
  },
  security:
    'Perusasiat ovat paikallaan: salattu yhteys, asiakirjojen tarkistus ja oma sivu pelirajoille. Rajojen asettaminen on kuitenkin kolmen valikon takana, ja viikkorajan vahvistusta saimme odottaa tunnin. Ehtojen muutoksista kasino ei ilmoita asiakkaille, vaan kehottaa lukemaan ne säännöllisesti. Harva lukee. Kaksivaiheista kirjautumista ei ole tarjolla.',
  userExperience:
    'Etusivulla pyörii viisi mainosta, joista neljä koskee bonuksia. Niiden alta löytyy toimiva pelisivusto, jonka nopeudessa ei ole valittamista. Bonussaldoa ei ole eroteltu nostettavasta, joten pelaaja näkee suuremman summan kuin voi saada. Tätä pidämme vakavampana vikana kuin kirjavaa ulkoasua. Mobiilissa kaikki on ahtaampaa mutta samassa järjestyksessä.',
  conclusion:
    'Iso prosentti, vähennettävä bonus ja raskas kierrätys ovat yhdistelmä, josta on pelaajalle vain kulua. Netto {net} on huonoin mahdollinen, ja saldon esitystapa tekee siitä vaikeasti huomattavan. Pelit ja todennettava lisenssi estävät arvosanaa putoamasta alemmas. Kiiskeä voi harkita vain bonuksetta, ja silloinkin samalla vaivalla löytää paremman kasinon, jonka voitoista ei välttämättä tarvitse maksaa veroa.',
  faq: [
    {
      question: 'Mitä half-sticky tarkoittaa Kiiski Casinolla?',
      answer:
        'Bonuksella voi pelata, mutta sen määrä vähennetään, kun saldo kotiutetaan. Laskemme sen siksi kuten tavallisen sticky-bonuksen.',
    },
    {
      question: 'Voinko perua jo saadun bonuksen?',
      answer: 'Chatin kautta kyllä, jos bonuksella ei ole pelattu. Sen jälkeen peruminen vie myös voitot.',
    },
    {
      question: 'Miksi saldo on suurempi kuin nostettava summa?',
      answer:
        'Bonus näkyy samassa luvussa oman rahan kanssa. Nostettavan osuuden saa esiin vasta kotiutussivulla.',
    },
    {
      question: 'Paljonko {spins} kierroksesta saa?',
      answer: 'Laskelmassamme 14,40 € ennen kierrätystä. Kierrätyksen hinta on sitä suurempi.',
    },
    {
      question: 'Miten pääsen eroon bonusviesteistä ja pelitilistä?',
      answer:
        'Pyydä samassa sähköpostissa sekä viestien lopettamista että tilin sulkemista. Jos lopettaminen tuntuu vaikealta, Peluuri auttaa puhelimitse, 0800 100 101, arkisin klo 12–18.',
    },
  ],
  authorRole: 'Bonusehtojen tarkastaja',
  writtenOn: '2025-04-29',
  updatedOn: '2025-11-03',
  scores: { licence: 8, bonusTerms: 4.2, withdrawals: 8.2, games: 8.9, support: 8.2, reliability: 8.5 },
};
