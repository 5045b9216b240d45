import type { Editorial } from '@nettobonus/domain/reviews/editorial';

export const editorial: Editorial = {
  best: {
    heading: 'Parhaat kategorioittain',
    entries: [
      {
        title: 'Paras netto',
        casino: 'winz-casino',
        text: 'Bonusta ei tarvitse kierrättää, mutta Curaçaon luvalla toimivan kasinon voitot ovat Suomessa veronalaista tuloa.',
      },
      {
        title: 'Paras pikakasino',
        casino: 'speedz-casino',
        text: 'Viron luvalla toimiva pikakasino, jonka bonuksen ja ilmaiskierrosten kierrätys on 8×.',
      },
      {
        title: 'Paras iso bonus',
        casino: 'rizzio-casino',
        text: 'Bonus on 200 % talletuksesta, ja kierrätys 15× jää alle nollarajan 25×.',
      },
      {
        title: 'Paras ilmaiskierroksissa',
        casino: 'kiekka-casino',
        text: 'Tarjouksessa on sata ilmaiskierrosta 10 euron minimitalletuksella, ja voittojen kierrätys on 18×.',
      },
      {
        title: 'Paras uutuus',
        casino: 'joki-casino',
        text: 'Uusi pikakasino, jolla on MGA-lupa ja jonka bonuksen kierrätys on 10×.',
      },
    ],
  },
  why: {
    heading: 'Miksi Nettobonus',
    cards: [
      {
        title: 'Netto, ei otsikko',
        text: 'Jokainen netto lasketaan samalla kaavalla ja samalla talletuksella. Kaava on julkinen.',
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
        title: 'Kerromme, kun bonus ei kannata',
        text: 'Miinusmerkkinen netto näytetään yhtä isona kuin plusmerkkinen.',
      },
    ],
    benefitsHeading: 'Seitsemän syytä palata',
    benefits: [
      'Yksi luku, jolla bonuksia voi vertailla',
      'Arvio siitä, kuinka moni saa kierrätyksen päätökseen',
      'Arvostelut neljällä kielellä',
      'Mainoslinkit merkitty',
      'Käyttö ilman rekisteröitymistä',
      'Demopelit ilman talletusta',
      'Avun yhteystiedot joka sivulla',
    ],
  },
  advantages: {
    heading: 'Nettikasinon edut',
    items: [
      {
        title: 'Laaja valikoima',
        text: 'Suurimmilla kasinoilla on tuhansia pelejä kymmeniltä valmistajilta. Samaa peliä voi usein kokeilla ensin leikkirahalla.',
      },
      {
        title: 'Nopea kotiutus',
        text: 'Pikakasinolta raha siirtyy tilille usein minuuteissa, kun tunnistautuminen on tehty pankkitunnuksilla. Lisäselvitykset voivat pidentää aikaa.',
      },
      {
        title: 'Verovapaus ETA-alueella',
        text: 'Maltan ja Viron luvalla toimivien kasinoiden voitot ovat suomalaiselle pelaajalle verovapaita. Curaçaon luvalla toimivien eivät.',
      },
      {
        title: 'Pelirajat itse asetettavissa',
        text: 'Monella kasinolla voi asettaa talletus-, tappio- ja aikarajat. Aseta ne ennen ensimmäistä talletusta.',
      },
    ],
  },
  standards: {
    heading: 'Näin kasino pääsee listalle',
    items: [
      {
        title: 'Lisenssi',
        text: 'MGA, Viro tai Curaçao. Tarkistamme luvan viranomaisen rekisteristä, kun sen numero on tiedossa. Joiltakin Curaçaon luvalla toimivilta numero puuttuu, ja se laskee arvosanaa.',
      },
      {
        title: 'Bonusehdot',
        text: 'Kierrätys, selkeys, panosraja ja voimassaoloaika. Bonuksen koko ei vaikuta.',
      },
      { title: 'Kotiutukset', text: 'Käsittelyaika, nostorajat ja mahdolliset kulut.' },
      { title: 'Pelit', text: 'Valikoima, palautusprosentit ja hakutyökalut.' },
      { title: 'Asiakaspalvelu', text: 'Vastausaika ja suomen kielen taito.' },
      {
        title: 'Luotettavuus',
        text: 'Pitääkö kasino sanansa: ehdot pysyvät, valitukset ratkaistaan ja pelirajat toimivat.',
      },
    ],
  },
  bonusTypes: {
    heading: 'Bonustyypit yhdellä silmäyksellä',
    lead: 'Neljä yleisintä bonusta ja se, mitä niistä tyypillisesti jää käteen.',
    items: [
      {
        title: 'Tervetuliaisbonus',
        text: 'Kasino lisää talletukseen bonusrahaa, tyypillisesti 100–200 %. Katso aina kierrätys ennen prosenttia.',
        typical: 'Tyypillinen: 200 %, 30×',
      },
      {
        title: 'Ilmaiskierrokset',
        text: 'Kierroksen arvo on usein 0,10 €. Sata kierrosta on silloin kymmenen euroa, ja voitot on yleensä kierrätettävä.',
        typical: 'Tyypillinen: 100 × 0,10 €, 20×',
      },
      {
        title: 'Cashback',
        text: 'Osa tappioista palautetaan. Luku kertoo, mitä saat takaisin, jos häviät koko talletuksen: se pienentää tappiota eikä ole voittoa.',
        typical: 'Tyypillinen: 12 %, ei kierrätystä',
      },
      {
        title: 'Kierrätysvapaa',
        text: 'Bonusta ei tarvitse kierrättää, joten netto on sama kuin brutto. Summa on yleensä pieni.',
        typical: 'Tyypillinen: 100 % jopa 100 €',
      },
    ],
  },
  guide: {
    bonusTypes: {
      heading: 'Bonustyypit tarkemmin',
      items: [
        {
          title: 'Talletusbonus',
          text: 'Kasino lisää talletukseen bonusrahaa tietyn prosentin verran, enintään ehdoissa mainittuun summaan asti. Jos 100 euron bonuksen kierrätys on 15×, panoksia kertyy 1 500 euroa ja bonuksesta jää keskimäärin 40 euroa. Nollaraja on 25×, kun kierrätetään pelkkä bonus.',
        },
        {
          title: 'Non-sticky-bonus',
          text: 'Oma raha pelataan ensin, ja sen saa nostaa ilman kierrätystä, kunhan bonukseen ei ole koskettu. Kierrätys alkaa vasta, kun oma raha on loppunut. Bonus ei vie omaa rahaa, mutta talletuksen voi silti hävitä kokonaan.',
        },
        {
          title: 'Bonus ilman talletusta',
          text: 'Uusi asiakas saa pienen määrän ilmaiskierroksia tai muutaman euron bonusrahaa ilman talletusta. Voitoilla on usein sekä kierrätys että katto, joten nettoarvo on yleensä enintään muutamia euroja.',
        },
        {
          title: 'Sticky ja half-sticky',
          text: 'Sticky-bonuksella voi pelata, mutta itse bonusta ei voi nostaa: se vähennetään kotiutuksessa. Half-sticky-bonuksen ehdot vaihtelevat, ja laskemme sen kuten sticky-bonuksen. Koska netosta vähennetään kierrätyksen hinnan lisäksi itse bonus, netto on yleensä miinuksella.',
        },
        {
          title: 'Reload-bonus ja cashback',
          text: 'Reload-bonus on talletusbonus kasinon nykyiselle asiakkaalle, usein tervetuliaisbonusta pienempi. Cashback palauttaa osan tappioista joko rahana tai bonusrahana. Sitä saa vain, jos on ensin hävinnyt.',
        },
      ],
    },
    topFiveHeading: 'TOP 5 bonukset neton mukaan',
    claimSteps: {
      heading: 'Näin lunastat bonuksen',
      items: [
        {
          title: 'Vertaa nettoja',
          text: 'Katso tarjouksen netto, kierrätyskerroin ja minimitalletus ja lue arvostelu, jos kasinosta on sellainen. Jos netto on miinuksella, loppuun asti kierrätetty bonus maksaa enemmän kuin antaa.',
        },
        {
          title: 'Siirry kasinolle',
          text: 'Painike avaa kasinon tarjoussivun uuteen välilehteen. Tarkista sieltä, että ehdot ovat samat kuin meillä. Jos tiedot eroavat, kasinon omat ehdot ratkaisevat.',
        },
        {
          title: 'Tunnistaudu',
          text: 'Pelitili avataan pankkitunnuksilla tai rekisteröitymällä, ja pelaajan on oltava vähintään 18-vuotias. Aseta talletusraja heti, kun tili on avattu, ennen kuin siirrät rahaa.',
        },
        {
          title: 'Talleta ja valitse bonus',
          text: 'Tarkista ennen talletusta minimitalletus, mahdollinen bonuskoodi ja se, pitääkö bonus valita erikseen. Talleta vain summa, jonka olet valmis häviämään, äläkä kasvata sitä bonuksen vuoksi.',
        },
        {
          title: 'Seuraa kierrätystä',
          text: 'Pidä panos ehtojen rajoissa (usein enintään 5 €) ja katso pelitililtä, paljonko kierrätystä on jäljellä. Kun vaatimus on täynnä, saldon voi kotiuttaa. Jos rahat loppuvat ennen sitä, älä talleta lisää bonuksen vuoksi.',
        },
      ],
      note: 'Voit myös kieltäytyä bonuksesta. Silloin kotiutusta ei rajoita bonuksen kierrätys, mutta kasino voi edellyttää, että talletus pelataan kerran läpi.',
    },
    terms: {
      heading: 'Bonusehdot: kuusi kohtaa, jotka kannattaa lukea',
      items: [
        {
          title: 'Kierrätyskerroin',
          text: 'Kierrätyskerroin ilmaisee, kuinka monta kertaa bonus on pelattava läpi ennen kotiutusta. Kun pelin palautus on 96 %, jokainen kierrätetty sata euroa maksaa keskimäärin 4 euroa. Loppuun asti pelattuna 25× vie siis keskimäärin koko bonuksen.',
        },
        {
          title: 'Kierrätettävä summa',
          text: 'Kierrätys lasketaan joko pelkästä bonuksesta tai bonuksesta ja talletuksesta yhdessä. Ero on suuri: kun bonus on yhtä suuri kuin talletus ja molemmat kierrätetään, nollaraja ei ole 25× vaan 12,5×.',
        },
        {
          title: 'Suurin sallittu panos',
          text: 'Bonusrahalla pelatessa panosraja on usein 5 €. Yksikin suurempi panos voi mitätöidä bonuksen ja sillä saadut voitot, eikä kasino aina estä rajan ylittämistä. Tarkista, koskeeko raja myös pelin sisäisiä ostoja.',
        },
        {
          title: 'Voimassaoloaika',
          text: 'Bonus vanhenee, jos kierrätys ei ole täynnä määräajassa. Jos 200 euron bonuksen kierrätys on 30× ja aikaa on 30 päivää, panoksia pitäisi kertyä 200 euroa joka päivä. Jos se tuntuu paljolta, bonus ei sovi sinulle.',
        },
        {
          title: 'Hyväksytyt pelit',
          text: 'Kolikkopelit kerryttävät kierrätystä yleensä täysimääräisesti, pöytäpelit osittain tai eivät lainkaan. Jos peli kerryttää 10 %, panoksia tarvitaan kymmenkertainen määrä. Kielletyn pelin pelaaminen voi mitätöidä bonuksen.',
        },
        {
          title: 'Voittokatto ja nostorajat',
          text: 'Voittokatto rajaa, kuinka paljon bonuksella saaduista voitoista voi nostaa. Nostoraja taas määrää, paljonko kasino maksaa päivässä, viikossa tai kuukaudessa. Katso kummankin summa ja se, koskeeko se bonusta vai kaikkia kotiutuksia.',
        },
      ],
    },
    localFeatures: {
      heading: 'Suomalaisten kasinoiden kuusi erityispiirrettä',
      items: [
        {
          title: 'Lupa on yleensä ulkomainen',
          text: 'Suomalaiseksi kasinoksi kutsutaan usein kasinoa, joka palvelee suomeksi mutta toimii Maltan, Viron tai Curaçaon luvalla. Suomessa saa nykyisin markkinoida vain Veikkauksen rahapelejä.',
        },
        {
          title: 'Lupajärjestelmä muuttuu 2027',
          text: 'Myös muut yhtiöt kuin Veikkaus voivat toimia Suomen luvalla 1.7.2027 alkaen, ja luvanhaltijoita valvoo silloin Lupa- ja valvontavirasto. Suomen luvalla toimiva kasino saa antaa bonuksia vain olemassa oleville asiakkailleen.',
        },
        {
          title: 'Pankkitunnukset',
          text: 'Moni suomalaisille suunnattu kasino käyttää verkkopankin tunnistautumista. Se vahvistaa iän ja henkilöllisyyden ja nopeuttaa kotiutusta, mutta tekee myös tallettamisesta nopeaa. Siksi talletusraja on syytä asettaa etukäteen.',
        },
        {
          title: 'Suomen kieli ja eurot',
          text: 'Sivusto ja asiakaspalvelu ovat usein suomeksi, ja pelitilin valuutta on yleensä euro. Sitovat ehdot voivat silti olla vain englanniksi. Suomen kieli ei kerro, missä maassa kasinolla on lupa.',
        },
        {
          title: 'Verotus riippuu luvasta',
          text: 'Voitto on verovapaa, kun peli järjestetään ETA-maan lainsäädännön mukaan, esimerkiksi Maltan tai Viron luvalla. Curaçaon luvalla toimivan kasinon voitto on veronalaista tuloa, jonka pelaaja ilmoittaa itse.',
        },
        {
          title: 'Valitus tehdään ulkomaille',
          text: 'Jos kasinon oma asiakaspalvelu ei ratkaise riitaa, valitus tehdään yleensä luvan myöntäneen maan viranomaiselle tai kasinon nimeämälle riidanratkaisijalle. Säilytä siksi ehdot, viestit ja kuitit.',
        },
      ],
    },
    localQualities: {
      heading: 'Hyvän suomenkielisen kasinon neljä ominaisuutta',
      items: [
        {
          title: 'Ehdot ymmärrettävällä suomella',
          text: 'Bonusehdot ja käyttöehdot ovat kokonaan suomeksi, ja kierrätys, panosraja ja voimassaoloaika löytyvät yhdestä paikasta ennen talletusta. Jos ehdoista on useita kieliversioita, kerrotaan, mikä niistä ratkaisee.',
        },
        {
          title: 'Asiakaspalvelu, joka vastaa kysymykseen',
          text: 'Palveluajat kerrotaan selvästi, ja suomeksi kysyvä saa vastauksen suomeksi. Hyvä asiakaspalvelu osaa kertoa kierrätyksen määrän ja jäljellä olevan summan eikä vain viittaa ehtoihin.',
        },
        {
          title: 'Kotiutus ilman yllätyksiä',
          text: 'Käsittelyaika, nostorajat, kulut ja tarvittavat asiakirjat kerrotaan ennen talletusta. Hyvä kasino vahvistaa henkilöllisyyden ajoissa eikä vasta silloin, kun pelaaja pyytää rahojaan.',
        },
        {
          title: 'Pelirajat lähellä',
          text: 'Talletus-, tappio- ja aikarajat sekä pelitauko löytyvät suomeksi parilla painalluksella. Rajan voi tiukentaa heti, mutta löysentää vasta odotusajan jälkeen. Auttavan tahon yhteystiedot ovat näkyvissä.',
        },
      ],
    },
    choosingTips: {
      heading: 'Kuusi vinkkiä kasinon valintaan',
      items: [
        {
          title: 'Aloita luvasta',
          text: 'Etsi kasinon sivun alareunasta yhtiön nimi ja luvan numero ja tarkista ne viranomaisen rekisteristä. Joiltakin Curaçaon luvalla toimivilta kasinoilta numero puuttuu, eikä lupaa silloin voi tarkistaa. Jos lupaa ei löydy tai yhtiö on eri kuin käyttöehdoissa, jätä kasino väliin.',
        },
        {
          title: 'Katso netto ennen prosenttia',
          text: 'Prosentti kertoo bonuksen koon, kierrätys sen hinnan. Jos 100 euron bonuksen kierrätys on 10×, siitä jää keskimäärin 60 euroa. Jos 200 euron bonuksen kierrätys on 30×, netto on −40 €.',
        },
        {
          title: 'Lue kotiutusehdot ensin',
          text: 'Selvitä pienin ja suurin nosto, käsittelyaika ja kulut ennen talletusta. Varmista myös, että voit nostaa rahat samalla maksutavalla, jolla aiot tallettaa.',
        },
        {
          title: 'Kokeile asiakaspalvelua',
          text: 'Kysy ennen talletusta jokin tarkka kysymys, esimerkiksi lasketaanko kierrätys pelkästä bonuksesta. Vastauksen nopeus ja selkeys kertovat, millaista apua on saatavilla, jos kotiutus viipyy.',
        },
        {
          title: 'Päätä summa etukäteen',
          text: 'Päätä, paljonko voit hävitä, ja aseta talletusraja sen mukaan. Bonus ei ole syy ylittää summaa: mitä enemmän pelataan, sitä suurempi on keskimääräinen tappio.',
        },
        {
          title: 'Bonuksen voi jättää ottamatta',
          text: 'Ilman bonusta ei ole kierrätysvaatimusta, bonuksen panosrajaa eikä sen voittokattoa. Jos tarjouksen netto on miinuksella, loppuun asti kierrätetty bonus maksaa enemmän kuin antaa.',
        },
      ],
    },
    experiences: {
      heading: 'Viisi tavallista kokemusta',
      items: [
        {
          title: 'Rahat loppuvat ennen kierrätystä',
          text: 'Usein saldo on nollassa, ennen kuin kierrätys on täynnä. Jos 100 euron talletuksella saadun 100 euron bonuksen kierrätys on 35×, arviolta vain kolme pelaajaa kymmenestä saa sen päätökseen.',
        },
        {
          title: 'Panosraja ylittyy vahingossa',
          text: 'Pelaaja nostaa panosta tai ostaa pelin sisäisen bonuskierroksen, eikä peli varoita rajan ylittymisestä. Ylitys huomataan vasta kotiutuksessa, ja kasino voi ehtojensa mukaan mitätöidä voitot.',
        },
        {
          title: 'Kotiutus odottaa lisäselvityksiä',
          text: 'Nopeallakin kasinolla ensimmäinen tai tavallista suurempi kotiutus voi pysähtyä, kun kasino pyytää asiakirjoja. Silloin rahat tulevat tilille vasta, kun pyydetyt tiedot on toimitettu ja tarkistettu.',
        },
        {
          title: 'Voitosta saa nostaa vain osan',
          text: 'Jos ilmaiskierroksista kertyy 150 euron voitto ja voittokatto on 100 euroa, kierrätyksen jälkeen voi nostaa enintään 100 euroa. Loput poistetaan tililtä. Asia lukee ehdoissa, mutta harvoin tarjouksen otsikossa.',
        },
        {
          title: 'Pelaaminen venyy',
          text: 'Kierrätys pitää pelaamassa pidempään kuin oli tarkoitus, ja tappiota yritetään voittaa takaisin uudella talletuksella. Se on merkki pitää tauko. Peluuri auttaa maksutta numerossa 0800 100 101 ja osoitteessa peluuri.fi.',
        },
      ],
    },
    conclusion: {
      heading: 'Yhteenveto',
      paragraphs: [
        'Bonuksen arvo ei näy otsikosta. Sen ratkaisevat kierrätyskerroin, summa, josta kierrätys lasketaan, ja se, saako bonuksen itsensä nostaa. Kun pelin palautus on 96 % ja kierrätetään pelkkä bonus, nollaraja on 25×: sitä suuremmalla kertoimella loppuun asti kierrätetty bonus maksaa enemmän kuin antaa.',
        'Netto on odotusarvo, ei lupaus, ja oman talletuksen voi hävitä kokonaan. Tarkista lupa ja ehdot aina kasinolta, päätä käytettävä summa etukäteen ja muista, että bonuksen voi myös jättää ottamatta. Sivusto on tarkoitettu 18 vuotta täyttäneille.',
      ],
    },
  },
};
