import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'routa-casino',
  overview: [
    'Sekuntikello käyntiin. Pankkitunnukset, summa, vahvistus, peli auki: 52 sekuntia. Toinen mittaus koski paluumatkaa. Pyysimme kotiutusta kello 17.22, ja pankin ilmoitus helähti 17.31. Routa Casino on pikakasino sanan varsinaisessa merkityksessä, eikä testikuukauden aikana yksikään siirto venynyt yli kahdenkymmenen minuutin. Tiliä varten ei täytetty ainuttakaan lomaketta, ja saldo oli käytettävissä heti vahvistuksen jälkeen.',
    'Bonus on mitoitettu samaan tapaan, pieneksi ja selkeäksi. Satanen tuo satasen lisää, ja kierrätys jää alle {breakEven.number}-kertaisen nollarajan. Netto on {net}. Tarjous on saatavilla vain meiltä; mainoslinkistämme saamme palkkion, mutta nettoon se ei vaikuta. Mistä säästetään? Peleistä ja palvelusta. Valikoima on suppea, ja chat menee kiinni ennen iltayhdeksää. Jos nopeus ja ymmärrettävä bonus riittävät, muuta tuskin kaipaa.',
  ],
  pros: [
    'Kotiutus pankkitilille yhdeksässä minuutissa',
    'Bonuksen netto {net}',
    'Bonuksen saa jo 10 euron talletuksella',
    'Viron lisenssi, voitoista ei veroa',
  ],
  cons: [
    'Vain noin 900 peliä',
    'Chat auki kello 10–20.30',
    'Bonuksen katto {maxBonus} on matala',
    'Puolet ei saa kierrätystä päätökseen',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjous kuuluu: {match} jopa {maxBonus}. Täysi bonus irtoaa sadan euron talletuksella, ja kierrätystä siitä syntyy {turnover}. Kierrätyksen hinta on {cost}, joten netto on {net}. {finish.words} kymmenestä pelaajasta pääsee läpi.',
    bonusTerms: [
      'Kierrätys {wagering}, laskettuna bonuksesta',
      'Talletus alkaen {minDeposit}',
      'Panosraja {maxBet}',
      'Kierrätysaikaa 30 vuorokautta',
      'Livepelit eivät kerrytä kierrätystä',
      'Saatavilla vain Nettobonuksen kautta tuleville',
    ],
  },
  specialFeatures: [
    {
      title: 'Tili pankkitunnuksilla',
      description:
        'Tili syntyy pankkitunnistautumisessa. Nimi, osoite ja syntymäaika haetaan pankista, eikä erillistä salasanaa tarvita.',
    },
  ],
  gameSelection:
    'Noin 900 peliä on pikakasinollekin vähän. Tarjonnasta huomaa, että se on koottu suosio edellä: tunnetut kolikkopelit ovat paikallaan, mutta sivupolkuja ei ole. Livepöytiä on 22, ja ruuhkaisena perjantai-iltana blackjackiin joutui jonottamaan. Jättipotteja on kolme. Haku toimii nopeasti, ja viimeksi pelatut pelit nousevat listan alkuun. Palautusprosentti löytyy pelin ohjeista. Demotilaa ei ole, joten peliä pääsee kokeilemaan vain oikealla rahalla. Sitä emme pidä hyvänä ratkaisuna.',
  gameProviders: ['Pohjantuuli', 'Norrkraft Games', 'Isbre Interactive', 'Kvarts Studio', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Trustly', minimum: 10_00 },
    ],
    withdrawals: [
      { method: 'Verkkopankki', minimum: 10_00, time: '5–20 minuuttia' },
      { method: 'Trustly', minimum: 10_00, time: '5–15 minuuttia' },
    ],
    processingTime:
      'Kuusi kotiutusta neljän viikon aikana, keskiaika 11 minuuttia. Hitain osui pankin yölliseen huoltokatkoon ja kesti silti vain 19.',
  },
  customerService: {
    availability: 'Joka päivä kello 10–20.30',
    channels: 'Chat ja sähköpostilomake',
    languages: 'Suomi ja viro',
  },
  license: {
    type: 'Viron vero- ja tullihallituksen lisenssi',
    details:
      'Lisenssin numero HKT000209 näkyy Viron rekisterissä voimassa olevana. ETA-alueen lisenssin ansiosta voitot saa pitää verottomina.',
  },
  security:
    'Raha liikkuu vain pelaajan nimissä olevan pankkitilin kautta, mikä karsii väärinkäytökset tehokkaasti. Istunto katkeaa vartin toimettomuuden jälkeen. Talletusraja kysytään ennen ensimmäistä siirtoa, ja ruudulla muistutetaan peliajasta puolen tunnin välein. Muistutusta ei voi poistaa käytöstä, ainoastaan tihentää. Lyhin pelitauko on vuorokausi, pisin viisi vuotta.',
  userExperience:
    'Sivulla ei ole juuri mitään ylimääräistä: saldo, haku, pelit. Valikko mahtuu yhdelle riville puhelimessakin. Nopeuden kääntöpuolena on, että tallettaminen käy turhankin vaivattomasti, joten raja kannattaa laittaa matalaksi. Harmaa teksti harmaalla pohjalla väsyttää silmää iltahämärässä, eikä vaaleaa teemaa ole. Kirjasinkokoa saa sentään suurennettua.',
  conclusion:
    'Routa Casino lupaa nopeutta ja pitää sanansa minuutilleen. Bonuskin on plussalla: netto on pieni, ja kierrätyksen läpi pääsee {finish.words} kymmenestä. Suppea valikoima ja lyhyet palveluajat pitävät arvosanan kahdeksan paikkeilla. Ennen talletusta kannattaa päättää, paljonko rahaa viikossa saa mennä, sillä nopeus toimii molempiin suuntiin. Suoraviivainen kasino, jonka rajat tunnistaa viidessä minuutissa.',
  faq: [
    {
      question: 'Kuinka nopeasti raha tulee tilille?',
      answer: 'Meillä keskimäärin 11 minuutissa. Oma pankki voi hidastaa siirtoa.',
    },
    {
      question: 'Mitä ”vain meiltä” tarkoittaa?',
      answer:
        'Sitä, että tällä kierrätysvaatimuksella bonuksen saa vain sivustomme linkistä. Linkki on mainos, ja se on merkitty sellaiseksi.',
    },
    {
      question: 'Miksi juuri {breakEven} on raja?',
      answer:
        'Talon osuus on laskelmassa 4 % panoksista. Kun bonus on pelattu läpi 25 kertaa, kierrätys on maksanut yhtä paljon kuin bonus antoi.',
    },
    {
      question: 'Saako pelejä kokeilla ilmaiseksi?',
      answer: 'Ei Routa Casinolla, demotila puuttuu.',
    },
    {
      question: 'Voiko nopean tallettamisen estää?',
      answer:
        'Voi. Talletusrajan alentaminen vaikuttaa heti, ja lisäksi oman pankin kautta voi estää rahapelimaksut. Peluuri neuvoo tarvittaessa.',
    },
  ],
  authorRole: 'Maksuliikenteen testaaja',
  writtenOn: '2025-08-14',
  updatedOn: '2025-11-11',
  scores: { licence: 9.2, bonusTerms: 7.8, withdrawals: 9.6, games: 6.8, support: 7.2, reliability: 7.9 },
};
