import { SEARCH_ENTRY_LIMITS } from '@nettobonus/domain/publishing/page-text';
import { PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import { day, group, marketField, rows, select, text, textarea, texts, titleField } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';

export const pageTexts = publishedCollection({
  slug: 'page-texts',
  kind: 'page',
  labels: { singular: 'Page text', plural: 'Page texts' },
  group: 'Texts',
  description: 'The editorial texts of a page.',
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
                select('page', ['Page', 'The page that shows these texts.'], PAGE_KEYS, {
                  required: true,
                  index: true,
                }),
              ],
            },
            text(
              'heading',
              [
                'Heading',
                'The main heading of the page. {year} becomes the edition year of the market settings.',
              ],
              { required: true },
            ),
            textarea('lead', ['Lead', 'Introduction in large type below the heading.'], { required: true }),
            texts('intro', ['Further paragraphs', 'On a category page: the guide.']),
            text('guideHeading', ['Guide heading', 'Only on category pages.']),
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
              ['Search result', 'What search engines show.'],
              [
                text(
                  'title',
                  [
                    'Title',
                    `At most ${SEARCH_ENTRY_LIMITS.title} characters. {year} becomes the edition year.`,
                  ],
                  {
                    required: true,
                    maxLength: SEARCH_ENTRY_LIMITS.title,
                  },
                ),
                textarea(
                  'description',
                  ['Description', `At most ${SEARCH_ENTRY_LIMITS.description} characters.`],
                  { required: true, maxLength: SEARCH_ENTRY_LIMITS.description },
                ),
                texts('keywords', ['Keywords', 'Search terms that should find the page.'], {
                  required: true,
                }),
              ],
            ),
          ],
        },
        {
          label: 'Sections',
          description: 'For pages that consist of sections, such as the disclaimer.',
          fields: [
            day('validFrom', ['In force from', 'The day from which the text applies.']),
            rows(
              'sections',
              ['Sections', 'In the order in which the page shows them.'],
              [
                text('anchor', ['Anchor', 'The same in every language; lower-case letters and hyphens.'], {
                  required: true,
                }),
                text('heading', ['Heading', 'Heading of the section.'], { required: true }),
                texts('paragraphs', ['Paragraphs', 'One per line.']),
                texts('points', ['Points', 'A list under the paragraphs.']),
                group(
                  'table',
                  ['Table', 'Leave empty if there is none.'],
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
