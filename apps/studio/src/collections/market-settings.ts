import { MARKETS } from '@nettobonus/domain/markets/market';
import { casinoField, checkbox, group, marketField, rows, select, text } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';

export const marketSettings = publishedCollection({
  slug: 'market-settings',
  kind: 'market-settings',
  isOnlyOne: true,
  labels: { singular: 'Market settings', plural: 'Market settings' },
  group: 'Operation',
  description: 'What the operator sets for a market.',
  columns: ['market', 'mode', 'monthPopup', '_status', 'updatedAt'],
  title: 'market',
  search: ['market'],
  fields: [
    { ...marketField, unique: true } as typeof marketField,
    select(
      'mode',
      ['Mode', 'Information only: no affiliate links, no bonus buttons and no popup on the market’s pages.'],
      [
        { label: 'Commercial', value: 'commercial' },
        { label: 'Information only', value: 'information-only' },
      ],
      { required: true, defaultValue: 'commercial' },
    ),
    casinoField(['Featured casino', 'The banner of the home page; empty: none.'], { name: 'featuredCasino' }),
    casinoField(['Casino of the month', 'The popup’s casino; empty: none.'], { name: 'monthCasino' }),
    checkbox('monthPopup', ['Popup', 'Whether the casino of the month comes up after five seconds.']),
    select('quizSet', ['Questions of the quiz', 'Which language’s set is asked.'], MARKETS, {
      required: true,
    }),
    group(
      'controller',
      ['Controller', 'Who is responsible for personal data; named on the privacy page.'],
      [
        text('name', ['Name', 'Of the company.']),
        text('address', ['Address', 'Street, postcode, town.']),
        text('email', ['Email', 'Where questions on personal data go.']),
      ],
    ),
    rows(
      'helpOrganisations',
      ['Help organisations', 'Shown on every page of the market.'],
      [
        text('name', ['Name', 'Of the organisation.'], { required: true }),
        text('url', ['Address', 'Begins with https://.'], { required: true }),
        text('phone', ['Telephone', 'As it is dialled within the country.']),
        text('note', ['Note', 'What it offers, in a few words.'], { required: true }),
      ],
      { minRows: 1 },
    ),
  ],
});
