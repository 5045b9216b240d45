import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kupari-casino',
  overview: [
    'Saldo näytti viittäsataa euroa, nostettavaa oli nolla. Olimme tallettaneet Kupari Casinolle sata ja saaneet neljäsataa päälle, eikä pelattu ollut vielä kierrostakaan. Kysyimme chatista, milloin bonusraha muuttuu omaksi. ”Ei milloinkaan”, vastattiin kohteliaasti. Bonus on sticky: se poistetaan saldosta, kun kierrätyksen jälkeen nostetaan. Ennen ensimmäistä panosta sen voi vielä perua, jolloin talletus vapautuu.',
    'Tästä seuraa yksi listamme heikoimmista netoista, {net}. Laskelmassa koko talletus kuluu kierrätykseen, ja enempää ei voi menettää vain siksi, ettei enempää ole talletettu. Mitä suurempi prosentti, sitä pidempi urakka. Harmi, sillä bonuksen takana on kelpo kryptokasino. Bitcoin-kotiutus kesti 24 minuuttia, pelejä on paljon ja asiakaspalvelija vastaa kiertelemättä, kuten yllä. Suosittelemme Kuparia korkeintaan ilman bonusta ja verotus huomioiden.',
  ],
  pros: [
    'Bitcoin-kotiutus alle puolessa tunnissa',
    'Yli 3 500 peliä, hyvät suodattimet',
    'Suora ja osaava chat',
    'Bonuksesta voi kieltäytyä talletuksen yhteydessä',
  ],
  cons: [
    'Bonuksen netto on {net}, siis koko talletus',
    'Sticky-bonusta ei saa koskaan itselleen',
    'Kierrosvoittojen kierrätys {spinWagering} on vielä tiukempi kuin bonuksen',
    'Curaçaon lisenssi, voitot verotettavaa tuloa',
    'Suomenkielistä tukea ei ole',
  ],
  bonusDetails: {
    welcomeBonus:
      'Mainoksessa on {match} jopa {maxBonus} + {spins} ilmaiskierrosta. Sadan euron tallettaja saa {bonus.number} euron bonuksen, jonka eteen on panostettava 14 000 €, ja kierrosten voitot tulevat vielä siihen päälle. Netto on {net}. Kierrätyksen saa tehtyä {finish.words} kymmenestä, ja silloinkin bonus vähennetään.',
    bonusTerms: [
      'Bonuksen kierrätys {wagering}',
      'Kierrosvoittojen kierrätys {spinWagering}',
      'Sticky: bonussumma vähennetään kotiutuksesta',
      'Talletus 20 € tai enemmän',
      'Panosraja {maxBet}, ylitys mitätöi voitot',
      'Kaikki valmiiksi {validDays} päivässä',
      'Kryptotalletuksista ei makseta tervetuliaisbonusta',
    ],
    freeSpins: {
      description:
        'Kierrokset saa neljässä erässä joka toinen päivä. Yhden arvo on 0,10 €, ja kun palautus on 96 %, laskemme kaikkien arvoksi 19,20 €. Sen kierrättäminen maksaa enemmän.',
      table: [
        { day: 'Päivä 1', spins: '50', game: 'Kuparikaivos', wager: '{spinWagering}' },
        { day: 'Päivä 3', spins: '50', game: 'Sulaton yövuoro', wager: '{spinWagering}' },
        { day: 'Päivä 5', spins: '50', game: 'Kuparikaivos', wager: '{spinWagering}' },
        { day: 'Päivä 7', spins: '50', game: 'Patinapyörä', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Kryptolompakko',
      description:
        'Saldoa voi pitää euroina tai bitcoineina. Kurssi lukitaan viideksi minuutiksi ennen vahvistusta, ja muunnosta peritään prosentin kulu.',
    },
  ],
  gameSelection:
    'Runsaat 3 500 peliä, joista parisataa on kryptopelaajien suosimia pikapelejä. Niissä kierroksen tuloksen voi tarkistaa jälkikäteen avaimella, ja ohje siihen on poikkeuksellisen selkeä. Kolikkopelien suodattimista löytyvät vaihtelu, palautus ja ominaisuudet. Liveaulassa on 110 pöytää. Haku löytää pelit myös studion nimellä. Bonuksella pelattaessa noin viidesosa valikoimasta lukkiutuu. Lista lukituista peleistä on ehtojen liitteenä, mutta pelikorteissa lukkoa ei näy, joten kiellettyyn peliin voi eksyä vahingossa.',
  gameProviders: [
    'Kobolt Play',
    'Saltgruve Games',
    'Nattsol',
    'Mörkö Games',
    'Norrkraft Games',
    'Havgus Studio',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Bitcoin', minimum: 20_00, note: 'Ilman bonusta' },
      { method: 'Visa ja Mastercard', minimum: 20_00 },
      { method: 'Neteller', minimum: 20_00 },
    ],
    withdrawals: [
      { method: 'Bitcoin', minimum: 40_00, time: 'alle puoli tuntia' },
      { method: 'Neteller', minimum: 30_00, time: '1–3 tuntia' },
      { method: 'Tilisiirto', minimum: 100_00, time: '1–3 pankkipäivää' },
    ],
    processingTime:
      'Ilman bonusta tehty bitcoin-kotiutus näkyi lompakossa 24 minuutin päästä. Tilisiirtoa odotimme kaksi pankkipäivää.',
  },
  customerService: {
    availability: 'Kaikkina vuorokauden aikoina',
    channels: 'Chat, pikaviestipalvelu ja sähköposti',
    languages: 'Englanti ja saksa',
  },
  license: {
    type: 'Curaçao (GCB)',
    details:
      'Rekisteristä löytyy numero OGL/2024/9238/0238. Lisenssi on ETA-alueen ulkopuolelta, joten suomalainen maksaa voitoistaan veroa, myös kryptona nostetuista.',
  },
  security:
    'Kaksivaiheinen kirjautuminen on nostajalle pakollinen, ja uusi lompakko-osoite on vuorokauden karanteenissa. Molemmat ovat hyviä käytäntöjä. Henkilöllisyyttä kysytään ehtojen mukaan vasta, kun kotiutukset ylittävät tuhat euroa. Kirjautumisista jää loki, ja salasanan vaihto katkaisee muut istunnot. Talletusraja ei koske bitcoin-talletuksia lainkaan, ja sitä pidämme vakavana puutteena.',
  userExperience:
    'Sivusto kiiltää nimensä veroisesti, mutta valikot ovat loogisia. Bonussivulla prosentti on kämmenen kokoinen ja sana sticky alaviitteessä, kirjasinkoolla yksitoista. Suomennos kattaa valikot ja jättää ehdot englanniksi. Pelit aukesivat puhelimella ripeästi, ja kryptokurssi päivittyi reaaliajassa. Tumma tausta säästää akkua, mutta pienen tekstin lukeminen vaatii hyvät silmät.',
  conclusion:
    'Neljäsataa prosenttia on lukuna komea ja tarjouksena huono. Netto on niin matala kuin sadan euron talletuksella voi olla, ja sticky-ehto tekee bonuksesta pelkkää panosrahaa: edes kierrätyksen loppuun vienyt ei saa sitä itselleen. Itse kasino on keskitasoa parempi kryptomaksujen ja pelien ansiosta. Bonuksen ohittaminen on ainoa tapa käyttää Kuparia, jota voimme pitää järkevänä.',
  faq: [
    {
      question: 'Mitä sticky-bonus tarkoittaa?',
      answer:
        'Bonuksella voi pelata, mutta sitä ei voi nostaa. Kun pyydät kotiutusta, bonussumma poistetaan saldosta.',
    },
    {
      question: 'Miksi netto ei ole vielä alempi?',
      answer: 'Laskelma pysähtyy talletukseen. Talletustaan enempää ei voi menettää.',
    },
    {
      question: 'Saako bonuksen bitcoineilla?',
      answer: 'Ei saa. Ehtojen mukaan se koskee vain kortteja ja Netelleriä.',
    },
    {
      question: 'Ovatko kryptovoitot verovapaita?',
      answer:
        'Eivät. Curaçaon lisenssillä toimivalta kasinolta saadut voitot ovat veronalaisia maksutavasta riippumatta.',
    },
    {
      question: 'Miten pelaamista voi rajoittaa?',
      answer:
        'Euromääräinen talletusraja on tilin asetuksissa, mutta kryptoon se ei ulotu. Varmempi keino on pyytää chatista tilin sulkemista; Peluurin numero on 0800 100 101.',
    },
  ],
  authorRole: 'Kryptomaksujen testaaja',
  writtenOn: '2025-06-24',
  updatedOn: '2025-11-10',
  scores: { licence: 6.8, bonusTerms: 2, withdrawals: 9.2, games: 9, support: 8.3, reliability: 7.6 },
};
