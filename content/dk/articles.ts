import type { Person } from '@nettobonus/domain/articles/person';
import type { PlainArticle } from '../plain-texts.ts';

export const people: Record<string, Person> = {
  'mette-lyngby': {
    name: 'Mette Lyngby',
    role: 'bonusredaktør',
    text: 'Opdigtet eksempelperson. Mette regner på bonusser og læser vilkårene helt ned til det med småt.',
  },
  'anders-holmsted': {
    name: 'Anders Holmsted',
    role: 'redaktør for regler og licenser',
    text: 'Opdigtet eksempelperson. Anders følger spilleloven og tilsynet og kontrollerer tallene i kollegernes artikler.',
  },
};

export const articles: PlainArticle[] = [
  {
    slug: 'saadan-virker-gennemspil',
    kind: 'guide',
    title: 'Sådan virker gennemspil, og det koster det',
    intro:
      'Gennemspilskravet er bonussens pris. Det står som et antal gange, men du kan hurtigt regne det om til kroner.',
    author: 'mette-lyngby',
    category: 'wagering',
    publishedOn: '2025-09-29',
    updatedOn: '2025-11-07',
    search: {
      title: 'Gennemspil: Sådan virker det, og det koster det',
      description:
        'Hvad et gennemspilskrav betyder, hvordan du regner det om til kroner, og hvornår bonussen koster mere, end den giver. 18+',
      keywords: ['gennemspil', 'gennemspilskrav', 'hvad koster en bonus', 'gennemspille bonus'],
    },
    relatedPages: ['calculator', 'wager-free', 'method'],
    opening: [
      'En bonus kan sjældent udbetales med det samme. Først skal du spille for den et vist antal gange. Er kravet 10× bonus og indbetaling, skal du spille for ti gange de to beløb tilsammen.',
    ],
    sections: [
      {
        heading: 'Derfor koster kravet penge',
        paragraphs: [
          'At spille er ikke det samme som at tabe, for en del af indsatserne kommer tilbage som gevinster. Men casinoet beholder lidt af hver krone. Vi regner på samme måde for alle bonusser: 96 procent går tilbage til spillerne, og fire øre af hver krone bliver hos casinoet.',
          'Når indsatserne løber op i tusindvis af kroner, bliver de små beløb til en mærkbar pris. Den står ikke i annoncen.',
        ],
      },
      {
        heading: 'Regn det om til kroner',
        paragraphs: [
          'Gang beløbet, der skal gennemspilles, med kravet, og tag fire procent af resultatet. Træk det fra bonussen, så har du netto. I tabellen er både bonussen og indbetalingen 500 kr.',
          {
            type: 'table',
            header: ['Krav', 'Du skal spille for', 'Pris', 'Netto', 'I mål'].map((text) => [
              { type: 'text', text },
            ]),
            rows: [
              ['10× bonus', '5.000 kr.', '200 kr.', '+300 kr.', '7/10'],
              ['10× bonus og indbetaling', '10.000 kr.', '400 kr.', '+100 kr.', '5/10'],
              ['35× bonus', '17.500 kr.', '700 kr.', '−200 kr.', '3/10'],
            ].map((cells) => cells.map((text) => [{ type: 'text', text }])),
          },
          'Netto er en pris og ikke en forudsigelse. Den sidste kolonne viser, hvor mange af ti spillere der gennemfører kravet. Resten løber tør for penge undervejs.',
        ],
      },
      {
        heading: 'Her går grænsen',
        paragraphs: [
          'Skal kun bonussen gennemspilles, går grænsen ved 25×. Så koster gennemspillet præcis det samme, som bonussen giver. Skal indbetalingen også gennemspilles, halveres grænsen for en bonus på 100 procent.',
        ],
      },
      {
        heading: 'Tre ting at kigge efter i vilkårene',
        points: [
          'Hvad kravet beregnes af: kun bonussen eller bonussen og indbetalingen.',
          'Den højeste tilladte indsats. En enkelt for høj indsats kan koste dig gevinsten.',
          'Hvor længe bonussen gælder. Casinoer med dansk licens skal give dig mindst 60 dage.',
        ],
      },
    ],
  },
  {
    slug: 'danske-regler-for-velkomstbonus',
    kind: 'guide',
    title: 'Danske regler for velkomstbonusser',
    intro:
      'Casinoer med dansk licens må højst give 1.000 kr., og gennemspilskravet har et loft. Her er reglerne, du kan holde et tilbud op imod.',
    author: 'anders-holmsted',
    category: 'bonuses',
    publishedOn: '2025-10-20',
    updatedOn: '2025-11-04',
    search: {
      title: 'Danske regler for velkomstbonusser · Nettobonus',
      description:
        'Højst 1.000 kr., højst 10× gennemspil af bonus og indbetaling og mindst 60 dage: Det gælder hos casinoer med dansk licens. 18+',
      keywords: ['velkomstbonus regler', 'dansk licens bonus', 'spillemyndigheden bonus', '1.000 kr. bonus'],
    },
    relatedArticles: ['saadan-virker-gennemspil'],
    relatedPages: ['reviews', 'disclaimer'],
    opening: [
      'Spillemyndigheden fører tilsyn med, hvordan casinoer med dansk licens må bruge bonusser. Casinoer uden dansk licens følger andre regler, og derfor ser deres tilbud ofte større ud.',
    ],
    sections: [
      {
        heading: 'Reglerne på ét sted',
        table: {
          columns: ['Emne', 'Regel'],
          rows: [
            ['Beløb', 'Hele tilbuddet må højst være 1.000 kr. værd, bonus og spins tilsammen.'],
            ['Indbetaling', 'Den krævede indbetaling skal svare til bonussen.'],
            ['Gennemspil', 'Højst ti gange bonus og indbetaling tilsammen.'],
            ['Gyldighed', 'Mindst 60 dage.'],
            ['Spil', 'Alle spil, der må bruges, tæller fuldt med i gennemspillet.'],
            ['Gevinster', 'Gevinster fra spins må ikke have gennemspilskrav.'],
          ],
        },
      },
      {
        heading: 'Vilkårene skal stå ved tilbuddet',
        paragraphs: [
          'Alle vilkår skal fremgå sammen med tilbuddet, og der skal være et regneeksempel i kroner. Er vilkårene gemt bag et link, følger casinoet ikke reglerne.',
        ],
      },
      {
        heading: 'Ordet gratis',
        paragraphs: [
          'Er der gennemspilskrav, vildleder det at kalde en bonus gratis. Ser du ordet sammen med et krav, så læs vilkårene en ekstra gang.',
          { type: 'help' },
        ],
      },
    ],
  },
  {
    slug: 'ingen-gennemspil-paa-gevinster-fra-spins',
    kind: 'news',
    title: 'Gevinster fra spins må ikke skulle gennemspilles',
    intro:
      'Spillemyndighedens regel er klar: Hos casinoer med dansk licens kan gevinster fra et tilbud udbetales uden nye krav.',
    author: 'anders-holmsted',
    category: 'bonuses',
    publishedOn: '2025-11-02',
    updatedOn: '2025-11-02',
    search: {
      title: 'Gevinster fra spins uden gennemspil · Nettobonus',
      description:
        'Hos casinoer med dansk licens må gevinster fra spins ikke have gennemspilskrav. Det betyder reglen for dig. 18+',
      keywords: ['gevinster fra spins', 'bonusspins gennemspil', 'spillemyndigheden spins'],
    },
    relatedArticles: ['danske-regler-for-velkomstbonus', 'saadan-virker-gennemspil'],
    opening: [
      'Får du spins af et casino med dansk licens og vinder på dem, må casinoet ikke kræve, at gevinsten gennemspilles. Det fremgår af Spillemyndighedens vejledning om salgsfremmende foranstaltninger.',
      'Hos casinoer uden dansk licens gælder reglen ikke. Der regner vi med det krav, som står i vilkårene, så du kan se, hvad det koster.',
      'Bliver du bedt om at gennemspille en gevinst fra spins hos et casino med dansk licens, kan du først klage til casinoet og derefter til Spillemyndigheden.',
    ],
  },
];
