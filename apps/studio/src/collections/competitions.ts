import { casinoField, day, marketField, number, rows, text, textarea } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';

export const competitions = publishedCollection({
  slug: 'competitions',
  kind: 'competition',
  labels: { singular: 'Competition', plural: 'Competitions' },
  group: 'Texts',
  description: 'A competition or draw for a market’s visitors, held by a casino or by us.',
  columns: ['title', 'market', 'startsOn', 'endsOn', '_status'],
  title: 'title',
  search: ['title'],
  fields: [
    marketField,
    text('title', ['Title', 'Name of the competition.'], { required: true }),
    text('key', ['Key', 'Generated from the title when first saved.'], {
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    }),
    casinoField(['Casino', 'The organiser. Empty: our own competition.']),
    textarea('description', ['Description', 'What it is about.'], { required: true }),
    text('prize', ['Prize', 'The total prize.'], { required: true }),
    number('winners', ['Winners', 'Number of winners.'], { required: true, min: 1 }),
    text('decidedBy', ['Decided by', 'How winners are decided, in at most 40 characters.'], {
      required: true,
      maxLength: 40,
    }),
    textarea('howToJoin', ['How to take part', 'The conditions for taking part.'], { required: true }),
    rows(
      'questions',
      [
        'Entry form',
        'The bonuses whose net a visitor states. Only for a competition without a casino. Empty: no form.',
      ],
      [
        text('label', ['Bonus', 'Amount and wagering, or a casino, in at most 60 characters.'], {
          required: true,
          maxLength: 60,
        }),
      ],
      { labels: { singular: 'Bonus', plural: 'Bonuses' }, maxRows: 10 },
    ),
    {
      type: 'row',
      fields: [
        day('startsOn', ['Starts on', 'First day.'], { required: true }),
        day('endsOn', ['Ends on', 'Last day.'], { required: true }),
      ],
    },
  ],
});
