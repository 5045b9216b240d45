import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kumpu-casino',
  overview: [
    'Talletimme sata euroa, saimme viisikymmentä päälle ja pyysimme hetken pelattuamme kaiken takaisin tilille. Tavallisesti tässä kohdassa alkaa selittely. Kumpu Casinolla kotiutusikkuna ilmoitti koko saldon nostettavaksi, ja raha oli pankissa 34 minuuttia myöhemmin. Kierrätystä ei ole lainkaan. Kysyimme varmuuden vuoksi chatista, unohtuiko meiltä jokin ehto. Ei unohtunut, ja vastaaja liitti mukaan koko ehtosivun, joka on lyhyempi kuin monen kilpailijan alaviite.',
    'Summa on vaatimaton, ja se on syytä sanoa heti. Bonusta saa enimmillään viisikymppiä ja kierroksia kaksikymmentä. Toisaalta mitään ei tarvitse kierrättää, joten bonuksesta ei vähennetä mitään. Sadan euron talletuksella netto on {net}. Kumpu on uusi nimi, mutta lisenssi on vuodelta 2022 ja taustayhtiö on sama kuin lisenssissä. Se sopii pelaajalle, joka haluaa tietää etukäteen, mitä saa. Bonusjahtaajalle pottia on liian vähän.',
  ],
  pros: [
    'Bonusta ja kierrosvoittoja ei kierrätetä',
    'Bonuksen netto {net}',
    'MGA-lisenssi, ei veroa voitoista',
    'Koko saldon kotiutus onnistui 34 minuutissa',
    'Bonukseen riittää {minDeposit.number} euron talletus',
    'Kuukausi aikaa käyttää etu',
  ],
  cons: [
    'Bonuksen katto on vain {maxBonus}',
    'Panosraja {maxBet} on voimassa, kunnes bonus on pelattu tai nostettu',
    'Puhelinpalvelua ei ole',
  ],
  bonusDetails: {
    welcomeBonus:
      'Kumpu antaa ensitalletukselle {match} jopa {maxBonus} sekä {spins} ilmaiskierrosta. Sadan euron talletuksella bonus osuu juuri kattoon, ja kierrosten arvo on 1,92 €. Netto on {net}. Kierrätystä ei ole, joten mikään ei voi jäädä kesken.',
    bonusTerms: [
      'Ei kierrätystä bonukselle eikä kierrosten voitoille',
      'Talletus vähintään {minDeposit}',
      'Panosraja {maxBet}, kun bonusrahaa on saldossa',
      'Etu on käytettävä {validDays} päivän sisällä',
      'Voittokattoa ei ole',
      'Yksi bonus henkilöä ja taloutta kohti',
    ],
    freeSpins: {
      description:
        'Kaksikymmentä kymmenen sentin kierrosta tulee tilille heti talletuksen jälkeen. Voitot kirjataan suoraan rahasaldoon.',
      table: [{ day: 'Heti', spins: '20', game: 'Metsänpeitto', wager: 'ei kierrätystä' }],
    },
  },
  specialFeatures: [
    {
      title: 'Yksi saldo',
      description:
        'Oma raha ja bonus näkyvät samana lukuna, koska niiden välillä ei ole eroa. Erillistä bonuslompakkoa tai edistymispalkkia ei tarvita.',
    },
    {
      title: 'Kuukausiraportti',
      description:
        'Kuun alussa sähköpostiin tulee kooste talletuksista, kotiutuksista ja peliajasta. Viestissä ei ole mainoksia.',
    },
  ],
  gameSelection:
    'Pelejä on noin 2 800, ja ne on järjestetty niin, että vähemmän tunnetutkin nousevat esiin. Pidimme varsinkin listasta, jossa kolikkopelit on lueteltu palautusprosentin mukaan. Liveaulassa on sata pöytää, ruletista suomenkielisiin iltalähetyksiin. Pöytäpelejä saa pelata kymmenen sentin panoksella. Ainoa aukko on bingo, jota ei ole ollenkaan. Testin aikana yksikään peli ei kaatunut, ja keskeytynyt kierros jatkui siitä, mihin se oli jäänyt. Leikkirahalla voi kokeilla kaikkea paitsi livepelejä.',
  gameProviders: [
    'Tähtisumu',
    'Pohjantuuli',
    'Fjellvind',
    'Isbre Interactive',
    'Kvarts Studio',
    'Rav & Bernstein',
    'Hopeakettu Live',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Trustly', minimum: 10_00 },
      { method: 'Visa ja Mastercard', minimum: 10_00 },
      { method: 'Paysafecard', minimum: 10_00, note: 'Kotiutus pankkitilille' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 10_00, time: 'alle tunti' },
      { method: 'Tilisiirto', minimum: 10_00, time: '1 pankkipäivä' },
    ],
    processingTime:
      'Teimme neljä kotiutusta eri viikonpäivinä. Nopein kesti 21 minuuttia, hitain sunnuntaiaamuna 57.',
  },
  customerService: {
    availability: 'Chat vuorokauden ympäri viikon jokaisena päivänä',
    channels: 'Chat ja sähköposti, johon vastattiin neljässä tunnissa',
    languages: 'Suomi, ruotsi, englanti',
  },
  license: {
    type: 'Malta Gaming Authority (MGA)',
    details:
      'Lisenssin numero on MGA/B2C/9205/2022, ja se on rekisterissä voimassa. ETA-lisenssi tekee voitoista suomalaiselle verovapaita.',
  },
  security:
    'Tunnistautuminen tehdään pankkitunnuksilla ennen talletusta, joten kotiutusvaiheessa ei kysytä papereita. Asiakasvarat säilytetään erillisellä tilillä. Tiliä avatessa on pakko valita kuukausiraja talletuksille, eikä valmiiksi täytettyä ehdotusta ole. Pysyvän eston saa voimaan ilman yhteydenottoa. Uudella laitteella kirjautuminen vahvistetaan erikseen, ja kirjautumishistorian näkee puolen vuoden ajalta.',
  userExperience:
    'Sivusto on vihreänharmaa ja rauhallinen. Kampanjasivulla on tasan yksi kampanja, ja sen ehdot mahtuvat puhelimen näytölle vierittämättä. Tilihistoria latautuu kerralla eikä sivuittain. Hakukenttä tunnistaa sekä pelin että studion nimen. Valittavaa jäi lähinnä ilmoitusäänestä, jonka saa pois vain selaimen asetuksista. Muuten sivusto ei vaadi huomiota.',
  conclusion:
    'Lähes täydet pisteet eivät tarkoita, että Kumpu sopisi kaikille, vaan sitä, ettemme löytäneet olennaista moitittavaa. Lisenssi on kunnossa, kotiutukset nopeita ja ehdot mahtuvat yhdelle näytölle. Asiakaspalvelu vastasi jokaiseen kysymykseemme oikein jo ensimmäisellä kerralla. Netto on bonuksen koko arvo. Pieni bonus, ilman kierrätystä.',
  faq: [
    {
      question: 'Voiko bonuksen nostaa heti?',
      answer: 'Voi. Kotiutus onnistui meiltä kokonaisuudessaan ilman kierrätystä.',
    },
    {
      question: 'Miksi panosraja on olemassa, jos kierrätystä ei ole?',
      answer:
        'Kasino rajaa sillä omaa riskiään. Viiden euron raja väistyy, kun bonus on pelattu tai nostettu.',
    },
    {
      question: 'Paljonko kannattaa tallettaa täyden bonuksen vuoksi?',
      answer:
        'Täyteen {bonus.number} euroon tarvitaan {fullDeposit}. Pienempi talletus tuo bonusta samassa suhteessa, joten budjettia ei ole syytä venyttää.',
    },
    {
      question: 'Onko Kumpu Casinolla ikäraja?',
      answer: 'On, 18 vuotta. Ikä varmistetaan pankkitunnuksilla ennen ensimmäistä talletusta.',
    },
    {
      question: 'Mistä saa apua, jos rajat eivät pidä?',
      answer:
        'Pysyvän eston voi asettaa tilin etusivulta. Peluurin puhelin, 0800 100 101, vastaa arkisin klo 12–18.',
    },
  ],
  authorRole: 'Bonustoimittaja',
  writtenOn: '2025-10-08',
  updatedOn: '2025-11-06',
  scores: { licence: 10, bonusTerms: 10, withdrawals: 10, games: 9.8, support: 9.9, reliability: 10 },
};
