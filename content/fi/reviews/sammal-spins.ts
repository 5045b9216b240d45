import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'sammal-spins',
  overview: [
    'Sammal Spinsin ehdoissa on kaksi kerrointa, ja ne on syytä pitää erillään. Bonus kierrätetään {wagering}, ilmaiskierrosten voitot {spinWagering}. Kumpikin ylittää nollarajan 25×, joten kumpikin osa tarjouksesta maksaa enemmän kuin antaa. Yhdessä ne tuottavat sadan euron tallettajalle yli 11 000 euron panosurakan. Netto on {net}, sillä miinus pysähtyy talletukseen.',
    'Tulokas on aloittanut toimintansa tänä vuonna, ja keskeneräisyys näkyy. Testasimme kryptotalletusta, joka onnistui, ja korttikotiutusta, joka ei aluksi onnistunut. Hyvääkin löytyy: pelihaku on nopea ja asiakaspalvelijat myöntävät, kun eivät tiedä. Kasino voi kiinnostaa kryptolompakon käyttäjää, joka osaa hoitaa verot itse. Tervetuliaisbonus hänenkin kannattaa jättää ottamatta, sillä krypto ei muuta kertoimia.',
  ],
  pros: [
    'Bitcoin-siirrot toimivat molempiin suuntiin',
    'Kierrätykseen on {validDays.days}',
    'Asiakaspalvelu myöntää, kun ei tiedä',
    'Nopea pelihaku',
  ],
  cons: [
    'Tervetuliaisbonuksen netto {net}',
    'Kaksi eri kierrätyskerrointa, {wagering} ja {spinWagering}',
    'Korttikotiutus vaati testissä kolme yhteydenottoa',
    'Uusi toimija ilman näyttöjä',
    'Curaçaon lisenssi, voitot verotetaan',
  ],
  bonusDetails: {
    welcomeBonus:
      'Luvassa on {match} jopa {maxBonus} + {spins} ilmaiskierrosta. Sata euroa talletettuna tuo {bonus.number} euroa bonusta ja kierroksia 19,20 euron arvosta. Kierrätys maksaisi noin {cost.number} euroa, mikä on selvästi enemmän. Netto on {net}, ja {finish.words} kymmenestä pääsee läpi.',
    bonusTerms: [
      'Bonuksen kierrätys {wagering}, perusteena bonus',
      'Kierrosten voittojen kierrätys {spinWagering}',
      'Talletettava vähintään {minDeposit}',
      'Panosraja {maxBet}',
      '{validDays} päivän voimassaolo',
      'Jättipottipelit kielletty bonuksella',
    ],
    freeSpins: {
      description:
        'Kierroksia saa viitenä päivänä peräkkäin, ja kunkin arvo on 0,10 €. Väliin jäänyt päivä menetetään.',
      table: [
        { day: '1. päivä', spins: '40', game: 'Naavametsä', wager: '{spinWagering}' },
        { day: '2. päivä', spins: '40', game: 'Naavametsä', wager: '{spinWagering}' },
        { day: '3. päivä', spins: '40', game: 'Naavametsä', wager: '{spinWagering}' },
        { day: '4. päivä', spins: '40', game: 'Hiidenkirnu', wager: '{spinWagering}' },
        { day: '5. päivä', spins: '40', game: 'Hiidenkirnu', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Kryptosaldo euroina',
      description:
        'Bitcoin vaihdetaan talletushetkellä euroiksi, joten kurssi ei heiluta saldoa pelin aikana.',
    },
  ],
  gameSelection:
    'Kasino ilmoittaa pelien määräksi 2 600. Uutuuksia on hyvin, klassikoita heikosti, ja pöytäpelien alasivu aukesi ensimmäisellä viikolla tyhjänä. Vika korjattiin pyynnöstämme kahdessa päivässä. Livepelejä on yhden studion verran, pääosin rulettia ja blackjackia. Erikoisuutena on pikapelien osasto, jossa kierros kestää sekunteja; budjetin kannalta se on aulan kallein nurkka. Kuvakkeissa ei kerrota palautusprosenttia, joten tieto on kaivettava esiin kunkin pelin omasta ohjeesta.',
  gameProviders: ['Kobolt Play', 'Lyskaster', 'Isbre Interactive', 'Mörkö Games', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Bitcoin', minimum: 20_00, note: 'Hyvitys yhden vahvistuksen jälkeen' },
      { method: 'Visa', minimum: 20_00 },
      { method: 'Mastercard', minimum: 20_00 },
    ],
    withdrawals: [
      { method: 'Bitcoin', minimum: 40_00, time: '3 tuntia testissämme' },
      { method: 'Visa', minimum: 40_00, time: '6 päivää testissämme' },
    ],
    processingTime:
      'Bitcoin-kotiutus tuli kolmessa tunnissa. Korttikotiutus palautui kahdesti kasinolle ja onnistui kuudentena päivänä.',
  },
  customerService: {
    availability: 'Vuorokauden ympäri',
    channels: 'Chat, sähköposti',
    languages: 'Englanti',
  },
  license: {
    type: 'Curaçao',
    details:
      'Rekisterissä lisenssi on numerolla OGL/2024/9202/0202. Koska Curaçao on ETA-alueen ulkopuolella, suomalaiselle maksettu voitto on veronalaista tuloa.',
  },
  security:
    'Kaksivaiheinen kirjautuminen on pakollinen kryptokotiutuksissa, mikä on oikea valinta. Henkilöllisyyden vahvistamiseen meni kaksi vuorokautta. Talletusraja löytyy asetuksista, tappiorajaa ei ole lainkaan. Tilin sulkemista kysyessämme chat tarjosi ensin lisää ilmaiskierroksia ja totteli vasta toisella pyynnöllä. Emme soisi sellaisen toistuvan yhdelläkään kasinolla.',
  userExperience:
    'Vihreä ulkoasu on miellyttävä katsella, mutta kääntäminen on jäänyt kesken: maksusivu puhuu englantia ja paikoin jotakin suomen ja englannin väliltä. Mobiilissa alapalkki peittää pelin panospainikkeen pystyasennossa. Haku on sivuston paras osa ja löytää pelin kahdesta kirjaimesta. Kierrätyksen mittareita on kaksi, yksi kummallekin kertoimelle, ja ne on nimetty harhaanjohtavan samankaltaisesti.',
  conclusion:
    'Tarjous on suuri vain mainoksessa. Netto on alarajalla, ja vain {finish.words} kymmenestä saa kierrätyksen loppuun ennen rahojen ehtymistä. Kun päälle lasketaan uuden kasinon lastentaudit, verotettavat voitot ja korttikotiutuksen kangertelu, arvosana 7,2 on mielestämme riittävän ystävällinen. Annamme Sammal Spinsille vuoden aikaa kasvaa ja katsomme sen sitten uudelleen läpi.',
  faq: [
    {
      question: 'Miksi kierrosten kerroin on eri kuin bonuksen?',
      answer:
        'Kasino on kirjoittanut ehdot erikseen. Käytännössä kierrosten voitot ovat kalliimpia kierrättää kuin itse bonus.',
    },
    {
      question: 'Toimiiko kotiutus pankkikortille?',
      answer: 'Testissä toimi lopulta, mutta vasta kuudentena päivänä. Kryptokotiutus oli selvästi varmempi.',
    },
    {
      question: 'Verotetaanko myös kryptona nostettu voitto?',
      answer:
        'Kyllä, maksutapa ei muuta asiaa. Lisäksi kryptovaluutan myynnistä voi syntyä oma veroseurauksensa, josta kertoo Verohallinto.',
    },
    {
      question: 'Miten tilin saa suljettua?',
      answer:
        'Pyydä sulkemista kirjallisesti ja mainitse, ettet halua tarjouksia. Peluurista, 0800 100 101, saa apua estojen kanssa.',
    },
  ],
  authorRole: 'Uusien kasinoiden testaaja',
  writtenOn: '2025-08-27',
  updatedOn: '2025-11-12',
  scores: { licence: 8.2, bonusTerms: 3.6, withdrawals: 7.2, games: 8.3, support: 8, reliability: 7.4 },
};
