import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'tyrsky-casino',
  overview: [
    'Seitsemän päivää, {turnover.number} euroa. Tämän verran Tyrsky Casinolla on panostettava, jos sadan euron talletukseen ottaa {gross.number} euron bonuksen ja aikoo nostaa siitä jotakin. Kierrätys on {wagering} ja koskee bonusta ja talletusta yhdessä. Viiden euron panoksilla se tarkoittaa 3 200 kierrosta viikossa, euron panoksella 16 000. Emme päässeet testissä lähellekään: saldo loppui kolmantena päivänä.',
    'Laskelma on lohduton. Kierrätyksen hinta on {cost.number} euroa, siis yli kaksi kertaa niin paljon kuin bonus. Miinus pysähtyy talletukseen vain siksi, ettei pelaaja voi hävitä enempää kuin on tuonut. Harmi, sillä muuten Tyrsky on uudeksi kasinoksi kelpo tekoa: pelejä on paljon, maksut kulkevat ja tuki vastaa. Lisenssin numeroa emme sivustolta löytäneet, ja se on jo isompi puute kuin kömpelö bonus.',
  ],
  pros: [
    'Laaja pelivalikoima ja hyvä haku',
    'Kryptokotiutus perillä alle tunnissa',
    'Chat vastasi keskimäärin minuutissa',
    'Bonuksen voi perua ennen ensimmäistä panosta',
  ],
  cons: [
    'Bonuksen netto {net} eli pienin mahdollinen',
    'Kierrätys {wagering} bonuksesta ja talletuksesta',
    'Aikaa vain {validDays.days}',
    'Curaçaon lisenssin numeroa ei kerrota',
    'Voitot ovat veronalaista tuloa',
  ],
  bonusDetails: {
    welcomeBonus:
      'Mainoksessa lukee {match} jopa {maxBonus}. Sadan euron talletuksella netto on {net}, sillä talletustaan enempää ei voi hävitä. Kymmenestä pelaajasta {finish.words} pääsee kierrätyksen läpi, ja onnistujallekin viikko on tiukka.',
    bonusTerms: [
      'Kierrätettävä {wagering}, pohjana bonus ja talletus',
      'Vähimmäistalletus 20 €',
      'Panos korkeintaan {maxBet}',
      'Bonus vanhenee {validDays} päivässä',
      'Kryptotalletuksiin bonusta ei myönnetä',
      'Keskeneräinen kierrätys mitätöi bonuksen ja sillä saadut voitot',
    ],
  },
  gameSelection:
    'Tyrskyn luettelossa on runsaat 4 500 peliä, ja lista on pidetty järjestyksessä. Kolikkopelit voi lajitella julkaisupäivän, vaihtelun tai bonuspelin tyypin mukaan. Merellinen teema näkyy omassa kokoelmassa, jossa on myrskyjä, majakoita ja haaksirikkoja kolmisenkymmentä kappaletta. Livekasino on kahden studion varassa, mutta pöytiä on auki vuorokauden ympäri. Osaa peleistä voi pelata vain euroilla, osaa myös kryptovaluutalla, ja merkintä näkyy kuvan kulmassa. Kokeiluversio on tarjolla noin puolesta.',
  gameProviders: [
    'Havgus Studio',
    'Saltgruve Games',
    'Kobolt Play',
    'Pohjantuuli',
    'Rav & Bernstein',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Mastercard', minimum: 20_00 },
      { method: 'Visa', minimum: 20_00 },
      { method: 'Paysafecard', minimum: 20_00, note: 'Vain talletuksiin' },
      { method: 'Bitcoin', minimum: 20_00, note: 'Ei oikeuta bonukseen' },
    ],
    withdrawals: [
      { method: 'Bitcoin', minimum: 50_00, time: 'Alle tunti' },
      { method: 'Tilisiirto', minimum: 50_00, time: '2–3 pankkipäivää' },
    ],
    processingTime: 'Bitcoin-kotiutus tuli 47 minuutissa; tilisiirto näkyi pankissa toisena arkipäivänä.',
  },
  customerService: {
    availability: 'Aina auki',
    channels: 'Chat, sähköposti',
    languages: 'Englanti; suomi konekäännöksenä',
  },
  license: {
    type: 'Curaçao, numero ei tiedossa',
    details:
      'Kasino ilmoittaa toimivansa Curaçaon lisenssillä, mutta numeroa ei ole alatunnisteessa eikä ehdoissa, joten lisenssiä ei voi tarkistaa rekisteristä. Voitot ovat Suomessa veronalaisia.',
  },
  security:
    'Yhteys on salattu, ja tilille saa kaksivaiheisen kirjautumisen, mutta tekniikka ei korvaa avoimuutta. Kysyimme lisenssin numeroa chatista kahdesti. Ensin saimme linkin etusivulle, sitten lupauksen palata asiaan, ja siihen se jäi. Talletusrajan voi asettaa itse. Pysyvää sulkua on pyydettävä sähköpostilla, ja pyyntömme käsiteltiin vuorokaudessa.',
  userExperience:
    'Tummansininen ulkoasu on siisti, ja sivut vaihtuvat viiveettä. Bonuspalkki kertoo jäljellä olevan kierrätyksen prosentteina, ei euroina, mikä hämärtää urakan kokoa. Kun avasimme kassan, 300 prosentin bonus oli valmiiksi rastitettu. Rasti kannattaa poistaa ennen talletusta, sillä jälkikäteen peruminen onnistuu vain, jos yhtään panosta ei ole asetettu.',
  conclusion:
    'Tyrsky Casinosta saisi kunnollisen kasinon kahdella korjauksella: lisenssin numero näkyviin ja bonus uusiksi. Nyt vertailun huonoimpiin kuuluva tarjous myydään suurimmalla mahdollisella kirjasimella. Pelit, maksut ja nopea tuki pitävät arvosanan kahdeksan tuntumassa, mutta bonus vetää sitä alas minkä ehtii. Jos tänne silti päätyy, bonusta ei kannata ottaa, eikä tilille kannata jättää rahaa lojumaan.',
  faq: [
    {
      question: 'Miksi netto on juuri {net}?',
      answer:
        'Ilman alarajaa tulos olisi vielä heikompi, mutta pelaaja ei voi menettää enempää kuin talletuksensa. Siksi laskelma pysähtyy sataan euroon.',
    },
    {
      question: 'Ehtiikö kierrätyksen tehdä viikossa?',
      answer:
        'Harva ehtii. Panoksia pitäisi kertyä lähes 2 300 euroa päivässä, eikä sellainen tahti ole kenellekään hyväksi.',
    },
    {
      question: 'Onko Tyrsky Casinolla lisenssi?',
      answer: 'Kasinon mukaan on, Curaçaolta. Numeroa ei kerrota, joten emme ole voineet vahvistaa tietoa.',
    },
    {
      question: 'Miten lopetan pelaamisen Tyrskyllä?',
      answer:
        'Lähetä sulkupyyntö sähköpostilla ja pyydä vahvistus. Tukea lopettamiseen saa Peluurista, 0800 100 101, arkisin klo 12–18.',
    },
  ],
  authorRole: 'Bonuslaskija',
  writtenOn: '2025-10-06',
  updatedOn: '2025-11-10',
  scores: { licence: 7.8, bonusTerms: 4.5, withdrawals: 9.3, games: 9.4, support: 9.1, reliability: 8.6 },
};
