import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kirnu-spins',
  overview: [
    'Kuusitoistatuhatta euroa kahdessa viikossa. Tämä on panosten määrä, jonka Kirnu Spins vaatii sadan euron tallettajalta, ennen kuin bonuksen kierrätys on valmis. Luku ei ole painovirhe. Se syntyy, kun {gross.number} euron bonus ja 100 euron talletus lasketaan yhteen ja summa kierrätetään {wagering}. Suurimmalla sallitulla panoksella se tarkoittaa 3 200 pelikierrosta, pienemmillä tietysti enemmän.',
    'Eikä tässä kaikki, kuten ostos-tv:ssä sanottiin. Bonus on sticky, joten se vähennetään kotiutuksesta, vaikka urakka onnistuisi. Netto on {net} eli koko talletus, ja kaava menisi syvemmällekin, ellei talletus tulisi vastaan. Peliaikaa kasino tarjoaa kyllä, ja perustoiminnot ovat siedettävällä tasolla. Bonuksen kanssa emme kuitenkaan keksi pelaajaa, jolle paikka sopisi.',
  ],
  pros: [
    'Pelaaminen onnistuu ilman bonusta',
    'Kohtalainen valikoima kolikkopelejä',
    'Lisenssin numero on näkyvissä ja pitää paikkansa',
  ],
  cons: [
    'Bonuksen netto {net}, vertailun alaraja',
    'Kierrätys {wagering} lasketaan bonuksesta ja talletuksesta',
    'Sticky: itse bonusta ei voi nostaa',
    'Aikaa vain {validDays.days}',
    'Voitot veronalaisia',
  ],
  bonusDetails: {
    welcomeBonus:
      'Mainoksessa on {match} jopa {maxBonus}. Sadalla eurolla bonusta saa {gross.number} euroa. Kierrätyksen hinta on {cost.number} euroa, ja kotiutuksessa kasino poistaa vielä bonuksen. Talletustaan enempää ei voi hävitä, joten netto on {net}. {finish.words} kymmenestä pelaajasta pääsee kierrätyksen läpi, ja silloinkin kotiuttaa saa vain bonuksen ylittävän osan.',
    bonusTerms: [
      'Kierrätys {wagering} bonuksen ja talletuksen summasta',
      'Pienin talletus {minDeposit}',
      'Panosraja {maxBet}',
      '{validDays} päivän määräaika',
      'Sticky: bonus vähennetään kotiutuksesta',
      'Panosrajan ylitys mitätöi voitot',
    ],
  },
  gameSelection:
    'Pelejä on kasinon mukaan kaksituhatta. Kävimme listaa läpi satunnaisesti ja huomasimme, että osa nimikkeistä oli samoja pelejä eri kuorissa. Kolikkopelien taso vaihtelee kelvollisesta yhdentekevään. Pöytäpelit ovat vanhoja, mutta toimivat. Livesalissa oli torstai-iltana auki kaksitoista pöytää. Palautusprosentti täytyy etsiä jokaisen pelin omasta ohjeesta, sillä aula ei sitä kerro. Suodattimia on kaksi: valmistaja ja aakkosjärjestys. Kokeilutila on useimmissa kolikkopeleissä, ja se kuuluu paikan parhaisiin puoliin.',
  gameProviders: ['Mörkö Games', 'Kobolt Play', 'Saltgruve Games', 'Lyskaster'],
  paymentMethods: {
    deposits: [
      { method: 'Visa', minimum: 20_00 },
      { method: 'Mastercard', minimum: 20_00 },
      { method: 'Skrill', minimum: 20_00, note: 'Ei oikeuta bonukseen' },
    ],
    withdrawals: [
      { method: 'Tilisiirto', minimum: 50_00, time: '3–4 pankkipäivää' },
      { method: 'Skrill', minimum: 50_00, time: '2 vuorokautta' },
    ],
    processingTime:
      'Ilman bonusta tekemämme 60 euron kotiutus odotti hyväksyntää 41 tuntia ja oli pankissa neljäntenä päivänä.',
  },
  customerService: {
    availability: 'Chat kello 11–21, sähköposti jatkuvasti',
    channels: 'Chat ja sähköposti',
    languages: 'Englanti, suomi vain sähköpostitse',
  },
  license: {
    type: 'Curaçao',
    details:
      'Numero OGL/2024/9215/0215 löytyi rekisteristä. Curaçaon lisenssi ei tuo verovapautta, vaan suomalainen pelaaja ilmoittaa voittonsa verottajalle.',
  },
  security:
    'Sivusto on salattu, ja asiakirjat pyydettiin ensimmäisen kotiutuksen yhteydessä. Passikuva hylättiin kerran ilman selitystä ja hyväksyttiin samanlaisena seuraavana päivänä. Talletusrajan asettaminen vaatii viestin asiakaspalveluun, mikä on vuonna 2025 heikko suoritus. Pelitauon saa itse, mutta valittavana on vain viikko, kuukausi tai pysyvä sulkeminen.',
  userExperience:
    'Etusivulla pyörii laskuri, joka muistuttaa bonuksesta. Laskurin voi sulkea, mutta se palaa seuraavalla käynnillä. Muuten sivusto on tavanomainen ja toimii: pelit aukeavat, saldo päivittyy ja historia löytyy. Bonuksen edistyminen esitetään prosentteina ilman euroja. Kun jäljellä on tuhansien eurojen panokset, tieto olisi hyvä antaa rahana.',
  conclusion:
    'Iso prosentti, iso katto ja kolme ehtoa, jotka yhdessä tekevät laskelmasta toivottoman: kierrätys talletuksineen, sticky-vähennys ja kahden viikon aika. Netto on alarajalla, ja todennäköisin lopputulos on nollasaldo jo selvästi ennen määräaikaa. Ilman bonusta Kirnu Spins on keskinkertainen, hitaanpuoleinen kasino. Emme näe syytä valita sitä, kun parempia on myös Curaçaon lisenssillä toimivien joukossa.',
  faq: [
    {
      question: 'Mitä sticky tarkoittaa käytännössä?',
      answer:
        'Bonuksella pelataan, mutta se ei ole rahaa, jonka voisi kotiuttaa. Kotiutuksessa saldosta poistetaan bonuksen määrä.',
    },
    {
      question: 'Riittääkö {validDays.days} kierrätykseen?',
      answer:
        'Sadan euron talletuksella panoksia pitäisi kertyä yli 1 100 euroa päivässä. Harva pelaa niin, eikä pitäisikään.',
    },
    {
      question: 'Voiko bonuksesta luopua jälkikäteen?',
      answer: 'Voi, chatin kautta. Bonus ja sillä saadut voitot poistuvat, oma jäljellä oleva raha säilyy.',
    },
    {
      question: 'Mitä teen, jos olen pelannut kierrätyksen takia liikaa?',
      answer:
        'Lopeta kierrätys kesken, se on sallittua ja usein halvinta. Peluurin numero on 0800 100 101, ja puhelu on maksuton.',
    },
  ],
  authorRole: 'Ehtojen lukija',
  writtenOn: '2025-07-03',
  updatedOn: '2025-11-07',
  scores: { licence: 8.2, bonusTerms: 3, withdrawals: 7.8, games: 8, support: 7.9, reliability: 7.2 },
};
