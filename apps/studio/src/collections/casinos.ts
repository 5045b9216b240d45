import { text } from '../fields.ts';
import { CASINO_RULES } from '../publishing/protect-casinos.ts';
import { publishedCollection } from './published-collection.ts';

export const casinos = publishedCollection({
  slug: 'casinos',
  kind: 'casino',
  labels: { singular: 'Casino', plural: 'Casinos' },
  group: 'Catalogue',
  description: 'A brand, the same in every market. Its offers are in its listings.',
  columns: ['name', 'slug', '_status', 'updatedAt'],
  title: 'name',
  search: ['name', 'slug'],
  sheet: 'casinos',
  rules: CASINO_RULES,
  fields: [
    text('name', ['Name', 'As the brand spells it.'], { required: true, unique: true }),
    text('slug', ['Slug', 'Generated from the name; used in addresses and for the generated logo.'], {
      unique: true,
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    }),
    text('image', [
      'Generated logo',
      'Path on the site. Usually empty: the site draws a tile from the name.',
    ]),
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: 'Logo',
      filterOptions: { kind: { equals: 'logo' } },
      admin: { description: 'The brand’s own picture, shown instead of the generated logo.' },
    },
    text('logoHash', ['Logo hash', 'Set by the studio from the logo.'], { admin: { hidden: true } }),
    text('largeLogoHash', ['Large logo hash', 'Set by the studio from the logo.'], {
      admin: { hidden: true },
    }),
  ],
});
