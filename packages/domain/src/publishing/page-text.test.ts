import { expect, test } from 'vitest';
import { pageTextSchema } from './page-text.ts';

const page = {
  search: { title: 't', description: 'd', keywords: ['k'] },
  heading: 'h',
  lead: 'l',
};
const isTaken = (section: object) =>
  pageTextSchema.safeParse({ ...page, sections: [{ id: 'evasteet', heading: 'h', ...section }] }).success;

test('a page has no sections by default', () => {
  expect(pageTextSchema.parse(page)).toMatchObject({ sections: [] });
});

test('a table whose row lacks a cell is refused', () => {
  const table = (...rows: string[][]) => ({ table: { columns: ['a', 'b'], rows } });
  expect(isTaken(table(['1', '2']))).toBe(true);
  expect(isTaken(table(['1', '2'], ['3']))).toBe(false);
});

test('a section’s anchor has plain letters only', () => {
  expect(isTaken({ id: 'siirtyminen-kasinolle' })).toBe(true);
  expect(isTaken({ id: 'Evästeet' })).toBe(false);
});
