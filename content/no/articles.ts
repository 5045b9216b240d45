import type { Person } from '@nettobonus/domain/articles/person';
import type { PlainArticle } from '../plain-texts.ts';

export const people: Record<string, Person> = {
  'ingrid-solhaug': {
    name: 'Ingrid Solhaug',
    role: 'bonusredaktør',
    text: 'Oppdiktet eksempelperson. Ingrid regner på bonuser og leser vilkårene helt ned til fotnotene.',
  },
  'jonas-tveitan': {
    name: 'Jonas Tveitan',
    role: 'redaktør for regler og skatt',
    text: 'Oppdiktet eksempelperson. Jonas følger med på spillregler og skatt, og kontrollerer tallene i sakene til de andre.',
  },
};

export const articles: PlainArticle[] = [
  {
    slug: 'slik-virker-omsetningskravet',
    kind: 'guide',
    title: 'Slik virker omsetningskravet, og dette koster det',
    intro:
      'Omsetningskravet er prislappen på en bonus. Det oppgis som et antall ganger, men du regner det raskt om til kroner.',
    author: 'ingrid-solhaug',
    category: 'wagering',
    publishedOn: '2025-09-25',
    updatedOn: '2025-11-08',
    search: {
      title: 'Omsetningskrav: Dette koster det · Nettobonus',
      description:
        'Hva et omsetningskrav betyr, hvordan du regner det om til kroner, og når bonusen koster mer enn den gir. Med regneeksempler. 18+',
      keywords: ['omsetningskrav', 'omsette bonus', 'hva koster en bonus', 'omsetning casino'],
    },
    relatedPages: ['calculator', 'wager-free', 'method'],
    opening: [
      'En bonus kan sjelden tas ut med en gang. Først må du spille for den et visst antall ganger. Står det 35× i vilkårene, må hver bonuskrone satses 35 ganger før pengene er dine.',
    ],
    sections: [
      {
        heading: 'Derfor koster kravet penger',
        paragraphs: [
          'Å satse er ikke det samme som å tape, for noe av innsatsen kommer tilbake som gevinster. Men av hver krone du satser, beholder huset litt. Vi regner likt for alle bonuser: 96 prosent går tilbake til spillerne, og fire øre per krone blir igjen hos casinoet.',
          'Når innsatsen til sammen blir titusener av kroner, blir småpengene en solid regning. Den står ikke i annonsen.',
        ],
      },
      {
        heading: 'Regn det om til kroner',
        paragraphs: [
          'Gang bonusen med omsetningskravet, og ta fire prosent av svaret. Trekk det fra bonusen, så har du netto. I tabellen er både bonusen og innskuddet 1 000 kr.',
          {
            type: 'table',
            header: ['Krav', 'Du må satse', 'Kostnad', 'Netto', 'I mål'].map((text) => [
              { type: 'text', text },
            ]),
            rows: [
              ['10×', '10 000 kr', '400 kr', '+600 kr', '7/10'],
              ['25×', '25 000 kr', '1 000 kr', '±0 kr', '4/10'],
              ['35×', '35 000 kr', '1 400 kr', '−400 kr', '3/10'],
            ].map((cells) => cells.map((text) => [{ type: 'text', text }])),
          },
          'Netto er en pris og ikke et løfte. Den siste kolonnen viser hvor mange av ti spillere som fullfører omsetningen. De andre går tom for penger underveis.',
        ],
      },
      {
        heading: 'Her går grensen',
        paragraphs: [
          'Når bare bonusen skal omsettes, går grensen ved 25×. Da koster omsetningen akkurat like mye som bonusen gir. Må innskuddet også omsettes, halveres grensen for en bonus på 100 prosent.',
        ],
      },
      {
        heading: 'Tre ting å se etter i vilkårene',
        points: [
          'Hva kravet regnes av: bare bonusen, eller bonusen og innskuddet.',
          'Høyeste tillatte innsats. Én eneste for høy innsats kan være nok til at gevinsten blir strøket.',
          'Hvilke spill som teller. Bordspill teller ofte bare delvis, og da blir kravet lengre enn det ser ut til.',
        ],
      },
    ],
  },
  {
    slug: 'skatt-pa-casinogevinst',
    kind: 'guide',
    title: 'Når må du skatte av en casinogevinst?',
    intro:
      'Enkeltgevinster over 10 000 kr fra utenlandske nettcasinoer er normalt skattepliktige. At casinoet har lisens i EØS, endrer ikke det.',
    author: 'jonas-tveitan',
    category: 'tax',
    publishedOn: '2025-10-16',
    updatedOn: '2025-11-05',
    search: {
      title: 'Skatt på casinogevinst: Slik er regelen · Nettobonus',
      description:
        'Enkeltgevinster over 10 000 kr fra utenlandske nettcasinoer er normalt skattepliktige. Dette bør du ta vare på og spørre om. 18+',
      keywords: ['skatt på casinogevinst', 'skattepliktig gevinst', 'utenlandsk nettcasino skatt'],
    },
    relatedArticles: ['slik-virker-omsetningskravet'],
    relatedPages: ['tax-free', 'disclaimer'],
    opening: [
      'Mange tror at en lisens fra Malta eller Estland gjør gevinsten skattefri i Norge. Slik er det ikke. Skatteetaten ser på hver enkelt gevinst og på hvem som arrangerer spillet.',
    ],
    sections: [
      {
        heading: 'Grensen på 10 000 kroner',
        paragraphs: [
          'Er én gevinst fra et utenlandsk nettcasino på mer enn 10 000 kr, er den normalt skattepliktig. Grensen gjelder hver gevinst for seg, ikke summen gjennom året.',
        ],
      },
      {
        heading: 'Det bør du ta vare på',
        points: [
          'Kontoutskrifter som viser innskudd og uttak.',
          'Casinoets egen spillhistorikk, med dato og beløp for gevinsten.',
          'Navnet på selskapet som arrangerer spillet, og hvilken lisens det har.',
        ],
      },
      {
        heading: 'Er du i tvil?',
        paragraphs: [
          'Denne guiden gjengir hovedregelen og er ikke skatterådgivning. Skatteetaten svarer på spørsmål om den enkelte gevinsten.',
        ],
      },
    ],
  },
  {
    slug: 'netto-for-ditt-eget-innskudd',
    kind: 'news',
    title: 'Nå regner vi ut netto for ditt eget innskudd',
    intro:
      'Øverst på alle sider kan du velge beløpet du vurderer å sette inn. Alle nettotallene regnes om med en gang.',
    author: 'ingrid-solhaug',
    category: 'bonuses',
    publishedOn: '2025-11-03',
    updatedOn: '2025-11-03',
    search: {
      title: 'Netto for ditt eget innskudd · Nettobonus',
      description:
        'Velg innskudd øverst på siden, så regner vi ut netto for akkurat det beløpet. Valget lagres bare på enheten din. 18+',
      keywords: ['netto for innskudd', 'velg innskudd', 'bonusberegning'],
    },
    relatedArticles: ['slik-virker-omsetningskravet'],
    relatedPages: ['calculator'],
    opening: [
      'Til nå har vi vist netto for et innskudd på 1 000 kr. Det gjør tilbudene sammenlignbare, men det er ikke sikkert at beløpet passer for deg.',
      'Nå kan du velge et annet innskudd øverst på siden. Listene, anmeldelsene og sammenligningen regnes om etter den samme formelen. Valget lagres bare på enheten din.',
      'Et større innskudd gir ikke nødvendigvis bedre netto. Når bonusen har nådd taket, øker bare pengene du risikerer selv.',
      { type: 'help' },
    ],
  },
];
