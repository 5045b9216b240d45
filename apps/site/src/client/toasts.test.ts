import { beforeEach, expect, test, vi } from 'vitest';
import { removeToast, showToast, toasts } from './toasts.ts';

const ADDED = { says: 'added', casino: 'winz-casino', name: 'Winz Casino', count: 1 } as const;

beforeEach(() => toasts.set([]));

test('the toast about an added casino is shown alone, the others in a stack', () => {
  showToast(ADDED);
  showToast({ says: 'full' });
  showToast({ says: 'copied' });
  showToast({ says: 'messageFailed' });
  expect(toasts.get().map(({ says, kind }) => `${says} ${kind}`)).toEqual([
    'added single',
    'full stack',
    'copied stack',
    'messageFailed stack',
  ]);
});

test('a newly added casino replaces the toast of the last one, under another id', () => {
  showToast(ADDED);
  const [first] = toasts.get();
  showToast({ ...ADDED, casino: 'casinoist', name: 'Casinoist', count: 2 });
  expect(toasts.get()).toEqual([
    {
      says: 'added',
      casino: 'casinoist',
      name: 'Casinoist',
      count: 2,
      kind: 'single',
      id: expect.any(Number),
    },
  ]);
  expect(toasts.get()[0]?.id).not.toBe(first?.id);
});

test('a fourth toast in the stack removes the oldest', () => {
  showToast({ says: 'full' });
  for (let copy = 0; copy < 3; copy++) showToast({ says: 'copied' });
  expect(toasts.get().map(({ says }) => says)).toEqual(['copied', 'copied', 'copied']);
  expect(new Set(toasts.get().map(({ id }) => id)).size).toBe(3);
});

test('a toast is removed by its id, and a second removal changes nothing', () => {
  showToast({ says: 'copied' });
  showToast({ says: 'copied' });
  const [first, second] = toasts.get();
  removeToast(first?.id ?? 0);
  expect(toasts.get()).toEqual([second]);
  removeToast(first?.id ?? 0);
  expect(toasts.get()).toEqual([second]);
});

test('subscribers hear of every toast until they unsubscribe', () => {
  const listener = vi.fn();
  const unsubscribe = toasts.subscribe(listener);
  showToast({ says: 'copied' });
  removeToast(toasts.get()[0]?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  showToast({ says: 'copied' });
  expect(listener).toHaveBeenCalledTimes(2);
});
