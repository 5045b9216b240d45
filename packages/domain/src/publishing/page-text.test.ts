import { expect, test } from 'vitest';
import { parseInlineText, parseParagraph } from '../texts/parse-text.ts';
import { fillEditionYear, pageTextSchema } from './page-text.ts';

const page = {
  search: { title: 't', description: 'd', keywords: ['k'] },
  heading: 'h',
  lead: 'l',
};
const isAccepted = (section: object) =>
  pageTextSchema.safeParse({ ...page, sections: [{ id: 'evasteet', heading: 'h', body: [], ...section }] })
    .success;

test('a page has no sections by default', () => {
  expect(pageTextSchema.parse(page)).toMatchObject({ sections: [] });
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

test('a section of the earlier form is read in the order in which its page showed it', () => {
  const section = {
    id: 'evasteet',
    heading: 'Evästeet',
    paragraphs: ['Ensin.', 'Sitten.'],
    points: ['yksi'],
    table: { columns: ['a', 'b'], rows: [['1', '2']] },
  };
  const { sections } = pageTextSchema.parse({ ...page, sections: [section] });
  expect(sections).toEqual([
    {
      id: 'evasteet',
      heading: 'Evästeet',
      body: [
        { type: 'table', header: ['a', 'b'].map(parseInlineText), rows: [['1', '2'].map(parseInlineText)] },
        parseParagraph('Ensin.'),
        parseParagraph('Sitten.'),
        { type: 'list', ordered: false, items: [{ content: parseInlineText('yksi') }] },
      ],
    },
  ]);
});

test('a section of the current form stays as it is', () => {
  const section = { id: 'a', heading: 'h', body: [parseParagraph('a')] };
  expect(pageTextSchema.parse({ ...page, sections: [section] }).sections).toEqual([section]);
  expect(pageTextSchema.safeParse({ ...page, sections: ['a'] }).success).toBe(false);
});
