import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kurki-slots',
  overview: [
    'Kurki Slotsin tarjouksessa on yksi lause, joka puuttuu lähes kaikilta muilta: kierroksista voitettu raha on heti nostettavissa. Sata kierrosta, kymmenen senttiä kappale, ei kierrätystä. Kun pelin palautus on 96 %, niiden arvo on 9,60 euroa, ja pyöristettynä netto on {net}. Luku on pieni, mutta siihen ei liity alaviitettä, joka veisi sen takaisin.',
    'Maltalainen lisenssi pitää voitot verovapaina, ja muutenkin kasino on siististi hoidettu: ehdot mahtuvat sivulle ja pitävät. Suurinta prosenttia metsästävälle täällä ei ole mitään. Kurki sopii sille, joka tallettaisi 20 euroa muutenkin ja ottaa kierrokset mielellään kylkiäisinä. Yksi asia vaatii tarkkuutta: kierrokset vanhenevat viikossa, ja käyttämättä jäänyt kierros on arvoltaan tasan nolla.',
  ],
  pros: [
    'Kierrosten voitoilla ei ole kierrätystä',
    'Kierrätystä ei ole, joten netto on kierrosten koko arvo',
    'MGA-lisenssi ja verovapaat voitot',
    'Tarjoukseen riittää {minDeposit.number} euron talletus',
  ],
  cons: [
    'Kierrokset vanhenevat {validDays} päivässä',
    'Talletukselle ei makseta bonusta',
    'Kierrokset voi käyttää vain yhdessä pelissä',
    'Kotiutukset seisovat viikonloppuisin',
  ],
  bonusDetails: {
    welcomeBonus:
      'Vähintään {minDeposit.number} euron talletuksella saa 100 kierrätysvapaata ilmaiskierrosta. Talletuksen koko ei muuta kierrosten määrää, joten vertailutalletuksellakin netto on {net}. Kierrätystä ei ole: ainoa tehtävä on pelata kierrokset ajoissa.',
    bonusTerms: [
      'Voittojen kierrätys: ei mitään',
      'Talletus vähintään {minDeposit}',
      'Kierrokset käytettävä {validDays} päivän kuluessa',
      'Kierroksen arvo kiinteä, 0,10 €',
      'Voittokattoa ei ehdoissa ole',
    ],
    freeSpins: {
      description:
        'Erän saa auki kirjautumalla. Väliin jätetyn päivän kierrokset siirtyivät testissämme seuraavalle päivälle, kunnes viikko täyttyi.',
      table: [
        { day: '1. päivä', spins: '40', game: 'Suosoidin', wager: 'ei kierrätystä' },
        { day: '2. päivä', spins: '30', game: 'Suosoidin', wager: 'ei kierrätystä' },
        { day: '3. päivä', spins: '30', game: 'Suosoidin', wager: 'ei kierrätystä' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Pelikohtainen tilasto',
      description:
        'Tilin sivulta näkee, paljonko kuhunkin peliin on mennyt ja paljonko siitä on tullut takaisin.',
    },
  ],
  gameSelection:
    'Nimi lupaa kolikkopelejä, ja niitä saa: vajaat tuhat, pääosin keskikokoisilta pohjoismaisilta studioilta. Aulan järjestys on omaperäinen, sillä pelit ryhmitellään yhden kierroksen keston mukaan. Hitaat pelit saavat oman hyllynsä, ja budjetin kannalta se on fiksua: hitaassa pelissä sama raha kestää pidempään. Pöytäpelejä on viisitoista, livekasinoa ei lainkaan. Jälkimmäinen on pikemminkin rajaus kuin puute, jos tulee nimenomaan kelojen äärelle. Palautusprosentti näytetään jokaisen kuvakkeen alla.',
  gameProviders: [
    'Pohjantuuli',
    'Tähtisumu',
    'Fjellvind',
    'Isbre Interactive',
    'Nattsol',
    'Blåmes Interactive',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 20_00 },
      { method: 'Visa', minimum: 20_00 },
      { method: 'Paysafecard', minimum: 20_00, note: 'Kotiutus toisella tavalla' },
    ],
    withdrawals: [
      { method: 'Verkkopankki', minimum: 20_00, time: 'Arkisin saman päivän aikana' },
      { method: 'Visa', minimum: 20_00, time: '2–3 pankkipäivää' },
    ],
    processingTime:
      'Keskiviikkoaamuna pyydetty 26 euron kotiutus saapui iltapäivällä, viiden tunnin kuluttua. Lauantaina pyydetty odotti maanantaihin.',
  },
  customerService: {
    availability: 'Arkisin kello 9–20',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi, ruotsi ja englanti',
  },
  license: {
    type: 'MGA',
    details:
      'Maltan peliviranomaisen lisenssi MGA/B2C/9229/2018 on ollut voimassa vuodesta 2018. Malta on ETA-valtio, ja suomalainen saa voittonsa verovapaasti.',
  },
  security:
    'Kuvallinen henkilöllisyystodistus riitti tilin vahvistamiseen, ja siihen meni puolitoista tuntia. Pelaajien varat pidetään MGA:n vaatimusten mukaisesti erillään. Tappiorajan oletus on 200 euroa kuukaudessa, ja korottamiselle kysytään perustelua. Käytäntö on parempi kuin tyhjä kenttä, jonka useimmat ohittavat. Ratkaisemattoman riidan voi viedä riippumattomalle riidanratkaisijalle.',
  userExperience:
    'Harmaa, vähäeleinen sivusto tuo mieleen kirjaston verkkopalvelun, ja tarkoitamme tätä kehuna. Jäljellä olevat kierrokset ja niiden viimeinen käyttöpäivä näkyvät yläkulmassa. Puhelimella pelin saa auki kolmella painalluksella. Moitteita tulee siitä, että ehtojen suomenkielinen versio oli kaksi kuukautta englanninkielistä vanhempi. Erot olivat onneksi muotoilussa.',
  conclusion:
    'Kymmenen euroa ei ole paljon, mutta se on täällä kymmenen euroa myös ehtojen lukemisen jälkeen. Pieni netto ilman kierrätystä on enemmän kuin monessa tuhansien eurojen tarjouksessa, jonka netto on miinuksella. Viikonlopun hidas maksuliikenne ja livekasinon puuttuminen pitävät arvosanan silti maltillisena. Kokonaisarviomme on lyhyt, niin kuin ehdotkin: rehellinen, rajattu ja helposti ymmärrettävä tarjous.',
  faq: [
    {
      question: 'Voiko kierrosten voitot nostaa heti?',
      answer: 'Voi, kunhan kotiutusraja 20 € täyttyy. Voitot siirtyvät suoraan nostettavaan saldoon.',
    },
    {
      question: 'Miksi netto on {net} eikä 9,60?',
      answer:
        'Näytämme nettoluvut kokonaisina euroina. Sadan kierroksen nimellisarvo on kymmenen euroa, ja 96 prosentin palautuksella laskemme arvoksi 9,60 €.',
    },
    {
      question: 'Saako suuremmalla talletuksella enemmän kierroksia?',
      answer:
        'Ei saa. Määrä on sama 20 eurolla ja 200 eurolla, joten tarjouksen takia ei ole syytä tallettaa minimiä enempää.',
    },
    {
      question: 'Onko Kurki Slotsilla livepelejä?',
      answer: 'Ei ole. Valikoima koostuu kolikkopeleistä ja pienestä määrästä pöytäpelejä.',
    },
    {
      question: 'Miten oman tappiorajan voi tarkistaa?',
      answer: 'Raja ja siitä käytetty osuus ovat tilin etusivulla. Rajan saa milloin tahansa pienemmäksi.',
    },
  ],
  authorRole: 'Kolikkopelien arvioija',
  writtenOn: '2025-05-08',
  updatedOn: '2025-10-29',
  scores: { licence: 9.4, bonusTerms: 8.8, withdrawals: 7.5, games: 7.2, support: 7.4, reliability: 8.2 },
};
