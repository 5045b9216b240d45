import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kataja-bet',
  overview: [
    'Aloitimme testin lopusta eli kotiutuksesta. Talletimme Kataja Betille 40 euroa ilman bonusta, pelasimme puolisen tuntia ja pyysimme jäljellä olevat 31 euroa takaisin tiistaina kello 10.32. Rahat olivat tilillä 10.39, eikä yhtään lisäkysymystä esitetty. Uudelta kasinolta se on hyvä tulos, sillä maksuliikenne on tavallisesti se kohta, jossa tulokas kompastelee.',
    'Bonus on kokoluokaltaan pieni, {match} jopa {maxBonus}, mutta kierrätyksellä {wagering} netto on plussalla. Sadan euron talletuksella panoksia kertyy {turnover.number} euroa ja kierrätyksen hinta on {cost.number} euroa, joten netto on {net}. Paikka sopii pikakasinon käyttäjälle, joka suosii lyhyitä ehtoja ja ETA-lisenssiä. Näyttöjä pitkältä ajalta ei vielä ole, ja se näkyy arvosanassa.',
  ],
  pros: [
    'Netto {net} sadan euron talletuksella',
    'Kierrätys {wagering}, laskettuna vain bonuksesta',
    'Testikotiutus seitsemässä minuutissa',
    'Verovapaat voitot Viron lisenssin ansiosta',
  ],
  cons: [
    'Uusi kasino, josta on vähän kokemusta',
    'Bonuksen katto {maxBonus} on matala',
    'Pelivalikoima vielä suppea',
    'Puhelinpalvelua ei ole',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ensitalletukseen lisätään {match} bonusta, jopa {maxBonus}. Ilmaiskierroksia ei ole, mikä pitää laskun lyhyenä: {gross.number} euroa miinus {cost.number} euroa on netto {net}. Mallimme mukaan {finish.words} kymmenestä pelaajasta selviää kierrätyksestä, ennen kuin rahat loppuvat.',
    bonusTerms: [
      'Kierrätysvaatimus {wagering} bonuksesta',
      'Bonukseen oikeuttaa 20 euron talletus',
      'Panosraja {maxBet}',
      '{validDays} päivän kierrätysaika',
      'Livepelit on rajattu kierrätyksen ulkopuolelle',
    ],
  },
  specialFeatures: [
    {
      title: 'Ilman rekisteröitymistä',
      description:
        'Lomaketta ei ole, vaan pankkitunnistautuminen avaa pelitilin. Tili on siis olemassa, vaikka sitä ei itse luo.',
    },
    {
      title: 'Päivän saldo',
      description:
        'Yläpalkissa näkyy päivän tulos plussana tai miinuksena. Sitä ei voi piilottaa, ja hyvä niin.',
    },
  ],
  gameSelection:
    'Laskimme aulasta 740 peliä. Luku on tämän päivän mittapuulla vaatimaton, mutta roskaa on vähän: valmistajia on otettu mukaan harkiten, eikä samaa peliä ole kolmena muunnelmana. Kolikkopelien ohella on parikymmentä pöytäpeliä ja yhden studion livesali, jossa suomenkielistä pöytää ei ole. Lajittelu palautusprosentin mukaan onnistuu, ja prosentti näkyy myös pelin aikana. Urheiluvedonlyöntiä ei nimestä huolimatta ole, mutta asiakaspalvelu kertoi sen olevan suunnitteilla.',
  gameProviders: ['Kvarts Studio', 'Kuparihiili', 'Blåmes Interactive', 'Revontuuli Gaming', 'Skumring Live'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 10_00 },
      { method: 'Verkkopankki', minimum: 10_00, note: 'Suurimmat suomalaiset pankit' },
    ],
    withdrawals: [{ method: 'Verkkopankki', minimum: 10_00, time: '7 minuuttia testissämme' }],
    processingTime:
      'Teimme kaksi testikotiutusta: tiistaina odotus oli seitsemän minuuttia, lauantai-iltana 24. Kasino itse lupaa puoli tuntia.',
  },
  customerService: {
    availability: 'Arkisin klo 9–21, viikonloppuisin klo 12–20',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'Viro',
    details:
      'Lisenssin numero HKT000201 täsmäsi rekisteriin, kun tarkistimme sen. Viron lisenssi on ETA-lisenssi, joten voittoja ei Suomessa veroteta.',
  },
  security:
    'Salasanaa ei ole, joten sitä ei voi myöskään varastaa: jokainen kirjautuminen kulkee pankin kautta. Kasino kysyi meiltä ammattia ja tulojen lähdettä jo toisella talletuksella, mikä tuntuu tungettelevalta mutta kuuluu rahanpesun torjuntaan. Talletusrajan voi asettaa päiväksi, viikoksi tai kuukaudeksi. Sen löytää päävalikosta eikä alaviitteestä.',
  userExperience:
    'Ulkoasu on niukka: vaalea tausta, vähän kuvia, ei liikkuvia mainoksia. Sivu latautui vanhallakin puhelimella alle kahdessa sekunnissa. Suomi on hyvää, selvästi ihmisen kirjoittamaa. Häiritsemään jäi se, että bonuksen panosraja mainitaan vasta ehdoissa eikä pelin aikana, joten viiden euron rajan voi ylittää vahingossa.',
  conclusion:
    'Tulokkaaksi Kataja Bet on huolellinen. Se ei yritä voittaa prosenteilla, vaan tarjoaa kohtuullisen bonuksen ja maksaa voitot ripeästi. Puuttumaan jäävät laajempi valikoima ja vuosien näyttö. Jos kumpikaan ei ole sinulle kynnyskysymys, kasino on tämän vuoden uutuuksista vakuuttavimpia. Palaamme asiaan, kun se on ehtinyt vanheta vuoden.',
  faq: [
    {
      question: 'Tarkoittaako ”ilman rekisteröitymistä”, ettei tiliä synny?',
      answer: 'Ei tarkoita. Pankki välittää nimen ja syntymäajan, ja niiden pohjalta kasino avaa tilin.',
    },
    {
      question: 'Kannattaako Kataja Betin bonus ottaa?',
      answer:
        'Netto on plussalla, mutta {notFinish.words} kymmenestä ei pääse loppuun. Luku on bonuksen hintalappu eikä lupaus yksittäiselle pelaajalle.',
    },
    {
      question: 'Onko Kataja Betissä vedonlyöntiä?',
      answer: 'Ei tällä hetkellä. Nimi antaa ymmärtää muuta, mutta tarjolla on vain kasinopelejä.',
    },
    {
      question: 'Kuinka pian rajan laskeminen vaikuttaa?',
      answer: 'Heti. Kokeilimme laskea viikkorajan 50 euroon, ja seuraava liian suuri talletus hylättiin.',
    },
  ],
  authorRole: 'Maksuliikenteen testaaja',
  writtenOn: '2025-09-16',
  updatedOn: '2025-11-06',
  scores: { licence: 9.3, bonusTerms: 7.9, withdrawals: 9.4, games: 7.2, support: 8.1, reliability: 8.3 },
};
