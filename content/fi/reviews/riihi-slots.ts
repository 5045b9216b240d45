import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'riihi-slots',
  overview: [
    'Esitimme Riihi Slotsin chatissa saman kysymyksen kolmena eri vuorokaudenaikana: mitä bonukselle käy, jos nostan talletukseni kesken? Vastaus oli joka kerta sama ja oikea. Bonus poistuu, oma raha maksetaan. Yhtenäinen vastaus kertoo koulutetusta tuesta, ja sellainen on Curaçaon kasinoilla arvokkaampaa kuin prosentit mainoksessa. Riihi sopii kolikkopelaajalle, joka haluaa pitää oman rahansa ja bonuksen erillään.',
    'Non-sticky-rakenne on tarjouksen pelastus. Itse kierrätys, {wagering}, on nimittäin raskas: sadan euron bonuksen ja kierrosvoittojen läpipeluu vaatii lähes 4 100 euron panokset ja maksaa {cost.number} euroa, kun tarjouksen arvo on {gross.number} euroa. Koska kierrätys ei kuitenkaan sido omaa rahaa, netto on nolla. Bonusta voi pitää lisäeränä, mutta sen varaan ei kannata laskea mitään.',
  ],
  pros: [
    'Oman talletuksen voi nostaa ennen bonuksen käyttöä',
    'Tuki tuntee kasinon ehdot',
    'Kotiutukset samana päivänä, myös viikonloppuna',
    'Noin 4 000 kolikkopeliä',
    'Lisenssin numero näkyvillä ja tarkistettavissa',
  ],
  cons: [
    'Kierrätys {wagering} ylittää nollarajan reilusti',
    'Bonuksen netto on {net}',
    '{finish.words} kymmenestä saa kierrätyksen valmiiksi',
    'ETA-alueen ulkopuolinen lisenssi, voitoista vero',
  ],
  bonusDetails: {
    welcomeBonus:
      'Riihi tarjoaa {match}:n bonuksen, jopa {maxBonus}, ja {spins} ilmaiskierrosta. Sadan euron talletuksella netto on {net}. Ilman non-sticky-ehtoa laskelma olisi miinuksella. {finish.words} kymmenestä pelaajasta kierrättää bonuksen loppuun asti.',
    bonusTerms: [
      'Non-sticky: talletus pelataan ensin',
      'Kierrätyskerroin {wagering}, pohjana pelkkä bonus',
      'Kierrosvoittoihin sovelletaan samaa vaatimusta, {spinWagering}',
      'Alin talletus 10 €',
      'Panosraja kierrätyksen aikana {maxBet}',
      '{validDays} päivän käyttöaika',
    ],
    freeSpins: {
      description:
        'Kierrokset annetaan kahdessa erässä, ja toinen tulee vuorokauden kuluttua talletuksesta. Kierroksen arvo on {spinValue}, yhteensä siis kaksi euroa.',
      table: [
        { day: 'Talletuspäivä', spins: '10', game: 'Elonkorjuu', wager: '{spinWagering}' },
        { day: 'Seuraava päivä', spins: '10', game: 'Elonkorjuu', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Kaksi lompakkoa',
      description:
        'Omat rahat ja bonus ovat eri välilehdillä. Bonuksen saa käyttöön vasta erillisellä hyväksynnällä, joten sen ehdot eivät tule voimaan vahingossa.',
    },
  ],
  gameSelection:
    'Nimensä mukaisesti Riihi keskittyy kolikkopeleihin. Niitä on nelisentuhatta, ja sisällysluettelo jakautuu aiheisiin, joita on lähes liikaakin: maatilat, viikingit, hedelmät, metsä, avaruus. Pieniä studioita on mukana paljon, joten valikoima ei toista samoja kahtakymmentä hittiä. Lisäksi on toistasataa livepöytää ja muutama kymmenen raaputusarpaa. Bonuksen kierrätykseen kelpaavat vain kolikkopelit, ja kielletyt pelit harmaantuvat, kun bonus on käytössä. Useimpien pelien säännöt saa suomeksi, joskaan ei kaikkien.',
  gameProviders: [
    'Norrkraft Games',
    'Rav & Bernstein',
    'Havgus Studio',
    'Isbre Interactive',
    'Pohjantuuli',
    'Kobolt Play',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 10_00 },
      { method: 'Mastercard', minimum: 10_00 },
      { method: 'Neteller', minimum: 10_00 },
      { method: 'Bitcoin', minimum: 20_00 },
    ],
    withdrawals: [
      { method: 'Neteller', minimum: 20_00, time: '1–3 tuntia' },
      { method: 'Bitcoin', minimum: 40_00, time: '1–2 tuntia' },
      { method: 'Tilisiirto', minimum: 50_00, time: '1–3 pankkipäivää' },
    ],
    processingTime: 'Sunnuntai-illan Neteller-kotiutus, 120 €, kuitattiin maksetuksi tunnissa ja vartissa.',
  },
  customerService: {
    availability: 'Vuorokauden ympäri',
    channels: 'Chat, sähköposti, soittopyyntö',
    languages: 'Suomi klo 8–22, muulloin englanti',
  },
  license: {
    type: 'Curaçao',
    details:
      'Alatunnisteessa ilmoitettu OGL/2024/9222/0222 vastaa peliviranomaisen rekisteriä. Verottajan silmissä voitto Curaçaon kasinolta on tuloa.',
  },
  security:
    'Kotiutuksiin voi asettaa nelinumeroisen tunnusluvun, jota kysytään salasanan lisäksi. Asiakirjat tarkistettiin kerran, minkä jälkeen pyyntöjä ei tullut lisää. Kokeilimme myös vuorokauden taukoa: kirjautuminen estyi, ja markkinointiviestit loppuivat samalla minuutilla. Pelirajojen korotuspyyntö jää harkinta-ajalle kahdeksi vuorokaudeksi. Curaçaon viranomaiselta apua riitoihin saa hitaammin kuin Maltalta.',
  userExperience:
    'Puupintainen ulkoasu on makuasia, mutta rakenne on kunnossa. Sivupalkin saa pienennettyä, pelikuvien koon voi valita ja haku löytää osumia jo kolmesta kirjaimesta. Tabletilla sivusto toimi jopa paremmin kuin kannettavalla. Aiheluokkien paljouteen tottuminen vie hetken, ja kieliasussa on muutama yhdyssanavirhe. Kassan tekstit ovat kuitenkin moitteettomia.',
  conclusion:
    'Riihi Slots ansaitsee arvosanansa palvelulla, ei tarjouksella. Kun netto on {net} ja kierrätys suuri, bonuksen ainoa etu on se, ettei kierrätys sido omaa rahaa. Kotiutus on nopea viikonloppunakin, ja tuki tietää, mistä puhuu. Valikoima on laaja, eikä bonusta tyrkytetä, jos siitä kerran kieltäytyy. Verot huomioon ottavalle kolikkopelaajalle Riihi on Curaçaon kasinoiden parempaa puoliskoa.',
  faq: [
    {
      question: 'Voiko Riihen bonuksella hävitä omaa rahaa?',
      answer:
        'Kierrätys ei sido omaa rahaa, sillä talletus pelataan ensin ilman sitä. Itse talletuksen voi tietenkin hävitä pelatessa.',
    },
    {
      question: 'Miksi {wagering} ei tee netosta negatiivista?',
      answer:
        'Non-sticky-bonuksen kierrätys alkaa vasta, kun omat rahat ovat loppuneet. Siksi laskemme alarajaksi nollan.',
    },
    {
      question: 'Minkä arvoiset ilmaiskierrokset ovat?',
      answer: 'Nimellisarvo on kaksi euroa ja laskettu arvo 1,92 €. Kierrätys maksaa sitä enemmän.',
    },
    {
      question: 'Toimiiko asiakaspalvelu suomeksi?',
      answer: 'Kyllä, aamukahdeksasta iltakymmeneen. Yöllä vastataan englanniksi.',
    },
    {
      question: 'Kuinka pitkän tauon tililleen voi asettaa?',
      answer:
        'Vuorokaudesta viiteen vuoteen. Jos tauko ei tunnu riittävän, Peluurin neuvonta on auki arkisin klo 12–18 numerossa 0800 100 101.',
    },
  ],
  authorRole: 'Asiakaspalvelun testaaja',
  writtenOn: '2025-06-30',
  updatedOn: '2025-11-13',
  scores: { licence: 8.4, bonusTerms: 7.9, withdrawals: 9.4, games: 9.3, support: 9.3, reliability: 9.4 },
};
