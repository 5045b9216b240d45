import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kiekka-casino',
  overview: [
    'Pyysimme 60 euron kotiutusta tiistai-iltana kello 19.40, ja yhdeksän minuuttia myöhemmin raha oli pankkitilillä. Kiekka Casino on pikakasino: tili avataan pankkitunnuksilla, ja samalla varmistuu pelaajan henkilöllisyys. Jääkiekko näkyy väreissä ja parissa pelissä mutta ei tule käytön tielle. Palvelu toimii suomeksi alusta loppuun, bonusehtoja myöten. Kasino sopii sille, joka haluaa hoitaa asiat omalla kielellään ja saada kotiutuksensa tilille samana iltana.',
    'Bonus on maltillinen, eikä siinä ole yllätyksiä. Sadan euron talletuksella saa {bonus.number} euroa bonusta ja ilmaiskierrokset, joiden arvo on 9,60 €. Kun kaikki kierrätetään {wagering}, panoksia kertyy vajaat 2 000 euroa ja niistä menee talolle noin {cost.number} euroa. Netto on siis {net}. Vertailumme suurin netto se ei ole, mutta plussalla se on, ja jokainen laskelman luku löytyy ehdoista etsimättä.',
  ],
  pros: [
    'Netto {net} sadan euron talletuksella',
    'Viron lisenssi, joten voitot ovat verovapaita',
    'Kotiutus perillä yhdeksässä minuutissa',
    'Ehdot, chat ja sähköpostit suomeksi',
    'Bonukseen riittää {minDeposit.number} euron talletus',
  ],
  cons: [
    'Bonuskatto {maxBonus} on suurelle tallettajalle matala',
    'Kierrätyksen saa päätökseen vain {finish.words} kymmenestä',
    'Kierrokset jaetaan viidelle päivälle',
    'Ei korttimaksuja eikä lompakoita',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ensitalletukseen saa {match}:n bonuksen, jopa {maxBonus}, ja lisäksi {spins} ilmaiskierrosta. Sadan euron talletuksella netto on {net} eli bonus ja kierrokset miinus kierrätyksen hinta. Kymmenestä pelaajasta {finish.words} pääsee kierrätyksen läpi, muilta rahat loppuvat kesken.',
    bonusTerms: [
      'Kierrätys {wagering} bonuksesta; kierrosvoitoilla sama kerroin',
      'Pienin bonukseen oikeuttava talletus {minDeposit}',
      'Panosraja bonuksella {maxBet}',
      'Aikaa {validDays.days} bonuksen saamisesta',
      'Pöytäpelit ja livepelit eivät kerrytä kierrätystä',
    ],
    freeSpins: {
      description:
        'Kierrokset tulevat tilille viidessä erässä aamukuudelta. Kierroksen arvo on {spinValue}, ja voitot siirtyvät bonussaldoon.',
      table: [
        { day: 'Päivä 1', spins: '20', game: 'Jäähypenkki', wager: '{spinWagering}' },
        { day: 'Päivä 2', spins: '20', game: 'Jäähypenkki', wager: '{spinWagering}' },
        { day: 'Päivä 3', spins: '20', game: 'Aloituspiste', wager: '{spinWagering}' },
        { day: 'Päivä 4', spins: '20', game: 'Aloituspiste', wager: '{spinWagering}' },
        { day: 'Päivä 5', spins: '20', game: 'Kolmas erä', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Erätauko',
      description:
        'Peli keskeytyy 20 minuutin välein, ja ruutu näyttää, paljonko istunnon aikana on hävitty tai voitettu. Taukoa voi pidentää, mutta sitä ei voi ohittaa.',
    },
  ],
  gameSelection:
    'Pelejä on noin 1 900, valtaosa kolikkopelejä. Haku ymmärtää suomenkieliset nimet ja valmistajat, ja pelit voi järjestää palautusprosentin mukaan, mikä auttaa kierrätyksessä enemmän kuin yksikään kampanja. Livepöytiä on kolmisenkymmentä, joista kaksi on suomenkielisiä iltaisin. Jättipotteja seuraavalle tarjonta on ohut: potteja on seitsemän, eikä yksikään niistä laukea kovin usein. Jokaisen pelin tiedoissa kerrotaan, kerryttääkö se bonuksen kierrätystä. Leikkirahalla voi kokeilla lähes kaikkea.',
  gameProviders: [
    'Tähtisumu',
    'Kvarts Studio',
    'Pohjantuuli',
    'Norrkraft Games',
    'Mörkö Games',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 10_00, note: 'Avaa samalla pelitilin' },
      { method: 'Verkkopankki', minimum: 10_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 10_00, time: '5–15 minuuttia' },
      { method: 'Tilisiirto', minimum: 20_00, time: '1–2 pankkipäivää' },
    ],
    processingTime: 'Kolme testikotiutusta: 9, 11 ja 14 minuuttia. Hitain tehtiin sunnuntaiaamuna.',
  },
  customerService: {
    availability: 'Joka päivä klo 8–24',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi, viro ja englanti',
  },
  license: {
    type: 'Viron lisenssi',
    details:
      'Lisenssin numero HKT000079 löytyy Viron taloustoiminnan rekisteristä (MTR). Koska lisenssi on ETA-maasta, voitoista ei makseta Suomessa veroa.',
  },
  security:
    'Tunnistautuminen pankkitunnuksilla estää toisen nimissä pelaamisen melko tehokkaasti. Talletusraja kysytään ennen ensimmäistä siirtoa, eikä kenttää voi jättää tyhjäksi. Rajan kiristys tulee voimaan heti, löysennys vasta kolmen vuorokauden päästä. Pelaajien varat ovat kasinon mukaan omalla asiakasvaratilillään, ja asia on kirjattu myös käyttöehtoihin.',
  userExperience:
    'Etusivu on lyhyt: haku, viimeksi pelatut ja kaksi riviä uutuuksia. Kierrätyksen edistyminen näkyy palkkina saldon alla, eikä sitä tarvitse kaivaa profiilista. Puhelimella sivu avautui hitaammassakin verkossa parissa sekunnissa. Ainoa kompastus oli kierrosten aikataulu, joka löytyi vasta kampanjasivun alareunasta. Pelin voi sulkea yhdellä painalluksella.',
  conclusion:
    'Kiekka Casino tekee perusasiat huolella ja jättää muun tekemättä. Suomenkielinen palvelu, Viron lisenssi ja ripeä kotiutus painavat enemmän kuin bonus, vaikka senkin netto on plussalla. Suuria summia tallettavalle katto tulee vastaan nopeasti, ja {notFinish.words} kymmenestä ei saa kierrätystä valmiiksi. Kokonaisuus on silti tasapainoinen. Vertailun pikakasinoista tämä kuuluu tasaisimpiin.',
  faq: [
    {
      question: 'Pitääkö Kiekka Casinolla rekisteröityä erikseen?',
      answer:
        'Erillistä lomaketta ei ole. Tili muodostuu pankkitunnistautumisessa ensitalletuksen yhteydessä.',
    },
    {
      question: 'Vanhenevatko ilmaiskierrokset?',
      answer:
        'Tarjouksen voimassaolo on {validDays.days}. Päivän erä kannattaa silti käyttää ajoissa, jotta voitot ehtii kierrättää.',
    },
    {
      question: 'Voiko bonuksen jättää ottamatta?',
      answer: 'Voi. Talletusnäkymässä on valinta ”Ei bonusta”, ja silloin panosrajaa ei ole.',
    },
    {
      question: 'Miten pelaamisen saa poikki?',
      answer:
        'Profiilin kohdasta ”Tauko” tilin voi sulkea vuorokaudesta vuoteen tai pysyvästi. Apua antaa maksutta myös Peluuri, 0800 100 101, arkisin klo 12–18.',
    },
  ],
  authorRole: 'Kuluttajatoimittaja',
  writtenOn: '2025-04-15',
  updatedOn: '2025-11-11',
  scores: { licence: 9.5, bonusTerms: 8.4, withdrawals: 9.6, games: 8.9, support: 9.8, reliability: 9.6 },
};
