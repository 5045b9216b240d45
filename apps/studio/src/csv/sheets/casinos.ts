import type { Filled, StudioDocument } from '../../publishing/studio-document.ts';
import { columnsOf, type Sheet } from './sheet.ts';

const { text } = columnsOf<Filled<StudioDocument<'casino'>>>();

export const casinos: Sheet = {
  name: 'casinos',
  title: 'Casinos',
  kind: 'casino',
  nouns: ['casino', 'casinos'],
  keyColumns: [{ name: 'casino', kind: 'text' }],
  columns: [text('name'), text('image')],
};
