import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kanerva',
  overview: [
    'Teimme Kanervassa kokeen, jonka moni pelaaja tekee vahingossa: keskeytimme bonuksen. Sadan euron talletuksesta oli puolet jäljellä, kun pyysimme kotiutusta. Ruudulle tuli yksi kysymys: ”Haluatko luopua {gross.number} euron bonuksesta?” Halusimme. Viisikymppiä lähti tilille, eikä kukaan soittanut, lähettänyt tarjousta tai viivytellyt. Juuri näin non-sticky-bonuksen kuuluu toimia. Oma raha on omaa, kunnes se on pelattu. Bonus tulee peliin vasta sen jälkeen, ja kierrätys koskee vain sitä.',
    'Laskennallisesti kierrättäminen maksaisi {cost.number} euroa, kun bonusta on {gross.number} euroa, mutta alijäämä ei voi kohdistua talletukseen. Netto on siksi {net}. {finish.words} kymmenestä pelaajasta vie kierrätyksen loppuun, muilta rahat loppuvat sitä ennen. Kanerva on rauhallinen, Maltan lisenssillä toimiva kasino pelaajalle, joka arvostaa ulospääsyä enemmän kuin houkuttimia. Kiireiselle kotiutusten tahti voi olla liian verkkainen.',
  ],
  pros: [
    'Bonuksesta voi luopua yhdellä painalluksella',
    'MGA:n lisenssi vuodesta 2020, voitot verottomia',
    'Talletus ei ole kierrätyksen vankina',
    'Hyvin järjestetty pelivalikoima',
  ],
  cons: [
    'Bonuksen netto on {net}',
    '{notFinish.words} kymmenestä ei yllä kierrätyksen loppuun',
    'Kotiutukset käsitellään vain arkisin',
    'Asiakaspalvelun jono venyi illalla 11 minuuttiin',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ensimmäiselle talletukselle luvataan {match} jopa {maxBonus}. Sata euroa tuo siis {gross.number} euroa bonusrahaa. Netto on {net}, koska kierrätyksen kulu ylittää bonuksen mutta ei voi yltää omaan rahaan. Kierrätyksen saa tehtyä {finish.words} kymmenestä pelaajasta.',
    bonusTerms: [
      'Kierrätettävä määrä on {wagering} bonus',
      'Non-sticky, talletus käytetään ennen bonusta',
      'Bonukseen vaaditaan 20 euron talletus',
      'Panosraja {maxBet} bonuksen ollessa käytössä',
      'Bonus vanhenee {validDays} päivän kuluttua',
      'Paysafecard-talletus ei kelpaa',
    ],
  },
  gameSelection:
    'Kanervassa on noin 2 300 peliä, ja ne on koottu kokoelmiksi, joita selvästi joku ylläpitää käsin: ”pienen vaihtelun iltapelit”, ”alle minuutin bonuskierrokset”, ”klassiset kolme kelaa”. Kuvaukset ovat yhden virkkeen mittaisia ja asiallisia. Livepelejä on 70, ja jakajista muutama puhuu ruotsia, suomea ei kukaan. Palautusprosentti on merkitty pelikortin alareunaan. Tarkistimme kymmenestä pelistä, pitikö merkintä paikkansa; yhdessä luku oli vanhentunut. Ilmoitimme siitä, ja luku korjattiin viikossa.',
  gameProviders: [
    'Rav & Bernstein',
    'Fjellvind',
    'Tähtisumu',
    'Revontuuli Gaming',
    'Havgus Studio',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 20_00 },
      { method: 'Visa ja Mastercard', minimum: 20_00 },
      { method: 'Paysafecard', minimum: 10_00, note: 'Ei bonusta' },
    ],
    withdrawals: [
      { method: 'Tilisiirto', minimum: 20_00, time: '1–2 pankkipäivää' },
      { method: 'Visa', minimum: 20_00, time: '2–4 pankkipäivää' },
    ],
    processingTime:
      'Tiistaina pyydetty kotiutus tuli keskiviikkona iltapäivällä. Perjantai-illan kotiutusta odotimme maanantaihin, koska viikonloppuisin maksuja ei käsitellä.',
  },
  customerService: {
    availability: 'Kello 8–23 viikon jokaisena päivänä',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi, ruotsi, norja, englanti',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Lisenssi MGA/B2C/9213/2020 on ollut voimassa viitisen vuotta, eikä rekisterissä ole siihen liittyviä huomautuksia. Voitoista ei tarvitse maksaa veroa Suomeen.',
  },
  security:
    'Henkilöllisyyden voi todistaa pankkitunnuksilla tai passikuvalla. Valitsimme hitaamman tien, ja passi hyväksyttiin viidessä tunnissa. Kasino nimeää riitoja varten ulkopuolisen sovittelijan yhteystietoineen. Rajoja on viittä lajia, myös panoskohtainen. Niitä ehdotetaan uudelleen, jos talletukset kasvavat selvästi aiemmasta. Jokaisesta kotiutuksesta tulee vahvistus tekstiviestinä.',
  userExperience:
    'Violetti sävy on hillitty ja teksti helppolukuista. Talletus ja bonus näytetään kahtena eri saldona, joten rakenteen tajuaa ilman ohjetta. Etusivulla ei pyöri kelloja eikä muiden pelaajien voittoja. Puhelinversiossa kokoelmien vaakavieritys takertelee ajoittain, ja paluupainike vie aina etusivulle asti. Kirjautuminen kesti kahdeksan sekuntia.',
  conclusion:
    'Kanerva kohtelee pelaajaa aikuisena. Bonuksesta pääsee eroon vastaamalla yhteen kysymykseen, rajat toimivat ja lisenssillä on ikää. Hitaahkot kotiutukset ja ruuhkainen chat maksavat pisteitä, mutta luvatuissa ajoissa talo pysyi koko kahden viikon testin ajan. Bonus itsessään ei tuo eikä vie mitään, eikä suuri prosentti muuta sitä. Hyvä valinta harkitsevalle, keskinkertainen sille, joka haluaa rahansa sunnuntaina.',
  faq: [
    {
      question: 'Miten bonuksesta luovutaan?',
      answer: 'Tekemällä kotiutus tai valitsemalla ”Poista bonus” lompakosta. Kumpikin toimi meillä heti.',
    },
    {
      question: 'Onko {match} parempi kuin pienempi bonus?',
      answer:
        'Ei välttämättä. Suurempi bonus tuo myös suuremman kierrätyksen, ja täällä lopputulos on nolla.',
    },
    {
      question: 'Milloin kotiutukset käsitellään?',
      answer: 'Arkipäivisin kello 9–17. Perjantai-illan pyyntö siirtyy maanantaille.',
    },
    {
      question: 'Kelpaako mikä tahansa maksutapa bonukseen?',
      answer: 'Verkkopankki ja kortit kelpaavat, Paysafecard ei.',
    },
    {
      question: 'Voiko pelaamiselle asettaa katon?',
      answer:
        'Voi: talletuksille, tappioille, panoksille, peliajalle ja kirjautumisille. Jos katto ei pidä, Pelirajat’on ja Peluuri auttavat luottamuksellisesti.',
    },
  ],
  authorRole: 'Ehtotoimittaja',
  writtenOn: '2025-03-12',
  updatedOn: '2025-11-03',
  scores: { licence: 9.3, bonusTerms: 7, withdrawals: 7.8, games: 8.6, support: 7.9, reliability: 8.4 },
};
