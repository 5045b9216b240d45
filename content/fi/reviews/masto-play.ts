import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'masto-play',
  overview: [
    'Ensimmäiseksi etsimme lisenssin numeroa. Masto Playn alatunnisteessa lukee Curaçao, mutta numeroa ei ole, ei myöskään linkkiä rekisteriin. Chatista vastattiin, että numero ”päivitetään pian”. Kysyimme uudelleen kuuden viikon päästä: sama vastaus. Emme siis ole pystyneet tarkistamaan lisenssiä rekisteristä, ja pidämme tätä sivuston suurimpana puutteena. Yhtiön nimi sentään kerrotaan, mutta sillä ei rekisterihaussa pääse pitkälle.',
    'Hämmentävää on, että lähes kaikki muu toimii. Kotiutukset tulivat minuuteissa, valikoima on listamme laajimpia ja asiakaspalvelija osasi selittää bonuksen rakenteen esimerkein. Kokenut pelaaja viihtyy, mutta aloittelijalle emme suosittelisi kasinoa, jonka lisenssiä ei voi tarkistaa. Bonus on non-sticky, eli talletus pelataan ensin ja pysyy omana. Kierrätyksen jälkeen netto on {net}. Se on parempi kuin miinus mutta vähemmän kuin kolmensadan euron katosta voisi päätellä.',
  ],
  pros: [
    'Talletus pysyy nostettavana, bonus on non-sticky',
    'Trustly-kotiutus perillä puolessa tunnissa',
    'Erittäin laaja liveaula',
    'Asiakaspalvelu osaa bonusehdot',
  ],
  cons: [
    'Lisenssin numeroa ei julkaista, eikä lisenssiä voi tarkistaa',
    'Voitoista maksetaan veroa, koska lisenssi on Curaçaolta',
    'Bonuksen netto on nolla',
    '{notFinish.words} kymmenestä ei saa kierrätystä valmiiksi',
  ],
  bonusDetails: {
    welcomeBonus:
      'Uusi asiakas saa {match} jopa {maxBonus}. Sadan euron talletuksella bonus on yhtä suuri kuin talletus. Kierrätyksen hinta on {cost}, mutta koska se ei sido omaa rahaa, netto pysähtyy nollaan. {finish.words} kymmenestä pääsee läpi.',
    bonusTerms: [
      'Bonus vapautuu, kun se on kierrätetty {wagering}; talletus ei ole mukana laskussa',
      'Bonus on non-sticky ja poistuu, jos nostat ennen sen käyttöä',
      'Talletettava vähintään {minDeposit}',
      'Panosraja {maxBet} bonusrahalla pelattaessa',
      'Raukeaa {validDays} päivän jälkeen',
    ],
  },
  specialFeatures: [
    {
      title: 'Kierrätyslaskuri',
      description:
        'Saldon vieressä näkyy, montako euroa kierrätystä on vielä jäljellä ja kuinka suuri osa siitä on tehty. Luku päivittyi testissä jokaisen kierroksen jälkeen.',
    },
  ],
  gameSelection:
    'Yli 5 000 peliä on enemmän kuin kukaan tarvitsee, mutta Masto Play pitää ne järjestyksessä. Liveaulassa on 180 pöytää, ja ne voi rajata panoksen, kielen tai vapaiden paikkojen mukaan. Kolikkopeleissä on oma hyllynsä alle vuoden vanhoille peleille ja toinen niille, joiden palautus ylittää 97 %. Miinuksena osasta pelejä käytetään alemman palautuksen versiota, minkä huomaa vasta ohjeesta. Suosikit saa tallennettua kansioihin. Järjestys säilyy laitteelta toiselle.',
  gameProviders: [
    'Skumring Live',
    'Hopeakettu Live',
    'Nattsol',
    'Norrkraft Games',
    'Havgus Studio',
    'Saltgruve Games',
    'Lyskaster',
    'Mörkö Games',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 20_00 },
      { method: 'Visa ja Mastercard', minimum: 20_00 },
      { method: 'Skrill', minimum: 20_00 },
      { method: 'Bitcoin', minimum: 20_00, note: 'Ei käy bonuksen kanssa' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 20_00, time: 'alle puoli tuntia' },
      { method: 'Skrill', minimum: 20_00, time: 'alle tunti' },
      { method: 'Bitcoin', minimum: 40_00, time: 'alle tunti' },
    ],
    processingTime:
      'Viidestä kotiutuksesta neljä oli perillä puolessa tunnissa. Viides, summaltaan suurin, vaati tiliotteen ja kesti yön yli.',
  },
  customerService: {
    availability: 'Ympärivuorokautinen',
    channels: 'Chat, pikaviesti ja sähköposti',
    languages: 'Suomi kello 9–21, muulloin englanti',
  },
  license: {
    type: 'Curaçao, numero ei tiedossa',
    details:
      'Kasino ilmoittaa toimivansa Curaçaon lisenssillä mutta ei kerro numeroa, joten emme ole voineet vahvistaa lisenssiä. Pelaajan on ilmoitettava voitot verotukseen itse.',
  },
  security:
    'Tekniikka on ajan tasalla: salattu yhteys, kaksivaiheinen kirjautuminen ja ilmoitus uudesta laitteesta. Hallinnollinen puoli on hatarampi. Ehdoissa nimetään yhtiö, muttei sen rekisterinumeroa, ja valitukset ohjataan sähköpostiin. Talletusrajan voi asettaa itse, ja sen poistaminen vaatii vuorokauden harkinta-ajan. Tappiorajaa meidän piti pyytää erikseen.',
  userExperience:
    'Tumma, nopea ja muokattavissa. Etusivun osiot saa järjestää itse, ja turhat kampanjat piiloutuvat yhdellä napautuksella. Vanhallakin puhelimella aula aukesi kahdessa sekunnissa. Käännös on hyvää suomea aina ehtoihin asti, mutta tietosuojaseloste on pelkkää englantia. Talletusikkuna muistaa edellisen maksutavan, mutta ei onneksi summaa.',
  conclusion:
    'Käytettävyyden, maksujen ja pelien perusteella Masto Play olisi kärkikahinoissa. Puuttuva lisenssin numero estää sen, ja siksi lisenssipisteet ovat matalat. Bonus ei muuta asetelmaa kumpaankaan suuntaan: netto {net}. Parempaa emme odottaneetkaan, sillä kierrätys ylittää nollarajan. Jos numero joskus ilmestyy alatunnisteeseen, arvioimme kasinon uudelleen. Sitä ennen emme säilyttäisi tilillä suuria summia emmekä suosittele sitä muillekaan.',
  faq: [
    {
      question: 'Onko Masto Playllä lisenssi?',
      answer:
        'Se ilmoittaa toimivansa Curaçaon lisenssillä. Numeroa ei kerrota, joten väitettä ei pysty tarkistamaan.',
    },
    {
      question: 'Voiko talletuksen nostaa kesken kaiken?',
      answer: 'Oman rahan voi, kunhan bonusta ei ole vielä alettu käyttää. Bonus poistuu silloin.',
    },
    {
      question: 'Mikä bonuksen netto on?',
      answer: 'Nolla. Kierrätys maksaa enemmän kuin bonus antaa, mutta se ei sido omaa rahaa.',
    },
    {
      question: 'Miten voitot ilmoitetaan?',
      answer:
        'Ne ovat veronalaista tuloa ja merkitään veroilmoitukselle. Säilytä tapahtumaotteet, sillä kasino ei toimita tietoja verottajalle puolestasi.',
    },
    {
      question: 'Riittääkö talletusraja suojaksi?',
      answer:
        'Ei aina, koska sen voi poistaa vuorokauden harkinta-ajan jälkeen. Vahvempi keino on pyytää chatista määräaikaista estoa tai soittaa Peluuriin, 0800 100 101.',
    },
  ],
  authorRole: 'Lisenssien ja ehtojen tarkastaja',
  writtenOn: '2025-07-02',
  updatedOn: '2025-11-06',
  scores: { licence: 7, bonusTerms: 7.4, withdrawals: 9.8, games: 9.5, support: 9.3, reliability: 8.9 },
};
