import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'winz-casino',
  overview: [
    'Winz Casinon bonusehdot ovat lyhyet, ja syy on siinä, mitä niistä puuttuu: kierrätysvaatimus. Bonus on {match} talletuksesta, enintään {maxBonus}, eikä sitä tarvitse kierrättää. Sadan euron talletus tuo sata euroa, ja netto on {net}. Talletusbonusten joukossa tämä on harvinaista, ja se selittää suuren osan korkeasta arvosanasta.',
    'Vastapainona on verotus. Lisenssi on Curaçaolta, joten suomalaisen pelaajan voitot ovat veronalaista tuloa ja ilmoittaminen jää hänelle itselleen. Winz sopii aikuiselle, joka pitää kotiutuksistaan kirjaa ja haluaa bonuksen ilman kertolaskua. Kryptolla maksavalle se on myös käytännöllinen. Jos veroilmoituksen täydentäminen tuntuu vaivalta, ETA-lisenssillä toimiva kasino pienemmällä netolla voi olla kokonaisuutena selvempi.',
  ],
  pros: [
    'Bonuksella ei ole kierrätysvaatimusta',
    'Netto {net} sadan euron talletuksella',
    'Bonuksen käyttöön on aikaa {validDays.days}',
    'Ehdoissa ei ole voittokattoa',
    'Kryptomaksut pankkikorttien rinnalla',
  ],
  cons: [
    'Voitot ovat Suomessa veronalaista tuloa',
    'Curaçaon valvonta on ETA-maiden valvontaa kevyempää',
    'Panosraja {maxBet} on voimassa, vaikka kierrätystä ei ole',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ensimmäiseen talletukseen saa {match} bonusta, enintään {maxBonus}. Kierrätystä ei ole, joten netto on sama kuin brutto: sadan euron talletuksella {net}. Mikään ei siis voi jäädä kesken, mutta panosraja on {maxBet}. Täyteen bonukseen tarvitaan {fullDeposit.number} euron talletus.',
    bonusTerms: [
      'Kierrätys: ei ole',
      'Pienin bonukseen oikeuttava talletus: {minDeposit}',
      'Panosraja bonuksella pelattaessa: {maxBet}',
      'Voimassa {validDays} päivän ajan hyvityksestä',
      'Voittokattoa ei ole mainittu',
    ],
  },
  specialFeatures: [
    {
      title: 'Lyhyet ehdot',
      description:
        'Tarjouksen säännöt ovat omalla sivullaan, eikä niitä täydennetä yleisten ehtojen viittauksilla.',
    },
    {
      title: 'Kryptolompakko',
      description:
        'Bitcoin-talletus muunnetaan euroiksi hyvityshetken kurssilla, joka näytetään ennen vahvistusta.',
    },
  ],
  gameSelection:
    'Valikoiman runko on kolikkopeleissä, ja niitä on yli viisituhatta. Pöytäpelejäkin riittää: rulettia, blackjackia eri säännöin ja videopokeria niille, jotka sitä yhä pelaavat. Livepuolella on kaksi studiota ja parisataa pöytää. Haussa voi rajata pelejä valmistajan, vaihtelun ja palautusprosentin mukaan, mikä on kuluttajalle hyödyllisempää kuin teemakuvat. Palautusprosentti näkyy pelin tiedoissa ennen avaamista. Jättipotteja on, mutta ne eivät täytä etusivua, ja useimpia pelejä voi kokeilla leikkirahalla.',
  gameProviders: [
    'Norrkraft Games',
    'Kvarts Studio',
    'Kobolt Play',
    'Tähtisumu',
    'Rav & Bernstein',
    'Hopeakettu Live',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Visa ja Mastercard', minimum: 20_00 },
      { method: 'Skrill', minimum: 20_00 },
      { method: 'Bitcoin', minimum: 20_00, note: 'Lompakon siirtomaksu jää maksajalle' },
    ],
    withdrawals: [
      { method: 'Bitcoin', minimum: 20_00, time: 'Alle tunti hyväksynnästä' },
      { method: 'Skrill', minimum: 20_00, time: 'Saman päivän aikana' },
      { method: 'Tilisiirto', minimum: 50_00, time: '1–2 pankkipäivää' },
    ],
    processingTime:
      'Kasino lupaa käsitellä pyynnöt tunnin kuluessa, kun henkilöllisyys on vahvistettu. Loppuaika riippuu maksutavasta.',
  },
  customerService: {
    availability: 'Ympäri vuorokauden',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'Curaçao',
    details:
      'Lisenssin numero on OGL/2024/9102/0102, ja se löytyy Curaçaon peliviranomaisen rekisteristä. Curaçao ei kuulu ETAan, joten voittojen verovapaus ei koske tätä kasinoa.',
  },
  security:
    'Yhteys on salattu, ja kirjautumiseen saa kaksivaiheisen tunnistuksen, joka kannattaa ottaa käyttöön kryptomaksujen vuoksi. Henkilöllisyys tarkistetaan viimeistään ensimmäisessä kotiutuksessa. Talletus-, tappio- ja aikarajat ovat tilin asetuksissa. Rajan kiristys tulee voimaan heti, höllennys viiveellä. Riita-asiassa on hyvä muistaa, että valitusreitti kulkee Karibialle eikä Eurooppaan.',
  userExperience:
    'Sivusto on rauhallinen, eikä ponnahdusikkunoita juuri ole. Bonuksen saldo näytetään erillään omasta rahasta, joten koko ajan näkee, kummalla ollaan pelaamassa. Puhelimella valikko jää peukalon ulottuville. Suomennos on luonteva, ja ehdot ovat samat molemmilla kielillä. Tapahtumahistorian saa ladattua tiedostona, ja veroilmoitusta varten se on sivuston hyödyllisin painike.',
  conclusion:
    'Kun kierrätystä ei ole, bonuksesta ei tarvitse vähentää mitään: netto on koko bonus, ja sillä pääsee vertailumme kärkeen. Hinta maksetaan muualla, sillä Curaçaon lisenssi tekee voitoista veronalaisia. Arvostelumme lopputulos on silti selvä ja kaksiosainen. Bonuksena tarjous on erinomainen, verotuksen kannalta ei, ja nämä kaksi asiaa on luettava yhdessä.',
  faq: [
    {
      question: 'Onko bonus todella ilman kierrätystä?',
      answer:
        'On. Ehdot asettavat panosrajan {maxBet} ja {validDays} päivän voimassaoloajan, mutta eivät vaadi tiettyä määrää panoksia ennen kotiutusta.',
    },
    {
      question: 'Pitääkö Winz Casinon voitoista maksaa veroa?',
      answer:
        'Kyllä. Lisenssi ei ole ETA-valtiosta, joten voitto on veronalaista tuloa. Epäselvissä tapauksissa ohjeen antaa Verohallinto.',
    },
    {
      question: 'Paljonko on talletettava täyden bonuksen saamiseksi?',
      answer:
        'Katto {maxBonus} täyttyy {fullDeposit.number} euron talletuksella. Pienin talletus, josta bonuksen saa, on 20 €.',
    },
    {
      question: 'Miten pelaamisen voi keskeyttää?',
      answer:
        'Tauon tai sulkemisen voi valita tilin asetuksista. Peluuri neuvoo maksutta numerossa 0800 100 101, jos pelaaminen huolettaa.',
    },
  ],
  authorRole: 'Bonustoimittaja',
  writtenOn: '2025-03-18',
  updatedOn: '2025-11-13',
  scores: { licence: 9.1, bonusTerms: 10, withdrawals: 10, games: 10, support: 10, reliability: 10 },
};
