import type { Person } from '@nettobonus/domain/articles/person';
import type { PlainArticle } from '../plain-texts.ts';

export const people: Record<string, Person> = {
  'elin-sandmark': {
    name: 'Elin Sandmark',
    role: 'bonusredaktör',
    text: 'Påhittad exempelperson. Elin räknar på bonusar och läser villkoren ända ner till de finstilta raderna.',
  },
  'oskar-lindvall': {
    name: 'Oskar Lindvall',
    role: 'redaktör för lag och licenser',
    text: 'Påhittad exempelperson. Oskar följer spellagen och tillsynen och faktagranskar kollegernas texter.',
  },
};

export const articles: PlainArticle[] = [
  {
    slug: 'sa-fungerar-omsattningskravet',
    kind: 'guide',
    title: 'Så fungerar omsättningskravet, och så mycket kostar det',
    intro:
      'Omsättningskravet är bonusens prislapp. Det anges som en multipel, men du räknar om den till kronor på några sekunder.',
    author: 'elin-sandmark',
    category: 'wagering',
    publishedOn: '2025-09-22',
    updatedOn: '2025-11-09',
    search: {
      title: 'Omsättningskrav: så mycket kostar det · Nettobonus',
      description:
        'Vad ett omsättningskrav innebär, hur du räknar om det till kronor och var gränsen går då bonusen inte längre lönar sig. Med exempel. 18+',
      keywords: ['omsättningskrav', 'omsätta bonus', 'vad kostar en bonus', 'omsättning casino'],
    },
    relatedPages: ['calculator', 'wager-free', 'method'],
    opening: [
      'En bonus går sällan att ta ut direkt. Först ska du spela för den ett visst antal gånger. Står det 35× i villkoren ska varje bonuskrona satsas 35 gånger innan pengarna blir dina.',
    ],
    sections: [
      {
        heading: 'Varför kravet kostar pengar',
        paragraphs: [
          'Att satsa är inte detsamma som att förlora, för en del av insatserna kommer tillbaka som vinster. Men av varje satsad krona behåller huset en liten del. Vi räknar likadant för alla bonusar: 96 procent går tillbaka till spelarna och fyra öre per krona stannar hos casinot.',
          'När insatserna tillsammans blir tiotusentals kronor blir de små delarna en rejäl kostnad. Den står inte i annonsen.',
        ],
      },
      {
        heading: 'Räkna om till kronor',
        paragraphs: [
          'Multiplicera bonusen med omsättningskravet och ta fyra procent av resultatet. Dra det från bonusen, så har du nettot. I tabellen är både bonusen och insättningen 1 000 kr.',
          {
            type: 'table',
            header: ['Krav', 'Att satsa', 'Kostnad', 'Netto', 'I mål'].map((text) => [
              { type: 'text', text },
            ]),
            rows: [
              ['10×', '10 000 kr', '400 kr', '+600 kr', '7/10'],
              ['25×', '25 000 kr', '1 000 kr', '±0 kr', '4/10'],
              ['35×', '35 000 kr', '1 400 kr', '−400 kr', '3/10'],
            ].map((cells) => cells.map((text) => [{ type: 'text', text }])),
          },
          'Nettot är ett pris och ingen prognos. Den sista kolumnen visar hur många av tio spelare som klarar hela kravet. För de andra tar pengarna slut på vägen.',
        ],
      },
      {
        heading: 'Här går gränsen',
        paragraphs: [
          'Om bara bonusen ska omsättas går gränsen vid 25×. Då kostar omsättningen precis lika mycket som bonusen ger. Ska även insättningen omsättas halveras gränsen för en bonus på 100 procent.',
        ],
      },
      {
        heading: 'Tre saker att leta efter i villkoren',
        points: [
          'Vad kravet räknas på: bara bonusen, eller bonusen och insättningen.',
          'Högsta tillåtna insats. En enda för hög insats kan göra att vinsten stryks.',
          'Vilka spel som räknas. Bordsspel räknas ofta bara delvis, och då blir kravet längre än det ser ut.',
        ],
      },
    ],
  },
  {
    slug: 'casino-med-svensk-licens',
    kind: 'guide',
    title: 'Så ser du om ett casino har svensk licens',
    intro:
      'Licensen avgör vilka regler som skyddar dig: bonusens giltighet, Spelpaus och vem du kan klaga hos. Det tar en minut att kontrollera.',
    author: 'oskar-lindvall',
    category: 'licences',
    publishedOn: '2025-10-13',
    updatedOn: '2025-11-06',
    search: {
      title: 'Så ser du om ett casino har svensk licens · Nettobonus',
      description:
        'Kontrollera licensen hos Spelinspektionen och se vad den ger dig rätt till: en välkomstbonus, 60 dagar på dig och Spelpaus. 18+',
      keywords: ['svensk licens', 'casino med licens', 'spelinspektionen register', 'spelpaus'],
    },
    relatedArticles: ['sa-fungerar-omsattningskravet'],
    relatedPages: ['reviews', 'disclaimer'],
    opening: [
      'Alla som vill erbjuda casinospel i Sverige behöver licens från Spelinspektionen. Sedan den 1 januari 2023 är det dessutom förbjudet att främja spel som saknar den.',
    ],
    sections: [
      {
        heading: 'Kontrollera i registret',
        paragraphs: [
          'Spelinspektionen för ett öppet register över alla licenshavare. Sök på bolagets namn, som står längst ner på casinots webbplats, och se efter att webbadressen finns med på licensen.',
          'I våra recensioner står vilken myndighet som har utfärdat licensen och när vi senast kontrollerade den.',
        ],
      },
      {
        heading: 'Det här gäller för bonusen',
        points: [
          'Du får bonus av varje licenshavare bara en gång, första gången du spelar.',
          'Du ska ha minst 60 dagar på dig att uppfylla villkoren.',
          'De viktigaste villkoren ska stå intill erbjudandet, inte bara i en länk.',
        ],
      },
      {
        heading: 'Stäng av dig på ett ställe',
        paragraphs: [
          'Via Spelpaus stänger du av dig från alla casinon med svensk licens på en gång. Casinon utan svensk licens är inte anslutna, och där gäller alltså inte avstängningen.',
          { type: 'help' },
        ],
      },
    ],
  },
  {
    slug: 'konsumentverkets-rad-om-spelreklam',
    kind: 'news',
    title: 'Konsumentverkets nya råd om spelreklam gäller',
    intro:
      'Sedan den 1 september 2025 finns nya allmänna råd om marknadsföring av spel. De omfattar även samarbetspartner och jämförelsesajter.',
    author: 'oskar-lindvall',
    category: 'bonuses',
    publishedOn: '2025-10-30',
    updatedOn: '2025-10-30',
    search: {
      title: 'Konsumentverkets nya råd om spelreklam · Nettobonus',
      description:
        'KOVFS 2025:2 gäller sedan den 1 september 2025. Det här betyder Konsumentverkets råd för annonser, bonusar och jämförelser. 18+',
      keywords: ['kovfs 2025:2', 'spelreklam', 'marknadsföring av spel', 'konsumentverket'],
    },
    relatedArticles: ['casino-med-svensk-licens'],
    opening: [
      'Konsumentverkets allmänna råd KOVFS 2025:2 trädde i kraft den 1 september 2025. Råden beskriver hur spellagens krav på måttfull marknadsföring ska förstås.',
      'Råden riktar sig inte bara till spelbolagen utan även till dem som marknadsför spel åt någon annan, till exempel partner och publicister. Reklam får inte vara påträngande, och det ska synas vad som är reklam.',
      'För dig som läser innebär det att de viktigaste villkoren ska gå att se direkt vid erbjudandet. Hittar du dem inte är det skäl nog att låta bli.',
    ],
  },
];
