import { CONTROLLER_SECTION, type PageTextInput } from '@nettobonus/domain/publishing/page-text';
import type { PageKey } from '@nettobonus/domain/routes/routes';

export const pages: Record<PageKey, PageTextInput> = {
  home: {
    search: {
      title: 'Parhaat kasinobonukset 2025 · Nettobonus',
      description:
        'Vertaa kasinobonuksia nettoarvon mukaan: bonus miinus kierrätyksen odotettu hinta, laskettuna samalla 100 euron talletuksella. 18+',
      keywords: [
        'kasinobonukset',
        'kasinobonusten vertailu',
        'bonuksen nettoarvo',
        'kierrätysvaatimus',
        'nettikasinot',
        'kasinobonukset 2025',
      ],
    },
    heading: 'Parhaat kasinobonukset 2025',
    lead: 'Näe, mitä bonuksesta jää käteen kierrätyksen jälkeen.',
    intro: [
      'Laskemme jokaiselle tarjoukselle nettoarvon samalla 100 euron talletuksella: bonus miinus kierrätyksen odotettu hinta. Suurin otsikko on harvoin paras bonus.',
    ],
  },
  'quick-casinos': {
    search: {
      title: 'Pikakasinot ja bonusten nettoarvo · Nettobonus',
      description:
        'Pikakasinolla tunnistaudut pankkitunnuksilla. Vertaa pikakasinoiden bonuksia sen mukaan, mitä niistä jää kierrätyksen odotetun hinnan jälkeen.',
      keywords: [
        'pikakasinot',
        'pikakasinoiden bonukset',
        'kasino ilman rekisteröitymistä',
        'kasino pankkitunnuksilla',
        'nopea kotiutus',
      ],
    },
    heading: 'Pikakasinot',
    lead: 'Pikakasinolla tunnistaudut pankkitunnuksilla etkä täytä lomakkeita. Bonuksen hinnan ratkaisee silti kierrätys, ei kirjautumistapa.',
    intro: [
      'Pikakasino avaa pelitilin verkkopankin tunnistautumisella. Talletus, ikä ja henkilöllisyys varmistuvat samalla kertaa, eikä erillisiä asiakirjoja yleensä pyydetä. Myös kotiutus on usein nopea, koska raha palaa samalle pankkitilille, jolta se tuli. Kasino voi kuitenkin pyytää lisäselvityksiä esimerkiksi varojen alkuperästä, ja silloin kotiutus kestää pidempään.',
      'Nopeus ei kerro luvasta eikä bonuksen ehdoista. Pikakasino voi toimia esimerkiksi Viron, Maltan tai Curaçaon luvalla, ja lupa ratkaisee, ovatko voitot Suomessa verovapaita. Lue tarjouksesta ainakin kierrätyskerroin, minimitalletus, suurin sallittu panos ja voimassaoloaika. Koska rahan siirtäminen on helppoa, talletusraja kannattaa asettaa heti, kun pelitili on avattu.',
      'Pieni bonus voi olla nettona isoa parempi. Jos 100 euron talletuksella saa 100 euron bonuksen ja kierrätys on 5×, kierrätettävää on 500 euroa. Kun talon osuus on 4 %, kierrätys maksaa odotusarvoltaan 20 euroa ja bonuksesta jää keskimäärin 80 euroa. Jos bonus on 200 euroa ja kierrätys 30×, kierrätyksen odotettu hinta on 240 euroa ja netto −40 €.',
    ],
    guideHeading: 'Mikä on pikakasino?',
    faq: [
      {
        question: 'Syntyykö pikakasinolla pelitili, vaikka en rekisteröidy?',
        answer:
          'Kyllä. Kasino saa verkkopankin tunnistautumisesta nimesi ja syntymäaikasi ja avaa pelitilin niiden perusteella. Tili on voimassa myös käynnin jälkeen, ja sitä koskevat kasinon käyttöehdot. Sähköpostiosoite ja puhelinnumero kysytään usein myöhemmin, esimerkiksi ensimmäisessä kotiutuksessa.',
      },
      {
        question: 'Kuinka nopeasti pikakasinolta saa rahat?',
        answer:
          'Nopeimmillaan kotiutus on pankkitilillä muutamassa minuutissa, jos kasino käsittelee pyynnön automaattisesti ja pankki välittää maksun heti. Suuri summa tai pankin aikataulu voi pidentää odotusta. Jos kierrätys on kesken, kotiutus voi mitätöidä bonuksen tai jäädä odottamaan.',
      },
      {
        question: 'Voiko pikakasinolla pelata ilman bonusta?',
        answer:
          'Voi. Bonus valitaan yleensä talletuksen yhteydessä, ja valinnan voi jättää tekemättä. Tarkista kuitenkin, ettei bonus tule tilille automaattisesti. Ilman bonusta ei ole kierrätysvaatimusta eikä bonuksen panosrajaa, mutta talon osuus on pelissä sama kuin bonuksen kanssa.',
      },
      {
        question: 'Miten pikakasinolla rajoitetaan pelaamista?',
        answer:
          'Talletus-, tappio- ja aikarajat asetetaan pelitilin asetuksissa, samoin pelitauko. Rajat koskevat yleensä vain kyseistä kasinoa tai sen yhtiötä, joten toisella pikakasinolla ne on asetettava erikseen. Osalla pankeista on lisäksi estoja rahapelimaksuille.',
      },
    ],
  },
  'estonian-licence': {
    search: {
      title: 'Viron lisenssin kasinot · Nettobonus',
      description:
        'Viron luvalla toimivan kasinon voitot ovat Suomessa verovapaita. Vertaa, mitä näiden kasinoiden bonuksista jää kierrätyksen jälkeen.',
      keywords: [
        'viron lisenssin kasinot',
        'viron lisenssi',
        'virolaiset nettikasinot',
        'verovapaat voitot',
        'eta-kasinot',
      ],
    },
    heading: 'Viron lisenssin kasinot',
    lead: 'Viron luvalla toimivan kasinon voitot ovat suomalaiselle pelaajalle verovapaita. Bonuksen arvosta lupa ei vielä kerro mitään.',
    intro: [
      'Viro kuuluu Euroopan talousalueeseen eli ETAan. Kun peli järjestetään ETA-valtion lainsäädännön mukaisesti, pelaajan saamat voitot ovat Suomessa verovapaita. Virossa rahapeliluvat myöntää ja niiden noudattamista valvoo maan vero- ja tulliviranomainen. Viron lupa ei ole suomalainen rahapelilupa, joten mahdollinen valitus tehdään ensin kasinolle ja tarvittaessa Viron viranomaiselle.',
      'Tarkista luvan numero ja haltija viranomaisen julkisesta rekisteristä ja vertaa niitä kasinon omiin käyttöehtoihin. Sama yhtiö voi ylläpitää useaa kasinoa, ja ehdot voivat rajata tervetuliaisbonuksen yhteen kertaan yhtiötä tai taloutta kohden. Moni Viron luvalla toimiva kasino on pikakasino, jolle tunnistaudutaan pankkitunnuksilla. Se ei vaikuta bonuksen ehtoihin, jotka on luettava erikseen.',
      'Bonuksen hinnan määrää kierrätys, ei lupa. Jos 100 euron bonus pitää kierrättää 20 kertaa, panoksia kertyy 2 000 euroa. Kun talon osuus on 4 %, kierrätys maksaa odotusarvoltaan 80 euroa ja bonuksesta jää keskimäärin 20 euroa. Arviomme mukaan noin viisi pelaajaa kymmenestä saa vaatimuksen täyteen, ja muilta rahat loppuvat sitä ennen.',
    ],
    guideHeading: 'Mitä Viron lisenssi tarkoittaa?',
    faq: [
      {
        question: 'Mistä tunnistaa Viron luvalla toimivan kasinon?',
        answer:
          'Lupa mainitaan yleensä sivun alareunassa ja käyttöehdoissa. Etsi yhtiön nimi, luvan numero ja maininta Viron vero- ja tulliviranomaisesta, joka on viroksi Maksu- ja Tolliamet. Suomenkielinen sivusto, verkkotunnus tai mainoksen teksti ei kerro, minkä maan luvalla kasino toimii.',
      },
      {
        question: 'Rinnastuuko Viron lupa suomalaiseen lupaan?',
        answer:
          'Ei. Suomessa saa nykyisin markkinoida vain Veikkauksen rahapelejä, ja muut yhtiöt voivat toimia Suomen luvalla aikaisintaan 1.7.2027. Voittojen verovapaus on eri asia: se perustuu siihen, että peli järjestetään ETA-valtion lainsäädännön mukaan.',
      },
      {
        question: 'Pitääkö Viron luvalla toimivan kasinon voitosta ilmoittaa Verohallinnolle?',
        answer:
          'Verovapaata voittoa ei yleensä tarvitse ilmoittaa veroilmoituksella. Säilytä silti kotiutuksen tiedot ja kasinon ehdot siltä varalta, että rahojen alkuperää kysytään esimerkiksi pankissa. Jos luvasta tai voiton luonteesta on epäselvyyttä, ohjeen antaa Verohallinto.',
      },
      {
        question: 'Koskeeko Veikkauksen pelikielto Viron luvalla toimivaa kasinoa?',
        answer:
          'Ei. Veikkauksen pelikielto koskee vain Veikkauksen omia pelejä, ja yksittäisen kasinon esto yleensä vain kyseistä kasinoa tai sen yhtiötä. Jos haluat rajoittaa pelaamista laajemmin, Peluurista saa maksutonta neuvontaa estoihin ja rajoihin numerosta 0800 100 101.',
      },
    ],
  },
  'mga-licence': {
    search: {
      title: 'MGA-kasinot ja niiden bonukset · Nettobonus',
      description:
        'MGA-kasinot toimivat Maltan peliviranomaisen luvalla, ja niiden voitot ovat Suomessa verovapaita. Vertaa bonusten nettoarvoja ja ehtoja.',
      keywords: [
        'mga-kasinot',
        'mga-lisenssi',
        'maltan lisenssin kasinot',
        'malta gaming authority',
        'verovapaat voitot',
      ],
    },
    heading: 'MGA-kasinot',
    lead: 'MGA-kasinot toimivat Maltan peliviranomaisen luvalla, joten voitot ovat Suomessa verovapaita. Bonuksen hinta on laskettava erikseen.',
    intro: [
      'MGA eli Malta Gaming Authority on Maltan peliviranomainen. Malta kuuluu Euroopan talousalueeseen, joten MGA-luvalla järjestettyjen pelien voitot ovat suomalaiselle pelaajalle verovapaita. Luvan haltijan on pidettävä pelaajien varat erillään omistaan, tarjottava pelirajoja ja nimettävä ulkopuolinen taho ratkaisemaan riitoja. MGA-lupa ei kuitenkaan ole suomalainen rahapelilupa.',
      'Luvan numero on yleensä kasinon sivun alareunassa, ja sen voi tarkistaa viranomaisen julkisesta rekisteristä. Varmista, että rekisteriin merkitty yhtiö on sama, jonka käyttöehdot hyväksyt: samalla konsernilla voi olla eri lupia eri maita varten. Katso tarjouksesta myös kierrätyskerroin, suurin sallittu panos ja se, lasketaanko kierrätys pelkästä bonuksesta vai bonuksesta ja talletuksesta yhdessä.',
      'Tunnettu lupa ei takaa edullista bonusta. Kun talon osuus on 4 % ja kierrätetään pelkkä bonus, nollaraja on 25×. Jos 100 euron bonuksen kierrätys on 35×, kierrätettävää on 3 500 euroa ja odotettu hinta 140 euroa. Netto on silloin −40 €, ja arviolta vain kolme pelaajaa kymmenestä saa kierrätyksen päätökseen.',
    ],
    guideHeading: 'Mitä MGA-lupa tarkoittaa?',
    faq: [
      {
        question: 'Miltä MGA-luvan numero näyttää?',
        answer:
          'Pelaajille pelejä tarjoavan yhtiön luvan numero on tavallisesti muotoa MGA/B2C/numero/vuosi. B2C tarkoittaa lupaa tarjota pelejä kuluttajille, B2B lupaa toimittaa pelejä tai palveluja toisille yhtiöille. Pelkkä viranomaisen logo sivun alareunassa ei todista luvan olevan voimassa.',
      },
      {
        question: 'Miten MGA-lupa eroaa Curaçaon luvasta?',
        answer:
          'Suomalaiselle pelaajalle selvin ero on verotus. MGA-luvalla toimivan kasinon voitto on verovapaa, kun taas Curaçaon luvalla toimivan kasinon voitto on veronalaista tuloa. Myös valvova viranomainen ja valitustie ovat eri. Bonusten ehdoissa voi olla suuria eroja saman luvan sisälläkin.',
      },
      {
        question: 'Takaako MGA-lupa nopean kotiutuksen?',
        answer:
          'Ei. Lupa ei määrää, montako minuuttia kotiutus saa kestää. Aika riippuu kasinon käsittelystä, maksutavasta ja siitä, onko henkilöllisyys jo vahvistettu. Katso arvostelusta ja kasinon ehdoista käsittelyaika, nostorajat ja mahdolliset kulut ennen talletusta.',
      },
      {
        question: 'Mihin MGA-kasinosta voi valittaa?',
        answer:
          'Tee valitus ensin kirjallisesti kasinolle ja säilytä vastaukset. Jos asia ei ratkea, sen voi viedä kasinon ehdoissa nimetylle riidanratkaisijalle, ja MGA ottaa vastaan pelaajien ilmoituksia luvanhaltijoista. Liitä mukaan ne bonusehdot, jotka hyväksyit.',
      },
    ],
  },
  'wager-free': {
    search: {
      title: 'Kierrätysvapaat bonukset · Nettobonus',
      description:
        'Kierrätysvapaassa bonuksessa netto on sama kuin brutto. Katso, mitkä tarjoukset ovat kierrätysvapaita ja mitä ehtoja niihin silti liittyy.',
      keywords: [
        'kierrätysvapaat bonukset',
        'kierrätysvapaa bonus',
        'bonus ilman kierrätystä',
        'kierrätysvapaat ilmaiskierrokset',
        'käteispalautus',
      ],
    },
    heading: 'Kierrätysvapaat bonukset',
    lead: 'Kierrätysvapaasta bonuksesta ei vähennetä kierrätyksen hintaa, joten netto on sama kuin brutto. Muut ehdot on silti luettava.',
    intro: [
      'Kierrätysvapaassa bonuksessa ei ole kierrätysvaatimusta: bonuksen tai sillä saadut voitot voi nostaa, ilman että summaa pitää pelata moneen kertaan läpi. Siksi laskelmassa ei ole mitään vähennettävää, ja netto on yhtä suuri kuin brutto. Tavallisimmin kierrätysvapaita ovat ilmaiskierrokset, käteispalautukset ja pienehköt talletusbonukset.',
      'Kierrätysvapaa ei tarkoita ehdotonta. Tarkista voittokatto, minimitalletus, voimassaoloaika ja pelit, joissa bonusta voi käyttää. Kasino voi lisäksi edellyttää, että talletus pelataan kerran läpi ennen kotiutusta. Jos tarjouksessa on sekä talletusbonus että ilmaiskierroksia, selvitä, koskeeko kierrätysvapaus molempia: usein se koskee vain kierroksia.',
      'Vertailu näyttää, mitä kierrätys maksaa. Kierrätysvapaa 100 euron bonus on nettona 100 euroa. Samankokoisesta bonuksesta jää keskimäärin 60 euroa, jos kierrätys on 10×, eikä mitään, jos kierrätys on 25×. Ilmaiskierroksissa otamme huomioon pelin 96 prosentin palautuksen: 50 kierrosta, joista kukin on 0,10 euron arvoinen, on odotusarvoltaan 4,80 euroa.',
    ],
    guideHeading: 'Mitä kierrätysvapaa tarkoittaa?',
    faq: [
      {
        question: 'Miksi kierrätysvapaat bonukset ovat yleensä pieniä?',
        answer:
          'Kierrätyksellä kasino saa bonuksen hinnasta osan tai koko summan takaisin. Kun kierrätystä ei ole, koko bonus on kasinolle kulu, joten se pidetään pienenä. Vertailu kannattaa tehdä nettona: kierrätysvapaasta 20 euron bonuksesta jää keskimäärin enemmän kuin 200 euron bonuksesta, jonka kierrätys on 25×.',
      },
      {
        question: 'Voiko kierrätysvapaan bonuksen nostaa heti?',
        answer:
          'Ei aina. Joissakin tarjouksissa bonus on sellaisenaan nostettavissa, toisissa sillä on ensin pelattava ja vain voitot saa nostaa. Jos 100 euron bonus on pelattava kerran läpi, siitä jää keskimäärin 96 euroa. Ehdoista näkee, kummasta on kyse.',
      },
      {
        question: 'Mitä ”läpi 10/10” tarkoittaa kierrätysvapaassa bonuksessa?',
        answer:
          'Luku kertoo, kuinka moni saa kierrätyksen päätökseen. Kun kierrätystä ei ole, mikään ei voi jäädä kesken, joten luku on kymmenen kymmenestä. Se ei tarkoita, että kaikki jäävät voitolle: talletuksen ja bonuksen voi hävitä, jos niillä jatkaa pelaamista.',
      },
      {
        question: 'Onko cashback aina kierrätysvapaa?',
        answer:
          'Ei. Osa kasinoista maksaa käteispalautuksen rahana, osa bonusrahana, joka on kierrätettävä. Jos 12 % tappiosta palautetaan, 100 euron tappiosta saa takaisin 12 euroa. Jos palautuksen kierrätys on 25×, siitä ei keskimäärin jää mitään.',
      },
    ],
  },
  'bonus-over-200': {
    search: {
      title: 'Yli 200 %:n bonukset · Nettobonus',
      description:
        'Iso bonusprosentti tuo usein ison kierrätyksen. Katso, mitä yli 200 %:n bonuksista jää, kun kierrätyksen odotettu hinta on vähennetty.',
      keywords: [
        'yli 200 prosentin bonus',
        'kasinobonus 200 %',
        'kasinobonus 300 %',
        'isot kasinobonukset',
        'tervetuliaisbonus',
      ],
    },
    heading: 'Yli 200 %:n bonukset',
    lead: 'Iso otsikko tuo usein mukanaan ison kierrätyksen. Prosentti kertoo bonuksen koon, kerroin sen hinnan.',
    intro: [
      'Tälle sivulle on koottu tarjoukset, joissa talletukselle luvataan vähintään 200 prosentin bonus. Sadan euron talletuksella pelitilille tulee silloin vähintään 200 euroa bonusrahaa, ellei bonuksen enimmäismäärä tule vastaan. Bonusrahaa ei yleensä voi nostaa heti: se on ensin kierrätettävä eli pelattava läpi niin moneen kertaan, kuin ehdoissa sanotaan.',
      'Katso ensin kierrätyskerroin ja sitten se, mistä summasta kierrätys lasketaan. Kun kierrätetään pelkkä bonus ja talon osuus on 4 %, nollaraja on 25×. Jos mukaan lasketaan myös talletus, raja on alempi: 200 prosentin bonuksessa noin 17×. Tarkista lisäksi, onko vaatimus mahdollista täyttää voimassaoloaikana ja sallitulla panoksella.',
      'Sama otsikko voi tarkoittaa hyvin erilaista lopputulosta. Jos 200 euron bonuksen kierrätys on 15×, sen odotettu hinta on 120 euroa ja bonuksesta jää keskimäärin 80 euroa. Jos kierrätys on 35×, hinta nousee 280 euroon ja netto on −80 €. Jälkimmäisessä arviolta vain kolme pelaajaa kymmenestä saa vaatimuksen täyteen, ennen kuin rahat loppuvat.',
    ],
    guideHeading: 'Mitä iso bonusprosentti maksaa?',
    faq: [
      {
        question: 'Onko 200 prosentin bonus parempi kuin 100 prosentin bonus?',
        answer:
          'Ei välttämättä. Jos 100 euron talletuksella saa 100 euron bonuksen ja kierrätys on 10×, bonuksesta jää keskimäärin 60 euroa. Jos bonus on 200 euroa ja kierrätys 30×, netto on −40 €. Suuremmasta bonuksesta on hyötyä vain, jos kerroin on tarpeeksi pieni.',
      },
      {
        question: 'Kuinka paljon 200 euron bonuksella joutuu pelaamaan?',
        answer:
          'Kerro bonus kierrätyskertoimella. Jos kerroin on 30×, panoksia kertyy 6 000 euroa eli 6 000 kierrosta yhden euron panoksella. Jos aikaa on 30 päivää, se tekee 200 kierrosta päivässä. Määrä on hyvä laskea ennen bonuksen hyväksymistä.',
      },
      {
        question: 'Miksi netto ei mene alle −100 euron?',
        answer:
          'Kukaan ei voi hävitä enempää kuin tilillä on, joten pienin mahdollinen netto on laskelmassa käytetty talletus miinusmerkkisenä. Jos 250 euron bonuksen kierrätys on 40×, kaava antaisi −150 €. Näytämme silloin −100 €, koska laskelman talletus on 100 euroa.',
      },
      {
        question: 'Kannattaako tallettaa enemmän, jotta saa koko bonuksen?',
        answer:
          'Jos kerroin ylittää nollarajan, suurempi talletus kasvattaa odotettua tappiota samassa suhteessa. Kun kierrätys on 35×, 200 euron bonuksen netto on −80 € ja 500 euron bonuksen −200 €. Pienelläkään kertoimella bonus ei ole syy tallettaa enempää kuin on varaa hävitä.',
      },
    ],
  },
  'tax-free': {
    search: {
      title: 'Verovapaat kasinot · Nettobonus',
      description:
        'Kasinovoitto on Suomessa verovapaa, kun peli järjestetään ETA-maan luvalla, kuten Maltan tai Viron. Muuten voitto on veronalaista tuloa.',
      keywords: [
        'verovapaat kasinot',
        'verovapaat nettikasinot',
        'kasinovoiton verotus',
        'eta-kasinot',
        'curaçaon lisenssi ja vero',
      ],
    },
    heading: 'Verovapaat kasinot',
    lead: 'Voitto on verovapaa, kun peli järjestetään ETA-maan luvalla, kuten Maltan tai Viron. Muussa tapauksessa voitto on veronalaista tuloa.',
    intro: [
      'Verovapauden ratkaisee se, minkä maan lainsäädännön mukaan peli järjestetään. Jos kasinolla on lupa Euroopan talousalueeseen kuuluvasta valtiosta, esimerkiksi Maltalta tai Virosta, pelaajan saama voitto on Suomessa verovapaa. Jos lupa on ETA-alueen ulkopuolelta, kuten Curaçaon lupa, voitto on veronalaista tuloa, jonka ilmoittamisesta pelaaja vastaa itse.',
      'Tarkista lupa aina kasinon omista käyttöehdoista ja viranomaisen julkisesta rekisteristä, älä pelkästä mainoksesta. Samalla nimellä toimivalla kasinolla voi olla eri lupia eri maissa asuville, joten ratkaisevaa on yhtiö, jonka kanssa teet sopimuksen. Jos olet epävarma omasta tilanteestasi, ohjeet antaa Verohallinto. Tämä sivu ei ole veroneuvontaa.',
      'Nettoluvuissamme ei ole mukana veroja: ne kertovat vain, mitä bonuksesta jää kierrätyksen odotetun hinnan jälkeen. Verovapaus ei tee kalliista bonuksesta edullista. Jos 150 euron bonuksen kierrätys on 30×, kierrätettävää on 4 500 euroa. Kun talon osuus on 4 %, kierrätyksen odotettu hinta on 180 euroa ja netto −30 €, oli lupa mistä maasta tahansa.',
    ],
    guideHeading: 'Milloin kasinovoitto on verovapaa?',
    faq: [
      {
        question: 'Millä perusteella kasino on tällä sivulla?',
        answer:
          'Sivulla ovat kasinot, jotka olemme luokitelleet verovapaiksi niiden luvan perusteella, käytännössä Maltan tai Viron luvalla toimivat. Luokittelu koskee luvan tietoja tarkistuspäivänä. Lupa voi muuttua, joten varmista se kasinon käyttöehdoista ennen talletusta.',
      },
      {
        question: 'Entä jos kasino vaihtaa lupaa kesken pelaamisen?',
        answer:
          'Ratkaisevaa on, minkä maan lainsäädännön mukaan peli järjestettiin silloin, kun voitto syntyi. Jos kasino siirtyy ETA-maan luvalta Curaçaon luvalle, sen jälkeen saadut voitot ovat veronalaista tuloa. Kasino ilmoittaa muutoksesta tavallisesti käyttöehtojen päivityksessä.',
      },
      {
        question: 'Vaikuttaako maksutapa tai sivuston kieli verotukseen?',
        answer:
          'Ei. Suomenkielinen palvelu, pankkitunnukset tai suomalainen pankkitili eivät tee voitosta verovapaata, jos lupa on ETA-alueen ulkopuolelta. Kryptovaluutalla maksaminen ei sekään muuta voiton verokohtelua, mutta kryptovaluutan arvonnousulla voi olla omat veroseurauksensa.',
      },
      {
        question: 'Onko verovapaa kasino muita turvallisempi?',
        answer:
          'Verovapaus kertoo vain voiton verokohtelusta. ETA-maan luvalla toimivaa kasinoa valvoo kyseisen maan viranomainen, mutta kotiutusten nopeus, ehtojen selkeys ja asiakaspalvelun laatu vaihtelevat kasinoittain. Ne on arvioitava erikseen, eikä verovapaus pienennä häviämisen mahdollisuutta.',
      },
    ],
  },
  'free-spins': {
    search: {
      title: 'Ilmaiskierrokset ja niiden arvo · Nettobonus',
      description:
        'Ilmaiskierrosten arvo riippuu kierroksen panoksesta ja voittojen kierrätyksestä. Vertaa tarjouksia arvioidun nettoarvon ja ehtojen mukaan.',
      keywords: [
        'ilmaiskierrokset',
        'ilmaiskierrosten arvo',
        'kierrätysvapaat ilmaiskierrokset',
        'ilmaiskierrokset talletuksella',
        'ilmaiskierrosten kierrätys',
      ],
    },
    heading: 'Ilmaiskierrokset',
    lead: 'Kierrosten määrä kertoo vähän, ellei tiedä yhden kierroksen arvoa ja voittojen kierrätystä. Sata kierrosta voi olla arvoltaan kymmenen euroa.',
    intro: [
      'Ilmaiskierros on kasinon maksama pelikierros tietyssä kolikkopelissä. Panos on kiinteä, usein 0,10 euroa, eikä sitä voi itse valita. Sata tällaista kierrosta on nimellisarvoltaan 10 euroa. Kun pelin palautus on 96 %, kierrosten odotettu tuotto on 9,60 euroa. Yksittäinen pelaaja voi saada enemmän, vähemmän tai ei mitään.',
      'Katso, kuuluvatko kierrokset talletusbonukseen vai annetaanko ne erikseen, missä pelissä ne käytetään ja missä erissä ne tulevat. Kierroksilla on usein lyhyempi voimassaoloaika kuin muulla bonuksella, ja voitoilla voi olla katto. Tärkein ehto on kierrätys: joskus voitot ovat heti nostettavissa, mutta usein ne muuttuvat bonusrahaksi, joka on pelattava läpi.',
      'Kierrätys voi viedä kierrosten arvon kokonaan. Jos 9,60 euron voitot on kierrätettävä 20 kertaa, panoksia kertyy 192 euroa ja kierrätyksen odotettu hinta on noin 7,70 euroa. Kierroksista jää silloin keskimäärin vajaat kaksi euroa. Kun talon osuus on 4 %, nollaraja on 25×: sitä suuremmalla kertoimella kierrätyksen odotettu hinta on suurempi kuin kierrosten odotettu tuotto.',
    ],
    guideHeading: 'Mikä on ilmaiskierroksen arvo?',
    faq: [
      {
        question: 'Ovatko ilmaiskierrokset todella ilmaisia?',
        answer:
          'Itse kierroksesta ei veloiteta, mutta kierrokset saa usein vasta talletuksen jälkeen. Jos voitot on kierrätettävä, kierrätys maksaa keskimäärin 4 % pelatuista panoksista. Kokonaan maksuttomia ovat vain kierrokset, joihin ei tarvita talletusta ja joiden voitoilla ei ole kierrätystä.',
      },
      {
        question: 'Onko 50 kierrosta 0,20 eurolla sama kuin 100 kierrosta 0,10 eurolla?',
        answer:
          'Odotusarvoltaan on: kummankin nimellisarvo on 10 euroa ja odotettu tuotto 9,60 euroa, kun palautus on 96 %. Ero on vaihtelussa. Kun kierroksia on vähemmän ja panos on suurempi, yksittäisen pelaajan tulos vaihtelee enemmän kumpaankin suuntaan.',
      },
      {
        question: 'Miksi kierrokset annetaan usein erissä?',
        answer:
          'Kun kierrokset jaetaan usealle päivälle, pelaaja palaa kasinolle useammin, ja se on yleensä jaon tarkoitus. Päivän erä vanhenee monesti vuorokaudessa. Käyttämättä jääneen erän odotusarvo on yleensä enintään muutamia euroja, joten sen takia ei ole syytä palata.',
      },
      {
        question: 'Ovatko pelin sisäiset ilmaiskierrokset sama asia?',
        answer:
          'Eivät. Pelin oma ilmaiskierrostoiminto käynnistyy tietyistä symboleista, ja sen tuotto sisältyy jo pelin palautusprosenttiin. Kasinon antamat ilmaiskierrokset ovat erillinen etu, jolla on omat ehtonsa. Bonuksen ehdot voivat kieltää pelin sisäisten kierrosten ostamisen.',
      },
    ],
  },
  'no-deposit': {
    search: {
      title: 'Bonukset ilman talletusta · Nettobonus',
      description:
        'Talletusvapaa bonus on yleensä pieni, ja siinä on usein kierrätys ja voittokatto. Katso, mitä tarjouksista jää ehtojen jälkeen.',
      keywords: [
        'bonukset ilman talletusta',
        'talletusvapaa bonus',
        'ilmaiskierrokset ilman talletusta',
        'kasinobonus ilman talletusta',
        'voittokatto',
      ],
    },
    heading: 'Bonukset ilman talletusta',
    lead: 'Talletusvapaan bonuksen saa ilman omaa rahaa, mutta sen arvo on yleensä muutamia euroja. Kierrätys ja voittokatto ratkaisevat, jääkö siitä mitään.',
    intro: [
      'Bonus ilman talletusta annetaan yleensä uudelle asiakkaalle, kun pelitili on avattu ja henkilöllisyys vahvistettu. Useimmiten se on pieni määrä ilmaiskierroksia, joskus muutama euro bonusrahaa. Kasinolle se on tapa hankkia asiakkaita, joista osa tallettaa myöhemmin. Tarjoukseen voi tutustua ilman talletusta, eikä jatkaminen omalla rahalla ole osa bonusta.',
      'Tarkista kolme kohtaa: kierrätyskerroin, voittokatto ja kotiutuksen ehdot. Voittokatto rajaa summan, jonka bonuksella saaduista voitoista voi nostaa, vaikka voitto olisi suurempi. Kasino voi myös edellyttää talletusta maksutavan vahvistamiseksi ennen ensimmäistä kotiutusta. Silloin bonus ei käytännössä ole kokonaan talletusvapaa, ja asian pitäisi käydä ilmi ehdoista.',
      'Esimerkiksi 20 kierrosta, joista kukin on 0,10 euron arvoinen, on odotusarvoltaan 1,92 euroa. Jos voittojen kierrätys on 35×, sen odotettu hinta on noin 2,70 euroa eli enemmän kuin kierrosten arvo. Omaa rahaa ei kulu, mutta bonuksestakaan ei keskimäärin jää mitään. Ilman kierrätystä sama tarjous on nettona vajaat kaksi euroa.',
    ],
    guideHeading: 'Mitä bonus ilman talletusta tarkoittaa?',
    faq: [
      {
        question: 'Miten voittokatto näkyy nettoluvussa?',
        answer:
          'Jos katto on pienempi kuin bonuksen tai kierrosten odotusarvo, laskemme arvon katon mukaan. Pienissä tarjouksissa niin käy harvoin. Katto leikkaa kuitenkin suurimmat voitot: jos katto on 100 euroa ja voitto 180 euroa, 80 euroa jää saamatta. Todellinen keskiarvo voi siksi olla lukua pienempi.',
      },
      {
        question: 'Miksi kasino vahvistaa henkilöllisyyden, vaikka en talleta?',
        answer:
          'Kasinon on varmistettava, että pelaaja on täysi-ikäinen, ja tunnettava asiakkaansa rahanpesusääntöjen vuoksi. Samalla se valvoo, ettei sama henkilö saa bonusta monta kertaa. Jos tietoja ei halua antaa, bonusta ei voi lunastaa eikä voittoa kotiuttaa.',
      },
      {
        question: 'Voiko talletusvapaan bonuksen saada useamman kerran?',
        answer:
          'Yleensä ei. Ehdoissa bonus rajataan yhteen henkilöä kohden ja usein myös yhteen taloutta, osoitetta tai laitetta kohden. Samaan yhtiöön kuuluvat kasinot voivat jakaa rajoituksen. Toisen pelitilin avaaminen rikkoo tavallisesti ehtoja ja voi johtaa voittojen mitätöintiin.',
      },
      {
        question: 'Voiko netto olla miinuksella, jos omaa rahaa ei ole mukana?',
        answer:
          'Ei voi. Laskelmassa tappio voi olla enintään oma talletus, ja talletusvapaassa bonuksessa se on nolla. Jos kierrätyksen odotettu hinta ylittää bonuksen arvon, netto on siis nolla. Tilanne muuttuu, jos pelaamista jatkaa omalla rahalla.',
      },
    ],
  },
  'non-sticky': {
    search: {
      title: 'Non-sticky-bonukset · Nettobonus',
      description:
        'Non-sticky-bonuksessa oma raha pelataan ensin, ja sen saa nostaa ennen bonuksen käyttöä. Vertaa tarjousten nettoarvoja ja ehtoja.',
      keywords: [
        'non-sticky-bonukset',
        'non-sticky-bonus',
        'sticky-bonus',
        'oma raha ensin',
        'bonuksen kierrätys',
      ],
    },
    heading: 'Non-sticky-bonukset',
    lead: 'Non-sticky-bonuksessa oma raha pelataan ensin, ja sen saa nostaa ilman kierrätystä, kunhan bonukseen ei ole koskettu.',
    intro: [
      'Non-sticky-bonuksessa talletus ja bonus pidetään erillään. Ensin pelataan omalla rahalla, ja jos siitä kertyy voittoa, sen saa nostaa ilman bonuksen kierrätystä. Bonus tavallisesti mitätöityy kotiutuksessa. Bonusraha tulee käyttöön vasta, kun oma raha on loppunut, ja siitä alkaa myös kierrätys. Sticky-bonuksessa itse bonusta ei voi nostaa lainkaan, vaan se vähennetään kotiutuksessa.',
      'Varmista ehdoista, että oma raha todella käytetään ensin ja että kotiutus on mahdollinen ennen bonuksen käyttöä. Katso myös, koskeeko panosraja jo omalla rahalla pelaamista ja voiko bonuksesta luopua itse pelitilillä. Kierrätyskerroin voi olla tavallista suurempi, ja kierrätys lasketaan joko pelkästä bonuksesta tai bonuksesta ja talletuksesta yhdessä.',
      'Jos 100 euron bonuksen kierrätys on 15×, sen odotettu hinta on 60 euroa ja bonuksesta jää keskimäärin 40 euroa. Jos kierrätys on 30×, hinta olisi 120 euroa eli bonusta suurempi. Koska non-sticky-bonus ei vie omaa rahaa, näytämme silloin netoksi nollan. Luku koskee vain bonusta: oman talletuksen voi hävitä kokonaan jo ennen bonuksen käyttöä.',
    ],
    guideHeading: 'Miten non-sticky-bonus toimii?',
    faq: [
      {
        question: 'Miten non-sticky ja sticky eroavat nettona?',
        answer:
          'Jos 100 euron bonuksen kierrätys on 10×, sen odotettu hinta on 40 euroa. Non-sticky-bonuksesta jää silloin keskimäärin 60 euroa. Sticky-bonuksessa kotiutuksesta vähennetään vielä itse bonus, joten netto on −40 €. Sama otsikko voi siis tarkoittaa sadan euron eroa.',
      },
      {
        question: 'Mitä half-sticky tarkoittaa?',
        answer:
          'Nimitys ei ole vakiintunut, ja kasinot käyttävät sitä eri tavoin: esimerkiksi niin, että osa bonuksesta on nostettavissa tai oma raha vapautuu vasta tietyn kierrätyksen jälkeen. Laskemme half-sticky-bonuksen varovaisesti samalla tavalla kuin sticky-bonuksen. Tarkat säännöt on luettava ehdoista.',
      },
      {
        question: 'Kertyykö kierrätys jo omalla rahalla?',
        answer:
          'Yleensä ei: vain bonusrahalla pelatut panokset lasketaan. Joillakin kasinoilla myös oman rahan panokset kerryttävät kierrätystä, ja silloin osa kierrätyksestä voi olla tehty jo ennen bonuksen käyttöä. Asia selviää ehdoista tai kysymällä asiakaspalvelusta ennen talletusta.',
      },
      {
        question: 'Voiko non-sticky-bonuksesta luopua?',
        answer:
          'Useimmiten voi, pelitilin asetuksissa tai asiakaspalvelun kautta. Ennen bonuksen käyttöä luopuminen ei yleensä vaikuta omaan rahaan. Kun bonuksella on jo pelattu, siitä luopuva menettää tavallisesti jäljellä olevan bonuksen ja sillä saadut voitot.',
      },
    ],
  },
  reviews: {
    search: {
      title: 'Kasinoarvostelut · Nettobonus',
      description:
        'Kasinoarvostelut suomeksi: lisenssi, bonusehdot, kotiutukset, pelit, tuki ja luotettavuus. Arvosana kertoo kasinosta, netto sen bonuksesta.',
      keywords: [
        'kasinoarvostelut',
        'nettikasinoiden arvostelut',
        'kasinoiden vertailu',
        'kasinon lisenssi',
        'bonusehdot',
      ],
    },
    heading: 'Kasino\u00adarvostelut',
    lead: 'Arvosana kertoo koko kasinosta, netto vain sen bonuksesta. Siksi hyvällä kasinolla voi olla huono bonus.',
    intro: [
      'Arvostelussa käymme läpi kasinon luvan, bonusehdot, talletus- ja kotiutustavat, pelivalikoiman, asiakaspalvelun ja turvallisuuden. Jos luvan numero ei ole tiedossa, sanomme senkin: silloin lupaa ei ole voitu tarkistaa rekisteristä. Hyvät ja huonot puolet luetellaan erikseen, ja lopussa on toimituksen yhteenveto kasinosta. Kaikista listatuista kasinoista ei ole arvostelua, mutta tarjouksen tiedossa olevat ehdot ja niiden tarkistuspäivä näkyvät silloinkin.',
      'Arvosana on toimituksen näkemys asteikolla 0–10. Lisenssin paino on 25 %, kotiutusten 20 %, bonusehtojen, pelien ja luotettavuuden kunkin 15 % ja asiakaspalvelun 10 %. Arvosana ei mittaa bonuksen kokoa, eikä nettoluku perustu arvosanaan. Nettoluku lasketaan kaikille tarjouksille samalla kaavalla: bonuksesta vähennetään kierrätettävä summa kerrottuna 4 prosentin talon osuudella. Sticky- ja half-sticky-bonuksissa vähennetään lisäksi itse bonus, koska sitä ei saa nostaa. Jos ehdoista puuttuu jotakin olennaista, emme arvaa lukua, vaan sanomme, ettei sitä ole laskettu.',
      'Lue arvostelu ennen pelitilin avaamista ja vertaa sitä kasinon omiin ehtoihin, sillä tiedot voivat muuttua arvostelun päiväyksen jälkeen. Bonuksen voi myös jättää ottamatta: ilman bonusta ei ole bonuksen kierrätystäkään. Saamme palkkion kasinoilta, joille siirrytään linkkiemme kautta. Palkkio ei muuta yhtäkään nettolukua, ja mainoslinkit on merkitty.',
    ],
  },
  competitions: {
    search: {
      title: 'Kasinokilpailut ja säännöt · Nettobonus',
      description:
        'Kasinokilpailut, palkinnot ja osallistumisehdot yhdellä sivulla. Kilpailu ei muuta bonuksen nettoa, ja pelaamisella on aina odotettu hinta.',
      keywords: [
        'kasinokilpailut',
        'kasinoturnaukset',
        'slottiturnaukset',
        'kilpailujen säännöt',
        'palkintopotti',
      ],
    },
    heading: 'Kilpailut',
    lead: 'Kasinokilpailut, palkinnot ja säännöt yhdellä sivulla. Kilpailu ei muuta bonuksen nettoa: osallistu vain, jos pelaisit muutenkin.',
    intro: [
      'Kasinokilpailussa pelaajille jaetaan palkintoja sääntöjen mukaan. Sijoitus voi ratketa panosten määrän, voiton ja panoksen suhteen, suoritettujen tehtävien tai arvonnan perusteella. Ero on tärkeä: panoksiin perustuva kilpailu suosii niitä, jotka pelaavat eniten, ja eniten pelaava myös häviää keskimäärin eniten. Kasinoiden kilpailuissa noudatetaan aina kasinon omia sääntöjä.',
      'Tarkista alkamis- ja päättymispäivä, hyväksytyt pelit, pienin panos ja palkittavien määrä. Selvitä myös, maksetaanko palkinto rahana, bonusrahana vai ilmaiskierroksina ja onko sillä kierrätysvaatimus. Jos palkinto on bonusrahaa, jonka kierrätys on 25× tai enemmän, siitä ei keskimäärin jää mitään, kun talon osuus on 4 %.',
      'Osallistumisella on hinta silloinkin, kun erillistä maksua ei peritä. Kun pelin palautus on 96 %, jokaista panoksina pelattua sataa euroa kohden häviää keskimäärin 4 euroa. Tuhannen euron panoksilla odotettu hinta on siis 40 euroa, ja vain osa osallistujista saa palkinnon. Päätä pelaamiseen käytettävä summa etukäteen äläkä kasvata sitä sijoituksen vuoksi.',
    ],
  },
  'demo-games': {
    search: {
      title: 'Demopelit ja palautusprosentit · Nettobonus',
      description:
        'Kolikkopelien palautusprosentit ja vaihtelu yhdellä sivulla. Katso, mitä 100 euron kierrätys eri peleissä keskimäärin maksaa. 18+',
      keywords: [
        'demopelit',
        'kolikkopelien demot',
        'palautusprosentti',
        'kolikkopelien volatiliteetti',
        'kasinopelit leikkirahalla',
      ],
    },
    heading: 'Demopelit',
    lead: 'Demopelissä pelataan leikkirahalla. Palautusprosentti kertoo, mitä kierrätys kussakin pelissä keskimäärin maksaa.',
    intro: [
      'Demopeli on kolikkopelin versio, jossa panokset ja voitot ovat leikkirahaa. Siitä näkee säännöt, voittolinjat ja pelin rytmin ilman talletusta. Demo ei kuitenkaan kerro, miten oikealla rahalla kävisi: jokainen kierros arvotaan erikseen, eikä leikkirahalla saatu voitto ennusta mitään. Myös demopelit on tarkoitettu 18 vuotta täyttäneille.',
      'Palautusprosentti kertoo, kuinka suuren osan panoksista peli pitkällä aikavälillä palauttaa. Jos palautus on 96,2 %, sadan euron kierrätys maksaa keskimäärin 3,80 euroa. Jos se on 94,9 %, sama kierrätys maksaa 5,10 euroa. Samasta pelistä voi olla käytössä eri palautusprosentteja eri kasinoilla, joten luku kannattaa tarkistaa kasinon pelitiedoista.',
      'Vaihtelu eli volatiliteetti kertoo, tulevatko voitot usein ja pieninä vai harvoin ja suurina. Suuri vaihtelu ei muuta kierrätyksen odotettua hintaa, mutta sen vuoksi rahat loppuvat useammin, ennen kuin kierrätys on täynnä. Nettolukumme olettavat 96 prosentin palautuksen ja sen, että peli kerryttää kierrätystä täysimääräisesti. Kasino voi sulkea pelejä pois kierrätyksestä.',
    ],
  },
  disclaimer: {
    search: {
      title: 'Vastuuvapauslauseke · Nettobonus',
      description:
        'Näin Nettobonus ansaitsee, mitä nettoluvut tarkoittavat ja kenen ehdot ratkaisevat. Sivusto on tarkoitettu 18 vuotta täyttäneille.',
      keywords: ['vastuuvapauslauseke', 'näin ansaitsemme', 'mainoslinkit', 'nettoluvun merkitys', 'peluuri'],
    },
    heading: 'Vastuuvapaus\u00adlauseke',
    lead: 'Luvut ovat odotusarvoja, eivät lupauksia. Ehdot vahvistaa aina kasino.',
    validFrom: '2026-11-15',
    sections: [
      {
        id: 'nettoluku',
        heading: 'Nettoluku',
        paragraphs: [
          'Netto on laskettu julkisella kaavalla ja oletuksilla, joita ovat muun muassa 96 prosentin palautus ja 100 euron talletus. Se on keskiarvo, ei lupaus eikä neuvo.',
          'Yksittäinen pelaaja voi voittaa tai hävitä enemmän kuin luku kertoo. Monelta rahat loppuvat ennen kierrätyksen täyttymistä, ja oman talletuksen voi hävitä kokonaan.',
        ],
      },
      {
        id: 'ehdot',
        heading: 'Ehdot',
        paragraphs: [
          'Merkitsemme tarjoukseen päivän, jolloin ehdot on viimeksi tarkistettu. Kasino voi muuttaa ehtojaan milloin tahansa. Jos tiedot eroavat, kasinon omat ehdot ratkaisevat.',
        ],
      },
      {
        id: 'luvat',
        heading: 'Luvat',
        paragraphs: [
          'Merkitsemme luvan numeron, kun se on tiedossa. Joiltakin Curaçaon luvalla toimivilta kasinoilta numero puuttuu tiedoistamme, eikä lupaa silloin ole voitu tarkistaa viranomaisen rekisteristä. Varmista lupa, ehdot ja verotus aina alkuperäisestä lähteestä.',
        ],
      },
      {
        id: 'mainoslinkit',
        heading: 'Mainoslinkit',
        paragraphs: [
          'Nettobonus on mainosrahoitteinen. Saamme palkkion, jos avaat pelitilin linkkimme kautta ja palkkion ehdot täyttyvät. Mainoslinkit on merkitty.',
          'Palkkio ei muuta nettoa, arvosanaa eikä järjestystä, eikä niitä voi meiltä ostaa. Listojen järjestyksestä päättää toimitus, joten ensimmäisenä oleva kasino ei välttämättä ole nettoluvultaan paras.',
        ],
      },
      {
        id: 'ikaraja',
        heading: 'Ikäraja ja laki',
        paragraphs: [
          'Sivusto on tarkoitettu 18 vuotta täyttäneille. Tarkista, että pelaaminen on sallittua siellä, missä olet.',
          'Sisältö ei ole oikeudellista neuvontaa, veroneuvontaa eikä taloudellista neuvontaa. Bonus ei ole tulonlähde.',
        ],
      },
      {
        id: 'chat',
        heading: 'Chat',
        paragraphs: [
          'Chatin vastaukset tulevat vertailumme tiedoista tai kielimallilta. Chatin otsikosta näet, vastaako sinulle tekoäly. Vastauksissa voi olla virheitä, joten tarkista asia kasinon ehdoista.',
        ],
      },
      {
        id: 'apua',
        heading: 'Apua',
        paragraphs: [
          'Jos oma tai läheisen pelaaminen huolestuttaa, soita Peluuriin 0800 100 101 (arkisin klo 12–18) tai katso peluuri.fi. Puhelu on maksuton. Tietoa ja vertaistukea tarjoaa myös Pelirajat’on osoitteessa pelirajaton.fi.',
        ],
      },
    ],
  },
  privacy: {
    search: {
      title: 'Tietosuoja · Nettobonus',
      description:
        'Nettobonusta voi käyttää ilman tiliä ja nimeä. Emme käytä seurantaevästeitä, ja klikkaukset lasketaan tallentamatta IP-osoitteita.',
      keywords: ['tietosuoja', 'tietosuojaseloste', 'evästeet', 'henkilötiedot', 'klikkausten laskenta'],
    },
    heading: 'Tietosuoja',
    lead: 'Sivustoa voi käyttää ilman tiliä ja ilman nimeä. Tässä on kaikki, mitä tallennamme.',
    validFrom: '2026-11-15',
    sections: [
      {
        id: 'lyhyesti',
        heading: 'Lyhyesti',
        table: {
          columns: ['Tieto', 'Miksi', 'Kuinka kauan', 'Missä'],
          rows: [
            ['Yhteydenotto', 'Vastaus kysymykseesi', '12 kk', 'Meillä'],
            [
              'Keskustelun viestit',
              'Keskustelu säilyy sivulta toiselle',
              'Kunnes suljet välilehden',
              'Selaimessasi',
            ],
            ['Klikkaus kasinolle', 'Palkkion laskenta, ilman nimeä', '13 kk', 'Meillä'],
            ['Klikkauksen tiivisteen avain', 'Toistuvat klikkaukset erotetaan', '48 tuntia', 'Meillä'],
            [
              'Vertailuun poimitut kasinot',
              'Valinta säilyy sivulta toiselle',
              'Kunnes poistat',
              'Selaimessasi',
            ],
            ['Kuukauden kasino nähty', 'Ikkuna avautuu vain kerran', 'Istunto', 'Selaimessasi'],
          ],
        },
      },
      {
        id: CONTROLLER_SECTION,
        heading: 'Rekisterinpitäjä',
        paragraphs: [
          'Rekisterinpitäjä on tämän sivuston ylläpitäjä. Tavoitat meidät yhteydenottolomakkeella, joka avautuu sivuston chatista.',
        ],
      },
      {
        id: 'evasteet',
        heading: 'Evästeet',
        paragraphs: [
          'Emme käytä mainos- tai seurantaevästeitä emmekä analytiikkaa, joka tunnistaa kävijän. Sivustolla ei ole käyttäjätilejä.',
          'Selaimeen tallentuvat vertailuun poimitut kasinot ja tieto siitä, että olet nähnyt kuukauden kasinon, sekä hetkeksi se, minkä valikon avasit. Chatin keskustelu on tallessa avoimessa välilehdessä. Ne pysyvät laitteellasi, ja voit poistaa ne selaimen asetuksista.',
        ],
      },
      {
        id: 'siirtyminen',
        heading: 'Siirtyminen kasinolle',
        paragraphs: [
          'Laskemme, kuinka monta kertaa kasinolinkkejä avataan. Klikkauksesta tallentuvat aika, kasino, maa, sivu ja linkin paikka sillä, näytetty netto sekä arvio siitä, oliko avaaja hakurobotti. IP-osoitetta, selaimen tunnistetta tai evästettä ei tallennu. Saman kävijän toistuvat klikkaukset erotamme tiivisteellä, joka lasketaan satunnaisella avaimella. Avain poistetaan 48 tunnin kuluttua, eikä tiivistettä voi sen jälkeen yhdistää kehenkään. Klikkausten rivit poistetaan 13 kuukauden kuluttua.',
          'Kun avaat kasinon linkistämme, kasino näkee tunnisteen, joka kertoo tulleesi meiltä. Nimeäsi emme tiedä emmekä lähetä. Kasinon sivustolla noudatetaan kasinon omaa tietosuojakäytäntöä, ja kasino voi käyttää evästeitä.',
        ],
      },
      {
        id: 'yhteydenotto',
        heading: 'Yhteydenotto',
        paragraphs: [
          'Yhteydenottolomake tallentaa nimesi, sähköpostiosoitteesi ja viestisi sekä tiedon siitä, millä kielellä ja milloin viesti lähetettiin. IP-osoitetta ei tallenneta. Käytämme tietoja vain vastataksemme sinulle ja poistamme ne 12 kuukauden kuluttua. Emme anna niitä kasinoille emmekä käytä niitä markkinointiin.',
        ],
      },
      {
        id: 'chat',
        heading: 'Chat',
        paragraphs: [
          'Keskustelu on tallessa vain selaimesi välilehdessä ja poistuu, kun suljet sen. Viestit lähetetään palvelimellemme, jotta niihin voidaan vastata, mutta emme tallenna niitä. Kysymysten määrää rajoitamme tiivisteellä, joka lasketaan IP-osoitteesta, on vain palvelimen muistissa ja häviää vuorokauden vaihtuessa.',
          'Vastaukset tulevat vertailumme tiedoista, ellei chatin otsikossa lue, että vastaaja on tekoäly. Tekoälyn vastatessa viestit välitetään kielimallin tarjoajalle ilman tunnistetietoja. Tarjoaja käsittelee niitä omien ehtojensa mukaan, mahdollisesti Euroopan talousalueen ulkopuolella. Jätä siksi chatista pois nimi, henkilötunnus, tilinumerot ja muut arkaluonteiset tiedot.',
        ],
      },
      {
        id: 'lokit',
        heading: 'Lokit ja peruste',
        paragraphs: [
          'Palvelimen lokeihin ei tallenneta kokonaisia IP-osoitteita. Emme profiloi kävijöitä emmekä tee automaattisia päätöksiä.',
          'Käsittelyn peruste on oikeutettu etu: vastaamme viesteihin, laskemme linkkien käytön ja pidämme palvelun toiminnassa.',
        ],
      },
      {
        id: 'oikeudet',
        heading: 'Oikeutesi',
        points: [
          'Saat nähdä, korjata ja poistaa tietosi. Pyynnön voi lähettää yhteydenottolomakkeella.',
          'Voit pyytää käsittelyn rajoittamista ja saada antamasi tiedot siirrettävässä muodossa.',
          'Voit vastustaa käsittelyä.',
          'Voit valittaa tietosuojavaltuutetun toimistoon.',
        ],
      },
    ],
  },
  compare: {
    search: {
      title: 'Kasinot rinnakkain: vertaa nettoa ja ehtoja · Nettobonus',
      description:
        'Valitse enintään neljä kasinoa ja vertaa rinnakkain bonuksen nettoa, kierrätystä, lisenssiä, verotusta ja kotiutusta. Vertailun voi jakaa linkkinä. 18+',
      keywords: [
        'kasinovertailu',
        'vertaa kasinoita',
        'bonusten vertailu',
        'kierrätysvaatimus',
        'kasinot rinnakkain',
      ],
    },
    heading: 'Rinnakkain',
    lead: 'Enintään neljä kasinoa vierekkäin: ensin netto, sitten ehdot ja kasino itse.',
  },
  calculator: {
    search: {
      title: 'Nettolaskuri: mitä bonuksesta jää · Nettobonus',
      description:
        'Laske, mitä bonuksesta jää kierrätyksen jälkeen omalla talletuksellasi ja panoksellasi, ja katso, kuinka moni pääsee läpi. 18+',
      keywords: ['bonuslaskuri', 'kierrätyslaskuri', 'bonuksen nettoarvo', 'kierrätysvaatimus', 'odotusarvo'],
    },
    heading: 'Nettolaskuri',
    lead: 'Syötä bonus, näet mitä siitä jää. Sama kaava on jokaisen kortin nettoluvun takana.',
  },
  method: {
    search: {
      title: 'Näin laskimme bonuksen neton · Nettobonus',
      description:
        'Nettoluvun kaava, oletukset ja erikoistapaukset, arvosanan painot, listan järjestys ja se, miten Nettobonus ansaitsee. Voit tarkistaa laskun itse.',
      keywords: [
        'bonuksen nettoarvo',
        'nettoluvun kaava',
        'kierrätyksen hinta',
        'arvosanan painot',
        'mainoslinkit',
      ],
    },
    heading: 'Näin laskimme',
    lead: 'Yksi kaava, samat oletukset, jokainen tarjous. Voit tehdä laskun paperilla ja tarkistaa meidät.',
  },
};
