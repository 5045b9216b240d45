import { casinoField, day, marketField, number, text, textarea } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';

export const competitions = publishedCollection({
  slug: 'competitions',
  kind: 'competition',
  labels: { singular: 'Competition', plural: 'Competitions' },
  group: 'Texts',
  description: 'A competition or draw that a casino holds for a market’s visitors.',
  columns: ['title', 'market', 'startsOn', 'endsOn', '_status'],
  title: 'title',
  search: ['title'],
  fields: [
    marketField,
    text('title', ['Title', 'What it is called.'], { required: true }),
    text('key', ['Key', 'Made from the title when it is first saved.'], {
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    }),
    casinoField(['Casino', 'Who holds it; empty where it is nobody in the catalogue.']),
    textarea('description', ['Description', 'What it is about.'], { required: true }),
    text('prize', ['Prize', 'What can be won, in all.'], { required: true }),
    number('winners', ['Winners', 'How many win something.'], { required: true, min: 1 }),
    text('decidedBy', ['Decided by', 'What decides who wins, in at most 40 letters.'], {
      required: true,
      maxLength: 40,
    }),
    textarea('howToJoin', ['How to take part', 'What it takes.'], { required: true }),
    {
      type: 'row',
      fields: [
        day('startsOn', ['Starts on', 'Its first day.'], { required: true }),
        day('endsOn', ['Ends on', 'Its last day.'], { required: true }),
      ],
    },
  ],
});
