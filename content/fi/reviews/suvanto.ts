import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'suvanto',
  overview: [
    'Järjestys ratkaisee. Suvannossa pelataan ensin omalla rahalla, ja bonus odottaa sivussa. Jos saldo kasvaa, sen saa nostaa saman tien ilman kierrätystä. Jos oma raha loppuu, käyttöön tulee bonus ja sen mukana kierrätys {wagering}. Tätä kutsutaan non-stickyksi, ja pelaajan kannalta se on talletusbonuksista reiluimmin rakennettu. Talletuksen voi toki hävitä ihan tavallisestikin.',
    'Kierrätys on kallis: sadan euron bonuksen kierrättäminen maksaa {cost.number} euroa. Koska se ei kuitenkaan sido omaa rahaa, netto on {net}. Nolla on tässä kohtuullinen tulos. Varsinainen syy arvosanaan on kasino itse, sillä kotiutukset kulkevat, suomenkielinen palvelu tuntee ehtonsa ja lisenssi on Maltalta. Suvanto sopii pelaajalle, joka haluaa pitää oven auki kotiutukselle.',
  ],
  pros: [
    'Non-sticky: talletus pelataan ennen bonusta, ja sen saa kotiuttaa',
    'MGA-lisenssi ja verovapaat voitot',
    'Testikotiutus 38 minuuttia',
    'Asiakaspalvelu osasi ehdot ulkoa',
    'Kierrätysaikaa {validDays.days}',
  ],
  cons: [
    'Kierrätys {wagering} on suuri, netto {net}',
    'Vain {finish.words} kymmenestä saa bonuksen kierrätettyä',
    'Kotiutus mitätöi käyttämättömän bonuksen',
  ],
  bonusDetails: {
    welcomeBonus:
      'Bonus on {match} jopa {maxBonus}, non-sticky. Ilman tätä rakennetta bonuksen netto sadan euron talletuksella olisi {sum}. Nyt se on nolla, sillä bonuksen kierrätys ei sido omaa rahaa. Niistä, jotka alkavat kierrättää bonusta, {finish.words} kymmenestä pääsee loppuun.',
    bonusTerms: [
      'Kierrätys {wagering}, lasketaan pelkästä bonuksesta',
      'Bonuksen saa {minDeposit.number} euron talletuksesta alkaen',
      'Bonuksella pelattaessa panos on enintään {maxBet}',
      'Bonus vanhenee {validDays} päivässä',
      'Non-sticky: kierrätys alkaa vasta oman rahan loputtua',
      'Kotiutus ennen bonuksen käyttöä poistaa bonuksen',
    ],
  },
  specialFeatures: [
    {
      title: 'Kaksi saldoa',
      description: 'Oma raha ja bonus ovat näytöllä vierekkäin, ja siirtymästä toiseen pyydetään vahvistus.',
    },
    {
      title: 'Kotiutus yhdellä painalluksella',
      description:
        'Pelinäkymässä on kotiutuspainike. Vahvistettua kotiutusta ei voi perua takaisin pelattavaksi.',
    },
  ],
  gameSelection:
    'Suvannon 2 200 peliä on järjestetty hillitysti. Etusivulle nousevat ne, joita pelaajat ovat itse merkinneet suosikeiksi, eivät ne, joista valmistaja on maksanut. Näin kasino ainakin vakuuttaa. Kolikkopelien rinnalla on hyvä pöytäpeliosasto, jossa blackjackin säännöt on avattu pöytä pöydältä. Livepelejä tulee kahdelta studiolta. Palautusprosentin saa näkyviin koko aulaan yhdellä kytkimellä. Kaipaamaan jäimme bingoa ja muutamaa vanhaa klassikkoa, mutta pelattavaa riittää.',
  gameProviders: [
    'Pohjantuuli',
    'Kvarts Studio',
    'Rav & Bernstein',
    'Tähtisumu',
    'Revontuuli Gaming',
    'Blåmes Interactive',
    'Hopeakettu Live',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00, note: 'Bonus alkaen {minDeposit}' },
      { method: 'Trustly', minimum: 10_00, note: 'Bonus alkaen {minDeposit}' },
      { method: 'Visa', minimum: 20_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 10_00, time: '38 minuuttia testissämme' },
      { method: 'Visa', minimum: 20_00, time: '1–3 pankkipäivää' },
    ],
    processingTime:
      'Nostimme 120 euroa sunnuntaina, ennen kuin bonukseen oli koskettu. Raha tuli 38 minuutissa, ja bonus poistui ehtojen mukaisesti.',
  },
  customerService: {
    availability: 'Joka päivä klo 8–24',
    channels: 'Chat, puhelin, sähköposti',
    languages: 'Suomi, ruotsi ja englanti',
  },
  license: {
    type: 'MGA',
    details:
      'Suvannolla on Maltan lisenssi MGA/B2C/9236/2019. Se täyttää ETA-ehdon, joten voitoista ei makseta Suomessa veroa. Valvoja on Maltan peliviranomainen.',
  },
  security:
    'Tilille pääsee vain pankkitunnuksilla. Kun ylitimme testissä itse asetetun tunnin aikarajan, peli pysähtyi seuraavaan kierrokseen eikä jatkunut pyynnöistä huolimatta. Juuri niin rajan pitää toimia. Varat on eriytetty, ja valituksille on riippumaton käsittelijä. Pelihistoria säilyy viisi vuotta ja on ladattavissa taulukkona.',
  userExperience:
    'Sininen, rauhallinen sivusto tekee nimelleen kunniaa. Olennaista on saldon esitys: kummallakin rahalla on oma rivinsä, ja ennen bonuksen käyttöönottoa ruutu kysyy, haluaako pelaaja jatkaa vai lopettaa. Kysymys on muotoiltu neutraalisti. Puhelimella rivit mahtuvat allekkain. Hakukenttä sen sijaan katoaa vieritettäessä, ja sitä joutuu hakemaan takaisin.',
  conclusion:
    'Suvannon bonus on paperilla kallis, mutta sen kierrätys ei ulotu omaan rahaan: netto on {net}, ei miinusta. Sen arvo on siinä, että tallettaja säilyttää oikeuden nostaa. Kun omat rahat loppuvat, viisainta on usein lopettaa siihen, sillä kierrätyksestä selviää harva. Kasinona Suvanto on huolellinen, nopea ja suomalaiselle verovapaa. Hyvä paikka, jonka bonus on sivuseikka.',
  faq: [
    {
      question: 'Miksi netto on nolla, vaikka kierrätys on {wagering}?',
      answer:
        'Kierrätys maksaisi enemmän kuin bonus antaa, mutta se maksetaan bonuksesta. Oma raha on siinä vaiheessa jo pelattu tai nostettu.',
    },
    {
      question: 'Voinko nostaa voiton ennen bonuksen käyttöä?',
      answer: 'Kyllä. Kierrätystä ei silloin ole, mutta käyttämätön bonus poistuu tililtä.',
    },
    {
      question: 'Koskeeko panosraja omaa rahaa?',
      answer: 'Ei koske. Viiden euron raja alkaa vasta, kun pelataan bonuksella.',
    },
    {
      question: 'Suojaako non-sticky tappioilta?',
      answer:
        'Ei. Talletuksen voi hävitä kokonaan, ja bonus on sen jälkeen vain jatkoaikaa. Ikäraja on 18 vuotta.',
    },
    {
      question: 'Miten Suvannossa asetetaan peliraja?',
      answer:
        'Rajat kysytään ensimmäisellä kirjautumisella. Myöhemmin ne ovat profiilissa, ja tuen yhteystiedot, myös Peluurin, ovat samalla sivulla.',
    },
  ],
  authorRole: 'Vanhempi bonustoimittaja',
  writtenOn: '2025-04-24',
  updatedOn: '2025-11-05',
  scores: { licence: 9.6, bonusTerms: 6.8, withdrawals: 9.2, games: 8.8, support: 9.3, reliability: 9.4 },
};
