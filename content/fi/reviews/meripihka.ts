import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'meripihka',
  overview: [
    'Aamuseitsemältä puhelin värähti: ”Eilisestä palautui 8,40 €.” Olimme edellisenä iltana hävinneet Meripihkassa 42 euroa, ja kasino pani siitä viidenneksen takaisin tilille. Siinä on koko tarjouksen ydin. Talletusbonusta ei ole, ilmaiskierroksia ei ole, on vain päivittäinen cashback eli osa tappiosta takaisin. Ehdot luimme aamukahvin aikana, ja ne ovat yksinkertaiset.',
    'Kierrätys on pieni, {wagering}. Jos koko 100 euron talletuksen häviää, takaisin saa kierrätyksen hinnan jälkeen 18 euroa. Lukua ei pidä lukea väärin: se kutistaa sadan euron tappion 82 euroon eikä ole tuloa. Lisäksi joka-aamuinen viesti kutsuu palaamaan juuri silloin, kun häviö on tuoreessa muistissa. Ilmoitukset saa pois päältä, ja suosittelemme sitä. Meripihka sopii maltilliselle pelaajalle, joka ei halua sitoutua bonukseen etukäteen.',
  ],
  pros: [
    'Cashbackin kierrätys vain {wagering}',
    'Takaisin 18 €, jos häviää 100 €',
    'Ei panosrajaa eikä minimitalletusta cashbackin saamiseksi',
    'MGA-lisenssi, joten voitot ovat verovapaita',
  ],
  cons: [
    'Cashbackia saa vain hävinneenä',
    'Cashback vanhenee viikossa',
    'Päivittäinen viesti houkuttelee jatkamaan',
    'Kotiutus kesti testissä puolitoista päivää',
    'Chat on auki vain iltaisin',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjous kuuluu: {cashback}:n cashback joka päivä, enintään {cashbackCap}. Se lasketaan vuorokauden nettotappiosta. Sadan euron tappiosta kasino hyvittää 20 €, ja kierrätyksen hinta on 2,40 €. Takaisin saa siis pyöristettynä 18 €, ja tappioksi jää 82 €.',
    bonusTerms: [
      'Cashbackin kierrätys {wagering}',
      'Cashbackin katto {cashbackCap}',
      'Cashback voimassa {validDays} päivän ajan',
      'Laskentajakso on vuorokausi; voittopäivältä ei palauteta mitään',
      'Ei erillistä panosrajaa',
      'Livepelien tappiot eivät ole mukana',
    ],
  },
  specialFeatures: [
    {
      title: 'Päivän tilinpäätös',
      description:
        'Pelitilillä näkyvät vuorokauden talletukset, panokset ja tulos yhtenä rivinä. Tiedon voi ladata taulukkona.',
    },
  ],
  gameSelection:
    'Runsaan 900 pelin valikoima on listamme suppeimpia. Se on kuitenkin koottu harkiten: joka kuukausi lisätään kymmenkunta uutuutta ja poistetaan saman verran vähälle käytölle jääneitä. Kolikkopelien aiheina ovat meri, metsä ja mytologia. Ruletteja on kaksitoista, videopokereita kahdeksan. Livekasinon tuottaa yksi ainoa studio, ja suosituimpiin pöytiin joutui perjantaina jonottamaan. Bingoa tai vedonlyöntiä ei ole, joten monipuolisuutta etsivä pettyy. Palautusprosentit löytyvät pelien ohjeista.',
  gameProviders: ['Havgus Studio', 'Rav & Bernstein', 'Blåmes Interactive', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 10_00 },
      { method: 'Mastercard', minimum: 10_00 },
      { method: 'Paysafecard', minimum: 10_00, note: 'Enintään 250 € kerralla' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 20_00, time: '1–2 vuorokautta' },
      { method: 'Pankkisiirto', minimum: 20_00, time: '2–3 arkipäivää' },
    ],
    processingTime:
      'Pyysimme 60 euroa maanantai-iltana, ja rahat tulivat keskiviikkoaamuna. Kasino käsittelee kotiutukset vain virka-aikaan.',
  },
  customerService: {
    availability: 'Joka ilta klo 16–23',
    channels: 'Chat, muina aikoina sähköposti',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'MGA (Malta)',
    details:
      'Maltan viranomaisen myöntämä lisenssi MGA/B2C/9217/2024. Kyseessä on ETA-maan lisenssi, minkä vuoksi voitot ovat pelaajalle verovapaita.',
  },
  security:
    'Kirjautuminen hoituu pankkitunnuksilla tai salasanalla, jonka oheen saa vahvistuskoodin. Pelaajien varat pidetään ehtojen mukaan erillään yhtiön rahoista. Rajavalikko on kattava, ja tappioraja on siinä ensimmäisenä, mikä cashback-kasinolla on harkittu ratkaisu. Miinusta tulee siitä, että markkinointiviestien kielto löytyi vasta kolmannelta alasivulta. Sen paikka olisi rajojen vieressä.',
  userExperience:
    'Hunajankeltainen ulkoasu erottuu, ja teksti on riittävän isoa myös lukulaseja kaipaavalle. Mobiilissa alapalkki kattaa sen, mitä tarvitaan: pelit, kassa, päivän tulos. Latautuminen oli ajoittain hidasta, etenkin iltayhdeksän maissa. Cashback otetaan käyttöön yhdellä painalluksella, ja samassa kohdassa on nappi, jolla siitä voi luopua.',
  conclusion:
    'Cashback on rehellisimmillään, kun se myöntää olevansa alennus häviöstä. Meripihkan ehdot ovat sellaiset: pieni kerroin, järkevä katto ja sadan euron tappiosta 18 € takaisin. Kasino ympärillä on tavallinen, kotiutuksissa jopa hidas, ja pelivalikoima jää ohueksi. Hyvä valinta sille, jolle talletusbonukset ovat tuntuneet velalta. Huono sille, jolle hävityn rahan perässä juokseminen on tuttua.',
  faq: [
    {
      question: 'Tuleeko cashback rahana vai bonuksena?',
      answer:
        'Bonusrahana, joka kierrätetään {wagering}. Esimerkiksi 20 euron cashback vaatii yhteensä 60 euron panokset.',
    },
    {
      question: 'Mitä jos voitan yhtenä päivänä ja häviän seuraavana?',
      answer:
        'Päivät lasketaan erikseen. Tappiopäivältä saa cashbackia, vaikka edellinen päivä olisi ollut voitollinen.',
    },
    {
      question: 'Tekeekö cashback pelaamisesta kannattavaa?',
      answer: 'Ei tee. Talon osuus säilyy, ja cashback vain pienentää tappiota.',
    },
    {
      question: 'Miten estän kasinon viestit?',
      answer:
        'Valitse Oma tili, Yhteystiedot ja Markkinointiluvat. Jos viestit ehtivät jo vetää takaisin pelaamaan, Pelirajat’on tarjoaa vertaistukea.',
    },
  ],
  authorRole: 'Vastuullisen pelaamisen toimittaja',
  writtenOn: '2025-09-09',
  updatedOn: '2025-11-13',
  scores: { licence: 9.2, bonusTerms: 8, withdrawals: 7.4, games: 7.6, support: 7, reliability: 7.9 },
};
