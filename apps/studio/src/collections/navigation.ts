import type { Field } from 'payload';
import { group, marketField, rows, text } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';

const link: Field[] = [
  {
    type: 'row',
    fields: [
      text('label', ['Label', 'What the link says.'], { required: true }),
      text('path', ['Path', 'After the market, beginning with a slash.']),
    ],
  },
  text('note', ['Note', 'What a visitor finds there, in a few words.']),
];

export const navigation = publishedCollection({
  slug: 'navigation',
  kind: 'navigation',
  isOnlyOne: true,
  labels: { singular: 'Navigation', plural: 'Navigation' },
  group: 'Operation',
  description: 'The links of header and footer.',
  columns: ['market', '_status', 'updatedAt'],
  title: 'market',
  search: ['market'],
  fields: [
    { ...marketField, unique: true } as typeof marketField,
    rows(
      'header',
      ['Header', 'From left to right. An entry with links under it is a group.'],
      [...link, rows('submenu', ['Links of the group', 'Empty: the entry is a link.'], link)],
    ),
    group(
      'footer',
      ['Footer', 'Its two columns.'],
      [rows('site', ['Site', 'Pages of casinos.'], link), rows('about', ['About', 'Pages about us.'], link)],
    ),
  ],
});
