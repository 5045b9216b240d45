import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'joki-casino',
  overview: [
    'Uusi kasino saa yleensä anteeksi muutaman keskeneräisen nurkan. Joki Casino ei juuri tarvinnut armoa. Sivusto avattiin tänä vuonna Maltan lisenssillä, ja kun kävimme sen läpi syyskuussa, kaikki linkit veivät perille ja bonusehdot mahtuivat yhdelle näytölle. Tili syntyy pankkitunnuksilla, eikä lomakkeita tarvitse täyttää. Kasino sopii pelaajalle, joka lukee ehdot ennen talletusta ja arvostaa sitä, että ne myös ymmärtää.',
    'Varsinainen uutinen on kierrätys: {wagering}, selvästi alle nollarajan. Sadan euron talletuksella bonusta tulee toinen sata, kierrosten arvo on 4,80 €, ja koko urakka vaatii panoksia {turnover.number} euroa. Talolle siitä kertyy noin {cost.number} euroa. Netto on {net}. {finish.words} kymmenestä pelaajasta pääsee kierrätyksen läpi, muilta rahat loppuvat ensin. Suurin varauksemme koskee kasinon lyhyttä historiaa: siitä, miten se toimii ruuhka-aikana tai riitatilanteessa, ei vielä ole näyttöä.',
  ],
  pros: [
    'Netto {net} sadan euron talletuksella',
    'Kierrätys vain {wagering}, myös kierrosvoitoilla',
    'MGA-lisenssi ja verovapaat voitot',
    'Bonusehdot yhdellä sivulla, selvällä suomella',
    'Kotiutus alle vartissa',
  ],
  cons: [
    'Toimintahistoria on vasta kuukausien mittainen',
    'Livepelejä niukasti',
    'Panosraja {maxBet} myös suurille bonuksille',
    'Ei puhelinpalvelua',
  ],
  bonusDetails: {
    welcomeBonus:
      'Uusi asiakas saa {match}:n bonuksen, jopa {maxBonus}, sekä {spins} ilmaiskierrosta. Kun tallettaa 100 euroa, netto on {net}; se on hintalappu, ei lupaus. Kierrätyksen saa valmiiksi {finish.words} kymmenestä pelaajasta.',
    bonusTerms: [
      'Kierrätys {wagering} pelkästä bonuksesta',
      'Ilmaiskierrosten voitot: {spinWagering}',
      'Talletus vähintään {minDeposit}',
      'Panosraja {maxBet} kierrosta kohti',
      '{validDays} päivän kierrätysaika',
      'Livepeleistä kierrätykseen lasketaan kymmenesosa panoksesta',
    ],
    freeSpins: {
      description:
        'Kaikki kierrokset ovat käytettävissä heti talletuksen jälkeen. Yhden arvo on 0,10 €, joten niillä ei rikastu, mutta kierrätystäkin ne pidentävät vain vähän.',
      table: [{ day: 'Heti', spins: '50', game: 'Tukkilautta', wager: '{spinWagering}' }],
    },
  },
  specialFeatures: [
    {
      title: 'Kierrätyslaskuri kassassa',
      description:
        'Ennen talletusta kassa näyttää, montako euroa valitulla summalla joutuu kierrättämään. Luvut täsmäsivät omiin laskelmiimme.',
    },
    {
      title: 'Vesiraja',
      description: 'Talletusraja piirretään saldon viereen mittarina, joka täyttyy kuukauden mittaan.',
    },
  ],
  gameSelection:
    'Avausvaiheessa pelejä on noin 1 400. Kolikkopeleissä määrä riittää: mukana on niin klassisia kolmen kelan pelejä kuin uutuuksia, ja jokaisen palautusprosentti lukee pelin kuvan alla. Pöytäpelit ovat vähissä, ja livekasinolla oli testipäivänä vain 22 pöytää. Kasino kertoo lisäävänsä pelejä viikoittain, ja kahden kuukauden seurannassa niitä tosiaan tuli parisataa. Kokonaan puuttuvat raaputusarvat ja bingo. Pokeria tai vedonlyöntiä etsivän on mentävä muualle.',
  gameProviders: ['Revontuuli Gaming', 'Kuparihiili', 'Tähtisumu', 'Fjellvind', 'Nattsol'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 10_00 },
      { method: 'Visa', minimum: 10_00, note: 'Vasta pankkitunnistautumisen jälkeen' },
    ],
    withdrawals: [{ method: 'Trustly', minimum: 10_00, time: 'Alle 15 minuuttia' }],
    processingTime:
      'Nostimme ensin 40 ja sitten 150 euroa. Ensimmäinen kesti 12 minuuttia, toinen kuusi, eikä lisäselvityksiä pyydetty.',
  },
  customerService: {
    availability: 'Päivittäin klo 9–23',
    channels: 'Chat, yhteydenottolomake',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'Maltan peliviranomaisen lisenssi (MGA)',
    details:
      'Lisenssi MGA/B2C/9101/2025 on merkitty viranomaisen julkiseen rekisteriin. Maltan lisenssi tekee voitoista suomalaiselle verovapaita.',
  },
  security:
    'Pankkitunnistautuminen hoitaa iän ja henkilöllisyyden kerralla. Pelaajien rahat pidetään ehtojen mukaan erillään yhtiön varoista, kuten Maltalla vaaditaan. Tarkistimme myös, mitä tapahtuu rajan ylittyessä: talletus hylättiin siististi, eikä kasino tyrkyttänyt rajan nostamista. Valituksen voi viedä riippumattomalle riidanratkaisijalle, jonka nimi löytyy ehdoista.',
  userExperience:
    'Ulkoasu on vaalea ja rauhallinen, ilman vilkkuvia bannereita. Kolme painallusta riittää etusivulta peliin, kaksi kassaan. Kännykällä pelit avautuvat koko ruutuun ja saldo pysyy näkyvissä yläreunassa. Puutteeksi kirjaamme suosikkilistan, joka katosi kerran uloskirjautumisessa; tuki kertoi vian olevan tiedossa, ja marraskuussa se oli korjattu.',
  conclusion:
    'Joki Casino on uutuuksista kiinnostavin, ja syy on arkinen: ehdot ovat lyhyet ja luvut kestävät tarkastelun. Bonuksen netto on hyvä, Maltan lisenssi on kunnossa ja raha liikkuu. Livepelaajalle valikoima on vielä kapea, ja vuoden päästä tiedämme luotettavuudesta enemmän. Tähänastisen perusteella kasino on ansainnut paikkansa kärjessä, mutta pidämme silmällä, pysyvätkö ehdot samoina.',
  faq: [
    {
      question: 'Onko Joki Casino luotettava, vaikka se on uusi?',
      answer:
        'Lisenssi on Maltalta ja rekisterissä voimassa. Kokemusta on kuitenkin vasta lyhyeltä ajalta, joten seuraamme kasinoa ja päivitämme arvostelun.',
    },
    {
      question: 'Mistä netto muodostuu?',
      answer:
        'Bonus ja kierrokset ovat yhteensä 104,80 €. Kierrätyksen hinta on 4 % {turnover.number} eurosta eli noin {cost.number} euroa, ja erotus on netto.',
    },
    {
      question: 'Tarvitaanko bonuskoodi?',
      answer: 'Koodia ei ole. Bonus valitaan rastilla kassassa ennen talletusta.',
    },
    {
      question: 'Voinko asettaa rajan, ennen kuin talletan?',
      answer:
        'Kyllä, ja kasino kehottaakin siihen. Jos raja ei pidä, Pelirajat’on tarjoaa tietoa ja vertaistukea verkossa.',
    },
    {
      question: 'Voiko suuremman talletuksen bonuksen kierrättää nopeammin?',
      answer: 'Ei juuri, sillä panos saa olla enintään {maxBet} bonuksen koosta riippumatta.',
    },
  ],
  authorRole: 'Uutuuksien testaaja',
  writtenOn: '2025-09-18',
  updatedOn: '2025-11-13',
  scores: { licence: 9.6, bonusTerms: 9.3, withdrawals: 9.7, games: 9, support: 9.2, reliability: 9.4 },
};
