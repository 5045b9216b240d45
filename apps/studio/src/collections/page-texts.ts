import { SEARCH_ENTRY_LIMITS } from '@nettobonus/domain/publishing/page-text';
import { PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import { day, group, marketField, rows, select, text, textarea, texts, titleField } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';

export const pageTexts = publishedCollection({
  slug: 'page-texts',
  kind: 'page',
  labels: { singular: 'Page text', plural: 'Page texts' },
  group: 'Texts',
  description: 'The words of a page that belong to the editors.',
  columns: ['title', 'market', 'page', '_status', 'updatedAt'],
  title: 'title',
  search: ['title', 'heading'],
  fields: [
    titleField,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            {
              type: 'row',
              fields: [
                marketField,
                select('page', ['Page', 'Which page it is.'], PAGE_KEYS, { required: true, index: true }),
              ],
            },
            text('heading', ['Heading', 'The one large heading.'], { required: true }),
            textarea('lead', ['Lead', 'Set large under the heading.'], { required: true }),
            texts('intro', ['Further paragraphs', 'On a category page the guide.']),
            text('guideHeading', ['Heading of the guide', 'Only on category pages.']),
            rows(
              'faq',
              ['Questions and answers', 'Shown at the end of the page.'],
              [
                text('question', ['Question', 'As a visitor would ask it.'], { required: true }),
                textarea('answer', ['Answer', 'Two or three sentences.'], { required: true }),
              ],
            ),
          ],
        },
        {
          label: 'Search engines',
          fields: [
            group(
              'search',
              ['Search entry', 'What a search engine shows.'],
              [
                text('title', ['Title', `At most ${SEARCH_ENTRY_LIMITS.title} letters.`], {
                  required: true,
                  maxLength: SEARCH_ENTRY_LIMITS.title,
                }),
                textarea(
                  'description',
                  ['Description', `At most ${SEARCH_ENTRY_LIMITS.description} letters.`],
                  { required: true, maxLength: SEARCH_ENTRY_LIMITS.description },
                ),
                texts('keywords', ['Keywords', 'What it should be found by.'], { required: true }),
              ],
            ),
          ],
        },
        {
          label: 'Sections',
          description: 'Where the page is one text in parts, as the disclaimer is.',
          fields: [
            day('validFrom', ['In force from', 'The day from which the text holds.']),
            rows(
              'sections',
              ['Sections', 'In their order.'],
              [
                text('anchor', ['Anchor', 'The same in every language; small letters and hyphens.'], {
                  required: true,
                }),
                text('heading', ['Heading', 'Of the section.'], { required: true }),
                texts('paragraphs', ['Paragraphs', 'One in each line.']),
                texts('points', ['Points', 'A list under the paragraphs.']),
                group(
                  'table',
                  ['Table', 'Empty where there is none.'],
                  [
                    texts('columns', ['Columns', 'At least two.']),
                    rows(
                      'rows',
                      ['Rows', 'As many cells as columns.'],
                      [texts('cells', ['Cells', 'From left to right.'])],
                    ),
                  ],
                ),
              ],
            ),
          ],
        },
      ],
    },
  ],
});
