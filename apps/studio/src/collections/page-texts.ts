import { day, marketField, richText, rows, select, text, textarea, texts, titleField } from '../fields.ts';
import { PAGE_OPTIONS } from '../page-names.ts';
import { searchTab } from '../seo/search-tab.ts';
import { LANGUAGE_NEUTRAL } from '../texts/list-text-fields.ts';
import { pageEditor } from '../texts/text-editors.ts';
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
  sheet: 'search-results',
  checksLanguage: true,
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
                select('page', ['Page', 'The page that shows these texts.'], PAGE_OPTIONS, {
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
            richText('intro', ['Further text', 'On a category page: the guide.'], pageEditor),
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
        searchTab({
          isRequired: true,
          titleHelp: '{year} becomes the edition year.',
          fields: [
            texts('keywords', ['Keywords', 'Search terms that should find the page.'], { required: true }),
          ],
        }),
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
                  custom: LANGUAGE_NEUTRAL,
                }),
                text('heading', ['Heading', 'Heading of the section.'], { required: true }),
                richText('body', ['Text', 'The text of the section.'], pageEditor, { required: true }),
              ],
            ),
          ],
        },
      ],
    },
  ],
});
