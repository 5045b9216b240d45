import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'casinoist',
  overview: [
    'Hyvä kasino ja hyvä bonus ovat kaksi eri asiaa, eikä mikään testaamamme sivusto osoita sitä selvemmin kuin Casinoist. Pelejä on 6 000, kotiutus kesti meillä 38 minuuttia ja chatissa vastasi ihminen, joka osasi siteerata oikeaa ehtojen kohtaa. Jos arvioisimme pelkkää pelaamista, moitittavaa jäisi vähän. Kahden kuukauden testijaksolla emme törmänneet yhteenkään rikkinäiseen sivuun.',
    'Sitten bonus. Kahdensadan prosentin korotus näyttää anteliaalta, mutta kierrätys on {wagering}, kun nollaraja on {breakEven}. Sadan euron tallettaja pyörittää läpi yli 7 300 euroa, ja talon osuus siitä on noin {cost.number} euroa. Bonus ja kierrokset tuovat yhteensä noin {gross.number} euroa. Erotus maksetaan omasta talletuksesta, ja moni huomaa sen vasta, kun saldo on jo huvennut.',
    'Suosittelemme Casinoistia siis pelaajalle, joka jättää tarjouksen väliin. Bonuksesta voi kieltäytyä talletuksen yhteydessä, ja valinta pysyy muistissa seuraavallakin kerralla. Silloin raha on alusta asti omaa, panosrajaa ei ole eikä kotiutusta tarvitse odottaa kierrätyksen vuoksi. Verotus on eri asia: Curaçaon lisenssillä toimivalta kasinolta saadut voitot kuuluvat veroilmoitukseen, pelasi bonuksella tai ilman.',
  ],
  pros: [
    '6 000 peliä ja toimivat suodattimet',
    'Testikotiutus perillä 38 minuutissa',
    'Chat vastaa ympäri vuorokauden',
    'Bonuksesta voi kieltäytyä yhdellä valinnalla',
  ],
  cons: [
    'Bonuksen netto {net} sadan euron talletuksella',
    'Vain {finish.words} kymmenestä saa kierrätyksen valmiiksi',
    'Curaçaon lisenssi: voitot ovat veronalaista tuloa',
    'Kierrosvoitoillakin kierrätys {spinWagering}',
    'Suomenkielinen tuki vain osan päivästä',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjous on {match} jopa {maxBonus} ja {spins} ilmaiskierrosta. Täyden bonuksen saa {fullDeposit.number} euron talletuksella. Sadan euron talletuksella netto on {net}, eli sen verran enemmän kierrätys maksaa kuin bonus ja kierrokset antavat. {finish.words} kymmenestä pelaajasta pääsee kierrätyksen läpi, muilta rahat loppuvat ensin.',
    bonusTerms: [
      'Bonuksen kierrätys {wagering}, talletusta ei lasketa mukaan',
      'Kierrosten voitot kierrätetään niin ikään {spinWagering}',
      'Minimitalletus {minDeposit}',
      'Panosraja {maxBet} kierrätyksen aikana',
      'Voimassa {validDays} päivän ajan',
      'Skrill- ja Neteller-talletukset eivät oikeuta bonukseen',
    ],
    freeSpins: {
      description:
        'Kierroksia saa kymmenen päivän ajan kymmenen kerrallaan, arvoltaan 0,10 € kukin. Päivän erä on haettava itse kampanjasivulta.',
      table: [
        { day: 'Päivät 1–5', spins: '50', game: 'Basaarin valot', wager: '{spinWagering}' },
        { day: 'Päivät 6–10', spins: '50', game: 'Seitsemän kupolia', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Pelikohtainen historia',
      description:
        'Jokaisesta pelistä näkee, paljonko siihen on itse panostanut ja paljonko saanut takaisin. Harva kasino näyttää tätä vapaaehtoisesti.',
    },
  ],
  gameSelection:
    'Kuusituhatta peliä kuulostaa mainospuheelta, kunnes alkaa selata. Kolikkopelejä on viitisentuhatta, livepöytiä vajaat neljäsataa, ja loput ovat pöytäpelejä, pikapelejä ja bingoa. Määrä ei ole haitta, koska suodattimet toimivat: pelejä voi rajata valmistajan, palautusprosentin, vaihtelun ja pienimmän panoksen mukaan. Testasimme 40 satunnaista peliä, ja kaikki aukesivat. Samasta pelistä on joskus kaksi palautusversiota, joten luku kannattaa tarkistaa pelin ohjeesta ennen ensimmäistä panosta.',
  gameProviders: [
    'Rav & Bernstein',
    'Kobolt Play',
    'Saltgruve Games',
    'Blåmes Interactive',
    'Kuparihiili',
    'Isbre Interactive',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 20_00 },
      { method: 'Mastercard', minimum: 20_00 },
      { method: 'Skrill', minimum: 20_00, note: 'Ei bonusta' },
      { method: 'Neteller', minimum: 20_00, note: 'Ei bonusta' },
      { method: 'Bitcoin', minimum: 30_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 20_00, time: 'Alle tunti' },
      { method: 'Tilisiirto', minimum: 50_00, time: '1–3 pankkipäivää' },
      { method: 'Bitcoin', minimum: 50_00, time: 'Alle tunti' },
    ],
    processingTime: 'Mitattu 38 minuuttia pyynnöstä lompakkoon, kun tilin tiedot oli vahvistettu etukäteen.',
  },
  customerService: {
    availability: 'Ympäri vuorokauden, suomeksi klo 10–18',
    channels: 'Chat, sähköposti',
    languages: 'Suomi, englanti, ruotsi, saksa',
  },
  license: {
    type: 'Curaçaon lisenssi',
    details:
      'Lisenssi OGL/2024/9118/0411 on Curaçaon peliviranomaisen rekisterin mukaan voimassa. Lisenssi ei ole ETA-alueelta, joten voitot pitää ilmoittaa verotuksessa.',
  },
  security:
    'Henkilöllisyys tarkistetaan passin kuvalla ennen ensimmäistä kotiutusta; meiltä se hyväksyttiin kahdessa tunnissa. Kaksivaiheisen kirjautumisen saa päälle asetuksista. Talletus-, tappio- ja aikarajat ovat samalla sivulla, ja niihin pääsee suoraan kassasta. Riitatilanteessa pelaajan suoja on heikompi kuin Maltan tai Viron lisenssillä toimivalla kasinolla.',
  userExperience:
    'Isoksi kasinoksi Casinoist on yllättävän kevyt. Pelilista latautuu, sitä mukaa kuin sivua vierittää, ja takaisin palatessa ollaan samassa kohdassa. Suomennos on pääosin luonteva, mutta bonusehtojen loppupuoli on pelkästään englanniksi. Mainosikkunoita tuli vastaan yksi viikossa, ja senkin sai asetuksista pois pysyvästi.',
  conclusion:
    'Pisteet tulevat valikoimasta, tuesta ja maksuista, eivät tervetuliaistarjouksesta. Bonuksen netto on {net}, ja se on kirjoitettava näkyviin juuri siksi, että kaikki muu toimii. Verotus on toinen asia, joka suomalaisen on otettava laskuissaan huomioon, ennen kuin vertaa kasinoa maltalaisiin tai virolaisiin. Ilman bonusta pelattuna Casinoist on vahva yleiskasino; bonuksen kanssa se on kallis.',
  faq: [
    {
      question: 'Kannattaako Casinoistin bonus ottaa?',
      answer: 'Laskelmamme mukaan ei. Sadan euron talletuksella se maksaa 84 euroa enemmän kuin antaa.',
    },
    {
      question: 'Miksi arvosana on korkea, vaikka bonus on huono?',
      answer:
        'Bonusehtojen paino on 15 prosenttia. Pelit, kotiutus ja asiakaspalvelu olivat testissä erinomaisia, ja ne nostavat kokonaisuutta.',
    },
    {
      question: 'Paljonko voitoista menee veroa?',
      answer:
        'Curaçaon lisenssillä toimivalta kasinolta saadut voitot ovat veronalaista tuloa, ja veron määrä riippuu omasta tilanteesta. Ohjeet saa verottajalta.',
    },
    {
      question: 'Mistä pelirajat löytyvät?',
      answer: 'Kassan oikeasta yläkulmasta. Pysyvän sulun saa samasta valikosta ilman yhteydenottoa tukeen.',
    },
  ],
  authorRole: 'Bonustoimittaja',
  writtenOn: '2025-03-20',
  updatedOn: '2025-11-12',
  scores: { licence: 8.5, bonusTerms: 6.6, withdrawals: 10, games: 10, support: 9.8, reliability: 9.8 },
};
