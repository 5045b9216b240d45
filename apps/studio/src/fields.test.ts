import { expect, test } from 'vitest';
import { number, rows, text, texts } from './fields.ts';

test('a row is named by its texts, also by those beside each other', () => {
  const fields = [
    number('amount', ['Amount', '']),
    { type: 'row' as const, fields: [text('label', ['Label', '']), text('path', ['Path', ''])] },
    texts('tags', ['Tags', '']),
  ];
  expect(rows('links', ['Links', ''], fields)).toMatchObject({
    admin: { components: { RowLabel: { clientProps: { names: ['label', 'path'] } } } },
  });
});
