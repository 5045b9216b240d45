import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'klikki-casino',
  overview: [
    'Laskimme klikkaukset. Etusivulta bonusehtoihin: kaksi. Ehdoista asiakaspalveluun: yksi. Tilin asetuksista pelirajoihin: yksi. Kotiutuspyynnön lähettämiseen: kolme. Klikki Casino on ottanut nimensä tosissaan, eikä testiviikon aikana tarvinnut kertaakaan etsiä mitään hakutoiminnolla. Suomi on täällä alkuperäiskieli eikä käännös. Ehdot on kirjoitettu kokonaisin virkkein, ja bonuksen kuvauksessa sanotaan suoraan, että kierrätys maksaa. Harva kasino tekee niin. Talletus pelataan aina ensin, ja bonusraha aktivoituu vasta oman rahan loputtua.',
    'Nettona tarjous on tasan {net}. Laskukaava antaisi sadan euron bonukselle {sum}, mutta non-sticky-rakenne katkaisee tappion nollaan: bonusta kierrättäessä pelissä ei ole enää omaa rahaa. Kierrätys vie siis koko bonuksen, mutta omaa rahaa se ei sido. {finish.words} kymmenestä pelaajasta pääsee kierrätyksen läpi. Läpi pääsevälle bonus on aito lisä, muille pidempi peli-ilta.',
  ],
  pros: [
    'Ehdot selkokielisinä kahden klikkauksen päässä',
    'Non-sticky: oman rahan voi nostaa ennen bonuksen käyttöä',
    'Maltan lisenssi ja verovapaat voitot',
    'Asiakaspalvelijat puhuvat suomea äidinkielenään',
    'Pelirajoja tarjotaan jo tiliä avatessa',
  ],
  cons: [
    'Bonuksen netto {net}',
    'Kierrätys {wagering} on raskas näin pieneen bonukseen',
    'Chat suljettu öisin',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjous on {match} jopa {maxBonus}, eikä siihen kuulu kierroksia. Sadalla eurolla saa sata euroa bonusta, jonka kierrätys merkitsee {turnover.number} euron edestä panoksia. Netto on {net}. Loppuun asti kierrättää {finish.words} kymmenestä.',
    bonusTerms: [
      'Non-sticky: oma raha pelataan ensin, ja sen voi kotiuttaa, kunnes bonus otetaan käyttöön',
      'Kierrätys {wagering} bonuksen määrästä',
      'Kotiutus ennen kierrätyksen loppua poistaa bonuksen',
      'Minimitalletus {minDeposit}',
      'Bonusrahalla enintään 5 € kierrokselta',
      'Käytettävä {validDays} päivässä',
    ],
  },
  specialFeatures: [
    {
      title: 'Bonuskytkin',
      description:
        'Bonuksen saa pois päältä talletussivun vipukytkimellä, ja valinta jää muistiin. Seuraavalla kerralla sitä ei tyrkytetä uudestaan.',
    },
  ],
  gameSelection:
    'Pelejä on noin 1 600, siis vähemmän kuin suurilla kilpailijoilla, mutta karsinta tuntuu harkitulta. Kolikkopelit on ryhmitelty rivien ja vaihtelun mukaan, eikä etusivu vilise samojen pelien kopioita. Livepuolella on neljäkymmentä pöytää, joista kahdessa jakaja puhuu suomea arki-iltaisin. Leikkirahalla voi kokeilla lähes kaikkea ilman kirjautumista. Uutuudet esitellään kerran kuussa lyhyellä kuvauksella, jossa mainitaan myös palautusprosentti ja pienin panos. Pokeria tai vedonlyöntiä ei ole, eikä sellaista luvatakaan.',
  gameProviders: ['Revontuuli Gaming', 'Kuparihiili', 'Tähtisumu', 'Lyskaster', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 10_00, note: 'Bonuksen alaraja on 20 €' },
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Mastercard', minimum: 20_00 },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 10_00, time: 'alle 2 tuntia' },
      { method: 'Tilisiirto', minimum: 10_00, time: 'seuraava pankkipäivä' },
    ],
    processingTime:
      'Kaksi testikotiutusta Trustlyn kautta: 1 tunti 12 minuuttia arkena, 1 tunti 50 minuuttia lauantaina. Kuluja ei peritty.',
  },
  customerService: {
    availability: 'Joka päivä kello 8–24',
    channels: 'Chat, sähköposti ja puhelin',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'MGA, Malta',
    details:
      'Malta Gaming Authorityn lisenssi MGA/B2C/9114/2023. Numero, yhtiön nimi ja voimassaolo täsmäävät viranomaisen rekisterin kanssa. Voitoista ei makseta Suomessa veroa.',
  },
  security:
    'Kirjautuminen hoituu pankkitunnuksilla tai salasanan ja koodin yhdistelmällä. Yhteys on salattu, ja viimeisimmät kirjautumiset näkyvät tilin etusivulla laitteineen. Kun asetimme 50 euron viikkorajan, se esti ylimenevän talletuksen saman tien. Pelitauko alkaa yhdestä painalluksesta, eikä sitä voi peruuttaa kesken. Rajat pysyvät voimassa, vaikka kirjautuisi toisella laitteella.',
  userExperience:
    'Valkoinen tausta, iso kirjasin, ei vilkkuvia bannereita. Yläreunassa on neljä painiketta, ja ne tekevät sen, mitä niissä lukee. Ruudunlukijalla kokeiltuna niistä kolme toimi moitteetta, mutta pelisuodatin jäi mykäksi. Puhelimessa alavalikkoon ulottuu peukalolla, ja jäljellä oleva kierrätys näkyy saldon alla euroina.',
  conclusion:
    'Klikki Casino on helppo ymmärtää, ja se on bonusmaailmassa paljon sanottu. Lisenssi, maksut ja kieli ovat kunnossa. Pieni valikoima on ainoa selvä kompromissi. Bonus on neutraali lisä: kierrätys vie sen arvon, ei enempää eikä vähempää. Nettona on yhdentekevää, ottaako sen. Juuri siksi suosittelemme valitsemaan kasinon palvelun perusteella, ja siinä Klikki kuuluu parhaisiin.',
  faq: [
    {
      question: 'Mitä non-sticky tarkoittaa Klikki Casinolla?',
      answer:
        'Talletus ja bonus ovat erillään. Jos voitat omalla rahallasi, voit nostaa kaiken, jolloin bonus raukeaa käyttämättä.',
    },
    {
      question: 'Miksi netto on nolla eikä miinuksella?',
      answer:
        'Kierrätyksen hinta on {cost} ja bonus {gross}. Erotus ei kuitenkaan voi osua omaan rahaan, joten luku pysäytetään nollaan.',
    },
    {
      question: 'Tarvitaanko bonuskoodia?',
      answer: 'Ei tarvita, pelkkä kytkimen asento ratkaisee.',
    },
    {
      question: 'Voiko pelitauon perua?',
      answer:
        'Ei ennen määräajan päättymistä. Jos tauko ei riitä, Pelirajat’on ja Peluuri auttavat maksutta.',
    },
  ],
  authorRole: 'Käytettävyystoimittaja',
  writtenOn: '2025-03-27',
  updatedOn: '2025-11-12',
  scores: { licence: 9.6, bonusTerms: 7.4, withdrawals: 9.2, games: 8.8, support: 9.6, reliability: 9.2 },
};
