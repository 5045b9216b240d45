import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'ulpukka-spins',
  overview: [
    '1 166 euroa päivässä, kaksi viikkoa putkeen. Niin paljon panoksia Ulpukka Spinsin bonus vaatii, kun tallettaa sata euroa ja aikoo päästä loppuun määräajassa. Panosraja on viisi euroa, joten pyöräytyksiä kertyy vähintään 3 266. Laskimme tämän kahdesti, koska ensimmäinen tulos näytti näppäilyvirheeltä. Ei ollut virhe.',
    'Bonus on sticky, eli sitä ei voi koskaan kotiuttaa. Kierrätys {wagering} lasketaan bonuksesta ja talletuksesta. Kumpikin ehto erikseen tekisi tarjouksesta huonon, ja yhdessä ne painavat neton alarajalle. Prosenttiluku 350 on vertailussamme suurimpia eikä kerro bonuksen arvosta mitään. Mitä suurempi bonus on, sitä suurempi on myös summa, joka on pelattava läpi.',
    'Oudointa on, että kasino bonuksen takana on pätevä. Kryptokotiutus kulki nopeasti, pelejä on tuhansittain ja chat osasi asiansa. Ristiriita näkyy arvosanassa, joka olisi toisenlaisella tarjouksella selvästi korkeampi. Ulpukka sopii kryptolla maksavalle, joka osaa jättää tarjouksen ottamatta ja hoitaa veroilmoituksensa.',
  ],
  pros: [
    'Bitcoin-kotiutus alle puolessa tunnissa',
    'Yli 4 000 peliä',
    'Asiakaspalvelu vastaa ympäri vuorokauden',
    'Bonuksen voi ohittaa yhdellä valinnalla',
  ],
  cons: [
    'Netto {net} eli pienin mahdollinen',
    'Sticky-bonus, jota ei voi kotiuttaa',
    'Kierrätys {wagering} bonuksesta ja talletuksesta, kierrosvoitoista {spinWagering}',
    'Aikaa vain {validDays.days}',
    'Curaçaon lisenssi: voitot verotettavaa tuloa',
  ],
  bonusDetails: {
    welcomeBonus:
      'Mainos lupaa {match}, jopa {maxBonus}, ja lisäksi {spins} ilmaiskierrosta. Satasella saa {bonus.number} euroa bonusta, jolloin {wagering} koskee 450 euron summaa. Kierrosvoitot mukaan luettuna panostettavaa on noin {turnover} ja kierrätyksen hinta {cost}. Bonus itse vähennetään lopuksi. Netto on {net}, koska enempää ei voi hävitä, ja vain {finish.words} kymmenestä pääsee läpi.',
    bonusTerms: [
      'Kierrätys {wagering}, pohjana bonus + talletus',
      'Kierrosvoitot kierrätetään {spinWagering}',
      'Sticky: bonus poistuu saldosta, kun kotiutat',
      'Vähimmäistalletus 20 €',
      'Panos korkeintaan {maxBet} kierrokselta',
      'Koko vaatimus täytettävä {validDays} päivässä',
      'Bonusosto-ominaisuudet kielletty',
    ],
    freeSpins: {
      description:
        'Kierrokset jaetaan kolmena eränä. Kierros on kymmenen senttiä, ja 96 prosentin palautuksella laskemme niiden arvoksi 14,40 €; kierrätys {spinWagering} maksaa sitä enemmän.',
      table: [
        { day: '1. erä', spins: '50', game: 'Suonsilmä', wager: '{spinWagering}' },
        { day: '2. erä', spins: '50', game: 'Suonsilmä', wager: '{spinWagering}' },
        { day: '3. erä', spins: '50', game: 'Virvatuli', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Kryptolompakko',
      description:
        'Saldoa voi pitää euroina tai bitcoineina. Vaihtokurssin ero markkinahintaan oli testipäivänä 0,8 %.',
    },
  ],
  gameSelection:
    'Tarjonta on laajuudessaan listamme kärkeä, noin 4 300 peliä. Kolikkopelien lisäksi tarjolla on krypton ystäville suunnattuja pikapelejä, joiden reiluuden voi tarkistaa itse tiivisteestä. Kokeilimme tarkistusta kymmenellä kierroksella, ja luvut pitivät. Livekasinossa on toistasataa pöytää kolmelta tuottajalta. Samasta pelistä voi olla kaksi versiota eri palautuksella, joten tietoruutu kannattaa avata aina ennen aloittamista. Suosittujen lista perustuu pelattuihin kierroksiin eikä mainosmyyntiin, tai näin meille ainakin kerrottiin.',
  gameProviders: [
    'Blåmes Interactive',
    'Nattsol',
    'Saltgruve Games',
    'Revontuuli Gaming',
    'Lyskaster',
    'Skumring Live',
    'Hopeakettu Live',
    'Kobolt Play',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Bitcoin', minimum: 20_00 },
      { method: 'Visa', minimum: 20_00 },
      { method: 'Skrill', minimum: 20_00, note: 'Palvelumaksu 2 %' },
    ],
    withdrawals: [
      { method: 'Bitcoin', minimum: 40_00, time: '20–60 minuuttia' },
      { method: 'Pankkisiirto', minimum: 100_00, time: '1–2 arkipäivää' },
    ],
    processingTime: 'Bitcoin-kotiutus vahvistui lohkoketjussa 26 minuutin kuluttua pyynnöstä.',
  },
  customerService: {
    availability: 'Aina auki',
    channels: 'Chat ja sähköposti',
    languages: 'Englanti, suomi konekäännöksen kautta',
  },
  license: {
    type: 'Curaçao',
    details:
      'Toiminta perustuu Curaçaon lisenssiin, jonka numeroa meillä ei ole esittää. Suomessa voitot ovat tällöin veronalaisia, myös silloin kun ne maksetaan kryptona.',
  },
  security:
    'Tilin saa suojattua todennussovelluksella, ja kotiutusosoitteet voi lukita etukäteen hyväksyttyihin. Kryptomaksuissa se on olennaista, sillä väärään osoitteeseen lähtenyttä rahaa ei saa takaisin. Henkilöllisyyden kasino tarkisti ennen kotiutusta. Talletusraja on olemassa, mutta se asetetaan euroissa eikä seuraa bitcoinin kurssia. Valvoja on kaukana, ja valittaminen on hankalaa.',
  userExperience:
    'Hakukenttä on nopea ja pelisivut kevyitä. Bonusta tyrkytetään talletussivulla isolla kuvalla, mutta sen alta löytyy yhtä iso ”Ei kiitos”. Siitä pidimme. Bonussivulla sanaa sticky ei mainita; se on avattava ehdoista. Siitä emme pitäneet. Suomenkieliset tekstit ovat kankeita ja paikoin tahattoman hauskoja.',
  conclusion:
    'Ulpukka Spins on kaksi eri asiaa. Kasinona se on laaja, ripeä ja palveleva, ja siitä kertyvät arvosanan pisteet. Bonuksena se on heikoimpia, joita olemme laskeneet: sticky, iso kerroin, väärä laskentapohja ja kaksi viikkoa aikaa. Netto {net} on vielä siistitty luku, koska tappio ei voi ylittää talletusta. Paina ”Ei kiitos”, jos ylipäätään painat mitään.',
  faq: [
    {
      question: 'Saanko {bonus.number} euron bonuksen koskaan itselleni?',
      answer: 'Et. Sticky-bonuksella voi vain pelata, ja se poistetaan kotiutuksessa kokonaan.',
    },
    {
      question: 'Miksi arvosana on hyvä, vaikka bonus on huono?',
      answer: 'Bonusehtojen osuus arvosanasta on 15 %. Pelit, maksut ja tuki nostavat kokonaisuutta.',
    },
    {
      question: 'Miten kryptovoittoja verotetaan?',
      answer:
        'Voitto on veronalaista tuloa, jonka määrä on saantihetken euroarvo. Myöhempi arvonnousu verotetaan erikseen.',
    },
    {
      question: 'Voiko bonuksen perua kesken kierrätyksen?',
      answer: 'Voi chatin kautta, mutta silloin menevät sekä bonus että sillä saadut voitot.',
    },
    {
      question: 'Onko kasinolla pelitaukoa?',
      answer:
        'On, viikosta vuoteen. Pyydä se chatissa ja tallenna vahvistus; apua antaa tarvittaessa Peluuri.',
    },
  ],
  authorRole: 'Laskelmien tarkistaja',
  writtenOn: '2025-07-24',
  updatedOn: '2025-11-06',
  scores: { licence: 7.5, bonusTerms: 3, withdrawals: 9.7, games: 9.7, support: 8.3, reliability: 9 },
};
