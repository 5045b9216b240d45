import { text } from '../fields.ts';
import { preventDelete, preventRename } from '../publishing/keep-listed-casinos.ts';
import { publishedCollection } from './published-collection.ts';

export const casinos = publishedCollection({
  slug: 'casinos',
  kind: 'casino',
  labels: { singular: 'Casino', plural: 'Casinos' },
  group: 'Catalogue',
  description: 'A brand, the same in every market. What it offers where is in its listings.',
  columns: ['name', 'slug', '_status', 'updatedAt'],
  title: 'name',
  search: ['name', 'slug'],
  beforeChange: [preventRename],
  beforeDelete: [preventDelete],
  fields: [
    text('name', ['Name', 'As the brand writes itself.'], { required: true, unique: true }),
    text('slug', ['Slug', 'Made from the name; addresses and logos are found by it.'], {
      unique: true,
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    }),
    text('image', ['Drawn logo', 'Its address on the site. Empty, as a rule: the tile drawn from the name.']),
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      label: 'Logo',
      admin: { description: 'A picture of the brand’s own, shown in place of the drawn one.' },
    },
    text('logoHash', ['Hash of the logo', 'Set by the studio from the logo.'], { admin: { hidden: true } }),
  ],
});
