import type { Editorial } from '@nettobonus/domain/reviews/editorial';

export const editorial: Editorial = {
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
        text: 'Viron lisenssillä toimiva pikakasino. Bonuksen ja ilmaiskierrosten voittojen kierrätys on {wagering}.',
      },
      {
        title: 'Paras iso bonus',
        casino: 'rizzio-casino',
        text: 'Bonus on {match} talletuksesta, ja kierrätys {wagering} jää alle nollarajan {breakEven}.',
      },
      {
        title: 'Parhaat ilmaiskierrokset',
        casino: 'kiekka-casino',
        text: 'Sata ilmaiskierrosta, minimitalletus {minDeposit.number} euroa. Voittojen kierrätys on {wagering}.',
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
        text: 'Netto on bonus miinus kierrätyksen hinta. Se lasketaan kaikille samalla kaavalla, ja kaava on julkinen.',
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
      'Yksi luku, jolla bonuksia voi vertailla',
      'Arvio siitä, kuinka moni pääsee kierrätyksen läpi',
      'Arvostelut neljällä kielellä',
      'Merkityt mainoslinkit',
      'Käyttö ilman rekisteröitymistä',
      'Demopelit ilman talletusta',
      'Auttavien tahojen yhteystiedot joka sivulla',
    ],
  },
  advantages: {
    heading: 'Nettikasinon piirteitä',
    items: [
      {
        title: 'Laaja valikoima',
        text: 'Suurimmilla kasinoilla on tuhansia pelejä kymmeniltä valmistajilta. Monesta pelistä on leikkirahaversio.',
      },
      {
        title: 'Nopea kotiutus',
        text: 'Pikakasinolta raha siirtyy tilille usein minuuteissa, kun tunnistautuminen on tehty pankkitunnuksilla. Lisäselvitykset voivat pidentää aikaa.',
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
    lead: 'Neljä yleisintä bonusta ja esimerkki kunkin netosta.',
    items: [
      {
        title: 'Tervetuliaisbonus',
        text: 'Kasino lisää talletukseen bonusrahaa, tyypillisesti 100–200 %. Katso aina kierrätys ennen prosenttia.',
        typical: 'Esimerkki: 200 %, 30×',
      },
      {
        title: 'Ilmaiskierrokset',
        text: 'Kierroksen arvo on usein 0,10 €. Sata kierrosta on silloin kymmenen euroa, ja voitot on yleensä kierrätettävä.',
        typical: 'Esimerkki: 100 × 0,10 €, 20×',
      },
      {
        title: 'Cashback',
        text: 'Osa tappiosta palautetaan. Luku kertoo, mitä saat takaisin, jos häviät koko talletuksen: se pienentää tappiota eikä ole voittoa.',
        typical: 'Esimerkki: 12 %, ei kierrätystä',
      },
      {
        title: 'Kierrätysvapaa',
        text: 'Bonusta ei tarvitse kierrättää, joten netto on sama kuin bonus. Useimmiten kyse on muutamasta kympistä tai ilmaiskierroksista.',
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
          text: 'Kasino lisää talletukseen bonusrahaa tietyn prosentin verran, enintään ehdoissa mainittuun summaan. Jos 100 euron bonuksen kierrätys on 15×, kierrätyksen hinta on 60 euroa ja netto +40 €.',
        },
        {
          title: 'Non-sticky-bonus',
          text: 'Oma raha pelataan ensin, ja sen saa kotiuttaa ilman kierrätystä, kunnes bonus otetaan käyttöön. Oman talletuksen voi silti hävitä kokonaan.',
        },
        {
          title: 'Bonus ilman talletusta',
          text: 'Uusi asiakas saa ilmaiskierroksia tai muutaman euron bonusrahaa ilman talletusta. Voitoilla on usein sekä kierrätys että katto, joten netto on yleensä enintään muutamia euroja.',
        },
        {
          title: 'Sticky ja half-sticky',
          text: 'Sticky-bonuksella voi pelata, mutta kasino poistaa sen kotiutuksessa. Half-sticky-bonuksen ehdot vaihtelevat, ja laskemme sen samalla tavalla. Netto on yleensä miinuksella.',
        },
        {
          title: 'Reload-bonus ja cashback',
          text: 'Reload-bonus on talletusbonus kasinon nykyiselle asiakkaalle. Cashback palauttaa osan tappiosta, joten sitä saa vain, jos on ensin hävinnyt.',
        },
      ],
    },
    topFiveHeading: 'Viisi parasta bonusta neton mukaan',
    claimSteps: {
      heading: 'Näin lunastat bonuksen',
      items: [
        {
          title: 'Vertaa nettoja',
          text: 'Katso netto, kierrätyskerroin ja minimitalletus. Jos netto on miinuksella, kierrätys maksaa enemmän kuin bonus antaa.',
        },
        {
          title: 'Siirry kasinolle',
          text: 'Painike avaa kasinon tarjoussivun uuteen välilehteen. Jos ehdot eroavat meidän tiedoistamme, kasinon omat ehdot ratkaisevat.',
        },
        {
          title: 'Tunnistaudu',
          text: 'Pelitili avataan pankkitunnuksilla tai rekisteröitymällä, ja ikäraja on 18 vuotta. Aseta talletusraja, ennen kuin siirrät rahaa.',
        },
        {
          title: 'Talleta ja valitse bonus',
          text: 'Tarkista, pitääkö bonus valita erikseen ja tarvitaanko koodi. Talleta vain summa, jonka olet valmis häviämään.',
        },
        {
          title: 'Seuraa kierrätystä',
          text: 'Pidä panos ehtojen rajoissa ja katso pelitililtä, paljonko kierrätystä on jäljellä. Kun se on valmis, saldon voi kotiuttaa. Jos rahat loppuvat ennen sitä, älä talleta lisää bonuksen vuoksi.',
        },
      ],
      note: 'Voit myös kieltäytyä bonuksesta. Silloin kotiutusta ei rajoita bonuksen kierrätys, mutta kasino voi edellyttää, että talletus pelataan kerran läpi.',
    },
    terms: {
      heading: 'Bonusehdot: kuusi kohtaa, jotka kannattaa lukea',
      items: [
        {
          title: 'Kierrätyskerroin',
          text: 'Kerroin ilmaisee, kuinka monta kertaa bonus on pelattava läpi ennen kotiutusta. Kun pelin palautus on 96 %, kertoimella 25× kierrätys maksaa yhtä paljon kuin bonus antaa.',
        },
        {
          title: 'Kierrätettävä summa',
          text: 'Kierrätys lasketaan joko pelkästä bonuksesta tai bonuksesta ja talletuksesta yhdessä. Jos molemmat kierrätetään ja ne ovat yhtä suuret, nollaraja ei ole 25× vaan 12,5×.',
        },
        {
          title: 'Panosraja',
          text: 'Bonusrahalla pelatessa suurin sallittu panos on usein 5 €. Yksikin suurempi panos voi mitätöidä bonuksen ja voitot, eikä peli aina varoita siitä.',
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
          text: 'Voittokatto rajaa, kuinka paljon bonuksella saaduista voitoista voi kotiuttaa. Kotiutusraja määrää, paljonko kasino maksaa päivässä, viikossa tai kuukaudessa.',
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
          title: 'Lisenssijärjestelmä alkaa 2027',
          text: 'Muut yhtiöt kuin Veikkaus voivat toimia Suomen lisenssillä 1.7.2027 alkaen, ja niitä valvoo Lupa- ja valvontavirasto. Bonuksia saa silloin antaa vain nykyisille asiakkaille.',
        },
        {
          title: 'Pankkitunnukset',
          text: 'Pankkitunnistautuminen vahvistaa iän ja henkilöllisyyden ja nopeuttaa kotiutusta. Se tekee myös tallettamisesta nopeaa, joten talletusraja on syytä asettaa etukäteen.',
        },
        {
          title: 'Suomen kieli ja eurot',
          text: 'Sivusto ja asiakaspalvelu ovat usein suomeksi, mutta sitovat ehdot voivat olla vain englanniksi. Kieli ei kerro, missä maassa kasinolla on lisenssi.',
        },
        {
          title: 'Verotus riippuu lisenssistä',
          text: 'Voitto on verovapaa, kun peli järjestetään ETA-maan lainsäädännön mukaan, esimerkiksi Maltan tai Viron lisenssillä. Curaçaon lisenssillä toimivalta kasinolta saatu voitto on veronalaista tuloa, jonka pelaaja ilmoittaa itse.',
        },
        {
          title: 'Valitus tehdään ulkomaille',
          text: 'Jos kasino ei ratkaise riitaa, valitus tehdään lisenssin myöntäneen maan viranomaiselle tai kasinon nimeämälle riidanratkaisijalle. Säilytä ehdot, viestit ja kuitit.',
        },
      ],
    },
    localQualities: {
      heading: 'Hyvän suomenkielisen kasinon neljä ominaisuutta',
      items: [
        {
          title: 'Ehdot ymmärrettävällä suomella',
          text: 'Ehdot ovat kokonaan suomeksi, ja kierrätys, panosraja ja voimassaoloaika löytyvät yhdestä paikasta ennen talletusta.',
        },
        {
          title: 'Asiakaspalvelu, joka vastaa kysymykseen',
          text: 'Suomeksi kysyvä saa vastauksen suomeksi. Palvelu osaa kertoa jäljellä olevan kierrätyksen eikä vain viittaa ehtoihin.',
        },
        {
          title: 'Kotiutus ilman yllätyksiä',
          text: 'Käsittelyaika, rajat, kulut ja tarvittavat asiakirjat kerrotaan ennen talletusta, ja henkilöllisyys vahvistetaan ajoissa.',
        },
        {
          title: 'Pelirajat helposti löydettävissä',
          text: 'Talletus-, tappio- ja aikarajat sekä pelitauko löytyvät parilla painalluksella. Rajan voi tiukentaa heti, mutta löysentää vasta odotusajan jälkeen. Peluurin yhteystiedot ovat näkyvissä.',
        },
      ],
    },
    choosingTips: {
      heading: 'Kuusi vinkkiä kasinon valintaan',
      items: [
        {
          title: 'Aloita lisenssistä',
          text: 'Etsi sivun alareunasta yhtiön nimi ja lisenssin numero ja tarkista ne viranomaisen rekisteristä. Jos niitä ei löydy tai yhtiö on eri kuin käyttöehdoissa, jätä kasino väliin.',
        },
        {
          title: 'Katso netto ennen prosenttia',
          text: 'Prosentti kertoo bonuksen koon, kierrätys sen hinnan. Jos 100 euron bonuksen kierrätys on 10×, netto on +60 €. Jos 200 euron bonuksen kierrätys on 30×, netto on −40 €.',
        },
        {
          title: 'Lue kotiutusehdot ensin',
          text: 'Selvitä ennen talletusta pienin ja suurin kotiutus, käsittelyaika ja kulut sekä se, voiko rahat kotiuttaa samalla maksutavalla.',
        },
        {
          title: 'Kokeile asiakaspalvelua',
          text: 'Esitä ennen talletusta jokin tarkka kysymys. Vastauksen nopeus ja selkeys kertovat, millaista apua saa, jos kotiutus viipyy.',
        },
        {
          title: 'Päätä summa etukäteen',
          text: 'Päätä, paljonko voit hävitä, ja aseta talletusraja sen mukaan. Bonus ei ole syy ylittää sitä.',
        },
        {
          title: 'Bonuksen voi jättää ottamatta',
          text: 'Ilman bonusta ei ole kierrätysvaatimusta, bonuksen panosrajaa eikä voittokattoa.',
        },
      ],
    },
    experiences: {
      heading: 'Viisi tavallista ongelmaa',
      items: [
        {
          title: 'Rahat loppuvat kesken kierrätyksen',
          text: 'Usein saldo on nollassa, ennen kuin kierrätys on valmis. Jos 100 euron talletuksella saadun 100 euron bonuksen kierrätys on 35×, arviolta vain kolme pelaajaa kymmenestä pääsee sen läpi. Muilta rahat loppuvat ensin.',
        },
        {
          title: 'Panosraja ylittyy vahingossa',
          text: 'Pelaaja nostaa panosta tai ostaa pelin sisäisen bonuskierroksen. Ylitys huomataan vasta kotiutuksessa, ja kasino voi ehtojensa mukaan mitätöidä voitot.',
        },
        {
          title: 'Kotiutus odottaa lisäselvityksiä',
          text: 'Ensimmäinen tai tavallista suurempi kotiutus voi pysähtyä, kun kasino pyytää asiakirjoja. Rahat tulevat vasta, kun ne on tarkistettu.',
        },
        {
          title: 'Voitosta saa kotiuttaa vain osan',
          text: 'Jos ilmaiskierroksista kertyy 150 euron voitto ja voittokatto on 100 euroa, loput poistetaan tililtä. Katto lukee ehdoissa, harvoin mainoksessa.',
        },
        {
          title: 'Pelaaminen venyy',
          text: 'Kierrätys pitää pelaamassa pidempään kuin oli tarkoitus, ja tappiota yritetään voittaa takaisin uudella talletuksella. Silloin on aika pitää tauko. Peluuri auttaa maksutta numerossa 0800 100 101 ja osoitteessa peluuri.fi.',
        },
      ],
    },
    conclusion: {
      heading: 'Yhteenveto',
      paragraphs: [
        'Bonuksen arvo ei näy mainoksesta. Sen ratkaisevat kierrätyskerroin, summa, josta kierrätys lasketaan, ja se, saako itse bonuksen kotiuttaa. Kun pelin palautus on 96 % ja kierrätetään pelkkä bonus, nollaraja on 25×: sitä suuremmalla kertoimella kierrätys maksaa enemmän kuin bonus antaa.',
        'Netto on bonus miinus kierrätyksen hinta, ei lupaus, ja oman talletuksen voi hävitä kokonaan. Tarkista lisenssi ja ehdot aina kasinolta, päätä käytettävä summa etukäteen ja muista, että bonuksen voi myös jättää ottamatta. Sivusto on tarkoitettu 18 vuotta täyttäneille.',
      ],
    },
  },
};
