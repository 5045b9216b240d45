import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'särki-spins',
  overview: [
    'Kysyimme Särki Spinsin chatista, mitä half-sticky heillä tarkoittaa. Ensimmäinen asiakaspalvelija sanoi, että puolet bonuksesta on nostettavissa. Toinen sanoi, että oma raha on nostettavissa, mutta bonus ei. Kolmas linkitti ehtoihin, joissa sanaa käytetään selittämättä. Yhteen kysymykseen saimme siis kolme vastausta. Laskemme bonuksen varovaisesti kuten sticky-bonuksen: se vähennetään kotiutuksessa kokonaan.',
    'Valinnalla ei tässä ole lopputuloksen kannalta väliä. Kierrätys {wagering} on kaksinkertainen nollarajaan nähden ja painaa neton alarajaan, joka on {net} eli koko talletus. Särki ei silti ole huono kasino. Testikotiutus ilman bonusta hoitui vuorokaudessa, pelejä on hyvin ja kympin talletus riittää alkuun. Se sopii pienellä summalla kokeilevalle, joka jättää bonuksen väliin ja hoitaa verotuksensa.',
  ],
  pros: [
    'Alin talletus 10 €',
    'Monipuolinen livekasino',
    'Kotiutus testissä alle vuorokaudessa',
    'Pelirajat helposti saatavilla',
  ],
  cons: [
    'Netto {net} eli pienin mahdollinen',
    'Kierrätys {wagering} ja aikaa vain {validDays.days}',
    'Half-sticky-ehto jää epäselväksi',
    'Voitot ovat veronalaista tuloa',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjous kuuluu: {match} jopa {maxBonus} + {spins} ilmaiskierrosta. Sadan euron talletus tuottaa {bonus.number} euron bonuksen, jonka kierrätys vaatii 11 250 euron panokset. Netto on {net}. Loppuun pääsee {finish.words} kymmenestä, ja silloinkin bonus vähennetään laskutapamme mukaan kotiutuksesta.',
    bonusTerms: [
      'Kierrätys {wagering} bonuksesta',
      'Ilmaiskierrosten voitot {spinWagering}',
      'Vähimmäistalletus 10 €',
      'Enintään {maxBet.number} euron panos',
      '{validDays} päivän aikaraja',
      'Half-sticky: bonuksen nostettavuutta ei selitetä',
      'Skrill- ja Neteller-talletus ei oikeuta bonukseen',
    ],
    freeSpins: {
      description:
        'Puolet kierroksista saa talletuspäivänä ja puolet viikkoa myöhemmin, jolloin kierrätysajasta on jäljellä toinen puoli. Kierroksen arvo on {spinValue}.',
      table: [
        { day: 'Talletuspäivä', spins: '50', game: 'Haukimonni', wager: '{spinWagering}' },
        { day: '8. päivä', spins: '50', game: 'Haukimonni', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Yhteinen pöytä',
      description: 'Livesalissa on ilta-aikaan pohjoismainen blackjackpöytä, jossa pienin panos on euro.',
    },
    {
      title: 'Turnaukset',
      description:
        'Viikkokisassa sijoitus ratkeaa yksittäisen voiton koon eikä pelatun määrän perusteella, mikä on kohtuullisempi tapa.',
    },
  ],
  gameSelection:
    'Kalastusaiheisia pelejä on laskujemme mukaan 43, mikä lienee riittävästi. Niiden lisäksi tarjolla on pari tuhatta muuta, joten vaihtoehdot eivät lopu. Livekasino on valikoiman vahvin osa: pöytiä on kahdelta studiolta, ja pienimmät panokset ovat aidosti pieniä. Videopokeria löytyy yllättävän monta versiota. Haku toimii, mutta suodattimet nollautuvat aina, kun pelistä palaa aulaan. Palautusprosentit on koottu yhdelle sivulle taulukoksi, ja sellaista näkee liian harvoin.',
  gameProviders: [
    'Havgus Studio',
    'Fjellvind',
    'Rav & Bernstein',
    'Saltgruve Games',
    'Kvarts Studio',
    'Hopeakettu Live',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Visa', minimum: 10_00 },
      { method: 'Skrill', minimum: 10_00, note: 'Ilman bonusta' },
      { method: 'Neteller', minimum: 10_00, note: 'Ilman bonusta' },
    ],
    withdrawals: [
      { method: 'Tilisiirto', minimum: 25_00, time: '19 tuntia testissämme' },
      { method: 'Skrill', minimum: 25_00, time: 'Saman vuorokauden aikana' },
    ],
    processingTime:
      'Nostimme 45 euroa maanantai-iltana, ja summa näkyi tilillä tiistaina iltapäivällä, 19 tunnin kuluttua.',
  },
  customerService: {
    availability: 'Kello 8–24 joka päivä',
    channels: 'Chat, sähköposti',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'Curaçao',
    details:
      'Kasinolla on Curaçaon lisenssi OGL/2024/9219/0219. Se on aito ja voimassa, mutta ei ETA-lisenssi: voitot on ilmoitettava Suomen verotukseen.',
  },
  security:
    'Tili vahvistettiin henkilökortilla ja osoitetodistuksella kolmessa tunnissa. Verkkoyhteys on suojattu, ja kirjautumisista lähtee ilmoitus sähköpostiin. Rajavalikko on kiinnitetty pelinäkymän reunaan: talletus-, tappio- ja aikarajan saa muutettua poistumatta pelistä. Samasta paikasta aukeaa vuorokauden tauko. Tässä asiassa Särki on edellä montaa ETA-kasinoa.',
  userExperience:
    'Sivuston suomi on sujuvaa, lukuun ottamatta bonusehtoja, jotka on selvästi käännetty toisessa talossa. Mobiilinäkymä on pääosin onnistunut. Aulassa video käynnistyy itsestään, ja se kuluttaa dataa. Bonus on talletussivulla valmiiksi ruksattu, ja sen saa pois vain poistamalla ruksin itse. Ruudun kuuluisi olla oletuksena tyhjä.',
  conclusion:
    'Särki Spinsissä on kunnollisen kasinon ainekset, ja pelirajojen sijoittelu ansaitsee erityismaininnan. Tervetuliaisbonus on toinen juttu. Sen netto on alarajalla, keskeinen ehto on selittämättä ja henkilökuntakin tulkitsee sitä kolmella tavalla. Neuvomme on poistaa bonuksen ruksi talletussivulta. Silloin jäljelle jää asiallinen kasino pienille panoksille, joskin voitoista on maksettava vero.',
  faq: [
    {
      question: 'Miten half-sticky on laskettu?',
      answer:
        'Samoin kuin sticky: bonuksen määrä vähennetään lopuksi. Jos kasino selventää ehdon, laskemme luvun uudelleen.',
    },
    {
      question: 'Muuttaisiko non-sticky-tulkinta tilannetta?',
      answer:
        'Ehdoissa ei lue niin, joten emme voi olettaa sitä. Kerroin {wagering} olisi joka tapauksessa korkea.',
    },
    {
      question: 'Voiko Särki Spinsillä aloittaa kympillä?',
      answer: 'Voi. Huomaa kuitenkin, että pienin kotiutus tilisiirtona on 25 €.',
    },
    {
      question: 'Mistä rajat löytyvät?',
      answer:
        'Pelinäkymän oikeasta reunasta, kellon kuvan takaa. Jos rajat eivät tunnu riittävän, Peluuri vastaa numerossa 0800 100 101.',
    },
  ],
  authorRole: 'Asiakaspalvelun testaaja',
  writtenOn: '2025-06-30',
  updatedOn: '2025-11-04',
  scores: { licence: 8.3, bonusTerms: 3, withdrawals: 8.8, games: 9.2, support: 7.5, reliability: 9 },
};
