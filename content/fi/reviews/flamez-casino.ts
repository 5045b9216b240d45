import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'flamez-casino',
  overview: [
    'Viisi minuuttia on lyhyt aika, ja Flamez Casino on rakentanut koko mainontansa sen varaan. Niin kauan kotiutuksen luvataan kestävän, kun pelaaja on tunnistautunut pankkitunnuksilla. Lupaus on uskottava, koska raha palaa samaa reittiä kuin tulikin eikä asiakirjoja yleensä tarvita. Pikakasinoissa nopeus on kuitenkin jo perusvaatimus. Kiinnostavampaa on, että täällä myös bonuksen luvut kestävät tarkastelun.',
    'Sadan euron talletuksella bonusta tulee sata euroa, ja ilmaiskierrosten arvo on 9,60 €. Kierrätys on {wagering}, ja sen hinta on noin {cost.number} euroa, joten netto on {net}. Summa ei muuta kenenkään taloutta, mutta etumerkki on oikea. Flamez sopii pelaajalle, joka arvostaa Viron lisenssin tuomaa verovapautta, haluaa kotiuttaa viivyttelemättä eikä jaksa lukea sivukaupalla poikkeuksia.',
  ],
  pros: [
    'Bonuksen netto {net}',
    'Kierrätys {wagering} on alle nollarajan {breakEven}',
    'Kotiutus luvataan viidessä minuutissa',
    'Viron lisenssi, voitot verovapaita',
    'Tunnistautuminen pankkitunnuksilla',
  ],
  cons: [
    '{notFinish.words} kymmenestä ei saa kierrätystä päätökseen',
    'Netto on pieni suhteessa 1 000 euron lupaukseen',
    'Livepeleissä vain yksi studio',
  ],
  bonusDetails: {
    welcomeBonus:
      'Uusi pelaaja saa {match} jopa {maxBonus} + {spins} ilmaiskierrosta. Sadan euron vertailutalletuksella netto on {net}: bonus ja kierrokset miinus kierrätyksen hinta. {finish.words} kymmenestä pääsee kierrätyksen läpi, muilta rahat loppuvat ensin.',
    bonusTerms: [
      'Bonus kierrätetään {wagering}, talletusta ei lasketa mukaan',
      'Kierrosten voitoilla sama vaatimus, {spinWagering}',
      'Talletus vähintään {minDeposit}',
      'Panosraja {maxBet}',
      'Bonus raukeaa {validDays} päivän kuluttua',
    ],
    freeSpins: {
      description:
        'Kaikki kierrokset tulevat kerralla talletuksen jälkeen. Yhden kierroksen arvo on {spinValue}.',
      table: [{ day: 'Heti', spins: '100', game: 'Hiilloksen kuningas', wager: '{spinWagering}' }],
    },
  },
  specialFeatures: [
    {
      title: 'Kotiutus viidessä minuutissa',
      description:
        'Pyyntö käsitellään automaattisesti, kun kierrätys ei ole kesken. Varojen alkuperää koskeva kysely pidentää odotusta.',
    },
    {
      title: 'Kesken jäänyt peli',
      description: 'Katkennut kierros jatkuu samasta kohdasta toisella laitteella.',
    },
  ],
  gameSelection:
    'Pelejä on noin 1 800, ja suurin osa niistä on kolikkopelejä. Luokittelu on tehty pelimekaniikan mukaan, joten klusteripelit, voittolinjattomat pelit ja perinteiset hedelmäpelit eivät ole samassa kasassa. Pöytäpelejä on kolmisenkymmentä. Liveruletin ja blackjackin tarjoaa yksi studio, mikä on kilpailijoihin verrattuna vähän. Uutuudet tulevat torstaisin. Pelin tiedoissa kerrotaan palautusprosentti, ja sitä kannattaa katsoa, sillä samasta pelistä voi olla liikkeellä useampi versio.',
  gameProviders: [
    'Revontuuli Gaming',
    'Pohjantuuli',
    'Kuparihiili',
    'Norrkraft Games',
    'Nattsol',
    'Hopeakettu Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00, note: 'Bonukseen vaaditaan 20 €' },
      { method: 'Trustly', minimum: 10_00, note: 'Bonukseen vaaditaan 20 €' },
    ],
    withdrawals: [{ method: 'Trustly', minimum: 10_00, time: 'Noin 5 minuuttia' }],
    processingTime:
      'Kasino ilmoittaa kotiutuksen kestoksi viisi minuuttia. Oman pankin aikataulu voi lisätä siihen jonkin verran.',
  },
  customerService: {
    availability: 'Päivittäin kello 8–23',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi, viro ja englanti',
  },
  license: {
    type: 'Viro',
    details:
      'Lisenssin HKT000091 on myöntänyt Viron vero- ja tullihallitus, joka myös valvoo toimintaa. Viro kuuluu ETAan, joten voitot ovat suomalaiselle verovapaita.',
  },
  security:
    'Pankkitunnistautuminen hoitaa iän ja henkilöllisyyden yhdellä kertaa, eikä kasinolle jää salasanaa, joka voisi unohtua tai vuotaa. Ehtojen mukaan pelaajien varat pidetään erillään yhtiön omista. Talletusraja kysytään ennen ensimmäistä siirtoa. Kysymyksen voi ohittaa, mutta ohittamisen sijaan kannattaa kirjoittaa siihen summa, jonka on valmis menettämään.',
  userExperience:
    'Tumma tausta ja oranssi teksti ovat makuasia, mutta luettavuus on kunnossa. Pelitilin tapahtumat löytyvät kahdella painalluksella. Bonuksen tila on eritelty: jäljellä oleva kierrätys, päivät ja panosraja ovat samassa laatikossa. Mobiilissa pelien väliset siirtymät ovat nopeita. Ääniefektit ovat oletuksena päällä, ja se on pieni mutta joka kerta toistuva harmi.',
  conclusion:
    'Flamez Casino tekee perusasiat oikein: lisenssi on ETA-maasta, ehdot ovat yhtenäiset ja raha liikkuu nopeasti. Bonus on niukasti plussalla: kierrätys maksaa vähemmän kuin tarjous antaa. Tuhannen euron katto on mainosta varten, eikä sitä ole mitään syytä tavoitella. Pienellä talletuksella Flamez on vertailun tasapainoisimpia pikakasinoita.',
  faq: [
    {
      question: 'Miten netto syntyy?',
      answer:
        'Bonus ja kierrokset ovat yhteensä 109,60 €. Panoksia kertyy {turnover}, ja niistä talon osuus on noin {cost}. Erotus on netto.',
    },
    {
      question: 'Tarvitaanko Flamez Casinolla erillinen rekisteröityminen?',
      answer:
        'Lomaketta ei täytetä, mutta pelitili syntyy pankkitunnistautumisen perusteella ja jää voimaan käynnin jälkeenkin.',
    },
    {
      question: 'Saako bonuksen kymmenen euron talletuksella?',
      answer: 'Ei. Talletus onnistuu, mutta bonus edellyttää vähintään {minDeposit.number} euroa.',
    },
    {
      question: 'Kuinka talletusrajaa muutetaan?',
      answer:
        'Raja on tilin asetuksissa. Tiukennus on voimassa saman tien, löysennys vasta harkinta-ajan jälkeen.',
    },
  ],
  authorRole: 'Pikakasinoiden testaaja',
  writtenOn: '2025-05-21',
  updatedOn: '2025-11-12',
  scores: { licence: 9.5, bonusTerms: 7.6, withdrawals: 9.9, games: 8.8, support: 9.2, reliability: 9.5 },
};
