import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'boost-casino',
  overview: [
    'Neljä euroa. Sen verran Boost Casinon tervetuliaistarjous on nimellisarvoltaan: {spins} ilmaiskierrosta, kukin 0,20 €. Talletusta ei vaadita, mikä on koko tarjouksen ydin ja samalla sen paras ominaisuus. Kierrosten arvo on 96 prosentin palautuksella 3,84 €, ja kun voitot kierrätetään {wagering}, kierrätyksen hinta on täsmälleen sama. Netto on {net}. Harvoin laskelma menee näin tasan.',
    'Nolla ei kerro, miten pelaajille käy. Noin yksi kahdestakymmenestä pääsee kierrätyksen läpi, muilta saldo loppuu kesken. Häviö on kuitenkin kasinon rahaa eikä pelaajan. Tarjous sopii siis sille, joka haluaa nähdä pikakasinon pelit ja tunnistautumisen, ennen kuin päättää, tallettaako lainkaan. Rahaa siitä ei juuri saa, eikä kasino onneksi sellaista väitäkään.',
  ],
  pros: [
    'Kierrokset saa ilman talletusta',
    'Omaa rahaa ei ole mukana, netto {net}',
    'Viron lisenssi: voitot verovapaita',
    'Kierrosten käyttöön ja kierrätykseen on {validDays.days}',
  ],
  cons: [
    'Vain noin yksi kahdestakymmenestä pääsee kierrätyksen läpi',
    'Kierrosten voitoissa {spinWinCap.number} euron katto',
    'Talletukseen ei liity tervetuliaisbonusta',
    'Chat suljettu öisin',
  ],
  bonusDetails: {
    welcomeBonus:
      'Uusi asiakas saa {spins} ilmaiskierrosta ilman talletusta, kun hän on tunnistautunut. Voitot kierrätetään {wagering}, ja niistä voi kotiuttaa enintään {spinWinCap}. Netto on {net}: kierrätys maksaa yhtä paljon kuin kierrokset ovat arvoltaan. Perille pääsee noin yksi pelaaja kahdestakymmenestä.',
    bonusTerms: [
      'Kierrosten voitot kierrätetään {spinWagering}',
      'Talletusta ei tarvita',
      'Panosraja {maxBet}',
      'Tarjous on voimassa {validDays} päivän ajan',
      'Kierroksista saatava voitto enintään {spinWinCap}',
      'Yksi tarjous henkilöä kohden',
    ],
    freeSpins: {
      description:
        'Kaikki kaksikymmentä kierrosta avautuvat tunnistautumisen jälkeen samassa pelissä. Panosta ei voi muuttaa.',
      table: [{ day: 'Tunnistautumispäivä', spins: '20', game: 'Salamaniitty', wager: '{spinWagering}' }],
    },
  },
  specialFeatures: [
    {
      title: 'Kokeilu ennen päätöstä',
      description: 'Pelit, tilinäkymän ja rajojen asettamisen näkee kokonaan ennen ensimmäistä talletusta.',
    },
  ],
  gameSelection:
    'Tarjolla on runsaat 1 500 peliä, joista valtaosa pyörii puhelimella yhtä hyvin kuin tietokoneella. Painopiste on pienipanoksisissa kolikkopeleissä: iso osa aukeaa kymmenellä sentillä. Raaputusarpoja on poikkeuksellisen paljon, ja niiden palautusprosentit ovat järjestään kolikkopelejä heikompia, mikä on hyvä tietää ennen kierrätystä. Livepöytiä on nelisenkymmentä, ja osaan niistä pääsee eurolla. Puutteeksi jää vanhojen suosikkien vähyys, sillä luettelo painottuu parin viime vuoden julkaisuihin.',
  gameProviders: ['Tähtisumu', 'Mörkö Games', 'Fjellvind', 'Lyskaster', 'Pohjantuuli', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00, note: 'Ei tarvita kierroksiin' },
      { method: 'Visa', minimum: 10_00 },
    ],
    withdrawals: [
      { method: 'Verkkopankki', minimum: 10_00, time: 'Minuuteista tuntiin' },
      { method: 'Tilisiirto', minimum: 10_00, time: '1 pankkipäivä' },
    ],
    processingTime:
      'Verkkopankkikotiutuksen luvataan lähtevän alle tunnissa. Ensimmäinen kotiutus tarkistetaan käsin, joten siihen kannattaa varata pidempi aika.',
  },
  customerService: {
    availability: 'Kello 10–22, myös pyhinä',
    channels: 'Chat, sähköposti ja puhelin',
    languages: 'Suomi, englanti ja viro',
  },
  license: {
    type: 'Viro',
    details:
      'Lisenssin numerolla HKT000083 kasino löytyy Viron viranomaisen julkisesta rekisteristä. ETA-lisenssi tarkoittaa suomalaiselle verovapaata voittoa, vaikka lisenssi ei suomalainen olekaan.',
  },
  security:
    'Tunnistautuminen tapahtuu pankkitunnuksilla jo ennen kierroksia, joten alaikäinen tai toisen nimellä liikkuva ei pääse edes kokeilemaan. Tiedonsiirto on salattu. Peliaikamuistutus on valmiiksi päällä tunnin välein, ja sen voi tihentää. Pelikiellon pituuden saa valita vuorokaudesta vuosiin. Sama kielto ulottuu yhtiön muihinkin kasinoihin.',
  userExperience:
    'Ensikäynti on suunniteltu lyhyeksi: tunnistautuminen, ehtojen hyväksyntä ja kierrokset. Kolmesta vaiheesta keskimmäinen kannattaa lukea, sillä siinä kerrotaan voittokatto. Kierrosten jälkeen ruudulle tulee kehotus tallettaa, ja sen saa suljettua yhdellä painalluksella. Mobiilisivusto toimii ilman sovellusta. Haku sietää kirjoitusvirheitä, mikä on pieni mutta arjessa hyödyllinen ansio.',
  conclusion:
    'Tarjous on juuri sitä, miltä näyttää: pieni näyte ilman omaa rahaa. Nollan netto ei ole moite, sillä kokeilu ei maksa mitään, mutta kehuksikaan siitä ei ole. Boost Casinon vahvuudet ovat muualla: Viron lisenssi, toimiva tunnistautuminen ja hyvin esillä olevat pelirajat. Kierrokset voi käyttää uteliaisuudesta. Talletuspäätös kannattaa tehdä erikseen ja mieluiten eri päivänä.',
  faq: [
    {
      question: 'Voiko näillä kierroksilla menettää omaa rahaa?',
      answer:
        'Ei, jos ei talleta. Kierrokset ja niiden voitot ovat kasinon rahaa siihen asti, kunnes kierrätys on valmis.',
    },
    {
      question: 'Paljonko kierrätettävää tyypillisesti kertyy?',
      answer:
        'Jos kierroksista tulee laskelman mukaiset 3,84 euroa, panoksia kertyy {turnover}. Isommasta voitosta kierrätettävää on vastaavasti enemmän.',
    },
    {
      question: 'Mitä tapahtuu, jos voitto ylittää sata euroa?',
      answer: 'Ylimenevä osa poistetaan saldosta. Katto koskee ilmaiskierroksista saatua voittoa.',
    },
    {
      question: 'Mistä saa apua, jos kokeilu muuttuu tavaksi?',
      answer:
        'Pelitilin voi sulkea asetuksista heti. Peluuri päivystää numerossa 0800 100 101, ja Pelirajat’on tarjoaa vertaistukea verkossa.',
    },
    {
      question: 'Onko tarjouksella ikäraja?',
      answer: 'On, 18 vuotta. Ikä varmistetaan pankkitunnistautumisessa.',
    },
  ],
  authorRole: 'Ilmaiskierrosten vertailija',
  writtenOn: '2025-06-12',
  updatedOn: '2025-11-11',
  scores: { licence: 9.4, bonusTerms: 7.2, withdrawals: 9.1, games: 8.5, support: 8.8, reliability: 9.4 },
};
