import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'niitty-play',
  overview: [
    'Maanantaiaamuna kello 6.02 tilille ilmestyi 4,80 euroa. Olimme hävinneet edellisellä viikolla neljäkymppiä, joten summa täsmäsi sentilleen: 12 prosenttia tappiosta. Kierrätys hoitui yhdellä läpipelauksella, ja loput sai nostaa. Niitty Play palauttaa juuri sen, minkä lupaakin. Seurasimme palautusta neljä viikkoa. Kolmesti sitä tuli, kerran olimme voitolla ja jäimme ilman, kuten säännöt edellyttävät.',
    'Tavallista tervetuliaisbonusta ei ole. Sen tilalla on viikoittainen cashback, josta saa takaisin 12 euroa, kun koko sadan euron talletus on hävitty. Luku pitää lukea oikein: se on tappion lievennys. Sadasta on silloin mennyt 88, eikä cashback tee häviämisestä kannattavaa. Kasino sopii säännölliselle ja maltilliselle pelaajalle, joka ei halua seurata kierrätyspalkkia. Hintana on Curaçaon lisenssi: mahdolliset voitot verotetaan, ja riidat ratkotaan etäämpänä kuin Maltalla.',
  ],
  pros: [
    'Cashback tulee automaattisesti joka maanantai',
    'Palautus pelataan vain kerran läpi',
    'Takaisin 12 €, kun on hävinnyt 100 €',
    'Lisenssin numero löytyy rekisteristä',
    'Ei panosrajaa cashback-ehdoissa',
  ],
  cons: [
    'Voitot ovat veronalaisia, koska lisenssin on myöntänyt Curaçao',
    'Palautus vanhenee viikossa',
    'Uudelle asiakkaalle ei ole muuta etua',
    'Pankkikotiutus kestää pari päivää',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjous on {cashback}:n cashback joka viikko, enintään {cashbackCap}. Jos sadan euron talletus hävitään kokonaan, takaisin saa 12 euroa. Kertaalleen kierrättämisen hinta on 48 senttiä, joten takaisin saa pyöristettynä edelleen 12 euroa.',
    bonusTerms: [
      'Palautus on {cashback} viikon nettotappiosta',
      'Kierrätys {wagering} palautetusta summasta',
      'Enimmillään 200 € viikossa',
      'Palautus on käytettävä {validDays} päivässä',
      'Viikko lasketaan maanantaista sunnuntaihin',
      'Livepelien tappiot ovat mukana, jättipottien eivät',
    ],
  },
  specialFeatures: [
    {
      title: 'Tappiomittari',
      description:
        'Tilisivulla näkyy kuluvan viikon nettotulos ja siitä kertyvä palautus. Mittari näyttää tappion isommalla kirjasimella kuin palautuksen, ja järjestys on oikea.',
    },
  ],
  gameSelection:
    'Noin 2 500 pelin joukossa on kaikkea vähän ja kolikkopelejä paljon. Niitty suosii keskisuuren vaihtelun pelejä, joissa saldo liikkuu tasaisesti. Pikapeleillä, kuten nopalla ja pudotuspeleillä, on oma osastonsa, ja niiden palautusprosentti lukee painikkeen vieressä. Livepöytiä on 85. Haku on hidas ja vaatii tarkan nimen. Sen sijaan pelihistoria on esimerkillinen: jokainen kierros löytyy aikaleimoineen puolen vuoden ajalta. Demotila on käytössä ilman kirjautumista kaikissa kolikkopeleissä.',
  gameProviders: [
    'Nattsol',
    'Kobolt Play',
    'Saltgruve Games',
    'Blåmes Interactive',
    'Lyskaster',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa ja Mastercard', minimum: 15_00 },
      { method: 'Skrill', minimum: 15_00 },
      { method: 'Neteller', minimum: 15_00 },
      { method: 'Bitcoin', minimum: 20_00, note: 'Muunnetaan euroiksi talletushetkellä' },
    ],
    withdrawals: [
      { method: 'Tilisiirto', minimum: 30_00, time: '2 pankkipäivää' },
      { method: 'Skrill ja Neteller', minimum: 15_00, time: '1–3 tuntia' },
      { method: 'Bitcoin', minimum: 30_00, time: '1–3 tuntia' },
    ],
    processingTime:
      'Skrill-kotiutuksemme, 45 euroa, kesti kaksi tuntia. Tilisiirto samasta saldosta saapui toisena pankkipäivänä.',
  },
  customerService: {
    availability: 'Ympäri vuorokauden, suomeksi iltaisin',
    channels: 'Chat ja sähköposti',
    languages: 'Englanti, suomi kello 16–23',
  },
  license: {
    type: 'Curaçaon peliviranomainen',
    details:
      'Numero OGL/2024/9226/0226 vastaa rekisterimerkintää. Koska Curaçao ei kuulu ETA-alueeseen, voitot ovat suomalaiselle veronalaisia, ja ne on ilmoitettava itse.',
  },
  security:
    'Kaksivaiheinen kirjautuminen on tarjolla, ja kotiutus vahvistetaan erikseen sähköpostilla. Henkilötodistus pyydettiin vasta ensimmäisen kotiutuksen yhteydessä; olisimme lähettäneet sen mieluummin etukäteen. Viikkoraja talletuksille sopii hyvin viikkotahtiseen cashbackiin, ja kasino osaa itsekin ehdottaa sitä. Pelitauon aikana palautuksia ei mainosteta. Tunnus lukkiutuu viiden väärän yrityksen jälkeen.',
  userExperience:
    'Niittykukat reunustavat sivua, muuten yleisilme on asiallinen. Cashbackin ehdot on tiivistetty kuuteen riviin, joista viisi ymmärsi kerralla. Epäselväksi jäi, lasketaanko bonusostot tappioon; chatin mukaan lasketaan. Selaimen kääntäjää ei tarvita, vaikka paikoin sanajärjestys paljastaa englannin. Tilisivu aukeaa puhelimessa suoraan viikon tulokseen, mikä on perusteltu valinta.',
  conclusion:
    'Cashback on rehellisimpiä etuja, kunhan sen ymmärtää palautukseksi eikä tuloiksi. Niitty Playllä se maksetaan ajallaan, ja sadan euron tappiosta saa takaisin 12 euroa. Curaçaon lisenssi ja verotus painavat vaakaa toiseen suuntaan. Kelpo paikka sille, jolla on raja jo valmiiksi päätettynä, huono sille, joka pelaisi enemmän palautuksen toivossa.',
  faq: [
    {
      question: 'Täytyykö cashback hakea erikseen?',
      answer: 'Ei. Se kirjautui meille kolmena maanantaina itsestään ennen aamuseitsemää.',
    },
    {
      question: 'Lasketaanko palautus talletuksista vai tappioista?',
      answer: 'Viikon nettotappiosta. Jos jäät voitolle, palautusta ei tule.',
    },
    {
      question: 'Kannattaako pelata enemmän, jotta palautus kasvaa?',
      answer: 'Ei kannata. Jokaisesta hävitystä kympistä palaa 1,20 euroa, ja loput 8,80 euroa on poissa.',
    },
    {
      question: 'Onko cashback verotettavaa?',
      answer:
        'Se on alennus omasta tappiosta, mutta sillä saadut voitot ovat veronalaisia kuten muutkin tältä kasinolta saadut voitot. Epäselvissä tapauksissa kysy Verohallinnolta.',
    },
    {
      question: 'Mistä tunnistan, että on aika pitää tauko?',
      answer:
        'Jos viikon tappiomittari yllättää, se on selvä merkki. Tauon saa samalta sivulta, ja Peluuri, 0800 100 101, kuuntelee arkisin klo 12–18.',
    },
  ],
  authorRole: 'Kuluttajatoimittaja',
  writtenOn: '2025-05-06',
  updatedOn: '2025-11-11',
  scores: { licence: 7, bonusTerms: 8.8, withdrawals: 8.5, games: 8.4, support: 8, reliability: 8.2 },
};
