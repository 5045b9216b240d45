import { SEARCH_ENTRY_LIMITS, SOCIAL_PICTURE_MIN_WIDTH } from '@nettobonus/domain/seo/search-entry';
import type { Field, Tab } from 'payload';
import { checkbox, group, text, textarea } from '../fields.ts';
import { LANGUAGE_NEUTRAL } from '../texts/list-text-fields.ts';

interface Options {
  /** Whether title and description must be filled in. Otherwise they have defaults. */
  isRequired: boolean;
  titleHelp: string;
  /** Fields after the description. */
  fields?: Field[];
}

const withCounter = (limit: number) => ({
  components: { afterInput: [{ path: '/seo/search-counter.tsx#SearchCounter', clientProps: { limit } }] },
});

/** The tab with what search engines and link previews show of a page. */
export function searchTab({ isRequired, titleHelp, fields = [] }: Options): Tab {
  const { title, description } = SEARCH_ENTRY_LIMITS;
  return {
    label: 'Search engines',
    fields: [
      group(
        'search',
        ['Search result', 'What search engines show.'],
        [
          {
            name: 'snippet',
            type: 'ui',
            admin: {
              disableBulkEdit: true,
              disableListColumn: true,
              components: { Field: '/seo/snippet.tsx#Snippet' },
            },
          },
          text('title', ['Title', `At most ${title} characters. ${titleHelp}`], {
            required: isRequired,
            maxLength: title,
            admin: withCounter(title),
          }),
          textarea('description', ['Description', `At most ${description} characters.`], {
            required: isRequired,
            maxLength: description,
            admin: withCounter(description),
          }),
          ...fields,
          text(
            'canonical',
            [
              'Canonical address',
              'The address that search engines list. Empty for the page’s own. With another address the page leaves the sitemap.',
            ],
            { custom: LANGUAGE_NEUTRAL },
          ),
          checkbox('noindex', [
            'Hide from search engines',
            'Search engines do not list the page, and the sitemap does not contain it. Visitors still find it on the site.',
          ]),
          {
            name: 'picture',
            type: 'upload',
            relationTo: 'media',
            label: 'Picture of link previews',
            filterOptions: { kind: { not_equals: 'logo' } },
            admin: {
              description: `At least ${SOCIAL_PICTURE_MIN_WIDTH} pixels wide, best 1200 × 630. Empty for the picture that the site draws.`,
            },
          },
        ],
      ),
    ],
  };
}
