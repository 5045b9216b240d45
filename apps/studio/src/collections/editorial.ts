import type { Field } from 'payload';
import { casinoField, group, marketField, richText, rows, text, textarea, texts } from '../fields.ts';
import { pageEditor } from '../texts/text-editors.ts';
import { publishedCollection } from './published-collection.ts';

const heading = text('heading', ['Heading', 'Heading of this section.']);
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
  isOnePerMarket: true,
  labels: { singular: 'Home page text', plural: 'Home page texts' },
  group: 'Texts',
  description: 'Texts below the list on the home page. The number of entries is fixed.',
  columns: ['market', '_status', 'updatedAt'],
  title: 'market',
  search: ['market'],
  checksLanguage: true,
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
              ['Best by category', 'Five entries. One without a casino is shown as coming soon.'],
              [
                heading,
                rows(
                  'entries',
                  ['Entries', 'Exactly five.'],
                  [
                    text('title', ['Title', 'The category.'], { required: true }),
                    casinoField(['Casino', 'The best casino in the category.']),
                    textarea('text', ['Text', 'Why it is the best.']),
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
                text('benefitsHeading', ['Benefits heading', 'Above the list.']),
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
                textarea('lead', ['Lead', 'Above the entries.']),
                rows(
                  'items',
                  ['Entries', 'Exactly four.'],
                  [
                    ...item,
                    text(
                      'typical',
                      ['Typical', 'Describes the example that the figure is calculated from.'],
                      {
                        required: true,
                      },
                    ),
                  ],
                ),
              ],
            ),
          ],
        },
        {
          label: 'Finland',
          description: 'Sections that only the Finnish market has.',
          fields: [
            group(
              'guide',
              ['Guide', 'Empty in the other markets.'],
              [
                list('bonusTypes', 'Bonus types', 5),
                text('topFiveHeading', ['Top five heading', 'The site selects the five by net value.']),
                group(
                  'claimSteps',
                  ['Steps', 'Five steps and a note.'],
                  [
                    heading,
                    rows('items', ['Entries', 'Exactly five.'], item),
                    textarea('note', ['Note', 'Below the steps.']),
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
                  [heading, richText('paragraphs', ['Text', 'At least one paragraph.'], pageEditor)],
                ),
              ],
            ),
          ],
        },
      ],
    },
  ],
});
