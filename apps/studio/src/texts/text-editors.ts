import {
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  IndentFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Field, FieldAffectingData } from 'payload';
import { getEditorMarkets } from '../access/current-user.ts';
import type { StudioUser } from '../access/roles.ts';
import { PAGE_OPTIONS } from '../page-names.ts';
import { CHART_BLOCK, FIGURE_BLOCK, HELP_BLOCK, OFFER_BLOCK, toNoteBlock } from './text-blocks.ts';

/** Where a link leads: a page, casino or article of this site, for which the site makes the path, or an address. */
function buildLinkFields({ defaultFields }: { defaultFields: FieldAffectingData[] }): Field[] {
  const isType = (type: string) => (_: unknown, siblings: { linkType?: string }) =>
    siblings.linkType === type;
  const fields = defaultFields.flatMap((field): Field[] => {
    switch ('name' in field && field.name) {
      case 'linkType':
        return [
          {
            name: 'linkType',
            type: 'radio',
            label: 'The link leads to',
            required: true,
            defaultValue: 'custom',
            options: [
              { label: 'A page of this site', value: 'page' },
              { label: 'A casino, guide or news item', value: 'internal' },
              { label: 'Another site', value: 'custom' },
            ],
          },
          {
            name: 'page',
            type: 'select',
            label: 'Page',
            required: true,
            options: PAGE_OPTIONS,
            admin: { condition: isType('page') },
          },
        ];
      case 'url':
        return [
          {
            name: 'url',
            type: 'text',
            label: 'Address',
            required: true,
            admin: { description: 'Starts with https://.', condition: isType('custom') },
          },
        ];
      case 'doc':
        return [
          {
            name: 'doc',
            type: 'relationship',
            label: 'Casino, guide or news item',
            required: true,
            relationTo: ['casinos', 'articles'],
            filterOptions: ({ relationTo, user }) => {
              const markets = getEditorMarkets(user as StudioUser | null);
              return relationTo !== 'articles' || markets.length === 0 || { market: { in: markets } };
            },
            admin: {
              condition: isType('internal'),
              description: 'An article of the same market. Until it is published, the text shows no link.',
            },
          },
        ];
      case 'newTab':
        return [];
      default:
        return [field as Field];
    }
  });
  return fields;
}

const inlineFeatures = () => [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  LinkFeature({
    enabledCollections: ['casinos', 'articles'],
    disableAutoLinks: true,
    fields: buildLinkFields,
  }),
];

const listFeatures = () => [
  UnorderedListFeature(),
  OrderedListFeature(),
  // Only entries of lists can be indented: the site has no indented paragraphs.
  IndentFeature({ disabledNodes: ['paragraph', 'heading'] }),
];

/** The text of a note: paragraphs and lists. */
const noteEditor = lexicalEditor({ features: () => [...inlineFeatures(), ...listFeatures()] });

/** Only texts about one offer can show its figures. */
const blocksFeature = ({ hasFigures }: { hasFigures: boolean }) =>
  BlocksFeature({
    blocks: [OFFER_BLOCK, CHART_BLOCK, toNoteBlock(noteEditor), HELP_BLOCK],
    inlineBlocks: hasFigures ? [FIGURE_BLOCK] : [],
  });

const buildDocumentEditor = (options: { hasFigures: boolean }) =>
  lexicalEditor({
    features: () => [
      FixedToolbarFeature(),
      ...inlineFeatures(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      ...listFeatures(),
      EXPERIMENTAL_TableFeature(),
      blocksFeature(options),
    ],
  });

export const reviewEditor = buildDocumentEditor({ hasFigures: true });
export const pageEditor = buildDocumentEditor({ hasFigures: false });

/** A list of short texts, each an entry or a paragraph. */
export const entriesEditor = lexicalEditor({
  features: () => [
    FixedToolbarFeature(),
    ...inlineFeatures(),
    UnorderedListFeature(),
    BlocksFeature({ inlineBlocks: [FIGURE_BLOCK] }),
  ],
});
