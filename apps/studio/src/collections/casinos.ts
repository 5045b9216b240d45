import { text } from '../fields.ts';
import { refuseDeleting, refuseRenaming } from '../publishing/keep-listed-casinos.ts';
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
  beforeChange: [refuseRenaming],
  beforeDelete: [refuseDeleting],
  fields: [
    text('name', ['Name', 'As the brand writes itself.'], { required: true, unique: true }),
    text('slug', ['Slug', 'Made from the name; addresses and logos are found by it.'], {
      unique: true,
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    }),
    text('image', ['Logo', 'Address of the logo on the site. Empty: the drawn tile of the slug.']),
  ],
});
