import { expect, test } from 'vitest';
import { fillEditionYear, pageTextSchema } from './page-text.ts';

const page = {
  search: { title: 't', description: 'd', keywords: ['k'] },
  heading: 'h',
  lead: 'l',
};
const isAccepted = (section: object) =>
  pageTextSchema.safeParse({ ...page, sections: [{ id: 'evasteet', heading: 'h', ...section }] }).success;

test('a page has no sections by default', () => {
  expect(pageTextSchema.parse(page)).toMatchObject({ sections: [] });
});

test('rejects a table with a missing cell', () => {
  const table = (...rows: string[][]) => ({ table: { columns: ['a', 'b'], rows } });
  expect(isAccepted(table(['1', '2']))).toBe(true);
  expect(isAccepted(table(['1', '2'], ['3']))).toBe(false);
});

test('rejects an anchor with letters other than a to z', () => {
  expect(isAccepted({ id: 'siirtyminen-kasinolle' })).toBe(true);
  expect(isAccepted({ id: 'Evästeet' })).toBe(false);
});

test('the edition year replaces every {year} in heading, lead and search engine entry', () => {
  const text = pageTextSchema.parse({
    search: { title: 't {year}', description: 'd {year}', keywords: ['k', 'k {year}'] },
    heading: '{year}, {year}',
    lead: 'l {year}',
  });
  expect(fillEditionYear(text, 2025)).toEqual({
    ...text,
    search: { title: 't 2025', description: 'd 2025', keywords: ['k', 'k 2025'] },
    heading: '2025, 2025',
    lead: 'l 2025',
  });
});
