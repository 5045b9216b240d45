import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'speedz-casino',
  overview: [
    'Painoimme kotiutusnappia tiistaina kello 14.07. Kello 14.11 pankin sovellus ilmoitti, että tilille oli saapunut 85 euroa. Neljä minuuttia on lyhin mittaamamme aika, emmekä usko sitä tuuriksi: toistimme kokeen lauantai-iltana, ja raha tuli silloinkin, ennen kuin kahvi ehti tippua. Papereita ei kysytty, sillä henkilöllisyys oli vahvistettu jo talletuksen yhteydessä.',
    'Nopeus ei yksin tekisi Speedz Casinosta suositeltavaa. Olennaisempaa on, että bonuskin on halpa. Kierrätys on {wagering}, siis noin kolmasosa nollarajasta {breakEven}, ja {finish.words} kymmenestä pääsee sen läpi. Sadan euron talletuksella netto on {net}. Lisenssi on Virosta, joten voitot ovat Suomessa verovapaita. Kasino sopii sille, joka haluaa asioida pankkitunnuksilla ja kotiuttaa rahansa viivyttelemättä. Pöytäpelien ystävälle valikoima on ohut.',
  ],
  pros: [
    'Kotiutus neljässä minuutissa',
    'Netto {net}, kierrätys vain {wagering}',
    '{finish.words} kymmenestä pääsee kierrätyksen läpi',
    'Minimitalletus {minDeposit}',
    'Viron lisenssi ja verovapaat voitot',
  ],
  cons: [
    'Maksaa voi vain pankkitilin kautta',
    'Livekasino on suppea',
    'Nopea talletus vaatii pelaajalta itsekuria',
    'Bonuksella pelatessa panosraja {maxBet}',
  ],
  bonusDetails: {
    welcomeBonus:
      'Speedz Casino antaa ensitalletuksesta {match}, jopa {maxBonus}, sekä {spins} ilmaiskierrosta. Sadan euron vertailutalletuksella brutto on 104,80 €. Siitä kierrätys, yhteensä noin {turnover} panoksia, haukkaa noin {cost}. Netto: {net}. {finish.words} kymmenestä pääsee läpi, muilta rahat loppuvat ensin.',
    bonusTerms: [
      'Bonus kierrätetään {wagering}; talletusta ei lasketa mukaan',
      'Kierrosvoittojen kierrätys niin ikään {spinWagering}',
      'Talletuksen oltava ainakin 10 €',
      'Panosraja {maxBet}',
      '{validDays} päivän voimassaolo',
      'Vain kolikkopelit kerryttävät vaatimusta täydestä panoksesta',
    ],
    freeSpins: {
      description:
        'Puolet kierroksista saa heti ja puolet seuraavana päivänä. Yksi kierros on kymmenen senttiä, ja 96 prosentin palautuksella laskemme viidenkymmenen kierroksen arvoksi 4,80 €.',
      table: [
        { day: 'Talletuspäivä', spins: '25', game: 'Rataspyörä', wager: '{spinWagering}' },
        { day: 'Seuraava päivä', spins: '25', game: 'Ukkosraja', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Kotiutuksen seuranta',
      description:
        'Pyynnön vaiheet näkyvät ruudulla kellonaikoineen, joten pelaaja tietää, kenellä raha kulloinkin on.',
    },
    {
      title: 'Tili pankkitunnuksilla',
      description:
        'Tunnistautuminen, ikätarkistus ja talletus hoituvat samalla kertaa, minkä ansiosta kotiutuksessa ei enää kysellä papereita.',
    },
  ],
  gameSelection:
    'Noin 1 900 pelistä yhdeksän kymmenestä on kolikkopelejä. Valikoimaa on karsittu tarkoituksella: samasta pelistä ei pidetä kuutta muunnelmaa, ja huonosti palauttavat versiot on jätetty ottamatta. Otannassamme alin palautus oli 95,6 %. Livepöytiä laskimme 34, joista osa täyttyy iltaisin. Haku löytää pelin kirjoitusvirheestä huolimatta. Demotila toimii ilman talletusta, mutta kirjautua pitää, ja se on ikärajan vuoksi oikein. Arvat ja pikapelit on koottu omalle välilehdelleen.',
  gameProviders: ['Revontuuli Gaming', 'Pohjantuuli', 'Kvarts Studio', 'Nattsol', 'Isbre Interactive'],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00, note: 'Kaikki suomalaiset pankit' },
      { method: 'Trustly', minimum: 10_00 },
    ],
    withdrawals: [{ method: 'Verkkopankki', minimum: 10_00, time: 'Noin 4 minuuttia' }],
    processingTime:
      'Mitattu aika oli 4 minuuttia. Yli 2 000 euron kotiutukset tarkistaa ihminen, ja kasino arvioi odotukseksi silloin enintään kuusi tuntia.',
  },
  customerService: {
    availability: 'Vuorokauden ympäri',
    channels: 'Chat ja puhelin',
    languages: 'Suomi, viro ja englanti',
  },
  license: {
    type: 'Viro',
    details:
      'Lisenssi HKT000088 on Viron vero- ja tullihallituksen valvoma, ja se löytyy maan taloustoiminnan rekisteristä (MTR). ETA-lisenssin vuoksi voitoista ei mene Suomessa veroa.',
  },
  security:
    'Koska asiointi kulkee pankin kautta, kasinolle ei synny omaa salasanaa, joka voisi vuotaa. Raha palaa aina samalle tilille, jolta se lähti. Kasino pyytää asettamaan talletusrajan ennen ensimmäistä siirtoa, eikä kohtaa voi ohittaa vahingossa. Kokeilimme myös pikataukoa: yksi painallus sulki pelit vuorokaudeksi, eikä sitä voinut perua.',
  userExperience:
    'Kaikki on riisuttu nopeuden ehdoilla. Etusivulla on haku, saldo ja kolme riviä pelejä. Puhelimella koko matka kirjautumisesta ensimmäiseen kierrokseen kesti alle minuutin, mikä on käytettävyyden voitto ja samalla syy pitää rajat kunnossa. Ehdot on kirjoitettu lyhyin virkkein. Pelitapahtumien listaa olisi mukava saada suodatettua päivän mukaan.',
  conclusion:
    'Harva kasino pitää sen, minkä nimi lupaa. Speedz pitää: neljän minuutin kotiutus on vuoden nopein mittaustuloksemme, eikä bonuksessakaan ole koukkua. Sen netto on suurin osa bonuksesta. Kolmelta kymmenestä rahat loppuvat kesken kierrätyksen. Kapea livekasino ja yksi ainoa maksukanava ovat pieniä puutteita. Pikakasinoista mainitsisimme tämän ensimmäisenä.',
  faq: [
    {
      question: 'Toimiiko kotiutus yhtä nopeasti viikonloppuna?',
      answer:
        'Testissämme toimi. Viime kädessä nopeus riippuu siitä, välittääkö oma pankkisi pikasiirrot joka päivä.',
    },
    {
      question: 'Voiko Speedzillä pelata ilman bonusta?',
      answer: 'Voi. Bonus valitaan talletuksen yhteydessä, eikä valintaruutua ole rastittu valmiiksi.',
    },
    {
      question: 'Mitä {wagering} käytännössä tarkoittaa?',
      answer: 'Sadan euron bonus pelataan läpi kahdeksansadan euron panoksilla. Se maksaa 32 euroa.',
    },
    {
      question: 'Mitä teen, jos talletan liian herkästi?',
      answer:
        'Laske talletusraja pieneksi tai ota pikatauko. Peluurin maksuton puhelin 0800 100 101 palvelee arkisin klo 12–18.',
    },
  ],
  authorRole: 'Maksuliikenteen testaaja',
  writtenOn: '2025-05-14',
  updatedOn: '2025-11-12',
  scores: { licence: 9.4, bonusTerms: 9.4, withdrawals: 10, games: 9, support: 9.4, reliability: 9.7 },
};
