import { ADDRESS_MAX_LENGTH } from '@nettobonus/domain/articles/address';
import { day, marketField, relation, relations, richText, select, text, textarea, texts } from '../fields.ts';
import { PAGE_OPTIONS } from '../page-names.ts';
import { ARTICLE_RULES } from '../publishing/protect-people.ts';
import { searchTab } from '../seo/search-tab.ts';
import { pageEditor } from '../texts/text-editors.ts';
import { publishedCollection } from './published-collection.ts';
import { ARTICLE_CATEGORY_OPTIONS, ARTICLE_KIND_OPTIONS } from './select-options.ts';

export const articles = publishedCollection({
  slug: 'articles',
  kind: 'article',
  labels: { singular: 'Article', plural: 'Articles' },
  group: 'Texts',
  description:
    'Guides and news. A published article appears in its list, the search, the feed and the sitemap.',
  columns: ['title', 'market', 'kind', 'category', 'updatedOn', '_status'],
  title: 'title',
  search: ['title', 'intro', 'slug'],
  rules: ARTICLE_RULES,
  fields: [
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
                select('kind', ['Kind', 'Guides are listed by topic, news by date.'], ARTICLE_KIND_OPTIONS, {
                  required: true,
                }),
              ],
            },
            text('title', ['Title', 'The main heading of the page.'], { required: true, maxLength: 100 }),
            textarea('intro', ['Introduction', 'Large type below the title, and the text of lists.'], {
              required: true,
              maxLength: 300,
            }),
            richText('body', ['Text', 'Headings of the second level become the contents list.'], pageEditor, {
              required: true,
            }),
            {
              name: 'picture',
              type: 'upload',
              relationTo: 'media',
              label: 'Picture',
              filterOptions: { kind: { not_equals: 'logo' } },
              admin: {
                description:
                  'Shown above the text. The media library needs its description in this language.',
              },
            },
          ],
        },
        {
          label: 'Related',
          fields: [
            relations(
              'relatedArticles',
              ['Articles', 'Shown below the text. Those that are not published are left out.'],
              'articles',
            ),
            select('relatedPages', ['Pages', 'Shown below the articles.'], PAGE_OPTIONS, { hasMany: true }),
          ],
        },
        searchTab({
          isRequired: true,
          titleHelp: '',
          fields: [
            texts('keywords', ['Keywords', 'Search terms that should find the page.'], { required: true }),
          ],
        }),
      ],
    },
    text(
      'slug',
      ['Address', 'The last part of the URL. Empty: generated from the title when first published.'],
      {
        index: true,
        maxLength: ADDRESS_MAX_LENGTH,
        admin: {
          position: 'sidebar',
          disableBulkEdit: true,
          components: { afterInput: ['/redirects/address-note.tsx#AddressNote'] },
        },
      },
    ),
    relation('author', ['Author', 'Publish the person first.'], 'people', { required: true, index: true }),
    select('category', ['Topic', 'The list of guides is grouped by topic.'], ARTICLE_CATEGORY_OPTIONS, {
      required: true,
      admin: { position: 'sidebar' },
    }),
    day('publishedOn', ['Published on', 'The date that readers see.'], {
      required: true,
      admin: { position: 'sidebar' },
    }),
    day('updatedOn', ['Updated on', 'The date of the last change to the text.'], {
      required: true,
      admin: { position: 'sidebar' },
    }),
  ],
});
