import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'ninja-casino',
  overview: [
    'Ninja Casinon bonusehdoissa on viisi kohtaa. Luimme ne ääneen, ja aikaa kului alle minuutti. Samaan ei yllä moni kilpailija, jonka ehdot täyttävät kymmenen näyttöä ja viittaavat vielä toisiin ehtoihin. Nimi on pikakasinoiden tutuimpia, ja konsepti on pysynyt ennallaan: pankkitunnukset, talletus, peli. Salasanaa ei tarvitse keksiä eikä sähköpostia vahvistaa, ja seuraavalla kerralla tili tunnistaa pelaajan samoista pankkitunnuksista.',
    'Tarjouksessa ei ole ilmaiskierroksia, joten laskukin on lyhyt. Sata euroa bonusta kierrätetään {wagering}, panoksia kertyy tuhat euroa ja talo pitää niistä {cost.number} euroa. Netto on {net}, ja sen näkee ilman laskinta. Kasino sopii sille, joka haluaa yhden selvän tarjouksen ja nopean kotiutuksen. Pelivalikoima on sen sijaan keskikokoa, eikä kanta-asiakkaalle juuri järjestetä ohjelmaa.',
  ],
  pros: [
    'Netto sadan euron talletuksella {net}',
    'Kierrätys {wagering} pelkästä bonuksesta',
    'Maltan lisenssi, verovapaat voitot',
    'Ehdot lyhyet ja yksiselitteiset',
  ],
  cons: [
    'Ei ilmaiskierroksia lainkaan',
    'Chat menee yöksi kiinni',
    'Pelejä vähemmän kuin suurilla kasinoilla',
    'Ei etuja ensitalletuksen jälkeen',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ensimmäiseen talletukseen saa {match} bonusrahaa, jopa {maxBonus}. Sadalla eurolla laskettu netto on {net}, ja {finish.words} kymmenestä pelaa kierrätyksen loppuun. Muilta rahat loppuvat ennen sitä, mikä on hyvä muistaa pienenkin kierrätyksen kohdalla.',
    bonusTerms: [
      'Kierrätysvaatimus {wagering}, lasketaan bonuksesta',
      'Pienin talletus {minDeposit}',
      'Panosraja {maxBet}',
      'Bonus raukeaa {validDays} päivän kuluttua',
      'Vain kolikkopelit vievät kierrätystä eteenpäin',
    ],
  },
  specialFeatures: [
    {
      title: 'Hiljainen tila',
      description:
        'Yhdestä kytkimestä sammuvat kaikki viestit, kampanjat ja ponnahdusikkunat. Testissä hiljaisuus kesti koko kuuden viikon jakson.',
    },
  ],
  gameSelection:
    'Runsaan tuhannen pelin valikoima on koottu harkiten. Yläreunan välilehdet ovat kolikkopelit, livekasino ja pöytäpelit, eikä alaluokkia ole. Etsimme kymmentä peliä, jotka olivat vertailussamme suosittuja kesällä: kahdeksan löytyi. Palautusprosentin saa esiin pitämällä sormea pelin kuvan päällä. Livepöydissä pienin panos on 50 senttiä, ja iltaisin tilaa riitti. Progressiivisia jättipotteja on vain kolme, joten niiden perässä tänne ei kannata tulla. Bonuspelin ostaminen on estetty kaikissa peleissä.',
  gameProviders: ['Mörkö Games', 'Lyskaster', 'Norrkraft Games', 'Havgus Studio', 'Hopeakettu Live'],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 10_00, note: 'Ainoa tapa, toimii suomalaisilla pankkitunnuksilla' },
    ],
    withdrawals: [{ method: 'Trustly', minimum: 10_00, time: 'Noin 10 minuuttia' }],
    processingTime:
      'Kaksi kotiutusta arkena kesti 8 ja 10 minuuttia. Lauantaiyön kotiutus jäi odottamaan aamua ja tuli perille kello 9.20.',
  },
  customerService: {
    availability: 'Klo 9–22, viikonloppuisin klo 10–22',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi, ruotsi, englanti',
  },
  license: {
    type: 'MGA, Malta',
    details:
      'Lisenssi MGA/B2C/9104/2021 näkyy Maltan peliviranomaisen rekisterissä voimassa olevana. ETA-lisenssin ansiosta voittoja ei veroteta Suomessa.',
  },
  security:
    'Raha palaa aina sille pankkitilille, jolta se tuli, joten vääriin käsiin se ei helposti joudu. Tililtä voi ladata koko tapahtumahistorian taulukkona, ja tiedot vastasivat omaa kirjanpitoamme senttiä myöten. Istunto katkeaa itsestään, kun tiliä ei ole käytetty 30 minuuttiin. Ikäraja on 18 vuotta, ja se todetaan pankkitunnistautumisessa. Kaikki rajat löytyvät yhdestä näkymästä, johon pääsee myös kesken pelin.',
  userExperience:
    'Sivu on musta, nopea ja lähes tekstitön. Puhelimella käyttö on luontevampaa kuin tietokoneella, jossa pelikuvat venyvät turhan suuriksi. Saldo jaetaan selvästi omaan rahaan ja bonukseen. Emme pitäneet siitä, että uloskirjautuminen on piilotettu kolmannen valikon taakse, mutta muuten reitit ovat lyhyitä.',
  conclusion:
    'Tuttu nimi ei olisi yksin syy suositella kasinoa, mutta pieni kierrätys on. Kun bonuksen netto on yli puolet bonuksesta, ehdot mahtuvat yhteen kappaleeseen ja kotiutus kestää arkena kymmenen minuuttia, puutteet ovat siedettäviä. Yöpelaajan kannattaa huomata suljettu chat ja hitaammat kotiutukset. Muille Ninja Casino on hyvässä mielessä tylsä: se tekee saman asian joka kerta samalla tavalla.',
  faq: [
    {
      question: 'Miksi tarjouksessa ei ole ilmaiskierroksia?',
      answer:
        'Kasino on valinnut pelkän talletusbonuksen. Sata kymmenen sentin kierrosta olisi noin kymmenen euron arvoinen etu, joten menetys on pieni.',
    },
    {
      question: 'Onko Ninja Casino pikakasino?',
      answer: 'On. Talletus ja tunnistautuminen tehdään samalla kertaa verkkopankissa.',
    },
    {
      question: 'Mitä tapahtuu, jos panos ylittää viisi euroa?',
      answer: 'Peli ei hyväksy suurempaa panosta bonuksen aikana, joten vahingossa ehtoa ei voi rikkoa.',
    },
    {
      question: 'Missä ajassa bonus on kierrätettävä?',
      answer: 'Aikaa on {validDays.days}. Käyttämättä jäänyt bonus poistuu, oma raha ei.',
    },
    {
      question: 'Mistä saa apua, jos pelaaminen huolettaa?',
      answer:
        'Tilin voi sulkea heti profiilista. Peluurin maksuton numero on 0800 100 101, ja se palvelee arkisin klo 12–18.',
    },
  ],
  authorRole: 'Ehtojen lukija',
  writtenOn: '2025-08-26',
  updatedOn: '2025-11-12',
  scores: { licence: 9.6, bonusTerms: 9.2, withdrawals: 9.5, games: 8.6, support: 8.7, reliability: 9.1 },
};
