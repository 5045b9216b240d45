import type { Field } from 'payload';
import { casinoField, group, marketField, rows, text, textarea, texts } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';

const heading = text('heading', ['Heading', 'Of this part.']);
const item: Field[] = [
  text('title', ['Title', 'In a few words.'], { required: true }),
  textarea('text', ['Text', 'One or two sentences.'], { required: true }),
];
const list = (name: string, label: string, count: number) =>
  group(
    name,
    [label, `A heading and ${count} entries.`],
    [heading, rows('items', ['Entries', `Exactly ${count}.`], item)],
  );

export const editorial = publishedCollection({
  slug: 'editorial',
  kind: 'editorial',
  isOnlyOne: true,
  labels: { singular: 'Home page text', plural: 'Home page texts' },
  group: 'Texts',
  description: 'The editors’ texts under the list of the home page. The numbers of entries are fixed.',
  columns: ['market', '_status', 'updatedAt'],
  title: 'market',
  search: ['market'],
  fields: [
    { ...marketField, unique: true } as typeof marketField,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Every market',
          fields: [
            group(
              'best',
              ['Best by category', 'Five entries; one without a casino says that it is still to come.'],
              [
                heading,
                rows(
                  'entries',
                  ['Entries', 'Exactly five.'],
                  [
                    text('title', ['Title', 'The category.'], { required: true }),
                    casinoField(['Casino', 'The best of it.']),
                    textarea('text', ['Text', 'Why.']),
                  ],
                ),
              ],
            ),
            group(
              'why',
              ['Why us', 'Four cards and seven benefits.'],
              [
                heading,
                rows('cards', ['Cards', 'Exactly four.'], item),
                text('benefitsHeading', ['Heading of the benefits', 'Over the list.']),
                texts('benefits', ['Benefits', 'Exactly seven.']),
              ],
            ),
            list('advantages', 'Advantages', 4),
            list('standards', 'Standards', 6),
            group(
              'bonusTypes',
              ['Bonus types', 'Welcome, free spins, cashback, wager-free.'],
              [
                heading,
                textarea('lead', ['Lead', 'Over the entries.']),
                rows(
                  'items',
                  ['Entries', 'Exactly four.'],
                  [
                    ...item,
                    text('typical', ['Typical', 'Names the example that the figure is calculated from.'], {
                      required: true,
                    }),
                  ],
                ),
              ],
            ),
          ],
        },
        {
          label: 'Finland',
          description: 'What only the Finnish market has.',
          fields: [
            group(
              'guide',
              ['Guide', 'Empty in the other markets.'],
              [
                list('bonusTypes', 'Kinds of bonus', 5),
                text('topFiveHeading', ['Heading of the top five', 'The five are chosen by their net.']),
                group(
                  'claimSteps',
                  ['Steps', 'Five, and a note.'],
                  [
                    heading,
                    rows('items', ['Entries', 'Exactly five.'], item),
                    textarea('note', ['Note', 'Under the steps.']),
                  ],
                ),
                list('terms', 'Terms', 6),
                list('localFeatures', 'Local features', 6),
                list('localQualities', 'Local qualities', 4),
                list('choosingTips', 'Tips', 6),
                list('experiences', 'Experiences', 5),
                group(
                  'conclusion',
                  ['Conclusion', 'The end of the guide.'],
                  [heading, texts('paragraphs', ['Paragraphs', 'One in each line.'])],
                ),
              ],
            ),
          ],
        },
      ],
    },
  ],
});
