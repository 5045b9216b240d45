import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'aitta-casino',
  overview: [
    'Uusi kasino, vanha lisenssi. Aitta Casino avasi ovensa suomalaisille vasta hiljattain, mutta sen Maltan lisenssin tunnus päättyy vuosilukuun 2019. Ristiriitaa ei ole: lisenssinhaltija on toiminut pitempään, ja Aitta on sille uusi tuotemerkki. Pelaajan kannalta tilanne on kaksijakoinen. Taustalla on kokemusta, mutta itse kasinosta on vasta vähän näyttöä.',
    'Bonus on helpompi arvioida. Kerroin {wagering} näyttää olevan juuri nollarajalla, mutta ei ole, koska se lasketaan bonuksen lisäksi talletuksesta. Sadan euron tallettajalla kierrätyksen pohja on siis bonus ja talletus yhteensä eikä pelkkä bonus. Tämä yksi sana ehdoissa, ”yhteissumma”, lisää kierrätyksen hintaan sata euroa. Aitasta voi tulla hyvä kasino, mutta tervetuliaistarjousta emme ottaisi. Sopivin se on kärsivälliselle, joka pelaa omalla rahalla ja pienesti.',
  ],
  pros: [
    'MGA-lisenssi kokeneella lisenssinhaltijalla',
    'Voitot verovapaita',
    'Minimitalletus {minDeposit}',
    'Suomenkielinen tuki myös puhelimitse',
    'Ei voittokattoa',
  ],
  cons: [
    'Netto {net}, siis koko vertailutalletus',
    'Kierrätys {wagering} bonuksen ja talletuksen yhteissummasta',
    'Vain {finish.words} kymmenestä saa kierrätyksen valmiiksi',
    'Lyhyt historia tällä nimellä',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ensimmäisestä talletuksesta saa bonusta {match}, jopa {maxBonus}. Ilmaiskierroksia ei kuulu tarjoukseen. Talletuksen ollessa 100 € bonus on {gross}, mutta panoksia vaaditaan {turnover}. Talon osuus siitä on {cost}, joten bonus hupenee ja talletus sen perässä: netto {net}. Vaatimuksen täyttää {finish.words} kymmenestä.',
    bonusTerms: [
      'Kierrätetään {wagering} bonus ja talletus yhteensä',
      'Bonuksen saa 10 euron talletuksesta ylöspäin',
      'Panoksen yläraja 5 €',
      'Bonus raukeaa {validDays} päivän jälkeen',
      'Voitoille ei ole kattoa',
      'Skrill- ja Neteller-talletukset eivät kelpaa',
    ],
  },
  specialFeatures: [
    {
      title: 'Säästöaitta',
      description:
        'Osan voitosta voi siirtää lukittuun osioon, josta sen voi vain kotiuttaa. Sillä ei voi enää pelata, mikä on koko idean vahvuus.',
    },
  ],
  gameSelection:
    'Avausvalikoimassa on runsaat 1 300 peliä, ja lisää luvataan kuukausittain. Nykyisellään mukana on paljon tuttua ja vähän yllätyksiä. Kolikkopelit on jaettu aitan hengessä orsiin, laareihin ja hyllyihin, mikä huvittaa kerran ja hidastaa sen jälkeen. Tavallinen aakkosellinen luettelo löytyy onneksi alavalikosta. Livekasinossa on rulettia, blackjackia ja baccaratia, yhteensä 46 pöytää, ja panokset alkavat puolesta eurosta. Videopokeria tai bingoa emme löytäneet.',
  gameProviders: [
    'Kvarts Studio',
    'Fjellvind',
    'Revontuuli Gaming',
    'Kuparihiili',
    'Hopeakettu Live',
    'Isbre Interactive',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Mastercard', minimum: 10_00 },
      { method: 'Skrill', minimum: 10_00, note: 'Ilman bonusta' },
    ],
    withdrawals: [
      { method: 'Pankkisiirto', minimum: 20_00, time: '6–24 tuntia' },
      { method: 'Skrill', minimum: 20_00, time: '2–6 tuntia' },
    ],
    processingTime: 'Ensimmäinen kotiutus kesti 19 tuntia, toinen seitsemän. Suunta on oikea.',
  },
  customerService: {
    availability: 'Chat klo 9–23, puhelin arkisin klo 12–17',
    channels: 'Chat, puhelin ja sähköposti',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'MGA (Malta)',
    details:
      'Lisenssin tunnus on MGA/B2C/9204/2019, ja sen haltija vastaa käyttöehdoissa nimettyä yhtiötä. ETA-alueen lisenssin ansiosta voitot eivät ole Suomessa veronalaisia.',
  },
  security:
    'Puhelinpalvelussa esitettiin tunnistekysymykset, ennen kuin tilistä kerrottiin mitään, kuten kuuluukin. Asiakirjat lähetetään suojatun lomakkeen kautta, ei sähköpostilla. Rajat, tauot ja pelikiellot ovat Maltan vaatimusten mukaiset. Riidan voi viedä ehdoissa nimetylle riippumattomalle välittäjälle. Uuden kasinon ei voi odottaa olevan tahraton, mutta huomautettavaa emme löytäneet.',
  userExperience:
    'Tervapintainen tausta ja lankkufontti ovat makuasioita. Toimivuus ei ole: sivut aukeavat nopeasti, kassa on selkeä ja kielenhuolto keskitasoa parempaa. Talletusnäkymässä bonus on valittu valmiiksi, mistä rokotamme. Rasti on osattava ottaa pois itse, ja sen huomaa helposti liian myöhään. Mobiilinäkymä vastaa täysin tietokoneella nähtyä.',
  conclusion:
    'Aitta Casino on perustettu tukeville hirsille, mutta ovensuussa on kompastuskivi. Kerroin {wagering} kuulostaa siedettävältä, kunnes huomaa, mistä se lasketaan; netto on {net} eikä paremmaksi muutu. Kun bonuksen jättää ottamatta, jäljellä on valvottu, suomea puhuva ja kohtuullisen nopea kasino, jolla on vielä paljon todistettavaa. Palaamme asiaan, kun historiaa on vuoden verran; siihen asti kiitos koskee kasinoa, ei bonusta.',
  faq: [
    {
      question: 'Eikö {wagering} ole juuri nollaraja?',
      answer:
        'On, jos kierrätetään pelkkä bonus. Tässä mukana on myös talletus, joten kierrätys maksaa bonusta enemmän.',
    },
    {
      question: 'Miten bonuksesta kieltäydytään?',
      answer:
        'Poista rasti talletussivulta ennen maksua. Jälkikäteen bonus perutaan chatissa, jos sillä ei ole pelattu.',
    },
    {
      question: 'Onko uusi kasino turvallinen?',
      answer:
        'Lisenssin ja valvonnan puolesta kyllä. Kokemusta kotiutusten sujumisesta pitkällä aikavälillä ei vielä ole.',
    },
    {
      question: 'Paljonko pitäisi panostaa, jotta bonus vapautuu?',
      answer:
        'Sadan euron talletuksella {turnover.number} euroa {validDays} päivän aikana eli keskimäärin 250 euroa päivässä.',
    },
    {
      question: 'Mistä saan apua, jos pelaaminen ei pysy hallinnassa?',
      answer:
        'Kasinon pelikielto löytyy asetuksista. Maksutonta keskusteluapua antaa Peluuri, arkisin klo 12–18.',
    },
  ],
  authorRole: 'Lisenssiasioita seuraava toimittaja',
  writtenOn: '2025-10-07',
  updatedOn: '2025-11-10',
  scores: { licence: 9, bonusTerms: 3, withdrawals: 8, games: 8.4, support: 8.5, reliability: 8 },
};
