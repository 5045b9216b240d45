import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'saukko-casino',
  overview: [
    'Junassa Tampereelta Helsinkiin verkko katkeilee Toijalan ja Riihimäen välillä, ja juuri siksi avasimme Saukko Casinon siellä. Peli putosi kolmesti. Kahdesti kierros jatkui oikein, kerran saldo näytti väärää lukua kymmenen minuuttia ja korjautui sitten itsestään. Uudelta kasinolta se on kelvollinen, joskaan ei loistava tulos. Katkoista jäi merkintä tapahtumahistoriaan, mikä helpottaa mahdollista valitusta.',
    'Muukin jättää keskeneräisen vaikutelman. Lisenssi on Maltalta ja asianmukainen, mutta suomennos horjuu, asiakaspalvelu lepää öisin ja ensimmäinen kotiutus vei lähes kaksi vuorokautta. Mikään näistä ei ole este, mutta yhdessä ne painavat arvosanaa. Tervetuliaistarjous näyttää isommalta kuin on. Sadan euron talletuksella etua kertyy kierroksineen noin {gross.number} euroa, mutta kierrätys maksaa noin {cost.number}. Netto on {net}. Tarjouksen voi jättää väliin ilman seuraamuksia.',
  ],
  pros: [
    'Maltan lisenssi vuodelta 2024, voitot verovapaita',
    'Minimitalletus vain {minDeposit}',
    'Monipuolinen valikoima pienten studioiden pelejä',
    'Keskeytyneet kierrokset palautuvat pääosin oikein',
  ],
  cons: [
    'Bonus maksaa enemmän kuin antaa: netto {net}',
    'Kierrätys {wagering} sekä bonukselle että kierroksille',
    'Ensimmäinen kotiutus kesti 44 tuntia',
    'Käännös on paikoin vaikeatajuinen',
    'Chat vain kello 9–23',
  ],
  bonusDetails: {
    welcomeBonus:
      'Luvassa on {match} jopa {maxBonus} ja {spins} ilmaiskierrosta. Tuhannen euron katto houkuttelee tallettamaan paljon, mutta miinus kasvaa talletuksen mukana. Sadalla eurolla netto on {net}, ja kierrätyksen vie päätökseen {finish.words} kymmenestä pelaajasta.',
    bonusTerms: [
      'Bonusraha on kierrätettävä {wagering}',
      'Ilmaiskierrosten voitoilla sama kerroin {spinWagering}',
      'Vähimmäistalletus 10 €',
      'Panosraja {maxBet}',
      '{validDays} päivän kierrätysaika',
      'Blackjack ja videopokeri kerryttävät kymmenesosan',
    ],
    freeSpins: {
      description:
        'Kierrokset tulevat viitenä kahdenkymmenen kierroksen eränä. Yhden arvo on 0,10 €, ja kun palautus on 96 %, laskemme koko satsin arvoksi ennen kierrätystä 9,60 euroa.',
      table: [
        { day: '1. päivä', spins: '20', game: 'Jokisaukko', wager: '{spinWagering}' },
        { day: '2. päivä', spins: '20', game: 'Jokisaukko', wager: '{spinWagering}' },
        { day: '3. päivä', spins: '20', game: 'Koskenlasku', wager: '{spinWagering}' },
        { day: '4. päivä', spins: '20', game: 'Koskenlasku', wager: '{spinWagering}' },
        { day: '5. päivä', spins: '20', game: 'Helmisimpukka', wager: '{spinWagering}' },
      ],
    },
  },
  gameSelection:
    'Valikoimassa on noin 1 900 nimikettä. Isojen talojen vakiopelejä on vähemmän kuin muualla, mutta pienet pohjoismaiset studiot ovat hyvin edustettuina, ja se tekee selailusta poikkeuksellisen kiinnostavaa. Suodattimia on vain kolme, joten selaamiseen täytyy varata aikaa. Livepöytiä laskimme 35, kaikki englanniksi. Palautusprosentti löytyy pelin sisältä, mutta aulassa sitä ei kerrota. Leikkirahaversio vaatii kirjautumisen. Uusia pelejä tulee viikoittain, ja ne pidetään kuukauden ajan omalla hyllyllään.',
  gameProviders: ['Havgus Studio', 'Mörkö Games', 'Isbre Interactive', 'Blåmes Interactive', 'Kuparihiili'],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Visa', minimum: 10_00 },
      { method: 'Neteller', minimum: 20_00, note: 'Bonus ei koske tätä maksutapaa' },
    ],
    withdrawals: [
      { method: 'Tilisiirto', minimum: 20_00, time: '1–3 pankkipäivää' },
      { method: 'Neteller', minimum: 20_00, time: 'vuorokauden sisällä' },
    ],
    processingTime:
      'Lupaus kuuluu 24 tuntia. Ensimmäisessä kotiutuksessamme henkilötodistuksen tarkistus venytti ajan 44 tuntiin, toinen kotiutus ehti perille 19 tunnissa.',
  },
  customerService: {
    availability: 'Päivittäin kello 9–23',
    channels: 'Chat, lomake ja sähköposti',
    languages: 'Englanti ja vaihtelevasti suomi',
  },
  license: {
    type: 'Maltan lisenssi (MGA)',
    details:
      'Viranomaisen rekisterissä lisenssi on numerolla MGA/B2C/9203/2024. Suomessa voitot ovat verovapaita, koska Malta kuuluu ETA-alueeseen.',
  },
  security:
    'Liikenne on salattu, ja salasanalle vaaditaan riittävä pituus, mutta kaksivaiheista kirjautumista ei vielä ole. Tuki kertoi sen tulevan myöhemmin, päivää lupaamatta. Talletusrajan sai asetettua vaivatta. Tappiorajaa ei löytynyt itsepalvelusta lainkaan; sen asettaa asiakaspalvelija pyynnöstä, meille se tehtiin tunnissa. Henkilötodistus ladataan salatun lomakkeen kautta.',
  userExperience:
    'Sivusto on suunniteltu puhelimelle, ja sen huomaa: painikkeet ovat isoja ja kassaan pääsee peukalolla. Tietokoneella sama ulkoasu näyttää tyhjältä. Sanavalinnoissa on hiottavaa, sillä kotiutuspainikkeessa lukee ”Vetäytyä” ja bonussivulla puhutaan ”pyöräytysvaatimuksesta”. Merkityksen kyllä arvaa, mutta rahasta puhuttaessa ei pitäisi joutua arvaamaan.',
  conclusion:
    'Saukko Casinossa on ainesta: valikoima on omaleimainen ja lisenssi Maltalta. Valmis se ei vielä ole. Lastentaudit ovat korjattavissa, jos halua riittää. Kotiutukset ovat hitaita, kieli kaipaa toimittajaa, ja bonuksen, joka maksaa enemmän kuin antaa, jättäisimme ottamatta. Palaamme testaamaan keväällä. Siihen asti Saukko on keskikastin kasino, jolle kannattaa tallettaa maltillisesti, jos lainkaan.',
  faq: [
    {
      question: 'Kannattaako tavoitella tuhannen euron bonusta?',
      answer:
        'Laskelman mukaan ei. Netto on miinuksella jo sadan euron talletuksella, ja isompi summa kasvattaa tappiota.',
    },
    {
      question: 'Pystyykö bonuksesta kieltäytymään?',
      answer: 'Pystyy. Talletussivulla on ruutu, joka pitää tyhjentää, sillä se on valmiiksi valittu.',
    },
    {
      question: 'Onko Saukko Casinolla sovellusta?',
      answer: 'Ei ole. Selain riittää, ja pikakuvakkeen voi lisätä aloitusnäytölle.',
    },
    {
      question: 'Kuinka asetan tappiorajan?',
      answer:
        'Pyydä sitä chatissa. Samalla voi pyytää pelitaukoa, ja ulkopuolista tukea saa Peluurista maksutta.',
    },
  ],
  authorRole: 'Mobiilipelaamisen testaaja',
  writtenOn: '2025-09-11',
  updatedOn: '2025-11-10',
  scores: { licence: 9, bonusTerms: 5, withdrawals: 7.6, games: 8.2, support: 7.5, reliability: 7.8 },
};
