import { RECOMMENDED_COUNT } from '@nettobonus/domain/catalogue/casino-order';
import { CATEGORY_PAGES } from '@nettobonus/domain/routes/category';
import type { Field } from 'payload';
import { group, marketField, titleField } from '../fields.ts';
import { PAGE_NAMES } from '../page-names.ts';
import { listedCasinoField, listedCasinosField } from '../places/listed-casinos.ts';
import { PLACES_RULES } from '../places/require-listed.ts';
import { publishedCollection } from './published-collection.ts';

const homePageFields: Field[] = [
  listedCasinosField('leading', [
    'First in the list of all casinos',
    'Drag the casinos into their order. The others follow by the position in their listings.',
  ]),
  listedCasinosField('recommended', [
    'Recommended',
    `These casinos have the badge “Recommended”. The home page shows the first ${RECOMMENDED_COUNT} in a section of their own.`,
  ]),
  listedCasinosField('leftOut', [
    'Left out of the list of all casinos',
    'For casinos that other sections of the home page show. Search, category pages and reviews still have them.',
  ]),
  listedCasinoField('featuredCasino', [
    'Featured casino',
    'In the banner on the home page. Empty: no banner.',
  ]),
  listedCasinoField('monthCasino', [
    'Casino of the month',
    'In the popup that the market settings switch on. Empty: no popup.',
  ]),
];

const categoryFields: Field[] = [
  group(
    'categories',
    [
      'First on category pages',
      'The others follow by net value. A casino that comes first because of its place is marked as the editors’ choice.',
    ],
    CATEGORY_PAGES.map((page) =>
      listedCasinosField(page, [PAGE_NAMES[page], 'Empty: all casinos are in the order of their net value.']),
    ),
  ),
];

export const places = publishedCollection({
  slug: 'places',
  kind: 'places',
  isOnePerMarket: true,
  labels: { singular: 'Order and places', plural: 'Order and places' },
  group: 'Operations',
  description: 'Which casinos come first, are recommended, left out, featured or of the month in a market.',
  columns: ['title', 'market', '_status', 'updatedAt'],
  title: 'title',
  search: ['title'],
  rules: PLACES_RULES,
  fields: [
    titleField,
    { ...marketField, unique: true } as typeof marketField,
    {
      name: 'placeProblems',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/places/place-problems.tsx#PlaceProblems' },
      },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Home page', fields: homePageFields },
        { label: 'Category pages', fields: categoryFields },
      ],
    },
  ],
});
