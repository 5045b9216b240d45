import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'oksa',
  overview: [
    'Bussissa, yhdellä kädellä, kuulokkeet kotiin unohtuneina: näin testasimme Oksaa ensimmäisen viikon, koska juuri sellaiseen se on tehty. Kasino on mobiili edellä suunniteltu, ja tietokoneella se näyttää venytetyltä puhelimelta. Viron lisenssi on kunnossa, kieli on hyvää suomea eikä talletuskehotuksia juuri tule. Satunnaiselle pelaajalle, joka avaa kasinon kerran viikossa vartiksi, se on mitoitettu suunnilleen oikein.',
    'Avaustarjous on {spins} ilmaiskierrosta ilman talletusta. Niiden arvo on 4,80 €, ja kierrätys osuu täsmälleen nollarajalle, {wagering}. Laskelma menee siten tasan: {turnover.number} euron panoksista talo ottaa 4,80 €. Käytännössä saldo on niin pieni, että {notFinish.words} kymmenestä pelaa sen loppuun ennen vaatimuksen täyttymistä. Kierroksilla saa tutustua kasinoon, ja siinä niiden hyöty onkin.',
  ],
  pros: [
    'Kokeilu ei vaadi talletusta',
    'Viron lisenssi ja verovapaat voitot',
    'Mobiilikäyttö poikkeuksellisen sujuvaa',
    'Rajat kysytään jo ennen ilmaiskierroksia',
  ],
  cons: [
    'Kierrosten netto on {net}',
    'Vain {finish.words} kymmenestä pääsee kierrätyksen läpi',
    'Voittokatto {winCap} ja aikaa vain viikko',
    'Työpöytäversio on jäänyt puolitiehen',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tilin avannut saa {spins} ilmaiskierrosta talletuksetta. Netto on {net}, koska kierrätys maksaa saman verran kuin kierrokset ovat arvoltaan. Kymmenestä kokeilijasta {finish.words} pääsee kierrätyksen loppuun.',
    bonusTerms: [
      'Voittojen kierrätys {wagering}',
      'Ei talletusvaatimusta, mutta pankkitunnistautuminen tarvitaan',
      'Panosraja {maxBet} kierrätettäessä',
      'Kaikki tehtävä {validDays} päivän kuluessa',
      'Kierrosvoitoista voi nostaa korkeintaan 100 €',
    ],
    freeSpins: {
      description:
        'Kierrokset jaetaan kolmelle päivälle. Käyttämätön erä siirtyy seuraavaan päivään, mutta viikon määräaika juoksee koko ajan.',
      table: [
        { day: 'Päivä 1', spins: '20', game: 'Käpylehmä', wager: '{spinWagering}' },
        { day: 'Päivä 2', spins: '15', game: 'Käpylehmä', wager: '{spinWagering}' },
        { day: 'Päivä 3', spins: '15', game: 'Oravanpyörä', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Yhden käden tila',
      description:
        'Kaikki painikkeet siirtyvät ruudun alaosaan, myös pelin lopetus. Vasenkätisille on peilikuva.',
    },
    {
      title: 'Ei automaattipeliä',
      description:
        'Jokainen kierros käynnistetään itse, ja kierrosten väliin jää aina vähintään kolme sekuntia.',
    },
  ],
  gameSelection:
    'Puhelimella pelattavaksi valittuja pelejä on noin 950. Karsinta on tehty käytettävyyden ehdoilla: jos pelin teksti ei erotu pieneltä näytöltä, sitä ei oteta. Tulos on tasainen, mutta tunnetuimmista peleistä osa puuttuu. Pystysuunnassa toimivia livepöytiä on kaksitoista, ja yhteys niihin pysyi metrossakin. Listaa voi suodattaa sen mukaan, paljonko peli kuluttaa dataa. Pöytäpelien ystävälle tarjolla on perusruletti ja kolme blackjackia, kaikki selkeinä pystyversioina.',
  gameProviders: [
    'Nattsol',
    'Tähtisumu',
    'Revontuuli Gaming',
    'Lyskaster',
    'Kvarts Studio',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 10_00 },
      { method: 'Visa', minimum: 10_00 },
      { method: 'Paysafecard', minimum: 10_00, note: 'Enintään 100 € kuukaudessa' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 15_00, time: '1–4 tuntia' },
      { method: 'Tilisiirto', minimum: 15_00, time: '1–2 pankkipäivää' },
    ],
    processingTime: 'Omalla talletuksella pelatut 35 euroa kotiutuivat kahdessa tunnissa ja 20 minuutissa.',
  },
  customerService: {
    availability: 'Arkisin klo 8–22, lauantaina ja sunnuntaina klo 10–20',
    channels: 'Sovelluksen chat, sähköposti',
    languages: 'Suomi, englanti, viro',
  },
  license: {
    type: 'Viron lisenssi, valvojana vero- ja tullihallitus',
    details:
      'MTR-rekisterissä numerolla HKT000264. Lisenssi kattaa nettikasinon, ja koska se on ETA-maasta, voitot ovat Suomessa verovapaita.',
  },
  security:
    'Sisään pääsee pankkitunnuksilla ja sen jälkeen puhelimen sormenjäljellä. Jos laite vaihtuu, tunnistautuminen alkaa alusta. Kasino lähettää viikoittain koosteen pelatusta ajasta ja rahasta, eikä viestiä voi kytkeä pois, mikä on meistä oikea ratkaisu. Ikäraja on 18 vuotta, ja se koskee myös ilmaiskierroksia.',
  userExperience:
    'Puhelimella Oksa on vertailumme sujuvimpia. Selaus ei nyi, peli jatkuu katkoksen jälkeen samasta kohdasta ja akku kestää. Tietokoneella tilanne on toinen: valikko vie kolmasosan leveydestä, eikä näppäimistöllä voi tehdä mitään. Kysyimme asiasta tuesta, ja vastaus oli suora: työpöytä ei ole etusijalla.',
  conclusion:
    'Oksa on hyvä mobiilikasino, jonka ilmaiskierroksista ei kannata odottaa rahaa: netto on {net}, ja vain harva pääsee kierrätyksen loppuun. Virolainen lisenssi, viikkokoosteet ja pakolliset rajat tekevät siitä silti keskimääräistä vastuullisemman paikan kokeilla. Kotiutus on kohtuullisen nopea, muttei pikakasinon tasoa. Tietokoneella pelaavalle emme sitä suosittele, bussimatkalaiselle kyllä, kunhan viikkokoosteen myös lukee.',
  faq: [
    {
      question: 'Saako kierrokset todella ilman maksutietoja?',
      answer: 'Kyllä. Pankkitunnuksilla vahvistetaan vain henkilöllisyys, eikä tililtä veloiteta mitään.',
    },
    {
      question: 'Mikä kierrosten netto on?',
      answer:
        'Nolla euroa: kierrätys maksaa yhtä paljon kuin kierrokset ovat arvoltaan. Omaa rahaa ei ole mukana.',
    },
    {
      question: 'Mitä voittokatto tarkoittaa?',
      answer: 'Vaikka kierroksilla osuisi suurempi voitto, siitä maksetaan enintään {winCap.number} euroa.',
    },
    {
      question: 'Onko Oksalla sovellusta?',
      answer:
        'Sivuston voi lisätä puhelimen aloitusnäyttöön, jolloin se käyttäytyy kuin sovellus. Sovelluskaupoista sitä ei löydy.',
    },
    {
      question: 'Miten poistan pelitilin kokonaan?',
      answer:
        'Asetusten alimmalta riviltä, ilman perusteluja. Jos syynä on huoli omasta pelaamisesta, Pelirajat’on ja Peluuri auttavat eteenpäin.',
    },
  ],
  authorRole: 'Mobiilitestaaja',
  writtenOn: '2025-08-12',
  updatedOn: '2025-10-31',
  scores: { licence: 9.3, bonusTerms: 7.6, withdrawals: 8.5, games: 8.2, support: 8.4, reliability: 9.1 },
};
