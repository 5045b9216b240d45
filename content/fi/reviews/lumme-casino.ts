import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'lumme-casino',
  overview: [
    'Joskus arvostelun voi tiivistää yhteen laskutoimitukseen. Lumme Casino antaa sata kierrosta, kierros on kymmenen senttiä, peli palauttaa keskimäärin 96 % eikä kierrätystä ole. Tulos on 9,60 €, pyöristettynä kymppi. Se on pelaajan rahaa sillä hetkellä, kun viimeinen kierros pysähtyy. Mitään ei tarvitse pelata uudelleen, eikä ehdoista löytynyt pykälää, joka ottaisi summan takaisin.',
    'Kymmenen euroa on vähän, ja sen vuoksi kukaan tuskin vaihtaa kasinoa. Lumme näyttää ymmärtävän tämän: tervetuliaistarjous mahtuu puhelimen ruudulle ehtoineen, eikä sitä mainosteta suurempana kuin se on. Olemme kirjoittaneet kasinoista vuosia, ja tällainen suoruus panee hetkeksi epäilemään, että jotain jäi lukematta. Ei jäänyt. Lumme sopii satunnaiselle pelaajalle, joka haluaa Viron lisenssin, nopean kotiutuksen ja bonuksen ilman jatko-osaa.',
  ],
  pros: [
    'Kierrosvoittoja ei kierrätetä lainkaan',
    'Netto {net}, sama kuin brutto',
    'Ei voittokattoa kierrosten voitoille',
    'Viron lisenssi: voitot verovapaita',
    'Kierrosten käyttöön {validDays.days}',
  ],
  cons: [
    'Bonus on euroina pieni',
    'Tarjous alkaa vasta 20 euron talletuksesta',
    'Kierrokset on sidottu kahteen peliin',
    'Uusille peleille ei ole omaa hakusuodatinta',
  ],
  bonusDetails: {
    welcomeBonus:
      'Vähintään {minDeposit.number} euron ensitalletuksesta saa 100 kierrätysvapaata ilmaiskierrosta. Talletuksen koko ei muuta kierrosten määrää, joten 100 euron talletuksella netto on sama {net} kuin pienimmälläkin. Kierrätystä ei ole, joten mikään ei jää kesken. Se ei tarkoita, että jokainen voittaa.',
    bonusTerms: [
      'Kierrätys: ei lainkaan',
      'Tarjoukseen riittää {minDeposit.number} euron talletus',
      'Kierroksen arvo {spinValue}, panosta ei voi muuttaa',
      'Käytettävä {validDays} päivässä',
      'Voitot siirtyvät suoraan rahasaldoon ilman kattoa',
    ],
    freeSpins: {
      description:
        'Kierrokset tulevat neljänä eränä peräkkäisinä päivinä. Käyttämätön erä säilyy tilillä, kunnes {validDays.days} on kulunut.',
      table: [
        { day: 'Ensimmäinen päivä', spins: '25', game: 'Lammen henki', wager: 'ei kierrätystä' },
        { day: 'Toinen päivä', spins: '25', game: 'Lammen henki', wager: 'ei kierrätystä' },
        { day: 'Kolmas päivä', spins: '25', game: 'Sudenkorento', wager: 'ei kierrätystä' },
        { day: 'Neljäs päivä', spins: '25', game: 'Sudenkorento', wager: 'ei kierrätystä' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Ehdot yhdellä ruudulla',
      description:
        'Tarjouksen säännöt on tiivistetty viiteen riviin. Vertasimme niitä pitkiin käyttöehtoihin, eikä ristiriitoja löytynyt.',
    },
  ],
  gameSelection:
    'Lumpeella on noin 1 200 peliä, mikä on vähemmän kuin isoilla, mutta tuskin kukaan ehtii kokeilla niitä kaikkia. Painotus on perinteisissä, rauhallisissa kolikkopeleissä, joissa voitot ovat pieniä ja tasaisia. Kierrospelinä toimiva Lammen henki on siitä hyvä esimerkki. Korttipelejä on neljäkymmentä, ja livepöytiä sen verran, että blackjackiin mahtuu yleensä mukaan. Jättipotteja ei ole. Jokaisen pelin palautusprosentti on kerrottu pelin kuvakkeessa, ja siitä muutkin voisivat ottaa oppia.',
  gameProviders: ['Tähtisumu', 'Pohjantuuli', 'Kuparihiili', 'Rav & Bernstein', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 20_00 },
      { method: 'Visa', minimum: 20_00, note: 'Kierrokset myönnetään myös korttitalletuksesta' },
    ],
    withdrawals: [
      { method: 'Verkkopankki', minimum: 10_00, time: '15–40 minuuttia' },
      { method: 'Visa', minimum: 20_00, time: '1–3 arkipäivää' },
    ],
    processingTime: 'Kierroksista kertyi testissä 11,30 €, ja summa oli pankissa 22 minuutissa.',
  },
  customerService: {
    availability: 'Arkisin klo 9–22, viikonloppuisin klo 11–20',
    channels: 'Chat, sähköposti ja takaisinsoitto',
    languages: 'Suomi, viro, englanti ja venäjä',
  },
  license: {
    type: 'Viro',
    details:
      'Viron lisenssin numero on HKT000207, ja se on merkitty MTR-rekisteriin. Koska Viro on ETA-maa, suomalaisen pelaajan voitot ovat verovapaita.',
  },
  security:
    'Tunnistautumiseen käytetään pankkitunnuksia, ja istunto katkeaa itsestään puolen tunnin toimettomuuden jälkeen. Lumme muistuttaa kuluneesta ajasta tunnin välein ja kertoo samalla, paljonko on hävitty tai voitettu. Muistutusta ei saa pois. Talletusrajat ovat pakollisia: ilman niitä tiliä ei saa auki. Tietosuojaseloste on suomeksi ja ymmärrettävä.',
  userExperience:
    'Vaaleanvihreä sivusto on hillitty, jopa hieman uninen. Mikään ei pomppaa esiin. Kassalla ei eksy, sillä talletus ja kierrosten käyttöönotto ovat samassa näkymässä, ja jäljellä olevat kierrokset näkyvät yläreunassa. Kaipaisimme uutuuksille omaa osastoa. Ruudunlukijalla kokeiltuna valikot toimivat moitteetta, ja siitä tulee plussaa.',
  conclusion:
    'Lumme Casinon tarjous ei mullista kenenkään taloutta, eikä se yritäkään. Netto {net} on vaatimaton luku, mutta se on luku, johon voi luottaa: ei kierrätystä, ei kattoa, ei tulkittavaa. Monen viidensadan euron bonuksen netto on pienempi. Kun päälle tulevat Viron lisenssi, pakolliset rajat ja ripeä maksuliikenne, pidämme kasinoa yhtenä listan luotettavimmista.',
  faq: [
    {
      question: 'Voinko nostaa kierrosvoitot heti?',
      answer:
        'Kyllä. Voitot ovat tavallista rahaa, ja ne voi kotiuttaa, kun summa on vähintään kymmenen euroa.',
    },
    {
      question: 'Saanko isommalla talletuksella enemmän kierroksia?',
      answer: 'Et saa. Määrä on aina sata, joten {minDeposit.number} euroa riittää.',
    },
    {
      question: 'Mitä jos yhtenä päivänä en ehdi pelata?',
      answer: 'Erä odottaa tilillä. Kaikki on kuitenkin käytettävä kuukauden sisällä talletuksesta.',
    },
    {
      question: 'Saako kierroksista aina kymmenen euroa?',
      answer:
        'Ei. Netto lasketaan 96 prosentin palautuksella. Osa pelaajista saa pari euroa, harva saa kymmeniä.',
    },
    {
      question: 'Voiko talletusrajaa nostaa kesken illan?',
      answer: 'Ei voi. Korotus tulee voimaan aikaisintaan kolmen vuorokauden kuluttua, alennus välittömästi.',
    },
  ],
  authorRole: 'Ilmaiskierroksiin erikoistunut toimittaja',
  writtenOn: '2025-08-19',
  updatedOn: '2025-11-05',
  scores: { licence: 9.5, bonusTerms: 9.4, withdrawals: 9.4, games: 8.7, support: 9.2, reliability: 9.4 },
};
