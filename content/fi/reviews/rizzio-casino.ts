import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'rizzio-casino',
  overview: [
    '”{match} jopa {maxBonus}” on lupaus, jonka lukija kohtaa vertailussamme monta kertaa. Rizzio Casinon versiossa huomio kiinnittyy pienempään tekstiin: bonus kierrätetään {wagering}, ja kertoimen perusteena on pelkkä bonus. Muilla sama lupaus maksaa usein kaksi kertaa niin paljon. Siksi kasino on listallamme isojen bonusten kärjessä, vaikka mainoksesta sitä ei mitenkään arvaisi.',
    'Avasimme tilin huhtikuussa, talletimme 100 euroa ja saimme {bonus.number} euroa bonusrahaa. Pelitilin palkki näytti koko ajan, paljonko vaatimuksesta oli jäljellä, ja luku täsmäsi omaan kirjanpitoomme euron tarkkuudella. Sellainen on harvinaisempaa kuin luulisi. Rizzio sopii pelaajalle, joka haluaa ison bonuksen ja jaksaa kierrättää sen loppuun; nopeaa pistäytymistä varten se on turhan työläs.',
  ],
  pros: [
    'Netto 100 euron talletuksella {net}',
    'Kierrätys {wagering} ja vain bonuksesta, siis selvästi alle nollarajan {breakEven}',
    'MGA-lisenssi, voitot verovapaita',
    'Kierrätyksen tilanne näkyy pelitilillä reaaliajassa',
    'Suomenkielinen chat vastasi testissä kahdessa minuutissa',
  ],
  cons: [
    '{notFinish.words} kymmenestä ei pääse kierrätyksen läpi',
    'Minimitalletus {minDeposit} on monen kilpailijan rajaa korkeampi',
    'Panosraja {maxBet} koko kierrätyksen ajan',
    'Korttikotiutus kesti kaksi arkipäivää',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ensimmäiseen talletukseen lisätään {match}, jopa {maxBonus}, ja päälle tulee {spins} ilmaiskierrosta. Sadan euron talletuksella bonus ja kierrosten arvo ovat yhteensä noin {gross}. Kierrätettävää kertyy noin {turnover}, ja kun talon osuus on neljä prosenttia, kierrätyksen hinta on noin {cost}. Netto on {net}, ja arviolta {finish.words} kymmenestä pääsee kierrätyksen läpi. Muilta rahat loppuvat ensin.',
    bonusTerms: [
      'Kierrätys {wagering} bonuksesta, ilmaiskierrosten voitoista samoin {spinWagering}',
      'Pienin bonukseen oikeuttava talletus {minDeposit}',
      'Panosraja {maxBet}',
      'Voimassa {validDays} päivän ajan',
      'Ei voittokattoa; bonus on kierrätyksen jälkeen nostettavissa',
      'Pöytä- ja livepelit eivät kerrytä kierrätystä',
    ],
    freeSpins: {
      description:
        'Kierrokset jaetaan viidelle päivälle, ja kunkin arvo on 0,10 €. Kun pelin palautus on 96 %, laskemme niiden arvoksi yhteensä 9,60 €.',
      table: [
        { day: 'Päivä 1', spins: '20', game: 'Kuparivuori', wager: '{spinWagering}' },
        { day: 'Päivä 2', spins: '20', game: 'Kuparivuori', wager: '{spinWagering}' },
        { day: 'Päivä 3', spins: '20', game: 'Yöjuna', wager: '{spinWagering}' },
        { day: 'Päivä 4', spins: '20', game: 'Yöjuna', wager: '{spinWagering}' },
        { day: 'Päivä 5', spins: '20', game: 'Seitsemän kelloa', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Kierrätyslaskuri',
      description:
        'Palkki kertoo jäljellä olevan vaatimuksen euroina ja prosentteina ja näyttää myös päivän, jona bonus vanhenee.',
    },
    {
      title: 'Bonuksen voi perua',
      description:
        'Ennen ensimmäistä panosta bonuksen voi poistaa itse, eikä asiakaspalveluun tarvitse ottaa yhteyttä.',
    },
  ],
  gameSelection:
    'Pelejä on noin 2 600, valtaosa kolikkopelejä. Hakua voi rajata valmistajan, vaihtelun ja palautusprosentin mukaan, ja viimeksi mainittu on bonuksen kierrättäjälle hakutyökaluista hyödyllisin. Tarkistimme kolmenkymmenen pelin palautuksen: 27:ssä se oli vähintään 96 %, kolmessa vähemmän. Livepöytiä on runsaat sata, mutta suomenkielistä jakajaa emme löytäneet yhdestäkään. Bonuksen ulkopuolelle jätetyt pelit on merkitty lukolla, joten niitä ei tarvitse etsiä ehdoista. Demotila on auki kirjautuneille.',
  gameProviders: [
    'Norrkraft Games',
    'Tähtisumu',
    'Kvarts Studio',
    'Rav & Bernstein',
    'Kobolt Play',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 20_00 },
      { method: 'Visa ja Mastercard', minimum: 20_00 },
      { method: 'Skrill', minimum: 20_00, note: 'Ei oikeuta bonukseen' },
    ],
    withdrawals: [
      { method: 'Pankkisiirto', minimum: 20_00, time: '1–3 tuntia' },
      { method: 'Visa', minimum: 20_00, time: '1–2 arkipäivää' },
    ],
    processingTime: 'Testissämme 140 euroa oli pankkitilillä tunnissa ja 20 minuutissa.',
  },
  customerService: {
    availability: 'Joka päivä klo 8–24',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi, ruotsi ja englanti',
  },
  license: {
    type: 'MGA (Malta)',
    details:
      'Lisenssi MGA/B2C/9107/2024 löytyi Maltan peliviranomaisen rekisteristä. Malta kuuluu ETA-alueeseen, joten voitot ovat suomalaiselle pelaajalle verovapaita.',
  },
  security:
    'Henkilöllisyys vahvistetaan pankkitunnuksilla ennen ensimmäistä kotiutusta, eikä meiltä pyydetty muita asiakirjoja. Kirjautumiseen saa kaksivaiheisen vahvistuksen. Talletus-, tappio- ja aikarajat löytyvät kahden painalluksen takaa, ja rajan alentaminen tuli voimaan heti. Korottaminen vaatii seitsemän päivän odotuksen, mikä on pelaajan kannalta oikea järjestys.',
  userExperience:
    'Sivusto on rauhallinen: ei vilkkuvia bannereita eikä laskureita, jotka hoputtavat. Puhelimella etusivu latautui ripeästi, ja bonuksen ehdot aukesivat samalle näytölle, jolla talletus tehdään. Kiittelemme erityisesti sitä, että panosrajasta varoitetaan, ennen kuin sen ylittää. Pieni moite tulee siitä, että pelihistoriaa voi selata vain kuukausi kerrallaan.',
  conclusion:
    'Rizzio Casino osoittaa, ettei ison bonuksen tarvitse olla huono kauppa. Kun lupaukset ovat samat, ero syntyy kertoimesta, ja tässä se on pelaajan puolella: netto on {net}. Moni ei kuitenkaan pääse loppuun, ja silloin menee myös talletus. Lisenssi, maksut ja ehtojen selkeys ovat kunnossa. Vertailumme isoista bonuksista tämä on tällä hetkellä paras.',
  faq: [
    {
      question: 'Paljonko 100 euron talletuksella pitää kierrättää?',
      answer: 'Bonuksesta 3 000 euroa ja ilmaiskierrosten voitoista laskelman mukaan 144 euroa lisää.',
    },
    {
      question: 'Kannattaako tallettaa koko {fullDeposit.number} euroa, jotta saa täyden bonuksen?',
      answer: 'Ei bonuksen vuoksi. Talleta vain summa, jonka olet valmis häviämään kokonaan.',
    },
    {
      question: 'Verotetaanko voittoja?',
      answer: 'Ei. Kasinolla on Maltan lisenssi, joten voitoista ei makseta Suomessa veroa.',
    },
    {
      question: 'Miten pelitilin saa suljettua?',
      answer:
        'Asetuksista voi valita tauon vuorokaudesta puoleen vuoteen tai pysyvän eston. Jos pelaaminen huolettaa, Peluuri auttaa numerossa 0800 100 101.',
    },
  ],
  authorRole: 'Bonustoimittaja',
  writtenOn: '2025-04-23',
  updatedOn: '2025-11-12',
  scores: { licence: 9.8, bonusTerms: 9.3, withdrawals: 9.6, games: 9.7, support: 9.4, reliability: 9.6 },
};
