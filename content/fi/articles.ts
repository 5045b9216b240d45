import type { Person } from '@nettobonus/domain/articles/person';
import type { PlainArticle } from '../plain-texts.ts';

export const people: Record<string, Person> = {
  'maija-korpela': {
    name: 'Maija Korpela',
    role: 'bonustoimittaja',
    text: 'Keksitty esimerkkihenkilö. Maija laskee bonusten hintoja ja lukee ehdot loppuun asti, myös pienellä painetut kohdat.',
  },
  'sanna-virtala': {
    name: 'Sanna Virtala',
    role: 'laki- ja verotoimittaja',
    text: 'Keksitty esimerkkihenkilö. Sanna seuraa rahapelien lainsäädäntöä ja verotusta ja tarkistaa luvut muiden jutuista.',
  },
};

export const articles: PlainArticle[] = [
  {
    slug: 'nain-kierratys-toimii',
    kind: 'guide',
    title: 'Näin kierrätys toimii ja mitä se maksaa',
    intro:
      'Kierrätysvaatimus on bonuksen hinta. Se ilmoitetaan kertoimena, mutta sen saa euroiksi yhdellä kertolaskulla.',
    author: 'maija-korpela',
    category: 'wagering',
    publishedOn: '2025-09-18',
    updatedOn: '2025-11-10',
    search: {
      title: 'Näin kierrätys toimii ja mitä se maksaa · Nettobonus',
      description:
        'Mitä kierrätysvaatimus tarkoittaa, miten kertoimesta lasketaan hinta euroina ja missä kulkee bonuksen nollaraja. Laskuesimerkit. 18+',
      keywords: ['kierrätys', 'kierrätysvaatimus', 'bonuksen kierrättäminen', 'nollaraja'],
    },
    relatedPages: ['calculator', 'wager-free', 'method'],
    opening: [
      'Bonusta ei yleensä voi kotiuttaa heti. Sillä on pelattava ensin, ja kierrätysvaatimus kertoo, kuinka paljon. Jos vaatimus on 35×, jokainen bonuseuro on panostettava 35 kertaa.',
    ],
    sections: [
      {
        heading: 'Mitä kierrätys on',
        paragraphs: [
          'Panostaminen ei ole sama asia kuin häviäminen, sillä osa panoksista palaa voittoina. Jokaisesta panostetusta eurosta talo pitää kuitenkin pienen siivun. Laskemme kaikki bonukset samalla oletuksella: palautus on 96 prosenttia, joten talon osuus on neljä senttiä eurosta.',
          'Kun panoksia kertyy tuhansia euroja, siivuista kertyy kierrätyksen hinta. Sitä kasinon mainos ei kerro.',
        ],
      },
      {
        heading: 'Kertoimesta euroiksi',
        paragraphs: [
          'Kerro bonus kierrätyksellä, ja ota tuloksesta neljä prosenttia. Kun vähennät summan bonuksesta, saat neton. Taulukossa bonus on 100 euroa ja talletus 100 euroa.',
          {
            type: 'table',
            header: ['Kierrätys', 'Panostettava', 'Hinta', 'Netto', 'Läpi'].map((text) => [
              { type: 'text', text },
            ]),
            rows: [
              ['10×', '1 000 €', '40 €', '+60 €', '7/10'],
              ['25×', '2 500 €', '100 €', '±0 €', '4/10'],
              ['35×', '3 500 €', '140 €', '−40 €', '3/10'],
            ].map((cells) => cells.map((text) => [{ type: 'text', text }])),
          },
          'Netto on hintalappu, ei ennuste. Viimeinen sarake kertoo, kuinka moni kymmenestä pelaajasta saa kierrätyksen päätökseen. Muilta rahat loppuvat kesken.',
        ],
      },
      {
        heading: 'Missä nollaraja on',
        paragraphs: [
          'Kun kierrätetään vain bonus, nollaraja on 25×: kierrätyksen hinta on silloin tasan bonuksen suuruinen. Jos myös talletus pitää kierrättää, raja laskee 100 prosentin bonuksessa puoleen.',
        ],
      },
      {
        heading: 'Kolme kohtaa, jotka kannattaa lukea ehdoista',
        points: [
          'Mistä kerroin lasketaan: pelkästä bonuksesta vai bonuksesta ja talletuksesta.',
          'Mikä on suurin sallittu panos. Yksikin liian suuri panos voi viedä voitot.',
          'Mitkä pelit lasketaan. Pöytäpeleistä kertyy usein vain osa, jolloin kierrätys pitenee.',
        ],
      },
    ],
  },
  {
    slug: 'kasinovoiton-verotus',
    kind: 'guide',
    title: 'Milloin kasinovoitosta maksetaan veroa?',
    intro:
      'Ratkaisevaa on, minkä maan lain mukaan peliä pidetään. ETA-maassa järjestetyn pelin voitto on verovapaa, muualla järjestetyn ei ole.',
    author: 'sanna-virtala',
    category: 'tax',
    publishedOn: '2025-10-06',
    updatedOn: '2025-11-03',
    search: {
      title: 'Kasinovoiton verotus Suomessa · Nettobonus',
      description:
        'Malta ja Viro: ei veroa. Curaçao: voitto on veronalaista tuloa. Näin selvität kasinon lisenssin ja säilytät oikeat tositteet. 18+',
      keywords: ['kasinovoitto vero', 'verovapaa kasino', 'curaçao vero', 'eta-lisenssi'],
    },
    relatedArticles: ['nain-kierratys-toimii'],
    relatedPages: ['tax-free', 'estonian-licence', 'mga-licence'],
    opening: [
      'Verotus ei riipu kasinon kielestä eikä siitä, mihin pankkiin voitto maksetaan. Se riippuu siitä, missä peli on laillisesti järjestetty.',
    ],
    sections: [
      {
        heading: 'Lisenssi ratkaisee',
        table: {
          columns: ['Kasinon lisenssi', 'Voitto Suomessa'],
          rows: [
            ['Malta (MGA)', 'verovapaa'],
            ['Viro', 'verovapaa'],
            ['Curaçao', 'veronalaista tuloa'],
          ],
        },
        paragraphs: [
          'Malta ja Viro kuuluvat Euroopan talousalueeseen eli ETA-alueeseen. Curaçao ei kuulu, vaikka se on osa Alankomaiden kuningaskuntaa.',
        ],
      },
      {
        heading: 'Näin tarkistat lisenssin',
        paragraphs: [
          'Lisenssin numero ja haltija löytyvät kasinon sivun alareunasta. Etsi sama numero viranomaisen rekisteristä ja katso, että yhtiö ja verkko-osoite täsmäävät. Arvosteluissamme kerromme, milloin lisenssi on viimeksi tarkistettu.',
        ],
      },
      {
        heading: 'Mitä kannattaa säästää',
        points: [
          'Tiliote, josta talletukset ja kotiutukset näkyvät.',
          'Kasinon tapahtumahistoria kuvakaappauksina tai tiedostona.',
          'Tieto siitä, mikä yhtiö peliä piti ja millä lisenssillä.',
        ],
      },
      {
        heading: 'Jos olet epävarma',
        paragraphs: [
          'Tämä opas kertoo pääsäännön, eikä se korvaa neuvontaa. Verohallinto vastaa kysymyksiin yksittäisestä voitosta.',
        ],
      },
    ],
  },
  {
    slug: 'lupajarjestelma-alkaa-2027',
    kind: 'news',
    title: 'Rahapelien lupajärjestelmä alkaa heinäkuussa 2027',
    intro:
      'Luvan saaneet kasinot voivat aloittaa Suomessa 1.7.2027. Samalla bonuksia saa tarjota enää nykyisille asiakkaille.',
    author: 'sanna-virtala',
    category: 'licences',
    publishedOn: '2025-11-04',
    updatedOn: '2025-11-04',
    search: {
      title: 'Rahapelien lupajärjestelmä alkaa 2027 · Nettobonus',
      description:
        'Suomen rahapelimarkkina avautuu 1.7.2027. Mitä se tarkoittaa bonuksille, rekisterille ja pelaajalle? 18+',
      keywords: ['lupajärjestelmä 2027', 'rahapelilaki', 'tervetuliaisbonus 2027'],
    },
    relatedArticles: ['kasinovoiton-verotus', 'nain-kierratys-toimii'],
    opening: [
      'Tällä hetkellä vain Veikkaus saa markkinoida rahapelejä Suomessa. Heinäkuun alusta 2027 pelejä voivat tarjota myös muut yhtiöt, jos niillä on suomalainen lupa.',
      'Luvat ja rekisterin hoitaa Lupa- ja valvontavirasto. Pelaaja näkee rekisteristä, onko kasinolla lupa. Siihen asti muiden kasinoiden kuin Veikkauksen luvat ovat ulkomaisten viranomaisten myöntämiä.',
      'Bonuksiin tulee iso muutos: luvan saanut kasino saa tarjota niitä vain nykyisille asiakkailleen. Tervetuliaisbonus sellaisena kuin se nyt tunnetaan poistuu siis luvallisilta kasinoilta.',
      {
        type: 'note',
        tone: 'info',
        blocks: [
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Jos pelaaminen vie enemmän kuin olit suunnitellut, apua saa maksutta ja luottamuksellisesti.',
              },
            ],
          },
        ],
      },
      { type: 'help' },
    ],
  },
];
