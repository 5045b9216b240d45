import { CONTROLLER_SECTION } from '@nettobonus/domain/publishing/page-text';
import type { PageKey } from '@nettobonus/domain/routes/routes';
import type { PlainPageText } from '../plain-texts.ts';

export const pages: Record<PageKey, PlainPageText> = {
  home: {
    search: {
      title: 'Parhaat kasinobonukset {year} · Nettobonus',
      description:
        'Vertaa kasinobonuksia neton mukaan. Netto on bonus miinus kierrätyksen hinta, laskettuna samalla 100 euron talletuksella. 18+',
      keywords: [
        'kasinobonukset',
        'kasinobonusten vertailu',
        'bonuksen nettoarvo',
        'kierrätysvaatimus',
        'nettikasinot',
        'kasinobonukset {year}',
      ],
    },
    heading: 'Parhaat kasinobonukset {year}',
    lead: 'Netto on bonus miinus kierrätyksen hinta. Se on kuin lainan todellinen vuosikorko.',
    intro: [
      'Kierrätys tarkoittaa, että bonus on pelattava läpi monta kertaa ennen kotiutusta. Siksi näyttävimmin mainostettu bonus on harvoin paras.',
    ],
  },
  'quick-casinos': {
    search: {
      title: 'Pikakasinot ja bonusten netto · Nettobonus',
      description:
        'Pikakasinolla tunnistaudut pankkitunnuksilla. Vertaa pikakasinoiden bonuksia neton mukaan: bonus miinus kierrätyksen hinta. 18+',
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
      'Pikakasinolla pelitili avataan pankkitunnistautumisella. Ikä ja henkilöllisyys varmistuvat samalla, kun talletus tehdään, eikä erillisiä asiakirjoja yleensä pyydetä. Myös kotiutus on usein nopea, koska raha palaa samalle pankkitilille, jolta se tuli. Kasino voi kuitenkin pyytää lisäselvityksiä esimerkiksi varojen alkuperästä, ja silloin kotiutus kestää pidempään.',
      'Nopeus ei kerro lisenssistä eikä bonuksen ehdoista. Pikakasino voi toimia esimerkiksi Viron, Maltan tai Curaçaon lisenssillä, ja lisenssi ratkaisee, ovatko voitot Suomessa verovapaita. Lue tarjouksesta ainakin kierrätyskerroin, minimitalletus, panosraja ja voimassaoloaika. Koska rahan siirtäminen on helppoa, talletusraja kannattaa asettaa heti, kun pelitili on avattu.',
      'Pieni bonus voi olla nettona isoa parempi. Jos 100 euron talletuksella saa 100 euron bonuksen ja kierrätys on 5×, kierrätettävää on 500 euroa. Kun talon osuus on 4 %, kierrätyksen hinta on 20 euroa ja netto +80 €. Jos bonus on 200 euroa ja kierrätys 30×, kierrätyksen hinta on 240 euroa ja netto −40 €.',
    ],
    guideHeading: 'Mikä on pikakasino?',
    faq: [
      {
        question: 'Syntyykö pikakasinolla pelitili, vaikka en rekisteröidy?',
        answer:
          'Kyllä. Kasino saa pankkitunnistautumisesta nimesi ja syntymäaikasi ja avaa pelitilin niiden perusteella. Tili on voimassa myös käynnin jälkeen, ja sitä koskevat kasinon käyttöehdot. Sähköpostiosoite ja puhelinnumero kysytään usein myöhemmin, esimerkiksi ensimmäisen kotiutuksen yhteydessä.',
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
          'Talletus-, tappio- ja aikarajat asetetaan pelitilin asetuksissa, samoin pelitauko. Rajat koskevat yleensä vain kyseistä kasinoa tai sen yhtiötä, joten toisella pikakasinolla ne on asetettava erikseen. Osa pankeista tarjoaa lisäksi eston rahapelimaksuille.',
      },
    ],
  },
  'estonian-licence': {
    search: {
      title: 'Viron lisenssillä toimivat kasinot · Nettobonus',
      description:
        'Viron lisenssillä toimivalta kasinolta saatu voitto on Suomessa verovapaa. Vertaa näiden kasinoiden bonuksia neton ja ehtojen mukaan. 18+',
      keywords: [
        'viron lisenssin kasinot',
        'viron lisenssi',
        'virolaiset nettikasinot',
        'verovapaat voitot',
        'eta-kasinot',
      ],
    },
    heading: 'Viron lisenssillä toimivat kasinot',
    lead: 'Viron lisenssillä toimivalta kasinolta saadut voitot ovat suomalaiselle pelaajalle verovapaita. Bonuksen hinnasta lisenssi ei kerro mitään.',
    intro: [
      'Viro kuuluu Euroopan talousalueeseen eli ETAan. Kun peli järjestetään ETA-valtion lainsäädännön mukaisesti, pelaajan saamat voitot ovat Suomessa verovapaita. Virossa rahapeliluvat myöntää ja niiden noudattamista valvoo maan vero- ja tullihallitus. Viron lisenssi ei ole suomalainen rahapelilupa, joten mahdollinen valitus tehdään ensin kasinolle ja tarvittaessa Viron viranomaiselle.',
      'Tarkista lisenssin numero ja haltija viranomaisen julkisesta rekisteristä ja vertaa niitä kasinon omiin käyttöehtoihin. Sama yhtiö voi ylläpitää useaa kasinoa, ja ehdot voivat rajata tervetuliaisbonuksen yhteen kertaan yhtiötä tai taloutta kohden. Moni Viron lisenssillä toimiva kasino on pikakasino, jolle tunnistaudutaan pankkitunnuksilla. Se ei vaikuta bonuksen ehtoihin, jotka on luettava erikseen.',
      'Bonuksen hinnan määrää kierrätys, ei lisenssi. Jos 100 euron bonus pitää kierrättää 20 kertaa, panoksia kertyy 2 000 euroa. Kun talon osuus on 4 %, kierrätyksen hinta on 80 euroa ja netto +20 €. Arviomme mukaan noin viisi pelaajaa kymmenestä pääsee kierrätyksen läpi, muilta rahat loppuvat ensin.',
    ],
    guideHeading: 'Mitä Viron lisenssi tarkoittaa?',
    faq: [
      {
        question: 'Mistä tunnistaa Viron lisenssillä toimivan kasinon?',
        answer:
          'Lisenssi mainitaan yleensä sivun alareunassa ja käyttöehdoissa. Etsi yhtiön nimi, lisenssin numero ja maininta Viron vero- ja tullihallituksesta, joka on viroksi Maksu- ja Tolliamet. Suomenkielinen sivusto, verkkotunnus tai mainoksen teksti ei kerro, minkä maan lisenssillä kasino toimii.',
      },
      {
        question: 'Rinnastuuko Viron lisenssi suomalaiseen lisenssiin?',
        answer:
          'Ei. Suomessa rahapelien yksinoikeus on Veikkauksella 30.6.2027 asti, ja muut yhtiöt voivat toimia Suomen lisenssillä aikaisintaan 1.7.2027. Voittojen verovapaus on eri asia: se perustuu siihen, että peli järjestetään ETA-valtion lainsäädännön mukaan.',
      },
      {
        question: 'Pitääkö Viron lisenssillä toimivalta kasinolta saatu voitto ilmoittaa Verohallinnolle?',
        answer:
          'Verovapaata voittoa ei yleensä tarvitse ilmoittaa veroilmoituksella. Säilytä silti kotiutuksen tiedot ja kasinon ehdot siltä varalta, että rahojen alkuperää kysytään esimerkiksi pankissa. Jos lisenssistä tai voiton luonteesta on epäselvyyttä, ohjeen antaa Verohallinto.',
      },
      {
        question: 'Koskeeko Veikkauksen pelikielto Viron lisenssillä toimivaa kasinoa?',
        answer:
          'Ei. Veikkauksen pelikielto koskee vain Veikkauksen omia pelejä, ja yksittäisen kasinon esto yleensä vain kyseistä kasinoa tai sen yhtiötä. Jos haluat rajoittaa pelaamista laajemmin, Peluuri neuvoo estoista ja rajoista maksutta numerossa 0800 100 101 (arkisin klo\u00a012–18).',
      },
    ],
  },
  'mga-licence': {
    search: {
      title: 'MGA-kasinot ja niiden bonukset · Nettobonus',
      description:
        'MGA-kasinot toimivat Maltan peliviranomaisen lisenssillä, ja niiltä saadut voitot ovat Suomessa verovapaita. Vertaa bonusten nettoja ja ehtoja.',
      keywords: [
        'mga-kasinot',
        'mga-lisenssi',
        'maltan lisenssin kasinot',
        'malta gaming authority',
        'verovapaat voitot',
      ],
    },
    heading: 'MGA-kasinot',
    lead: 'MGA-kasinot toimivat Maltan peliviranomaisen lisenssillä, joten niiltä saadut voitot ovat Suomessa verovapaita. Bonuksen hinta on laskettava erikseen.',
    intro: [
      'MGA eli Malta Gaming Authority on Maltan peliviranomainen. Malta kuuluu Euroopan talousalueeseen, joten MGA-lisenssillä järjestettyjen pelien voitot ovat suomalaiselle pelaajalle verovapaita. Lisenssin haltijan on pidettävä pelaajien varat erillään omistaan, tarjottava pelirajoja ja nimettävä ulkopuolinen taho ratkaisemaan riitoja. MGA-lisenssi ei kuitenkaan ole suomalainen rahapelilupa.',
      'Lisenssin numero on yleensä kasinon sivun alareunassa, ja sen voi tarkistaa viranomaisen julkisesta rekisteristä. Varmista, että rekisteriin merkitty yhtiö on sama, jonka käyttöehdot hyväksyt: samalla konsernilla voi olla eri lisenssejä eri maita varten. Katso tarjouksesta myös kierrätyskerroin, panosraja ja se, lasketaanko kierrätys pelkästä bonuksesta vai bonuksesta ja talletuksesta yhdessä.',
      'Tunnettu lisenssi ei takaa edullista bonusta. Kun talon osuus on 4 % ja kierrätetään pelkkä bonus, nollaraja on 25×. Jos 100 euron bonuksen kierrätys on 35×, kierrätettävää on 3 500 euroa ja kierrätyksen hinta 140 euroa. Netto on silloin −40 €. Arviolta vain kolme pelaajaa kymmenestä pääsee kierrätyksen läpi, muilta rahat loppuvat ensin.',
    ],
    guideHeading: 'Mitä MGA-lisenssi tarkoittaa?',
    faq: [
      {
        question: 'Miltä MGA-lisenssin numero näyttää?',
        answer:
          'Pelaajille pelejä tarjoavan yhtiön lisenssin numero on tavallisesti muotoa MGA/B2C/numero/vuosi. B2C tarkoittaa lupaa tarjota pelejä kuluttajille, B2B lupaa toimittaa pelejä tai palveluja toisille yhtiöille. Pelkkä viranomaisen logo sivun alareunassa ei todista lisenssin olevan voimassa.',
      },
      {
        question: 'Miten MGA-lisenssi eroaa Curaçaon lisenssistä?',
        answer:
          'Suomalaiselle pelaajalle selvin ero on verotus. MGA-kasinolta saatu voitto on verovapaa, Curaçaon lisenssillä toimivalta kasinolta saatu voitto veronalaista tuloa. Myös valvova viranomainen on eri, ja valitus tehdään eri paikkaan. Bonusehdoissa voi olla suuria eroja saman maankin lisenssillä toimivien kasinoiden välillä.',
      },
      {
        question: 'Takaako MGA-lisenssi nopean kotiutuksen?',
        answer:
          'Ei. Lisenssi ei määrää, montako minuuttia kotiutus saa kestää. Aika riippuu kasinon käsittelystä, maksutavasta ja siitä, onko henkilöllisyys jo vahvistettu. Katso arvostelusta ja kasinon ehdoista käsittelyaika, kotiutusrajat ja mahdolliset kulut ennen talletusta.',
      },
      {
        question: 'Mihin MGA-kasinosta voi valittaa?',
        answer:
          'Tee valitus ensin kirjallisesti kasinolle ja säilytä vastaukset. Jos asia ei ratkea, sen voi viedä kasinon ehdoissa nimetylle riidanratkaisijalle, ja MGA ottaa vastaan pelaajien ilmoituksia lisenssinhaltijoista. Liitä mukaan ne bonusehdot, jotka hyväksyit.',
      },
    ],
  },
  'wager-free': {
    search: {
      title: 'Kierrätysvapaat bonukset · Nettobonus',
      description:
        'Kierrätysvapaasta bonuksesta ei vähennetä mitään: netto on sama kuin bonus. Katso, mitkä tarjoukset ovat kierrätysvapaita ja mitä ehtoja niihin liittyy.',
      keywords: [
        'kierrätysvapaat bonukset',
        'kierrätysvapaa bonus',
        'bonus ilman kierrätystä',
        'kierrätysvapaat ilmaiskierrokset',
        'cashback ilman kierrätystä',
      ],
    },
    heading: 'Kierrätysvapaat bonukset',
    lead: 'Kierrätysvapaalla bonuksella ei ole kierrätyksen hintaa, joten netto on sama kuin bonus. Muut ehdot on silti luettava.',
    intro: [
      'Kierrätysvapaassa bonuksessa ei ole kierrätysvaatimusta: bonuksen tai sillä saadut voitot voi kotiuttaa, ilman että summaa pitää pelata moneen kertaan läpi. Laskelmassa ei siis ole mitään vähennettävää. Tavallisimmin kierrätysvapaita ovat ilmaiskierrokset, cashback ja pienehköt talletusbonukset.',
      'Kierrätysvapaassakin bonuksessa on ehtoja. Tarkista voittokatto, panosraja, minimitalletus, voimassaoloaika ja pelit, joissa bonusta voi käyttää. Kasino voi lisäksi edellyttää, että talletus pelataan kerran läpi ennen kotiutusta. Jos tarjouksessa on sekä talletusbonus että ilmaiskierroksia, selvitä, koskeeko kierrätysvapaus molempia: usein se koskee vain kierroksia.',
      'Vertailu näyttää, mitä kierrätys maksaa. Kierrätysvapaan 100 euron bonuksen netto on +100 €. Samankokoisen bonuksen netto on +60 €, jos kierrätys on 10×, ja nolla, jos kierrätys on 25×. Ilmaiskierroksissa otamme huomioon pelin 96 prosentin palautuksen: 50 kierrosta, joista kukin on 0,10 euron arvoinen, lasketaan 4,80 euroksi.',
    ],
    guideHeading: 'Mitä kierrätysvapaa tarkoittaa?',
    faq: [
      {
        question: 'Miksi kierrätysvapaat bonukset ovat yleensä pieniä?',
        answer:
          'Kierrätyksellä kasino saa bonuksesta osan tai koko summan takaisin. Kun kierrätystä ei ole, koko bonus on kasinolle kulu, joten se pidetään pienenä. Vertailu kannattaa tehdä nettona: kierrätysvapaan 20 euron bonuksen netto on +20 €, mutta 200 euron bonuksen netto on nolla, jos kierrätys on 25×.',
      },
      {
        question: 'Voiko kierrätysvapaan bonuksen kotiuttaa heti?',
        answer:
          'Ei aina. Joissakin tarjouksissa bonuksen voi kotiuttaa sellaisenaan, toisissa sillä on ensin pelattava ja vain voitot saa kotiuttaa. Jos 100 euron bonus on pelattava kerran läpi, sen hinta on 4 euroa ja netto +96 €. Ehdoista näkee, kummasta on kyse.',
      },
      {
        question: 'Voiko kierrätysvapaalla bonuksella hävitä?',
        answer:
          'Voi. Kierrätys ei voi jäädä kesken, kun sitä ei ole, mutta se ei tarkoita, että kaikki jäävät voitolle. Talletuksen ja bonuksen voi hävitä kokonaan, jos niillä jatkaa pelaamista. Netto kertoo vain, mitä ehdoissa luvataan ja mitä niiden täyttäminen maksaa.',
      },
      {
        question: 'Onko cashback aina kierrätysvapaa?',
        answer:
          'Ei. Osa kasinoista maksaa cashbackin rahana, osa bonusrahana, joka on kierrätettävä. Jos cashback on 12 %, 100 euron tappiosta saa takaisin 12 euroa. Jos se on kierrätettävä 25 kertaa, kierrätyksen hinta on yhtä suuri kuin takaisin saatu summa.',
      },
    ],
  },
  'bonus-over-200': {
    search: {
      title: 'Vähintään 200 %:n bonukset · Nettobonus',
      description:
        'Iso bonusprosentti tuo usein ison kierrätyksen. Katso vähintään 200 %:n bonusten netto: bonus miinus kierrätyksen hinta. 18+',
      keywords: [
        'yli 200 prosentin bonus',
        'kasinobonus 200 %',
        'kasinobonus 300 %',
        'isot kasinobonukset',
        'tervetuliaisbonus',
      ],
    },
    heading: 'Vähintään 200 %:n bonukset',
    lead: 'Iso bonusprosentti tuo usein mukanaan ison kierrätyksen. Prosentti kertoo bonuksen koon, kerroin sen hinnan.',
    intro: [
      'Tälle sivulle on koottu tarjoukset, joissa talletukselle luvataan vähintään 200 prosentin bonus. Sadan euron talletuksella pelitilille tulee silloin vähintään 200 euroa bonusrahaa, ellei bonuksen enimmäismäärä tule vastaan. Bonusrahaa ei yleensä voi kotiuttaa heti: se on ensin kierrätettävä eli pelattava läpi niin moneen kertaan, kuin ehdoissa sanotaan.',
      'Katso ensin kierrätyskerroin ja sitten se, mistä summasta kierrätys lasketaan. Kun kierrätetään pelkkä bonus ja talon osuus on 4 %, nollaraja on 25×. Jos mukaan lasketaan myös talletus, nollaraja on pienempi: 200 prosentin bonuksessa noin 17×. Tarkista lisäksi, onko vaatimus mahdollista täyttää voimassaoloaikana ja sallitulla panoksella.',
      'Samalla tavalla mainostetut bonukset voivat olla nettona aivan eri luokkaa. Jos 200 euron bonuksen kierrätys on 15×, sen hinta on 120 euroa ja netto +80 €. Jos kierrätys on 35×, hinta nousee 280 euroon ja netto on −80 €. Jälkimmäisessä arviolta vain kolme pelaajaa kymmenestä pääsee kierrätyksen läpi, muilta rahat loppuvat ensin.',
    ],
    guideHeading: 'Mitä iso bonusprosentti maksaa?',
    faq: [
      {
        question: 'Onko 200 prosentin bonus parempi kuin 100 prosentin bonus?',
        answer:
          'Ei välttämättä. Jos 100 euron talletuksella saa 100 euron bonuksen ja kierrätys on 10×, netto on +60 €. Jos bonus on 200 euroa ja kierrätys 30×, netto on −40 €. Suuremmasta bonuksesta on hyötyä vain, jos kerroin on tarpeeksi pieni.',
      },
      {
        question: 'Kuinka paljon 200 euron bonuksella joutuu pelaamaan?',
        answer:
          'Kerro bonus kierrätyskertoimella. Jos kerroin on 30×, panoksia kertyy 6 000 euroa eli 6 000 kierrosta yhden euron panoksella. Jos aikaa on 30 päivää, se tekee 200 kierrosta päivässä. Määrä on hyvä laskea ennen bonuksen hyväksymistä.',
      },
      {
        question: 'Miksi netto ei mene alle −100 euron?',
        answer:
          'Talletustaan enempää ei voi hävitä, joten pienin mahdollinen netto on talletus miinusmerkkisenä. Jos 250 euron bonuksen kierrätys on 40×, kaava antaisi −150 €. Näytämme silloin −100 €, koska laskelman talletus on 100 euroa.',
      },
      {
        question: 'Kannattaako tallettaa enemmän, jotta saa koko bonuksen?',
        answer:
          'Jos kerroin ylittää nollarajan, suurempi talletus kasvattaa miinusta samassa suhteessa. Kun kierrätys on 35×, 200 euron bonuksen netto on −80 € ja 500 euron bonuksen −200 €. Pienelläkään kertoimella bonus ei ole syy tallettaa enempää kuin on varaa hävitä.',
      },
    ],
  },
  'tax-free': {
    search: {
      title: 'Verovapaat kasinot · Nettobonus',
      description:
        'Kasinovoitto on Suomessa verovapaa, kun peli järjestetään ETA-maan lisenssillä, kuten Maltan tai Viron. Muuten voitto on veronalaista tuloa.',
      keywords: [
        'verovapaat kasinot',
        'verovapaat nettikasinot',
        'kasinovoiton verotus',
        'eta-kasinot',
        'curaçaon lisenssi ja vero',
      ],
    },
    heading: 'Verovapaat kasinot',
    lead: 'Voitto on verovapaa, kun peli järjestetään ETA-maan lisenssillä, kuten Maltan tai Viron. Muussa tapauksessa voitto on veronalaista tuloa.',
    intro: [
      'Verovapauden ratkaisee se, minkä maan lainsäädännön mukaan peli järjestetään. Jos kasinolla on lisenssi Euroopan talousalueeseen kuuluvasta valtiosta, esimerkiksi Maltalta tai Virosta, pelaajan saama voitto on Suomessa verovapaa. Jos lisenssi on ETA-alueen ulkopuolelta, kuten Curaçaon lisenssi, voitto on veronalaista tuloa, jonka ilmoittamisesta pelaaja vastaa itse.',
      'Tarkista lisenssi aina kasinon omista käyttöehdoista ja viranomaisen julkisesta rekisteristä, älä pelkästä mainoksesta. Samalla nimellä toimivalla kasinolla voi olla eri lisenssejä eri maissa asuville, joten ratkaisevaa on yhtiö, jonka kanssa teet sopimuksen. Jos olet epävarma omasta tilanteestasi, ohjeet antaa Verohallinto. Tämä sivu ei ole veroneuvontaa.',
      'Nettoluvuissamme ei ole mukana veroja: netto on vain bonus miinus kierrätyksen hinta. Verovapaus ei tee kalliista bonuksesta edullista. Jos 150 euron bonuksen kierrätys on 30×, kierrätettävää on 4 500 euroa. Kun talon osuus on 4 %, kierrätyksen hinta on 180 euroa ja netto −30 €, oli lisenssi mistä maasta tahansa.',
    ],
    guideHeading: 'Milloin kasinovoitto on verovapaa?',
    faq: [
      {
        question: 'Millä perusteella kasino on tällä sivulla?',
        answer:
          'Sivulla ovat kasinot, jotka olemme luokitelleet verovapaiksi niiden lisenssin perusteella, käytännössä Maltan tai Viron lisenssillä toimivat. Luokittelu perustuu lisenssiin, joka kasinolla oli tarkistuspäivänä. Lisenssi voi muuttua, joten varmista se kasinon käyttöehdoista ennen talletusta.',
      },
      {
        question: 'Entä jos kasino vaihtaa lisenssiä kesken pelaamisen?',
        answer:
          'Ratkaisevaa on, minkä maan lainsäädännön mukaan peli järjestettiin silloin, kun voitto syntyi. Jos kasino siirtyy ETA-maan lisenssiltä Curaçaon lisenssille, sen jälkeen saadut voitot ovat veronalaista tuloa. Kasino ilmoittaa muutoksesta tavallisesti käyttöehtojen päivityksessä.',
      },
      {
        question: 'Vaikuttaako maksutapa tai sivuston kieli verotukseen?',
        answer:
          'Ei. Suomenkielinen palvelu, pankkitunnukset tai suomalainen pankkitili eivät tee voitosta verovapaata, jos lisenssi on ETA-alueen ulkopuolelta. Kryptovaluutalla maksaminen ei sekään muuta voiton verokohtelua, mutta kryptovaluutan arvonnousulla voi olla omat veroseurauksensa.',
      },
      {
        question: 'Onko verovapaa kasino muita turvallisempi?',
        answer:
          'Verovapaus kertoo vain voiton verokohtelusta. ETA-maan lisenssillä toimivaa kasinoa valvoo kyseisen maan viranomainen, mutta kotiutusten nopeus, ehtojen selkeys ja asiakaspalvelun laatu vaihtelevat kasinoittain. Ne on arvioitava erikseen, eikä verovapaus pienennä häviämisen mahdollisuutta.',
      },
    ],
  },
  'free-spins': {
    search: {
      title: 'Ilmaiskierrokset ja niiden arvo · Nettobonus',
      description:
        'Ilmaiskierrosten arvo riippuu kierroksen panoksesta ja voittojen kierrätyksestä. Vertaa tarjouksia neton ja ehtojen mukaan. 18+',
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
      'Ilmaiskierros on kasinon maksama pelikierros tietyssä kolikkopelissä. Panos on kiinteä, usein 0,10 euroa, eikä sitä voi itse valita. Sata tällaista kierrosta on nimellisarvoltaan 10 euroa. Kun pelin palautus on 96 %, laskemme kierrosten arvoksi 9,60 euroa. Yksittäinen pelaaja voi saada enemmän, vähemmän tai ei mitään.',
      'Katso, kuuluvatko kierrokset talletusbonukseen vai annetaanko ne erikseen, missä pelissä ne käytetään ja missä erissä ne tulevat. Kierroksilla on usein lyhyempi voimassaoloaika kuin muulla bonuksella, ja voitoilla voi olla katto. Tärkein ehto on kierrätys: joskus voitot voi kotiuttaa heti, mutta usein ne muuttuvat bonusrahaksi, joka on kierrätettävä.',
      'Kierrätys voi viedä kierrosten arvon kokonaan. Jos 9,60 euron voitot on kierrätettävä 20 kertaa, panoksia kertyy 192 euroa ja kierrätyksen hinta on noin 7,70 euroa. Netto on silloin vajaat kaksi euroa. Kun talon osuus on 4 %, nollaraja on 25×: sitä suuremmalla kertoimella kierrätys maksaa enemmän kuin kierrokset ovat arvoltaan.',
    ],
    guideHeading: 'Mikä on ilmaiskierroksen arvo?',
    faq: [
      {
        question: 'Ovatko ilmaiskierrokset todella ilmaisia?',
        answer:
          'Itse kierroksesta ei veloiteta, mutta kierrokset saa usein vasta talletuksen jälkeen. Jos voitot on kierrätettävä, kierrätys maksaa laskelmamme mukaan 4 % panoksista. Kokonaan maksuttomia ovat vain kierrokset, joihin ei tarvita talletusta ja joiden voitoilla ei ole kierrätystä.',
      },
      {
        question: 'Onko 50 kierrosta 0,20 eurolla sama kuin 100 kierrosta 0,10 eurolla?',
        answer:
          'Arvoltaan on: kummankin nimellisarvo on 10 euroa, ja kun palautus on 96 %, laskemme arvoksi 9,60 euroa. Ero on vaihtelussa. Kun kierroksia on vähemmän ja panos on suurempi, yksittäisen pelaajan tulos vaihtelee enemmän kumpaankin suuntaan.',
      },
      {
        question: 'Miksi kierrokset annetaan usein erissä?',
        answer:
          'Kun kierrokset jaetaan usealle päivälle, pelaaja palaa kasinolle useammin, ja se on yleensä jaon tarkoitus. Päivän erä vanhenee monesti vuorokaudessa. Käyttämättä jääneen erän arvo on yleensä enintään muutamia euroja, joten sen takia ei ole syytä palata.',
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
        'Talletusvapaa bonus on yleensä pieni, ja siinä on usein kierrätys ja voittokatto. Vertaa tarjousten nettoja ja ehtoja. 18+',
      keywords: [
        'bonukset ilman talletusta',
        'talletusvapaa bonus',
        'ilmaiskierrokset ilman talletusta',
        'kasinobonus ilman talletusta',
        'voittokatto',
      ],
    },
    heading: 'Bonukset ilman talletusta',
    lead: 'Talletusvapaan bonuksen saa ilman omaa rahaa, mutta sen arvo on yleensä muutamia euroja. Usein kierrätys maksaa yhtä paljon kuin bonus on arvoltaan.',
    intro: [
      'Bonus ilman talletusta annetaan yleensä uudelle asiakkaalle, kun pelitili on avattu ja henkilöllisyys vahvistettu. Useimmiten se on pieni määrä ilmaiskierroksia, joskus muutama euro bonusrahaa. Kasinolle se on tapa hankkia asiakkaita, joista osa tallettaa myöhemmin. Jos pelaamista jatkaa omalla rahalla, kyse ei enää ole bonuksesta.',
      'Tarkista kolme kohtaa: kierrätyskerroin, voittokatto ja kotiutuksen ehdot. Voittokatto rajaa summan, jonka bonuksella saaduista voitoista voi kotiuttaa, vaikka voitto olisi suurempi. Kasino voi myös edellyttää talletusta maksutavan vahvistamiseksi ennen ensimmäistä kotiutusta. Silloin bonus ei käytännössä ole kokonaan talletusvapaa, ja asian pitäisi käydä ilmi ehdoista.',
      'Esimerkiksi 20 kierrosta, joista kukin on 0,10 euron arvoinen, lasketaan 1,92 euroksi. Jos voittojen kierrätys on 35×, sen hinta on noin 2,70 euroa eli enemmän kuin kierrosten arvo. Omaa rahaa ei kulu, joten netto on nolla. Ilman kierrätystä saman tarjouksen netto on vajaat kaksi euroa.',
    ],
    guideHeading: 'Mitä bonus ilman talletusta tarkoittaa?',
    faq: [
      {
        question: 'Miten voittokatto näkyy nettoluvussa?',
        answer:
          'Jos katto on pienempi kuin bonuksen tai kierrosten arvo, laskemme arvon katon mukaan. Pienissä tarjouksissa niin käy harvoin. Katto leikkaa kuitenkin suurimmat voitot: jos katto on 100 euroa ja voitto 180 euroa, 80 euroa jää saamatta. Sitä netossa ei näy, joten voittokatto kannattaa lukea erikseen.',
      },
      {
        question: 'Miksi kasino vahvistaa henkilöllisyyden, vaikka en talleta?',
        answer:
          'Kasinon on varmistettava, että pelaaja on täysi-ikäinen, ja tunnettava asiakkaansa rahanpesusääntöjen vuoksi. Samalla se valvoo, ettei sama henkilö saa bonusta monta kertaa. Jos tietoja ei halua antaa, bonusta ei voi lunastaa eikä voittoa kotiuttaa.',
      },
      {
        question: 'Voiko talletusvapaan bonuksen saada useamman kerran?',
        answer:
          'Yleensä ei. Ehdoissa bonus rajataan yhteen henkilöä kohden ja usein myös yhteen taloutta, osoitetta tai laitetta kohden. Rajoitus voi koskea kaikkia saman yhtiön kasinoita yhdessä. Toisen pelitilin avaaminen rikkoo tavallisesti ehtoja ja voi johtaa voittojen mitätöintiin.',
      },
      {
        question: 'Voiko netto olla miinuksella, jos omaa rahaa ei ole mukana?',
        answer:
          'Ei voi. Talletusvapaassa bonuksessa ei ole omaa rahaa, jonka voisi hävitä. Jos kierrätyksen hinta ylittää bonuksen arvon, netto on siis nolla. Tilanne muuttuu, jos pelaamista jatkaa omalla rahalla.',
      },
    ],
  },
  'non-sticky': {
    search: {
      title: 'Non-sticky-bonukset · Nettobonus',
      description:
        'Non-sticky-bonuksessa oma raha pelataan ensin, ja sen saa kotiuttaa ennen bonuksen käyttöä. Vertaa tarjousten nettoja ja ehtoja. 18+',
      keywords: [
        'non-sticky-bonukset',
        'non-sticky-bonus',
        'sticky-bonus',
        'oma raha ensin',
        'bonuksen kierrätys',
      ],
    },
    heading: 'Non-sticky-bonukset',
    lead: 'Non-sticky-bonuksessa oma raha pelataan ensin, ja sen saa kotiuttaa ilman kierrätystä, kunnes bonus otetaan käyttöön.',
    intro: [
      'Non-sticky-bonuksessa talletus ja bonus pidetään erillään. Ensin pelataan omalla rahalla, ja sen saa voittoineen kotiuttaa ilman bonuksen kierrätystä. Bonus mitätöityy tavallisesti kotiutuksessa. Bonusraha tulee käyttöön vasta, kun oma raha on loppunut, ja siitä alkaa myös kierrätys. Jotkin kasinot kutsuvat samaa mallia cashflow-bonukseksi. Sticky-bonuksessa itse bonusta ei voi kotiuttaa lainkaan, vaan kasino poistaa sen kotiutuksessa.',
      'Varmista ehdoista, että oma raha todella käytetään ensin ja että kotiutus on mahdollinen ennen bonuksen käyttöä. Katso myös, koskeeko panosraja jo omalla rahalla pelaamista ja voiko bonuksesta luopua itse pelitilillä. Kierrätyskerroin voi olla tavallista suurempi, ja kierrätys lasketaan joko pelkästä bonuksesta tai bonuksesta ja talletuksesta yhdessä.',
      'Jos 100 euron bonuksen kierrätys on 15×, sen hinta on 60 euroa ja netto +40 €. Jos kierrätys on 30×, hinta olisi 120 euroa eli bonusta suurempi. Koska kierrätys ei sido omaa rahaa, netto on silloin nolla. Luku koskee vain bonusta: oman talletuksen voi hävitä kokonaan jo ennen bonuksen käyttöä.',
    ],
    guideHeading: 'Miten non-sticky-bonus toimii?',
    faq: [
      {
        question: 'Miten non-sticky ja sticky eroavat nettona?',
        answer:
          'Jos 100 euron bonuksen kierrätys on 10×, sen hinta on 40 euroa. Non-sticky-bonuksen netto on silloin +60 €. Sticky-bonuksessa kasino poistaa kotiutuksessa vielä itse bonuksen, joten netto on −40 €. Samannäköisten tarjousten ero voi siis olla sata euroa.',
      },
      {
        question: 'Mitä half-sticky tarkoittaa?',
        answer:
          'Nimitys ei ole vakiintunut, ja kasinot käyttävät sitä eri tavoin: esimerkiksi niin, että osan bonuksesta voi kotiuttaa tai että oma raha vapautuu vasta tietyn kierrätyksen jälkeen. Laskemme half-sticky-bonuksen varovaisesti samalla tavalla kuin sticky-bonuksen. Tarkat säännöt on luettava ehdoista.',
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
      'Arvostelussa käymme läpi kasinon lisenssin, bonusehdot, talletus- ja kotiutustavat, pelivalikoiman, asiakaspalvelun ja turvallisuuden. Jos lisenssin numero ei ole tiedossa, sanomme senkin: silloin lisenssiä ei ole voitu tarkistaa rekisteristä. Hyvät ja huonot puolet luetellaan erikseen, ja lopussa on toimituksen yhteenveto kasinosta. Kaikista listatuista kasinoista ei ole arvostelua, mutta tarjouksen tiedossa olevat ehdot ja niiden tarkistuspäivä näkyvät silloinkin.',
      'Arvosana on toimituksen näkemys asteikolla 0–10. Lisenssin paino on 25 %, kotiutusten 20 %, bonusehtojen, pelien ja luotettavuuden kunkin 15 % ja asiakaspalvelun 10 %. Arvosana ei mittaa bonuksen kokoa, eikä nettoluku perustu arvosanaan. Netto lasketaan kaikille tarjouksille samalla kaavalla: bonus miinus kierrätyksen hinta, joka on 4 % kierrätettävästä summasta. Sticky- ja half-sticky-bonuksissa vähennetään lisäksi itse bonus, koska kasino poistaa sen kotiutuksessa. Jos ehdoista puuttuu jotakin olennaista, emme arvaa lukua, vaan kerromme, mitä puuttuu.',
      'Lue arvostelu ennen pelitilin avaamista ja vertaa sitä kasinon omiin ehtoihin, sillä tiedot voivat muuttua arvostelun päiväyksen jälkeen. Bonuksen voi myös jättää ottamatta: ilman bonusta ei ole bonuksen kierrätystäkään. Saamme palkkion kasinoilta, joille siirrytään linkkiemme kautta. Palkkio ei vaikuta yhteenkään nettolukuun, ja mainoslinkit on merkitty.',
    ],
  },
  competitions: {
    search: {
      title: 'Kasinokilpailut ja säännöt · Nettobonus',
      description:
        'Kasinokilpailut, palkinnot ja osallistumisehdot yhdellä sivulla. Kilpailu ei muuta bonuksen nettoa, ja pelaamisella on aina hinta. 18+',
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
      'Tarkista alkamis- ja päättymispäivä, hyväksytyt pelit, pienin panos ja palkittavien määrä. Selvitä myös, maksetaanko palkinto rahana, bonusrahana vai ilmaiskierroksina ja onko sillä kierrätysvaatimus. Jos palkinto on bonusrahaa, jonka kierrätys on 25× tai enemmän, kierrätys maksaa vähintään yhtä paljon kuin palkinto on arvoltaan.',
      'Osallistumisella on hinta silloinkin, kun erillistä maksua ei peritä. Kun pelin palautus on 96 %, jokaista panoksina pelattua sataa euroa kohden häviää keskimäärin 4 euroa. Tuhannen euron panoksista häviää siis keskimäärin 40 euroa, ja vain osa osallistujista saa palkinnon. Päätä pelaamiseen käytettävä summa etukäteen äläkä kasvata sitä sijoituksen vuoksi.',
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
      'Demopelissä panokset ja voitot ovat leikkirahaa. Demot ovat omia kolmen kelan mallejamme: niissä on kunkin pelin palautus ja vaihtelu, mutta ei sen kuvia, voittolinjoja eikä lisätoimintoja. Demo ei kerro, miten oikealla rahalla kävisi: jokainen kierros arvotaan erikseen, eikä leikkirahalla saatu voitto ennusta mitään. Myös demopelit on tarkoitettu 18 vuotta täyttäneille.',
      'Palautusprosentti kertoo, kuinka suuren osan panoksista peli pitkällä aikavälillä palauttaa. Jos palautus on 96,2 %, sadan euron kierrätys maksaa keskimäärin 3,80 euroa. Jos se on 94,9 %, sama kierrätys maksaa 5,10 euroa. Samasta pelistä voi olla käytössä eri palautusprosentteja eri kasinoilla, joten luku kannattaa tarkistaa kasinon pelitiedoista.',
      'Vaihtelu eli volatiliteetti kertoo, tulevatko voitot usein ja pieninä vai harvoin ja suurina. Suuri vaihtelu ei muuta kierrätyksen hintaa, mutta sen vuoksi rahat loppuvat useammin kesken kierrätyksen. Nettolukumme olettavat 96 prosentin palautuksen ja sen, että peli kerryttää kierrätystä täysimääräisesti. Kasino voi sulkea pelejä pois kierrätyksestä.',
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
    lead: 'Netto on bonus miinus kierrätyksen hinta, ei lupaus. Voimassa olevat ehdot saa kasinolta.',
    validFrom: '2026-11-15',
    sections: [
      {
        id: 'nettoluku',
        heading: 'Nettoluku',
        paragraphs: [
          'Netto on bonus miinus kierrätyksen hinta. Se lasketaan julkisella kaavalla ja oletuksilla, joita ovat muun muassa 96 prosentin palautus ja valitsemasi talletus. Netto on ehdoista laskettu hintalappu, ei ennuste, lupaus eikä neuvo.',
          'Yksittäinen pelaaja voi voittaa tai hävitä enemmän kuin luku kertoo. Monelta rahat loppuvat kesken kierrätyksen, ja oman talletuksen voi hävitä kokonaan.',
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
        heading: 'Lisenssit',
        paragraphs: [
          'Merkitsemme lisenssin numeron, kun se on tiedossa. Joiltakin Curaçaon lisenssillä toimivilta kasinoilta numero puuttuu tiedoistamme, eikä lisenssiä silloin ole voitu tarkistaa viranomaisen rekisteristä. Varmista lisenssi, ehdot ja verotus aina alkuperäisestä lähteestä.',
        ],
      },
      {
        id: 'mainoslinkit',
        heading: 'Mainoslinkit',
        paragraphs: [
          'Nettobonus on mainosrahoitteinen. Saamme palkkion, jos avaat pelitilin linkkimme kautta ja palkkion ehdot täyttyvät. Mainoslinkit on merkitty.',
          'Palkkio ei muuta nettoa, arvosanaa eikä järjestystä, eikä niitä voi meiltä ostaa. Etusivun lista alkaa uusimmasta ja kategorian lista suurimmasta netosta, ja järjestyksen voi vaihtaa. Suositukset ja muutaman listan kärkipaikan valitsee toimitus.',
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
          'Jos oma tai läheisen pelaaminen huolestuttaa, soita Peluuriin 0800\u00a0100\u00a0101 (arkisin klo\u00a012–18) tai katso peluuri.fi. Puhelu on maksuton. Tietoa ja vertaistukea tarjoaa myös Pelirajat’on osoitteessa pelirajaton.fi.',
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
            ['Kilpailuvastaus', 'Voittajan valinta ja ilmoitus', '12 kk', 'Meillä'],
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
            [
              'Valitsemasi talletus',
              'Luvut lasketaan sille joka sivulla',
              'Kunnes vaihdat sen',
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
          'Selaimeen tallentuvat vertailuun poimitut kasinot, valitsemasi talletus ja tieto siitä, että olet nähnyt kuukauden kasinon, sekä hetkeksi se, minkä valikon avasit. Chatin keskustelu on tallessa avoimessa välilehdessä. Ne pysyvät laitteellasi, ja voit poistaa ne selaimen asetuksista. Talletus näkyy lisäksi sivun osoitteessa, jotta luvut lasketaan sille.',
        ],
      },
      {
        id: 'siirtyminen',
        heading: 'Siirtyminen kasinolle',
        paragraphs: [
          'Laskemme, kuinka monta kertaa kasinolinkkejä avataan. Klikkauksesta tallentuvat aika, kasino, maa, sivu ja linkin sijainti sivulla, näytetty netto sekä arvio siitä, oliko avaaja hakurobotti. IP-osoitetta, selaimen tunnistetta tai evästettä ei tallennu. Saman kävijän toistuvat klikkaukset erotamme tiivisteellä, joka lasketaan satunnaisella avaimella. Avain poistetaan 48 tunnin kuluttua, eikä tiivistettä voi sen jälkeen yhdistää kehenkään. Klikkaustiedot poistetaan 13 kuukauden kuluttua.',
          'Kun avaat kasinon linkistämme, kasino näkee tunnisteen, joka kertoo tulleesi meiltä. Nimeäsi emme tiedä emmekä lähetä. Kasinon sivustolla noudatetaan kasinon omaa tietosuojakäytäntöä, ja kasino voi käyttää evästeitä.',
        ],
      },
      {
        id: 'yhteydenotto',
        heading: 'Yhteydenotto',
        paragraphs: [
          'Yhteydenottolomake tallentaa nimesi, sähköpostiosoitteesi ja viestisi sekä tiedon siitä, millä sivulla, millä kielellä ja milloin viesti lähetettiin. IP-osoitetta ei tallenneta. Käytämme tietoja vain vastataksemme sinulle ja poistamme ne vastauksemme kanssa 12 kuukauden kuluttua. Emme anna niitä kasinoille emmekä käytä niitä markkinointiin.',
          'Kilpailulomake tallentaa vastauksesi, sähköpostiosoitteesi sekä vahvistuksen siitä, että olet täyttänyt 18 vuotta. Käytämme tietoja vain kilpailuun ja poistamme ne 12 kuukauden kuluttua.',
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
          'Käsittelyn peruste on oikeutettu etu: vastaamme viesteihin, tilastoimme linkkien käyttöä ja pidämme palvelun toiminnassa.',
        ],
      },
      {
        id: 'oikeudet',
        heading: 'Oikeutesi',
        points: [
          'Sinulla on oikeus nähdä tietosi sekä pyytää niiden oikaisemista ja poistamista. Pyynnön voi lähettää yhteydenottolomakkeella.',
          'Voit pyytää käsittelyn rajoittamista ja saada antamasi tiedot siirrettävässä muodossa.',
          'Voit vastustaa käsittelyä.',
          'Voit tehdä valituksen tietosuojavaltuutetun toimistolle.',
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
    heading: 'Kasinot rinnakkain',
    lead: 'Enintään neljä kasinoa vierekkäin: ensin netto, sitten ehdot ja kasino itse.',
  },
  calculator: {
    search: {
      title: 'Nettolaskuri: bonus miinus kierrätyksen hinta · Nettobonus',
      description:
        'Laske bonuksen netto omalla talletuksellasi ja panoksellasi ja katso, kuinka moni pelaaja pääsee kierrätyksen läpi. 18+',
      keywords: ['bonuslaskuri', 'kierrätyslaskuri', 'bonuksen nettoarvo', 'kierrätysvaatimus', 'nollaraja'],
    },
    heading: 'Nettolaskuri',
    lead: 'Syötä bonuksen ehdot, niin näet sen neton: bonus miinus kierrätyksen hinta. Sama kaava on jokaisen nettoluvun takana.',
  },
  method: {
    search: {
      title: 'Näin laskimme bonuksen neton · Nettobonus',
      description:
        'Nettoluvun kaava, oletukset ja erikoistapaukset, arvosanan painot, listan järjestys ja se, miten Nettobonus ansaitsee. Laskelman voi tarkistaa itse.',
      keywords: [
        'bonuksen nettoarvo',
        'nettoluvun kaava',
        'kierrätyksen hinta',
        'arvosanan painot',
        'mainoslinkit',
      ],
    },
    heading: 'Näin laskimme',
    lead: 'Netto on bonus miinus kierrätyksen hinta. Kaava ja oletukset ovat joka tarjoukselle samat, ja laskelman voi tarkistaa itse kynällä ja paperilla.',
  },
  guides: {
    search: {
      title: 'Oppaat: kierrätys, verot ja lisenssit · Nettobonus',
      description:
        'Selkeät oppaat kasinobonusten ehdoista: mitä kierrätys maksaa, milloin voitosta maksetaan veroa ja mistä lisenssin tunnistaa. 18+',
      keywords: ['kasino-oppaat', 'kierrätys', 'kasinovoitto ja vero', 'kasinon lisenssi'],
    },
    heading: 'Oppaat',
    lead: 'Kierrätys, verot ja lisenssit ilman mainospuhetta. Jokaisessa oppaassa on laskelma tai sääntö, jonka voi tarkistaa itse.',
  },
  news: {
    search: {
      title: 'Uutiset kasinobonuksista ja laista · Nettobonus',
      description:
        'Mitä kasinobonusten ehdoissa ja rahapelien säännöissä muuttuu Suomessa, ja mitä se tarkoittaa pelaajalle. 18+',
      keywords: ['kasinouutiset', 'rahapelilaki', 'kasinobonusten muutokset'],
    },
    heading: 'Uutiset',
    lead: 'Mitä säännöissä ja bonuksissa muuttuu, ja mitä se tarkoittaa pelaajalle.',
  },
};
