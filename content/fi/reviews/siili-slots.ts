import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'siili-slots',
  overview: [
    'Viisitoista kierrosta, kymmenen senttiä kukin. Omamme kestivät kaksi minuuttia ja tuottivat 1,10 €, hieman alle laskelmamme, joka on 1,44 €. Sen jälkeen pottia piti kierrättää. Kuudes panos vei viimeiset sentit, ja Siili Slotsin tervetuliaistarjous oli sillä selvä. Ruudulle jäi kehotus tallettaa, mutta sen sai suljettua yhdellä painalluksella, eikä se palannut.',
    'Kokemus oli tyypillinen. Netto on {net}, eikä laskelmassa yksikään kymmenestä pelaajasta pääse kierrätyksen läpi. Tarjous ei toisaalta maksa mitään, sillä talletusta ei vaadita. Kyse on siis maksuttomasta tutustumiskäynnistä, ei rahanarvoisesta edusta. Itse kasino ansaitsee enemmän huomiota kuin sen kierrokset. Lisenssi on Virosta, tunnistautuminen käy pankkitunnuksilla ja kolikkopelit on valittu pienen panoksen pelaajaa ajatellen. Kokeilija saa tarvitsemansa, vaativa pöytäpelaaja tuskin.',
  ],
  pros: [
    'Kokeilu ei edellytä talletusta',
    'Viron lisenssi ja verovapaat voitot',
    'Paljon pelejä 0,10 euron panoksella',
    'Pankkitunnukset korvaavat paperisen tunnistautumisen',
  ],
  cons: [
    'Kierrosten netto on {net}',
    'Kierrätys jää käytännössä aina kesken',
    'Voimassaolo vain viikko',
    'Voitoista maksetaan enintään {winCap}',
    'Livetarjonta suppea',
  ],
  bonusDetails: {
    welcomeBonus:
      'Rekisteröityneelle annetaan {spins} ilmaiskierrosta ilman talletusta. Niiden nimellisarvo on yhteensä puolitoista euroa. Voitot kierrätetään {wagering}, mikä osuu täsmälleen nollarajalle, joten netto on {net}. Kymmenestä pelaajasta arviomme mukaan yksikään ei pääse kierrätyksen läpi.',
    bonusTerms: [
      'Voittojen kierrätys {wagering}',
      'Ei talletusvaatimusta',
      'Panosraja {maxBet}',
      'Kierrokset ja voitot vanhenevat {validDays} päivässä',
      'Nostettavaksi voi jäädä korkeintaan 100 €',
      'Tarjouksen saa kerran tunnistautunutta henkilöä kohti',
    ],
    freeSpins: {
      description:
        'Kaikki kierrokset ovat käytössä heti tunnistautumisen jälkeen ja vain yhdessä pelissä. Kierroksen arvo on {spinValue}, eikä sitä voi muuttaa.',
      table: [
        {
          day: 'Tunnistautumisen jälkeen',
          spins: '15',
          game: 'Siilin syyspuutarha',
          wager: '{spinWagering}',
        },
      ],
    },
  },
  gameSelection:
    'Kolikkopelejä on noin 1 200, ja lähes puolet niistä hyväksyy kymmenen sentin panoksen. Suodatin ”pieni panos” on etusivulla eikä piilossa. Vaihtelu on merkitty yhdestä viiteen piikkiin, mikä on hauska tapa kertoa tärkeä asia. Pöytäpelejä on parikymmentä ja livepöytiä vain kahdeksan. Uutuuksia lisätään harvakseltaan, mutta vanhoja pelejä poistetaan samassa tahdissa, joten valikoima ei paisu. Leikkirahalla voi pelata rajatta, mikä on kokeilijalle kierroksia hyödyllisempää.',
  gameProviders: ['Kuparihiili', 'Mörkö Games', 'Revontuuli Gaming', 'Kobolt Play'],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 5_00 },
      { method: 'Trustly', minimum: 5_00 },
      { method: 'Visa', minimum: 10_00 },
    ],
    withdrawals: [
      { method: 'Verkkopankki', minimum: 10_00, time: 'saman päivän aikana' },
      { method: 'Trustly', minimum: 10_00, time: '3–6 tuntia' },
    ],
    processingTime:
      'Kierroksista ei jäänyt nostettavaa, joten talletimme 20 euroa omaa rahaa ja nostimme 14. Se saapui viidessä tunnissa.',
  },
  customerService: {
    availability: 'Arkisin kello 9–22, viikonloppuisin 11–20',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi, viro, englanti',
  },
  license: {
    type: 'Viron lisenssi',
    details:
      'Lisenssi HKT000232 on merkitty Viron taloustoiminnan rekisteriin (MTR). Viro on ETA-maa, joten voitot ovat suomalaiselle verottomia.',
  },
  security:
    'Pankkitunnuksilla kirjautuminen tarkoittaa, ettei salasanaa ole eikä sitä voi siis varastaa. Sama tunnistautuminen estää alaikäisten pelaamisen ja kierrosten hakemisen kahdesti. Talletusrajaa ehdotettiin meille ensimmäisen talletuksen yhteydessä, ja Viron viranomaisen pelikieltolistaan on suora linkki. Kotiutukset maksetaan vain pelaajan omissa nimissä olevalle tilille.',
  userExperience:
    'Piirretty siili saattelee sivulta toiselle ja vaikenee onneksi pyydettäessä. Kierrokset löytyivät oikean yläkulman lahjapaketista. Jäljellä oleva kierrätys näytetään sentilleen, mikä tekee tilanteesta vähän lohduttoman mutta rehellisen. Tabletilla asettelu rikkoutui vaaka-asennossa; pystyssä kaikki toimi. Ilmoitukset ovat suomeksi, ja virheilmoituksissakin kerrotaan, mitä pitäisi tehdä.',
  conclusion:
    'Ilmainen on tässä tarkka sana: Siili Slotsin kierrokset eivät maksa mitään, mutta kierrätys vie niiden arvon. Netto on nolla, eikä yksikään kymmenestä pääse läpi. Viikon voimassaolo ei tilannetta paranna. Kasino kierrosten takana on siisti, virolaisella lisenssillä toimiva pienen panoksen paikka. Kierrätyksen jatkamiseksi ei kannata tallettaa.',
  faq: [
    {
      question: 'Mikä viidentoista kierroksen arvo on?',
      answer: 'Laskelmassamme 1,44 €. Kierrätys maksaa saman verran, joten netto on nolla.',
    },
    {
      question: 'Miksi kukaan ei saa kierrätystä valmiiksi?',
      answer:
        'Aloitussaldo on niin pieni, että se loppuu muutamaan panokseen. Laskelmassa panos on euro, siis valtaosa koko potista.',
    },
    {
      question: 'Mitä tapahtuu yli sadan euron voitolle?',
      answer: 'Ylimenevä osa poistetaan kotiutuksen yhteydessä.',
    },
    {
      question: 'Täytyykö maksukortti rekisteröidä?',
      answer: 'Ei täydy. Kierroksiin riittää tunnistautuminen, ja ikäraja on 18 vuotta.',
    },
    {
      question: 'Miten lopetan, jos jään jatkamaan omalla rahalla?',
      answer:
        'Valikon kohdasta ”Rajat” saa pelitauon, jonka pituus on päivästä puoleen vuoteen. Vertaistukea tarjoaa verkossa Pelirajat’on.',
    },
  ],
  authorRole: 'Ilmaiskierrosten testaaja',
  writtenOn: '2025-06-05',
  updatedOn: '2025-11-12',
  scores: { licence: 9.3, bonusTerms: 6.2, withdrawals: 8.4, games: 7.8, support: 8, reliability: 8.4 },
};
