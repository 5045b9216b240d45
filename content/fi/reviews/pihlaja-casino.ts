import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'pihlaja-casino',
  overview: [
    'Pihlaja Casino on niitä kasinoita, joista ei synny otsikoita. Maltan lisenssi on vuodelta 2019, omistaja on pysynyt samana ja ehtoja on muutettu viimeksi maaliskuussa, silloinkin pelaajan eduksi. Kasino sopii varovaiselle pelaajalle, jolle tärkeintä on, että oma talletus pysyy omana. Nopeutta tai näyttävyyttä kaipaavalle tarjottavaa on vähemmän, ja sen Pihlaja tuntuu itsekin tietävän.',
    'Bonus on non-sticky. Talletus pelataan ensin, ja jos onni osuu kohdalle jo silloin, rahat saa nostaa ja bonus vain peruuntuu. Bonukseen kosketaan vasta, kun omat ovat loppu. Siitä eteenpäin kierrätys on tasan {wagering}, ja juuri siinä kohdassa laskelmamme kääntyy nollaksi: sata euroa bonusta, {turnover.number} euroa panoksia, sata euroa kulua. Kierrätys vie siis koko bonuksen, mutta ei sido omaa rahaa.',
  ],
  pros: [
    'Non-sticky: oma talletus on nostettavissa ilman kierrätystä',
    'MGA-lisenssi vuodesta 2019',
    'Voitot verovapaita Suomessa',
    'Kierrätykseen aikaa {validDays.days}',
  ],
  cons: [
    'Bonuksen netto on {net}',
    'Kotiutus vie yön yli',
    'Pelivalikoima suppea ja haku kankea',
    'Chatissa jonoa iltaisin',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjolla on {match}:n talletusbonus, jopa {maxBonus}. Netto sadan euron talletuksella on nolla, sillä kierrätys osuu täsmälleen nollarajalle. Kymmenestä bonuksen ottaneesta {finish.words} saa vaatimuksen täytettyä.',
    bonusTerms: [
      'Non-sticky: oma raha käytetään ennen bonusta',
      'Bonuksen kierrätys {wagering}',
      'Vähintään {minDeposit.number} euron talletus',
      'Panosraja {maxBet}, kun pelataan bonuksella',
      '{validDays} päivän voimassaolo',
      'Kotiutus ennen kierrätyksen valmistumista poistaa bonuksen',
    ],
  },
  gameSelection:
    'Noin 800 peliä ei ole paljon, ja osa on ollut listalla avajaisista asti. Toisaalta joukossa on vanhoja, korkean palautuksen kolikkopelejä, joita uudet kasinot eivät enää hanki. Ruletti ja blackjack löytyvät sekä automaatteina että jakajan vetäminä. Haku vaatii pelin nimen täsmälleen oikein kirjoitettuna; ”tahti” ei tuo esiin yhtään tähtiaiheista peliä. Suosikit voi onneksi kiinnittää etusivulle, jolloin hakua tarvitsee harvoin. Uusia pelejä tulee muutama kuukaudessa.',
  gameProviders: ['Kvarts Studio', 'Fjellvind', 'Blåmes Interactive', 'Lyskaster'],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Visa', minimum: 10_00 },
      { method: 'Mastercard', minimum: 10_00 },
      { method: 'Paysafecard', minimum: 10_00, note: 'Kotiutus tehdään silti pankkitilille' },
    ],
    withdrawals: [
      { method: 'Tilisiirto', minimum: 20_00, time: '1–2 pankkipäivää' },
      { method: 'Visa', minimum: 20_00, time: '1–3 pankkipäivää' },
    ],
    processingTime:
      'Kasino käsittelee kotiutukset arkiaamuisin. Keskiviikkona kello 15 pyydetty sata euroa oli tilillä torstaina kello 13.',
  },
  customerService: {
    availability: 'Arkisin klo 9–21, viikonloppuna klo 12–20',
    channels: 'Chat, sähköposti ja soittopyyntö',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'Maltan lisenssi (MGA)',
    details:
      'Lisenssin numero on MGA/B2C/9211/2019, ja se täsmää viranomaisen rekisteriin. Suomalaisen pelaajan voitot ovat verovapaita.',
  },
  security:
    'Asiakirjat pyydetään heti tilin avaamisen jälkeen eikä vasta kotiutuksen yhteydessä, mikä säästää hermoja myöhemmin. Meidän kohdallamme riittivät henkilökortti ja osoitetodistus. Rajat voi asettaa päivälle, viikolle ja kuukaudelle. Kun testitilimme tappiot ylittivät itse valitun rajan, peli pysähtyi kesken kierrossarjan, kuten pitääkin.',
  userExperience:
    'Ulkoasu on jäänyt viime vuosikymmenelle, mutta logiikka on selvä: vasemmalla pelit, oikealla oma tili. Omat rahat ja bonus on eroteltu kahdelle riville, ja siirtymä omasta bonukseen ilmoitetaan viestillä, joka on kuitattava. Mobiiliselain toimii, joskin painikkeet ovat pieniä. Rekisteröintilomake on perinteinen ja vie muutaman minuutin, mutta samoja tietoja ei kysytä kahdesti.',
  conclusion:
    'Pihlaja ei voita nopeudella eikä valikoimalla. Sen vahvuus on bonus, joka ei sido talletusta, ja lisenssi, joka on kestänyt vuosia. Netto on {net}, joten bonusta voi pitää lähinnä lisäaikana pelin ääressä, ei rahana, jonka varaan laskea. Maltillinen pelaaja saa täältä rauhallisen perustason kasinon; kärsimätön turhautuu viimeistään siinä vaiheessa, kun ensimmäistä kotiutusta odotetaan seuraavaan päivään.',
  faq: [
    {
      question: 'Mitä non-sticky tarkoittaa Pihlajassa käytännössä?',
      answer:
        'Pelaat ensin omalla talletuksellasi ja voit nostaa saldon milloin tahansa, ennen kuin bonus otetaan käyttöön. Kotiutuksen jälkeen bonusta ei enää saa.',
    },
    {
      question: 'Onko nollan euron netto huono?',
      answer:
        'Se on neutraali: kierrätys maksaa yhtä paljon kuin bonus antaa. Talletuksen voi silti hävitä, eikä se tule takaisin bonuksen kautta.',
    },
    {
      question: 'Kuinka nopeasti rahat saa tilille?',
      answer:
        'Testissä aikaa meni 22 tuntia. Viikonloppuna pyydetty kotiutus käsitellään maanantaina, ja juhlapyhät pidentävät odotusta entisestään.',
    },
    {
      question: 'Pystyykö tilin sulkemaan määräajaksi?',
      answer:
        'Pystyy, viikoksi, kuukaudeksi tai puoleksi vuodeksi. Sulkua ei voi purkaa kesken, ei edes asiakaspalvelun kautta.',
    },
  ],
  authorRole: 'Kasinotoimittaja',
  writtenOn: '2025-05-08',
  updatedOn: '2025-10-28',
  scores: { licence: 9.4, bonusTerms: 7.6, withdrawals: 7.8, games: 7.8, support: 7.6, reliability: 8.8 },
};
