import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'telkkä-slots',
  overview: [
    'Paljonko {spins} ilmaiskierrosta on rahana? Telkkä Slotsilla vastaus on 1,44 euroa, kun kierroksen arvo on kymmenen senttiä ja palautus 96 prosenttia. Summa on kierrätettävä {wagering}, eli panoksia tarvitaan noin {turnover.number} euroa, ennen kuin mitään voi nostaa. Kolme testaajaamme kokeili, kukin omalla tilillään. Yksikään ei päässyt loppuun, eikä mallimmekaan mukaan kukaan kymmenestä pääse.',
    'Tarjous ei maksa mitään, joten kyse ei ole huijauksesta vaan käyntikortista. Sellaisena se toimii: kynnys on matala, ja katseltavaa riittää. Telkkä on keskittynyt kolikkopeleihin ja tuntee ne. Pelikuvaukset ovat parempia kuin juuri missään muualla, ja tuki vastaa nopeasti. Kasinon painopiste on siis peleissä, ja bonuksen voi hyvällä omallatunnolla unohtaa.',
  ],
  pros: [
    'Kierrokset saa ilman talletusta ja maksutietoja',
    'Kolikkopelejä paljon ja hyvin esiteltyinä',
    'Chat vastaa alle minuutissa',
    'Curaçaon lisenssi löytyy rekisteristä',
  ],
  cons: [
    'Bonuksen netto on {net}',
    'Kierrätys {wagering} pienestä summasta on käytännössä mahdoton',
    'Voitoista voi kotiuttaa enintään {winCap}',
    'Aikaa viikko',
    'Voitot ovat Suomessa veronalaisia',
  ],
  bonusDetails: {
    welcomeBonus:
      'Uusi asiakas saa {spins} ilmaiskierrosta ilman talletusta. Omaa rahaa ei ole mukana, joten netto ei voi painua miinukselle: se on nolla. Yksikään kymmenestä pelaajasta ei pääse kierrätyksen läpi.',
    bonusTerms: [
      'Kierrosvoittojen kierrätys {spinWagering}',
      'Talletusta ei vaadita',
      'Panosraja {maxBet}',
      'Tarjous on voimassa {validDays} päivän ajan',
      'Voittokatto {winCap}',
      'Vain yksi tarjous taloutta kohti',
    ],
    freeSpins: {
      description:
        'Kierrokset aktivoituvat, kun sähköpostiosoite ja puhelinnumero on vahvistettu. Ne pelataan yhdellä ennalta valitulla pelillä.',
      table: [
        { day: 'Rekisteröitymispäivä', spins: '15', game: 'Lintulahden laulu', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Pelikortit',
      description:
        'Jokaisesta kolikkopelistä on yhden ruudun esittely: palautus, vaihtelu, suurin voitto ja se, kuinka usein bonuspeli käynnistyy.',
    },
  ],
  gameSelection:
    'Telkkä keskittyy yhteen asiaan ja hoitaa sen hyvin. Kolikkopelejä on 3 800, livekasinoa ei ole, eikä pöytäpelejäkään ole kuin kourallinen. Mekaniikat on merkitty: klusterit, putoavat symbolit, ostettavat bonuspelit. Viimeksi mainitut saa piiloon, mitä suosittelemme kalliiden yksittäisten ostojen vuoksi. Demoversio avautuu lähes jokaisesta pelistä kirjautumatta. Luontoaiheisia pelejä on kerätty omaan hyllyynsä, jossa vesilinnut ovat odotetusti edustettuina. Uutuuksia julkaistaan torstaisin, yleensä kymmenkunta kerrallaan.',
  gameProviders: [
    'Pohjantuuli',
    'Tähtisumu',
    'Kvarts Studio',
    'Saltgruve Games',
    'Blåmes Interactive',
    'Mörkö Games',
    'Fjellvind',
    'Lyskaster',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 15_00 },
      { method: 'Mastercard', minimum: 15_00 },
      { method: 'Skrill', minimum: 15_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 20_00, time: '2–4 tuntia' },
      { method: 'Tilisiirto', minimum: 30_00, time: '1–2 pankkipäivää' },
    ],
    processingTime:
      'Talletimme lopulta omaa rahaa ja nostimme 55 euroa Skrilliin. Aikaa meni kolme tuntia ja kymmenen minuuttia.',
  },
  customerService: {
    availability: 'Joka päivä klo 7–1',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi, englanti ja norja',
  },
  license: {
    type: 'Curaçaon lisenssi',
    details:
      'Rekisteristä löytyy numero OGL/2024/9266/0266. Curaçao ei kuulu ETA-alueeseen, ja siksi pelivoitto on Suomessa veronalaista tuloa.',
  },
  security:
    'Tilin avaamiseen riittävät perustiedot, mutta nostaja tunnistetaan aina asiakirjoista. Kasino kertoo tallentavansa pelikierrokset viideksi vuodeksi, ja oman historian saa pyydettäessä. Meille se toimitettiin neljässä päivässä. Kirjautumisia voi seurata laitekohtaisesti. Alle 18-vuotiaan tili suljetaan, ja mahdollinen saldo jäädytetään selvityksen ajaksi. Talletusraja on vapaaehtoinen, ja sen löytää kassasta.',
  userExperience:
    'Pelilista muistuttaa hyvin järjestettyä kirjastoa. Vasemman reunan suodattimet säilyvät istunnosta toiseen, ja vertailuun voi poimia kolme peliä rinnakkain. Puhelimella suodattimet menevät alavalikkoon, jota oppii käyttämään hetkessä. Häiritsevintä on talletuskehotus, joka ilmestyy ilmaiskierrosten päätyttyä kolmesti, ennen kuin luovuttaa. Muuten sivusto antaa selata rauhassa.',
  conclusion:
    'Ilmaiskierrosten netto on {net}, ja niin kauan kuin sen muistaa, Telkkä Slots ei petä odotuksia. Kolikkopelien ystävälle sivusto on aarreaitta ja demopelien ansiosta hyödyllinen myös lompakkoa avaamatta. Verotus ja Curaçaon löyhempi valvonta vetävät arviota kuitenkin alas. Telkkä on hyvä paikka tutustua peleihin, mutta kierrosten takia tiliä ei kannata avata.',
  faq: [
    {
      question: 'Voiko {spins} kierroksella saada oikeaa rahaa?',
      answer:
        'Teoriassa kyllä, enintään {winCap.number} euroa. Kierrätyksen läpi pääsee kuitenkin vain pari pelaajaa sadasta.',
    },
    {
      question: 'Miksi netto ei ole miinuksella?',
      answer:
        'Koska pelaaja ei talleta mitään. Kierrätys söisi koko hyödyn, mutta omasta rahasta ei lähde senttiäkään.',
    },
    {
      question: 'Onko Telkkä Slotsilla livekasino?',
      answer: 'Ei ole. Jakajan vetämiä pelejä haluavan kannattaa valita toinen kasino.',
    },
    {
      question: 'Saanko talletuskehotteet pois?',
      answer:
        'Saat, asetusten kohdasta ”Viestit”. Samassa paikassa on tilin sulkeminen, ja sen voi tehdä myös ennen yhtäkään talletusta.',
    },
  ],
  authorRole: 'Kolikkopelitoimittaja',
  writtenOn: '2025-07-03',
  updatedOn: '2025-11-05',
  scores: { licence: 8.2, bonusTerms: 7.2, withdrawals: 9.1, games: 9.3, support: 9.1, reliability: 9 },
};
