import { expect, test } from 'vitest';
import { parseInlineText, parseParagraph } from '../texts/parse-text.ts';
import type { Block } from '../texts/rich-text.ts';
import { splitSections } from './article-sections.ts';

const heading = (text: string, level: 2 | 3 = 2): Block => ({
  type: 'heading',
  level,
  content: parseInlineText(text),
});
const opening = parseParagraph('Alku.');
const first = parseParagraph('Yksi.');

test('text is split at headings of the second level; text before them is the opening', () => {
  expect(splitSections([opening, heading('Mitä se on?'), first, heading('Tarkemmin', 3), first])).toEqual({
    opening: [opening],
    sections: [
      {
        id: 'section-mita-se-on',
        heading: 'Mitä se on?',
        blocks: [first, heading('Tarkemmin', 3), first],
      },
    ],
  });
});

test('equal headings have different anchors', () => {
  const { sections } = splitSections([heading('Hinta'), first, heading('Hinta'), first]);
  expect(sections.map(({ id }) => id)).toEqual(['section-hinta', 'section-hinta-2']);
});

test('a text without headings is only an opening', () => {
  expect(splitSections([opening, first])).toEqual({ opening: [opening, first], sections: [] });
});
