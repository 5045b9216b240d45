import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'pyry-casino',
  overview: [
    'Hävisimme Pyry Casinolla maanantaina 40 euroa, ja tiistaiaamuna tilillä odotti kuusi. Siinä on koko tarjous: tervetuliaisbonusta ei ole, vaan kasino palauttaa joka päivä osan edellisen päivän nettotappiosta. Palautus pelataan läpi kerran ja on sen jälkeen nostettavissa. Järjestely on niin yksinkertainen, että ehtosivun lukee kahden raitiovaunupysäkin välillä. Kasino sopii pelaajalle, joka ei halua bonusta sotkemaan omaa saldoaan.',
    'Cashbackia ei pidä lukea voitoksi. Jos sadan euron talletus menee kokonaan, takaisin tulee 15 euroa, ja kun yhden läpipeluun hinta vähennetään, summa pyöristyy 14 euroon. Tappio on silloin 86 euroa eikä sata. Hyvitystä saa vain häviämällä ensin. Curaçaon lisenssi ja puuttuva lisenssin numero pitävät kiitokset maltillisina.',
  ],
  pros: [
    'Palautus joka päivä ilman lunastamista',
    'Kierrätys vain {wagering}',
    'Oma talletus nostettavissa ilman bonusehtoja',
    'Kotiutukset perillä samana päivänä',
  ],
  cons: [
    'Hyvitystä saa vain tappiosta',
    'Curaçaon lisenssin numeroa ei ilmoiteta',
    'Voitot ovat veronalaisia',
    'Päivittäinen palautus houkuttelee palaamaan joka päivä',
  ],
  bonusDetails: {
    welcomeBonus:
      'Pyry palauttaa {cashback} päivän tappioista, enintään {cashbackCap}. Kun pelaaja häviää koko sadan euron talletuksen, hän saa takaisin 14 euroa: luku kertoo, paljonko tappio pienenee.',
    bonusTerms: [
      'Palautettu summa pelataan läpi {wagering}',
      'Laskentajakso on vuorokausi, ja voitot vähennetään tappioista',
      'Päivän enimmäispalautus 100 €',
      'Palautus on käytettävä {validDays} päivässä',
      'Ehdoissa ei mainita erillistä panosrajaa',
    ],
  },
  specialFeatures: [
    {
      title: 'Tappiolaskuri',
      description:
        'Saldon vierestä näkee vuorokauden nettotuloksen reaaliajassa, ja luvun voi pyytää myös kuukauden yhteenvetona sähköpostiin.',
    },
    {
      title: 'Cashback pois päältä',
      description:
        'Palautuksen saa halutessaan kytkettyä pois. Joillekin se on järkevää, jos aamuinen hyvitys vetää takaisin pelaamaan.',
    },
  ],
  gameSelection:
    'Kaikki pelit kerryttävät cashbackia, mikä on poikkeuksellista: myös livepöydät ja blackjack lasketaan täysimääräisesti. Pelejä on vähän yli 3 000. Kolikkopelien rinnalla on kattava valikoima nopeita arvontapelejä, joissa kierros kestää sekunteja ja rahaa voi kulua huomaamatta. Niille toivoisi omaa rajaa. Pelien palautusprosentit on koottu yhteen taulukkoon, jonka voi lajitella. Siitä on enemmän hyötyä kuin etusivun suosittujen listasta, jonka järjestystä kasino ei perustele.',
  gameProviders: [
    'Isbre Interactive',
    'Nattsol',
    'Revontuuli Gaming',
    'Kobolt Play',
    'Mörkö Games',
    'Skumring Live',
    'Kuparihiili',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 10_00 },
      { method: 'Skrill', minimum: 10_00 },
      { method: 'Neteller', minimum: 10_00 },
      { method: 'Bitcoin', minimum: 25_00 },
    ],
    withdrawals: [
      { method: 'Skrill', minimum: 20_00, time: '1–6 tuntia' },
      { method: 'Neteller', minimum: 20_00, time: '1–6 tuntia' },
      { method: 'Bitcoin', minimum: 40_00, time: '1–3 tuntia' },
    ],
    processingTime:
      'Skrill-kotiutus vahvistui testissä kahdessa ja puolessa tunnissa. Kasino lupaa kuusi tuntia.',
  },
  customerService: {
    availability: 'Ympäri vuorokauden',
    channels: 'Chat',
    languages: 'Englanti, suomi arkisin klo 10–17',
  },
  license: {
    type: 'Curaçaon lisenssi',
    details:
      'Sivustolla mainitaan Curaçaon peliviranomainen mutta ei lisenssin numeroa, joten emme pystyneet varmistamaan sitä rekisteristä. ETA-alueen ulkopuolisella lisenssillä toimivalta kasinolta saaduista voitoista maksetaan veroa.',
  },
  security:
    'Salasana ja tekstiviestikoodi vaaditaan joka kirjautumisella. Ensimmäistä kotiutusta varten lähetimme kuvan ajokortista, ja tarkistus kesti illan. Asiakasvarojen erottelusta ehdot vaikenevat, mikä on Curaçaolla tavallista muttei mairittelevaa. Tappiorajan voi asettaa päivälle ja viikolle; palautus ei kasvata rajaa, joten raja pitää. Rajan poisto vaatii viikon odotuksen.',
  userExperience:
    'Valkoharmaa sivu on pelkistetty, ja saldosta näkee erikseen palautetun osan. Aamuhyvitys kirjautuu kello seitsemän ilman ponnahdusikkunaa. Suomennos ontuu: kassassa ”withdraw” on milloin kotiutus, milloin peruutus, ja jouduimme kerran tarkistamaan asian chatista. Selainversio pyörii vanhallakin puhelimella, eikä sovellusta tarvita. Uloskirjautuminen on yhden painalluksen päässä.',
  conclusion:
    'Pyryn cashback on rehellisimpiä tarjouksia, joita Curaçaon kasinoilta olemme löytäneet. Sadan euron tappiosta saa takaisin 14 euroa, ja kun luvun ymmärtää oikein, ehdoissa ei ole mitään moitittavaa. Lisenssin numeron salailu sen sijaan on turhaa ja syö luottamusta. Kokonaisuus jää hyväksi, muttei niin hyväksi kuin se yhdellä lisätyllä rivillä olisi. Verot on muistettava laskea erikseen.',
  faq: [
    {
      question: 'Milloin päivän cashback maksetaan?',
      answer: 'Seuraavana aamuna noin kello seitsemän Suomen aikaa. Sitä ei tarvitse erikseen hakea.',
    },
    {
      question: 'Saako palautusta, jos jää voitolle?',
      answer: 'Ei. Palautus lasketaan vuorokauden nettotappiosta, ja voittopäivältä sitä ei kerry.',
    },
    {
      question: 'Kuinka suurella tappiolla katto tulee vastaan?',
      answer:
        'Vajaan 670 euron päivätappiolla. Jos summa tuntuu mahdolliselta, tappioraja on paikallaan ennen seuraavaa talletusta.',
    },
    {
      question: 'Kenelle soittaa, jos tappioita on alkanut jahdata?',
      answer:
        'Peluuri neuvoo maksutta ja nimettömästi numerossa 0800 100 101, arkisin klo 12–18. Tilin voi jäädyttää kassan alareunasta.',
    },
  ],
  authorRole: 'Cashback-tarjousten seuraaja',
  writtenOn: '2025-06-17',
  updatedOn: '2025-11-12',
  scores: { licence: 7.8, bonusTerms: 9, withdrawals: 9, games: 8.9, support: 8.8, reliability: 8.6 },
};
