import type { Field } from 'payload';
import { group, marketField, rows, text } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';

const link: Field[] = [
  {
    type: 'row',
    fields: [
      text('label', ['Label', 'The text of the link.'], { required: true }),
      text('path', ['Path', 'The part after the market, starting with a slash.']),
    ],
  },
  text('note', ['Note', 'What a visitor finds there, in a few words.']),
];

export const navigation = publishedCollection({
  slug: 'navigation',
  kind: 'navigation',
  isOnePerMarket: true,
  labels: { singular: 'Navigation', plural: 'Navigation' },
  group: 'Operations',
  description: 'The links in the header and footer.',
  columns: ['market', '_status', 'updatedAt'],
  title: 'market',
  search: ['market'],
  fields: [
    { ...marketField, unique: true } as typeof marketField,
    rows(
      'header',
      ['Header', 'From left to right. An entry with links under it is a group.'],
      [...link, rows('submenu', ['Group links', 'Empty: the entry is a link.'], link)],
    ),
    group(
      'footer',
      ['Footer', 'Two columns of links.'],
      [
        rows('site', ['Site', 'Pages about casinos.'], link),
        rows('about', ['About', 'Pages about us.'], link),
      ],
    ),
  ],
});
