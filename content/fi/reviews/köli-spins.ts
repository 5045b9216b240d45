import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'köli-spins',
  overview: [
    'Testasimme Köli Spinsiä viikon ajan pelkällä puhelimella, junassa, sohvalla ja kerran laiturilla. Sivusto kesti sen paremmin kuin testaajan akku. Pelit avautuvat heti, näppäimet ovat peukalon kokoisia ja kassa toimii yhdellä kädellä. Mobiilikasinona Köli kuuluu Curaçaon lisenssillä toimivien parhaimmistoon, ja se selittää suuren osan hyvästä arvosanasta. Myös kotiutus onnistui kertayrityksellä.',
    'Bonus ei sitä selitä. Se on {match} jopa {maxBonus}, ja kierrätys {wagering} tarkoittaa sadan euron tallettajalle {turnover.number} euron panoksia. Talon osuus niistä on {cost.number} euroa. Kun bonus on {gross.number} euroa, miinus on laskennallisesti {sum.number} euroa, mutta pelaaja ei voi menettää enempää kuin talletti. Netoksi kirjataan siis koko talletuksen menetys. Köli sopii puhelimella pelaavalle, joka tallettaa ilman bonusta ja ilmoittaa voittonsa verottajalle.',
  ],
  pros: [
    'Erinomainen mobiilisivusto',
    'Kotiutus testissä viidessä tunnissa',
    'Ehdot lyhyet ja ristiriidattomat',
    'Bonus on erikseen valittava, ei automaattinen',
  ],
  cons: [
    'Bonuksen netto on {net}',
    'Kierrätys {wagering} ylittää nollarajan {breakEven}',
    'Curaçaon lisenssi: voitoista menee vero',
    'Tietokoneella aula on tyhjän oloinen',
  ],
  bonusDetails: {
    welcomeBonus:
      'Uudelle pelaajalle tarjotaan {match} jopa {maxBonus} ilman ilmaiskierroksia. Katto tulee vastaan {fullDeposit.number} euron talletuksella. Sadan euron vertailutalletuksella netto on {net}, ja arviomme mukaan {finish.words} kymmenestä pelaajasta saa kierrätyksen valmiiksi.',
    bonusTerms: [
      'Kierrätettävä {wagering} saadun bonuksen määrä',
      'Bonukseen vaadittava talletus 20 €',
      'Panos korkeintaan {maxBet} kierrosta kohden',
      'Kierrätyksen on oltava valmis {validDays} päivässä',
      'Ostettavat bonuspelit kielletty kierrätyksen aikana',
    ],
  },
  specialFeatures: [
    {
      title: 'Yhden käden kassa',
      description:
        'Talletus, kotiutus ja rajat ovat ruudun alareunassa. Kotiutus ei ole talletusta kauempana, mikä on harvinaista.',
    },
    {
      title: 'Tauko lukitusnäytöltä',
      description: 'Ilmoituksesta voi aloittaa vuorokauden pelitauon avaamatta sivustoa.',
    },
  ],
  gameSelection:
    'Pelejä on runsaat kaksituhatta, ja joukosta on karsittu ne, jotka eivät toimi pystyasennossa. Karsinta on tehty kunnolla: viikon aikana meille ei tullut vastaan yhtään peliä, jonka painikkeet olisivat jääneet ruudun ulkopuolelle. Valikoima nojaa kolikkopeleihin ja nopeisiin korttipeleihin. Livepöydät on kuvattu puhelinta ajatellen, ja jakajan kädet todella näkee. Tietokoneella samat pelit näyttävät kapeilta kaistaleilta. Palautusprosentti tulee esiin, kun kuvaketta painaa pitkään.',
  gameProviders: [
    'Nattsol',
    'Lyskaster',
    'Havgus Studio',
    'Norrkraft Games',
    'Isbre Interactive',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa ja Mastercard', minimum: 20_00 },
      { method: 'Verkkopankki', minimum: 20_00 },
      { method: 'Neteller', minimum: 20_00 },
    ],
    withdrawals: [
      { method: 'Verkkopankki', minimum: 20_00, time: '5 tuntia testissämme' },
      { method: 'Neteller', minimum: 20_00, time: 'Muutama tunti' },
    ],
    processingTime:
      'Puhelimella pyydetty 80 euron kotiutus hyväksyttiin neljässä tunnissa ja näkyi pankissa tunnin päästä siitä.',
  },
  customerService: {
    availability: 'Chat päivittäin klo 7–23',
    channels: 'Chat, sähköposti ja viestisovellus',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'Curaçao',
    details:
      'Lisenssin numero on OGL/2024/9210/0210, ja sama yhtiö on merkitty rekisteriin. Verovapautta ei ole, sillä Curaçao ei ole ETA-valtio.',
  },
  security:
    'Kirjautumisessa voi käyttää puhelimen sormenjälkeä, ja istunto sulkeutuu kymmenen minuutin tauon jälkeen. Asiakirjat kuvattiin suoraan selaimessa, ja tarkistus valmistui yön aikana. Talletus- ja aikarajat ovat samassa näkymässä saldon kanssa. Pitkä pelikielto on pyydettävä chatista; meille se myönnettiin neljässä minuutissa ilman vastatarjouksia.',
  userExperience:
    'Kaikki on mitoitettu viiden tai kuuden tuuman ruudulle. Teksti skaalautuu puhelimen asetusten mukaan, ja tumma tila seuraa laitetta. Heikolla verkolla peli odottaa yhteyttä eikä kadota panosta: kokeilimme tunnelissa. Ainoa toistuva riesa oli alareunan kehote asentaa pikakuvake. Se katosi vasta kolmannella kieltäytymisellä.',
  conclusion:
    'Köli on hyvin suunniteltu laiva, jonka keulakuvana on kallis bonus. Netto on niin pieni kuin se voi olla, eikä lyhyt ehtosivu muuta sitä miksikään. Koska bonus pitää erikseen valita, sen voi myös olla valitsematta, ja silloin kasino on puhelimella miellyttävä ja nopea. Verotettavat voitot jäävät silti miinukseksi. Jos Kölin valitsee, bonus kannattaa jättää satamaan.',
  faq: [
    {
      question: 'Pitääkö Köli Spinsin bonus ottaa?',
      answer:
        'Ei. Se aktivoituu vain erillisestä valinnasta, ja laskelmamme mukaan valinnan voi hyvin ohittaa.',
    },
    {
      question: 'Miksi netto on {net} eikä {sum}?',
      answer:
        'Kaavan tulos rajataan talletukseen. Satanen on suurin summa, jonka sadan euron tallettaja voi menettää.',
    },
    {
      question: 'Tarvitaanko sovellus?',
      answer:
        'Ei tarvita, sillä sivusto toimii selaimessa. Kotinäytölle voi halutessaan lisätä pikakuvakkeen.',
    },
    {
      question: 'Kuinka puhelimella pelaamista voi rajoittaa?',
      answer:
        'Aseta aikaraja kasinon näkymästä ja lisäksi puhelimen omasta ruutuajasta. Jos keinot eivät riitä, soita Peluuriin: 0800 100 101.',
    },
  ],
  authorRole: 'Mobiilikäytön arvioija',
  writtenOn: '2025-07-22',
  updatedOn: '2025-11-10',
  scores: { licence: 8.3, bonusTerms: 4, withdrawals: 9, games: 8.8, support: 9, reliability: 9.2 },
};
