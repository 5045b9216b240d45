import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'slot-mafia',
  overview: [
    'Tiistain iltaturnaukseen ilmoittautui 412 pelaajaa, me muiden mukana. Panos oli 20 senttiä, kesto tunti ja sijoituksemme lopulta 187. Palkintoa ei tullut, mutta säännöt pitivät paikkansa: pisteet laskettiin suurimmasta voitosta suhteessa panokseen, joten isolla rahalla ei saanut etumatkaa. Tulokset julkaistiin viisi minuuttia ajan päättymisen jälkeen, ja palkintolista täsmäsi etukäteen ilmoitettuun. Tällainen on Slot Mafia parhaimmillaan.',
    'Tervetuliaispaketti on toista maata. Prosentti on iso, katto korkea ja kierroksia satoja, mutta kierrätys syö ne kaikki. Sadan euron tallettaja saa bonusta ja kierroksia {gross.number} euron arvosta ja maksaa niiden kierrätyksestä noin {cost.number} euroa. Erotus, {net}, lähtee omasta pussista. Paikka sopii sille, joka pelaa pienellä panoksella turnauksia ja lukee säännöt. Curaçaon lisenssin takia voitot on muistettava ilmoittaa verottajalle.',
  ],
  pros: [
    'Turnaus joka päivä, säännöt ymmärrettäviä',
    'Yli 4 000 kolikkopeliä',
    'Lisenssin numero julkinen ja tarkistettavissa',
    'Lompakkokotiutus testissä 25 minuutissa',
  ],
  cons: [
    'Tervetuliaisbonuksen netto on {net}',
    'Myös kierrosten voitot kierrätetään {spinWagering}',
    'Curaçaon lisenssi: voitot veronalaisia',
    'Kaikki kierrokset saa vain kirjautumalla viitenä päivänä',
  ],
  bonusDetails: {
    welcomeBonus:
      'Paketti on {match} jopa {maxBonus} ja lisäksi {spins} ilmaiskierrosta. Sata euroa tuo {bonus.number} euron bonuksen, ja kierrätettävää on kierrosvoittojen kanssa vajaat 8 000 €. Netoksi tulee {net}. {finish.words} kymmenestä pelaajasta pääsee kierrätyksen läpi, muilta saldo loppuu kesken.',
    bonusTerms: [
      'Kierrätyskerroin {wagering}, pohjana pelkkä bonus',
      'Talletuksen on oltava vähintään {minDeposit}',
      'Yli {maxBet.number} euron panos mitätöi bonuksen ja sen voitot',
      'Aikaa {validDays.days}',
      'Livepelit ja jättipottipelit suljettu pois',
      'Skrill- ja Neteller-talletuksista ei saa bonusta',
    ],
    freeSpins: {
      description:
        'Kierrokset jaetaan viidessä erässä, ja yhden kierroksen arvo on {spinValue}. Erä vanhenee vuorokaudessa, jos sitä ei hae. Kun palautus on 96 %, laskemme koko nipun arvoksi {spinsValue}. Voitot siirtyvät bonussaldoon.',
      table: [
        { day: 'Päivä 1', spins: '50', game: 'Kellarin kassakaappi', wager: '{spinWagering}' },
        { day: 'Päivä 2', spins: '50', game: 'Kellarin kassakaappi', wager: '{spinWagering}' },
        { day: 'Päivä 3', spins: '50', game: 'Seitsemän sikaria', wager: '{spinWagering}' },
        { day: 'Päivä 4', spins: '50', game: 'Seitsemän sikaria', wager: '{spinWagering}' },
        { day: 'Päivä 5', spins: '50', game: 'Kummitädin rubiini', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Päivittäiset turnaukset',
      description:
        'Kilpailuja on aamusta iltaan, osa maksuttomia. Palkintotaulukko näytetään ennen ilmoittautumista, ja rahapalkinnot maksetaan ilman kierrätystä.',
    },
  ],
  gameSelection:
    'Nimensä mukaisesti talo elää kolikkopeleistä. Niitä on reilut 4 000, ja uusia ilmestyy viikoittain kymmenkunta. Luokittelu on tehty huolella: pelit voi järjestää palautusprosentin, vaihtelun tai pienimmän panoksen mukaan. Viimeksi mainitusta on turnauspelaajalle aitoa hyötyä. Liveaula on kooltaan keskiverto, ja suomenkielisiä jakajia siellä ei ole. Moni peli on tarjolla useampana versiona, joiden palautusprosentti vaihtelee; tarkista luku pelin ohjeesta, sillä aulassa sitä ei erotella.',
  gameProviders: [
    'Mörkö Games',
    'Kobolt Play',
    'Saltgruve Games',
    'Tähtisumu',
    'Nattsol',
    'Blåmes Interactive',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa ja Mastercard', minimum: 20_00 },
      { method: 'Neteller', minimum: 20_00, note: 'Ilman tervetuliaisbonusta' },
      { method: 'Skrill', minimum: 20_00, note: 'Ilman tervetuliaisbonusta' },
      { method: 'Bitcoin', minimum: 30_00 },
    ],
    withdrawals: [
      { method: 'Tilisiirto', minimum: 50_00, time: '1 pankkipäivä' },
      { method: 'Skrill ja Neteller', minimum: 20_00, time: 'noin puoli tuntia' },
      { method: 'Bitcoin', minimum: 50_00, time: 'alle tunti' },
    ],
    processingTime:
      'Ensimmäinen kotiutus pysähtyi osoitetodistukseen, jonka hyväksymiseen kului kaksi tuntia. Toinen kotiutus, 60 euroa lompakkoon, oli perillä 25 minuutissa.',
  },
  customerService: {
    availability: 'Chat vuorokauden ympäri, suomeksi kello 10–22',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi, englanti, saksa',
  },
  license: {
    type: 'Curaçao',
    details:
      'Lisenssin numero OGL/2023/9130/0156 on kirjattu Curaçaon peliviranomaisen rekisteriin. Valvonta on kevyempää kuin Maltalla tai Virossa, ja voitot ovat Suomessa veronalaista tuloa.',
  },
  security:
    'Tilin voi suojata kertakäyttökoodilla. Henkilöllisyys tarkistetaan ennen ensimmäistä kotiutusta, ja vaaditut asiakirjat luetellaan etukäteen. Uudesta laitteesta tulee ilmoitus sähköpostiin. Pelirajat ovat tilivalikossa, ja tiukennus tulee voimaan heti. Riitatilanteessa pelaajalla ei ole käytössään eurooppalaista sovitteluelintä, ja se on syytä tietää ennen talletusta.',
  userExperience:
    'Ulkoasu lainaa vanhoilta rikoselokuvilta: tummaa puuta, sikarinsavua ja kultakirjaimia. Lukemista se hankaloittaa vähemmän kuin pelkäsimme. Turnauskalenteri on etusivulla ja kellonajat Suomen aikaa. Puhelimella aula latautui neljässä sekunnissa, mikä on hitaanlaista, mutta itse pelit pyörivät nykimättä. Turnauksen aikana oman sijoituksen näkee pelin reunassa.',
  conclusion:
    'Slot Mafiaa kannattaa katsoa kahtena osana. Turnaustarjonta on huolella tehty ja pelivalikoima laaja. Bonus taas on kallis: kierrätys maksaa enemmän kuin bonus ja kierrokset antavat. Turnauksiin pääsee mukaan ilman sitäkin, joten mitään olennaista ei jää saamatta. Ilman bonusta, pienin panoksin ja verovelvollisuus muistaen paikka on listamme viihdyttävimpiä Curaçaon kasinoita.',
  faq: [
    {
      question: 'Saako turnauksiin osallistua ilman bonusta?',
      answer: 'Saa. Useimpiin riittää, että pelaa mukana olevaa peliä oikealla rahalla.',
    },
    {
      question: 'Miksi ison bonuksen netto on miinuksella?',
      answer:
        'Koska kierrätystä on enemmän kuin {breakEven}. Kun nollaraja ylittyy, jokainen bonuseuro maksaa enemmän kuin euron.',
    },
    {
      question: 'Verotetaanko Slot Mafian voittoja?',
      answer:
        'Kyllä. Lisenssi on ETA-alueen ulkopuolelta, joten pelaaja ilmoittaa voitot itse veroilmoituksella.',
    },
    {
      question: 'Mitä tapahtuu, jos kierroserä jää hakematta?',
      answer:
        'Se raukeaa vuorokauden kuluttua. Asiakaspalvelu ei suostunut palauttamaan meiltä hakematta jäänyttä erää.',
    },
    {
      question: 'Onko palvelussa talletusraja?',
      answer: 'On, päivä-, viikko- ja kuukausitasolla. Aseta se ennen ensimmäistä turnausta.',
    },
  ],
  authorRole: 'Kolikkopelien testaaja',
  writtenOn: '2025-05-21',
  updatedOn: '2025-11-10',
  scores: { licence: 8, bonusTerms: 4.5, withdrawals: 9.4, games: 9.8, support: 9.4, reliability: 9.5 },
};
