import type { PlainEditorial } from '../plain-texts.ts';

export const editorial: PlainEditorial = {
  best: {
    heading: 'Parhaat kategorioittain',
    entries: [
      {
        title: 'Paras netto',
        casino: 'winz-casino',
        text: 'Bonusta ei tarvitse kierrättää. Lisenssi on Curaçaolta, joten voitot ovat Suomessa veronalaista tuloa.',
      },
      {
        title: 'Paras pikakasino',
        casino: 'speedz-casino',
        text: 'Lisenssi on Virosta, ja sekä bonuksen että ilmaiskierrosten voittojen kierrätys on {wagering}.',
      },
      {
        title: 'Paras iso bonus',
        casino: 'rizzio-casino',
        text: 'Bonus on {match} talletuksesta, ja kierrätys {wagering} jää alle nollarajan {breakEven}.',
      },
      {
        title: 'Parhaat ilmaiskierrokset',
        casino: 'hohto',
        text: '{spins} kierrosta, joiden voittoja ei tarvitse kierrättää. Minimitalletus on {minDeposit.number} euroa.',
      },
      {
        title: 'Paras uutuus',
        casino: 'joki-casino',
        text: 'Uusi pikakasino, jolla on MGA-lisenssi ja jonka bonuksen kierrätys on {wagering}.',
      },
    ],
  },
  why: {
    heading: 'Miksi Nettobonus?',
    cards: [
      {
        title: 'Netto, ei mainoslause',
        text: 'Kaikki tarjoukset lasketaan samalla julkisella kaavalla, joten luvut voi tarkistaa itse.',
      },
      {
        title: 'Ehdot esillä',
        text: 'Kierrätys, panosraja ja voimassaolo ovat kortilla, eivät alaviitteessä.',
      },
      {
        title: 'Tarkistuspäivä näkyvissä',
        text: 'Jokaisessa tarjouksessa on päivä, jolloin ehdot on viimeksi tarkistettu.',
      },
      {
        title: 'Miinus näkyy miinuksena',
        text: 'Miinusmerkkinen netto näytetään yhtä isona kuin plusmerkkinen.',
      },
    ],
    benefitsHeading: 'Mitä sivustolta löytyy?',
    benefits: [
      'Nettolaskuri, johon voi syöttää omat luvut',
      'Arvio siitä, kuinka moni pääsee kierrätyksen läpi',
      'Arvostelut neljällä kielellä',
      'Merkityt mainoslinkit',
      'Käyttö ilman rekisteröitymistä',
      'Demopelit leikkirahalla',
      'Auttavien tahojen yhteystiedot joka sivulla',
    ],
  },
  advantages: {
    heading: 'Nettikasinon piirteitä',
    items: [
      {
        title: 'Laaja valikoima',
        text: 'Suurimmilla kasinoilla on tuhansia pelejä kymmeniltä valmistajilta. Samalla pelillä voi olla eri kasinoilla eri palautusprosentti.',
      },
      {
        title: 'Nopea kotiutus',
        text: 'Pikakasinolta raha siirtyy tilille usein minuuteissa, perinteiseltä kasinolta tavallisesti muutamassa arkipäivässä.',
      },
      {
        title: 'Verovapaus ETA-alueella',
        text: 'Maltan ja Viron lisenssillä toimivilta kasinoilta saadut voitot ovat suomalaiselle pelaajalle verovapaita. Curaçaon lisenssillä toimivilta kasinoilta saadut eivät ole.',
      },
      {
        title: 'Pelirajat voi asettaa itse',
        text: 'Monella kasinolla voi asettaa talletus-, tappio- ja aikarajat. Aseta ne ennen ensimmäistä talletusta.',
      },
    ],
  },
  standards: {
    heading: 'Näin arvosana muodostuu',
    items: [
      {
        title: 'Lisenssi',
        text: 'MGA, Viro tai Curaçao. Lisenssi tarkistetaan viranomaisen rekisteristä, kun sen numero on tiedossa. Joiltakin Curaçaon lisenssillä toimivilta kasinoilta numero puuttuu, ja se laskee arvosanaa.',
      },
      {
        title: 'Bonusehdot',
        text: 'Kierrätys, selkeys, panosraja ja voimassaoloaika. Bonuksen koko ei vaikuta.',
      },
      { title: 'Kotiutukset', text: 'Käsittelyaika, kotiutusrajat ja mahdolliset kulut.' },
      { title: 'Pelit', text: 'Valikoima, palautusprosentit ja hakutyökalut.' },
      { title: 'Asiakaspalvelu', text: 'Vastausaika ja suomen kielen taito.' },
      {
        title: 'Luotettavuus',
        text: 'Pysyvätkö ehdot samoina, ratkaistaanko valitukset ja toimivatko pelirajat.',
      },
    ],
  },
  bonusTypes: {
    heading: 'Bonustyypit yhdellä silmäyksellä',
    lead: 'Neljä yleisintä bonusta ja esimerkkejä niiden netosta.',
    items: [
      {
        title: 'Tervetuliaisbonus',
        text: 'Uuden asiakkaan talletusbonus, tyypillisesti 100–200 % talletuksesta. Sen saa yleensä vain kerran taloutta kohden.',
        typical: 'Esimerkki: 200 %, 30×',
      },
      {
        title: 'Ilmaiskierrokset',
        text: 'Kierroksen arvo on usein 0,10 €. Sata kierrosta on silloin kymmenen euroa, ja voitot on yleensä kierrätettävä.',
        typical: 'Esimerkki: 100 × 0,10 €, 20×',
      },
      {
        title: 'Cashback',
        text: 'Osa tappiosta palautetaan rahana tai bonusrahana. Koska sitä saa vain häviöstä, cashbackilla ei ole nettoa.',
        typical: 'Esimerkki: 12 %, ei kierrätystä',
      },
      {
        title: 'Kierrätysvapaa',
        text: 'Mitään ei vähennetä, joten netto on sama kuin bonus. Useimmiten kyse on muutamasta kympistä tai ilmaiskierroksista.',
        typical: 'Esimerkki: 100 % jopa 100 €',
      },
    ],
  },
  guide: {
    bonusTypes: {
      heading: 'Bonustyypit tarkemmin',
      items: [
        {
          title: 'Talletusbonus',
          text: 'Bonus on tietty prosentti talletuksesta, enintään ehdoissa mainittu summa. Kun katto tulee vastaan, suurempi talletus ei enää kasvata bonusta.',
        },
        {
          title: 'Non-sticky-bonus',
          text: 'Oma raha pelataan ensin, ja sen saa kotiuttaa ilman kierrätystä, kunnes bonus otetaan käyttöön. Oman talletuksen voi silti hävitä kokonaan.',
        },
        {
          title: 'Bonus ilman talletusta',
          text: 'Uusi asiakas saa ilmaiskierroksia tai muutaman euron bonusrahaa. Netto ei voi olla miinuksella, koska omaa rahaa ei ole mukana, mutta usein se on nolla.',
        },
        {
          title: 'Sticky ja half-sticky',
          text: 'Sticky-bonuksella voi pelata, mutta kasino poistaa sen kotiutuksessa. Half-sticky-bonuksen ehdot vaihtelevat, ja laskemme sen samalla tavalla. Netto on yleensä miinuksella.',
        },
        {
          title: 'Reload-bonus',
          text: 'Kasinon nykyiselle asiakkaalle annettava talletusbonus, usein tiettynä viikonpäivänä. Prosentti on tavallisesti pienempi kuin ensitalletuksen bonuksessa, kierrätys ei välttämättä.',
        },
      ],
    },
    topFiveHeading: 'Viisi parasta bonusta neton mukaan',
    claimSteps: {
      heading: 'Näin lunastat bonuksen',
      items: [
        {
          title: 'Vertaa nettoja',
          text: 'Vaihda kasinolistan talletus sen mukaan, paljonko aiot tallettaa, niin netot lasketaan sille. Tarkista samalla minimitalletus.',
        },
        {
          title: 'Siirry kasinolle',
          text: 'Painike avaa kasinon tarjoussivun uuteen välilehteen. Jos ehdot eroavat meidän tiedoistamme, kasinon omat ehdot ratkaisevat.',
        },
        {
          title: 'Tunnistaudu',
          text: 'Pelitili avataan pankkitunnuksilla tai rekisteröitymällä. Käytä omaa nimeäsi ja omaa pankkitiliäsi, sillä muille kasino ei maksa voittoja.',
        },
        {
          title: 'Talleta ja valitse bonus',
          text: 'Tarkista, pitääkö bonus valita erikseen, tarvitaanko koodi ja oikeuttaako maksutapa bonukseen. Nettilompakot on usein rajattu pois.',
        },
        {
          title: 'Seuraa kierrätystä',
          text: 'Pelitililtä näet, paljonko on jäljellä. Jos rahat loppuvat kesken, älä talleta lisää bonuksen vuoksi.',
        },
      ],
      note: 'Voit myös kieltäytyä bonuksesta. Silloin kotiutusta ei rajoita bonuksen kierrätys, mutta kasino voi edellyttää, että talletus pelataan kerran läpi.',
    },
    terms: {
      heading: 'Bonusehdot: kuusi kohtaa, jotka kannattaa lukea',
      items: [
        {
          title: 'Kierrätyskerroin',
          text: 'Bonuksella ja ilmaiskierrosten voitoilla voi olla eri kerroin. Jos ehdoissa on kaksi lukua, katso, kumpi koskee mitäkin.',
        },
        {
          title: 'Kierrätettävä summa',
          text: 'Kierrätys lasketaan joko pelkästä bonuksesta tai bonuksesta ja talletuksesta yhdessä. Jos molemmat kierrätetään ja ne ovat yhtä suuret, nollaraja ei ole 25× vaan 12,5×.',
        },
        {
          title: 'Panosraja',
          text: 'Suurin sallittu panos on usein 5 €. Joskus se koskee myös omalla rahalla pelaamista, kun tilillä on bonus.',
        },
        {
          title: 'Voimassaoloaika',
          text: 'Bonus vanhenee, jos kierrätys ei ole valmis määräajassa. Jos 200 euron bonuksen kierrätys on 30× ja aikaa on 30 päivää, panoksia pitäisi kertyä 200 euroa joka päivä.',
        },
        {
          title: 'Hyväksytyt pelit',
          text: 'Kolikkopelit kerryttävät kierrätystä yleensä täysimääräisesti, pöytäpelit osittain tai eivät lainkaan. Kielletyn pelin pelaaminen voi mitätöidä bonuksen.',
        },
        {
          title: 'Voittokatto ja kotiutusrajat',
          text: 'Jos voittokatto on 100 euroa ja voitto 150 euroa, ylittävä osa poistetaan tililtä. Kotiutusraja taas määrää, paljonko kasino maksaa päivässä, viikossa tai kuukaudessa.',
        },
      ],
    },
    localFeatures: {
      heading: 'Suomalaisille suunnattujen kasinoiden kuusi erityispiirrettä',
      items: [
        {
          title: 'Lisenssi on yleensä ulkomainen',
          text: 'Suomeksi palveleva kasino toimii tavallisesti Maltan, Viron tai Curaçaon lisenssillä. Suomessa rahapelien yksinoikeus on Veikkauksella 30.6.2027 asti.',
        },
        {
          title: 'Lisenssijärjestelmä alkaa vuonna 2027',
          text: 'Muut yhtiöt kuin Veikkaus voivat toimia Suomen lisenssillä 1.7.2027 alkaen, ja niitä valvoo Lupa- ja valvontavirasto. Bonuksia saa silloin antaa vain nykyisille asiakkaille.',
        },
        {
          title: 'Pankkitunnukset',
          text: 'Pankkitunnistautuminen vahvistaa iän ja henkilöllisyyden yhdellä kertaa. Samalla tallettamisesta tulee niin nopeaa, ettei väliin jää harkinta-aikaa.',
        },
        {
          title: 'Suomen kieli',
          text: 'Sivusto ja asiakaspalvelu ovat usein suomeksi, mutta sitovat ehdot voivat olla vain englanniksi. Kieli ei kerro, missä maassa kasinolla on lisenssi.',
        },
        {
          title: 'Veronalainen voitto ilmoitetaan itse',
          text: 'Jos voitto on veronalainen, pelaaja merkitsee sen itse veroilmoitukseensa. Tallenna siksi pelitilin tapahtumat ja kotiutusten kuitit.',
        },
        {
          title: 'Valitus tehdään ulkomaille',
          text: 'Jos kasino ei ratkaise riitaa, valitus tehdään lisenssin myöntäneen maan viranomaiselle tai kasinon nimeämälle riidanratkaisijalle. Liitä mukaan ne ehdot, jotka hyväksyit.',
        },
      ],
    },
    localQualities: {
      heading: 'Hyvän suomenkielisen kasinon neljä ominaisuutta',
      items: [
        {
          title: 'Ehdot yhdessä paikassa',
          text: 'Kaikki bonuksen ehdot ovat samalla sivulla ja ymmärrettävää suomea, eikä niitä tarvitse koota yleisistä käyttöehdoista.',
        },
        {
          title: 'Asiakaspalvelu, joka vastaa kysymykseen',
          text: 'Palvelu osaa suomeksi kertoa, mikä tilanne omalla tilillä on, eikä vain lähetä linkkiä ehtoihin.',
        },
        {
          title: 'Kotiutus ilman yllätyksiä',
          text: 'Henkilöllisyys vahvistetaan ajoissa eikä vasta kotiutuksessa, eikä pyydettyä kotiutusta houkutella perumaan.',
        },
        {
          title: 'Rajaa ei voi löysentää hetken mielijohteesta',
          text: 'Tiukempi peliraja tulee voimaan heti, löysempi vasta odotusajan jälkeen. Pelitauon voi aloittaa parilla painalluksella.',
        },
      ],
    },
    choosingTips: {
      heading: 'Kuusi vinkkiä kasinon valintaan',
      items: [
        {
          title: 'Aloita lisenssistä',
          text: 'Etsi sivun alareunasta yhtiön nimi ja lisenssin numero. Jos niitä ei löydy tai yhtiö on eri kuin käyttöehdoissa, jätä kasino väliin.',
        },
        {
          title: 'Katso netto ennen prosenttia',
          text: 'Prosentti kertoo bonuksen koon, kierrätys sen hinnan. Jos 100 euron bonuksen kierrätys on 10×, netto on +60 €. Jos 200 euron bonuksen kierrätys on 30×, netto on −40 €.',
        },
        {
          title: 'Lue kotiutusehdot ensin',
          text: 'Selvitä pienin ja suurin kotiutus, kulut ja se, voiko rahat kotiuttaa samalla maksutavalla, jolla talletat.',
        },
        {
          title: 'Kokeile asiakaspalvelua',
          text: 'Esitä ennen talletusta jokin tarkka kysymys. Vastauksen nopeus ja selkeys kertovat, millaista apua saa, jos kotiutus viipyy.',
        },
        {
          title: 'Päätä summa etukäteen',
          text: 'Päätä, paljonko voit hävitä, ennen kuin katsot yhtäkään tarjousta. Bonus ei ole syy muuttaa summaa.',
        },
        {
          title: 'Aseta ehdokkaat rinnakkain',
          text: 'Rastita listalta enintään neljä kasinoa, niin näet niiden ehdot vierekkäin. Erot huomaa helpommin kuin sivuja selaamalla.',
        },
      ],
    },
    experiences: {
      heading: 'Viisi tavallista ongelmaa',
      items: [
        {
          title: 'Rahat loppuvat kesken kierrätyksen',
          text: 'Jos 100 euron talletuksella saadun 100 euron bonuksen kierrätys on 35×, arviolta vain kolme pelaajaa kymmenestä pääsee sen läpi. Muilta menee bonuksen mukana talletuskin.',
        },
        {
          title: 'Panos nousee vahingossa yli rajan',
          text: 'Peli ei aina varoita, kun panosta nostaa tai ostaa pelin sisäisen bonuskierroksen. Ylitys huomataan vasta kotiutuksessa, ja kasino voi ehtojensa mukaan mitätöidä voitot.',
        },
        {
          title: 'Kotiutus odottaa lisäselvityksiä',
          text: 'Ensimmäinen tai tavallista suurempi kotiutus voi pysähtyä, kun kasino pyytää asiakirjoja. Rahat tulevat vasta, kun ne on tarkistettu.',
        },
        {
          title: 'Bonus tulee tilille pyytämättä',
          text: 'Jos bonus on oletuksena valittu, talletukseen tulee ehtoja, joita ei ollut tarkoitus hyväksyä. Pyydä bonus poistettavaksi ennen ensimmäistä panosta: sen jälkeen se ei yleensä enää onnistu.',
        },
        {
          title: 'Pelaaminen venyy',
          text: 'Kierrätys pitää pelaamassa pidempään kuin oli tarkoitus, ja tappiota yritetään voittaa takaisin. Silloin on aika pitää tauko. Peluuri auttaa maksutta numerossa 0800\u00a0100\u00a0101 ja osoitteessa peluuri.fi.',
        },
      ],
    },
    conclusion: {
      heading: 'Yhteenveto',
      paragraphs: [
        'Kolme kysymystä riittää: kuinka monta kertaa bonus kierrätetään, mistä summasta kierrätys lasketaan ja saako itse bonuksen kotiuttaa. Jos vastauksia ei löydä kasinolta ennen talletusta, tarjous on parempi ohittaa.',
      ],
    },
  },
};
