import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'noppa-house',
  overview: [
    'Bonusehtojen tuloste on yhdentoista sivun mittainen, ja sivulla kahdeksan on sana, josta kaikki riippuu: half-sticky. Noppa House selittää sen kolmella virkkeellä, jotka voi lukea kahdella tavalla. Kysyimme asiakaspalvelulta, kumpi pitää paikkansa. Saimme kaksi vastausta, eivätkä ne olleet samat. Siksi laskemme bonuksen varovaisesti niin, että se vähennetään kotiutuksesta.',
    'Tulkinnalla ei lopulta ole väliä. Kierrätys on {wagering}, melkein kaksinkertainen nollarajaan 25× verrattuna, ja jo se riittää viemään sekä bonuksen että talletuksen. Kymmenestä pelaajasta {notFinish.words} menettää rahansa kesken kierrätyksen. Kasino itsessään on keskinkertainen ja paikoin ihan viihtyisä, mutta bonuksesta kannattaa kieltäytyä. Ilman sitä Noppa House sopii pienillä panoksilla pelaavalle, jota Curaçaon lisenssi ja voittojen verotus eivät häiritse.',
  ],
  pros: [
    'Pieni minimitalletus, 10 €',
    'Runsaasti noppa- ja pöytäpelejä',
    'Bonuksesta voi kieltäytyä talletuksen yhteydessä',
    'Skrill-kotiutus saman päivän aikana',
  ],
  cons: [
    'Netto {net} eli pienin mahdollinen',
    'Kierrätys {wagering}, kierrosvoitoista {spinWagering}',
    'Half-sticky-ehto on kirjoitettu epäselvästi',
    'Vain {finish.words} kymmenestä pääsee läpi',
    'Curaçaon lisenssi, voitot veronalaisia',
    'Ei suomenkielistä tukea',
  ],
  bonusDetails: {
    welcomeBonus:
      'Mainos lupaa {match}, jopa {maxBonus}, ja {spins} ilmaiskierrosta. Satasen talletus tuo {bonus.number} euroa bonusta, mutta kierrätettävä summa paisuu yli 11 800 euroon ja kierrätyksen hinta noin {cost.number} euroon. Tappio voi olla enintään talletuksen suuruinen, joten nettoa ei lasketa pienemmäksi kuin {net}. Kierrätyksen saa valmiiksi {finish.words} kymmenestä.',
    bonusTerms: [
      'Bonuksen kierrätysvaatimus {wagering}',
      'Ilmaiskierroksilla voitetut rahat {spinWagering}',
      'Half-sticky; bonus vähennetään laskelmassamme kotiutuksesta',
      'Ensitalletus 10 € tai enemmän',
      'Yksittäinen panos ei saa ylittää {maxBet.number} euroa',
      'Kierrätettävä {validDays} päivän kuluessa',
      'Noppapelit kerryttävät kierrätystä vain kymmenesosalla panoksesta',
    ],
    freeSpins: {
      description:
        'Kierroksia saa viitenä päivänä, ja jokainen erä on haettava erikseen saman vuorokauden aikana. Väliin jäänyttä päivää ei hyvitetä. Kierroksen arvo on {spinValue}.',
      table: [
        { day: '1. päivä', spins: '50', game: 'Kuutiokellari', wager: '{spinWagering}' },
        { day: '2. päivä', spins: '25', game: 'Kuutiokellari', wager: '{spinWagering}' },
        { day: '3. päivä', spins: '25', game: 'Tuplakuusi', wager: '{spinWagering}' },
        { day: '4. päivä', spins: '25', game: 'Tuplakuusi', wager: '{spinWagering}' },
        { day: '5. päivä', spins: '25', game: 'Savupiippu', wager: '{spinWagering}' },
      ],
    },
  },
  gameSelection:
    'Talon nimi ei ole pelkkä koriste. Noppapelejä on kolmattakymmentä, crapsista yksinkertaisiin veikkauspeleihin, ja ne on esitelty tavallista paremmin: jokaisen vedon kohdalla kerrotaan talon osuus. Vedot vaihtelevat siinä suhteessa rajusti, joten tieto on tarpeen. Muilta osin tarjonta on tavanomaista, noin 1 500 kolikkopeliä ja vaatimaton livekasino. Harmillista on, ettei bonus sovi yhteen juuri niiden pelien kanssa, joiden vuoksi kasinolle tullaan. Demotilaa ei ole.',
  gameProviders: ['Saltgruve Games', 'Kobolt Play', 'Mörkö Games', 'Lyskaster'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 10_00 },
      { method: 'Skrill', minimum: 10_00 },
      { method: 'Paysafecard', minimum: 10_00, note: 'Kotiutus hoidettava muulla tavalla' },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 20_00, time: 'Noin 8 tuntia' },
      { method: 'Pankkisiirto', minimum: 50_00, time: '2–4 arkipäivää' },
    ],
    processingTime: 'Skrill-kotiutuksemme viipyi kahdeksan tuntia, tilisiirto kolme arkipäivää.',
  },
  customerService: {
    availability: 'Chat klo 9–1 Suomen aikaa',
    channels: 'Chat ja sähköposti',
    languages: 'Englanti ja saksa',
  },
  license: {
    type: 'Curaçao',
    details:
      'Noppa House kertoo toimivansa Curaçaon lisenssillä. Lisenssin numeroa ei ole tiedoissamme, joten katso se sivun alalaidasta ja vertaa rekisteriin, ennen kuin talletat. Voitot ovat Suomessa veronalaisia.',
  },
  security:
    'Henkilöpaperit tarkistettiin vasta kotiutusvaiheessa, mikä venytti ensimmäistä kotiutusta puolella päivällä. Kaksivaiheista kirjautumista ei ole. Talletusrajan voi asettaa itse, mutta tappiorajaa on pyydettävä sähköpostitse, ja vastaus viipyi vuorokauden. Näin rajojen ei pitäisi toimia: kun pelaaja tarvitsee rajaa, hän tarvitsee sitä heti eikä huomenna.',
  userExperience:
    'Tummanvihreä ulkoasu matkii vanhaa pelihuonetta ja onnistuu siinä. Navigointi on selkeää, kunhan muistaa, että bonussivu ja bonusehdot ovat eri paikoissa. Valikot on suomennettu, mutta ehdoissa kieli vaihtuu varoittamatta englanniksi. Kierrätyksen etenemistä kuvaa pylväs ilman lukuja, ja siitä on vaikea sanoa, paljonko on jäljellä.',
  conclusion:
    'Jos bonuksen ymmärtämiseen tarvitaan kolme lukukertaa ja asiakaspalvelu antaa kaksi eri vastausta, vika ei ole lukijassa. Noppa Housen netto {net} on niin pieni kuin se voi olla: kierrätys maksaa enemmän kuin bonus ja talletus yhteensä. Lisenssikin jää kilpailijoita heikommaksi. Pelit ja pieni minimitalletus ovat kasinon paremmat puolet. Ne saa käyttöönsä ilman bonustakin, ja niin mekin tekisimme.',
  faq: [
    {
      question: 'Mitä half-sticky tarkoittaa Noppa Housella?',
      answer:
        'Varmaa vastausta emme saaneet. Laskemme sen kuten sticky-bonuksen, jossa bonus vähennetään nostettaessa.',
    },
    {
      question: 'Miksi netto ei ole vielä pienempi?',
      answer: 'Koska talletusta enempää ei voi hävitä. Ilman tätä alarajaa luku olisi selvästi pienempi.',
    },
    {
      question: 'Voiko bonuksen kierrättää noppapeleillä?',
      answer:
        'Periaatteessa kyllä, mutta panoksesta hyväksytään vain kymmenesosa. Käytännössä vaatimus ei täyty ajoissa.',
    },
    {
      question: 'Miten pelaamisen saa katkaistua?',
      answer:
        'Pyydä tilin sulkemista chatissa ja pyydä vahvistus kirjallisena. Tukea saa maksutta Peluurista.',
    },
  ],
  authorRole: 'Bonusehtojen tarkastaja',
  writtenOn: '2025-07-02',
  updatedOn: '2025-10-28',
  scores: { licence: 6.5, bonusTerms: 2.5, withdrawals: 8.4, games: 8.9, support: 6.3, reliability: 7.6 },
};
