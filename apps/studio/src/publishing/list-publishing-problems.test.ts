import { expect, test } from 'vitest';
import { listPublishingProblems } from './list-publishing-problems.ts';

const listing = { market: 'fi', casino: 7 } as const;
const mapped = {
  ok: false as const,
  problems: [
    { path: 'casino', message: 'Invalid key.' },
    { path: 'bonus', message: 'This field is required.' },
  ],
};

test('a field with an unpublished casino has only that problem', () => {
  expect(listPublishingProblems('listing', listing, mapped, () => false)).toEqual([
    { path: 'casino', message: 'Publish the casino first.' },
    { path: 'bonus', message: 'This field is required.' },
  ]);
});

test('a text that refers to two unpublished casinos has one problem', () => {
  const offer = (casino: number) => ({
    type: 'block',
    version: 2,
    fields: { blockType: 'offer', rule: 'casino', casino },
  });
  const intro = { root: { type: 'root', version: 1, children: [offer(7), offer(8)] } };
  const page = { market: 'fi', page: 'privacy', intro } as never;
  expect(listPublishingProblems('page', page, { ok: false, problems: [] }, () => false)).toEqual([
    { path: 'intro', message: 'Publish the casino first.' },
  ]);
});

test('a document with published casinos has the problems of its fields', () => {
  expect(listPublishingProblems('listing', listing, mapped, () => true)).toEqual(mapped.problems);
});
