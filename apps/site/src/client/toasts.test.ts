import { beforeEach, expect, test, vi } from 'vitest';
import { removeToast, showToast, toasts } from './toasts.ts';

const ADDED = { messageKey: 'added', casino: 'winz-casino', name: 'Winz Casino', count: 1 } as const;

beforeEach(() => toasts.set([]));

test('the toast about an added casino is shown alone, the others in a stack', () => {
  showToast(ADDED);
  showToast({ messageKey: 'full' });
  showToast({ messageKey: 'copied' });
  showToast({ messageKey: 'messageFailed' });
  expect(toasts.get().map(({ messageKey, kind }) => `${messageKey} ${kind}`)).toEqual([
    'added single',
    'full stack',
    'copied stack',
    'messageFailed stack',
  ]);
});

test('the toast about an added casino replaces the previous one, and has a new id', () => {
  showToast(ADDED);
  const [first] = toasts.get();
  showToast({ ...ADDED, casino: 'casinoist', name: 'Casinoist', count: 2 });
  expect(toasts.get()).toEqual([
    {
      messageKey: 'added',
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
  showToast({ messageKey: 'full' });
  for (let copy = 0; copy < 3; copy++) showToast({ messageKey: 'copied' });
  expect(toasts.get().map(({ messageKey }) => messageKey)).toEqual(['copied', 'copied', 'copied']);
  expect(new Set(toasts.get().map(({ id }) => id)).size).toBe(3);
});

test('a toast is removed by its id, and a second removal changes nothing', () => {
  showToast({ messageKey: 'copied' });
  showToast({ messageKey: 'copied' });
  const [first, second] = toasts.get();
  removeToast(first?.id ?? 0);
  expect(toasts.get()).toEqual([second]);
  removeToast(first?.id ?? 0);
  expect(toasts.get()).toEqual([second]);
});

test('subscribers are notified of every toast until they unsubscribe', () => {
  const listener = vi.fn();
  const unsubscribe = toasts.subscribe(listener);
  showToast({ messageKey: 'copied' });
  removeToast(toasts.get()[0]?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  showToast({ messageKey: 'copied' });
  expect(listener).toHaveBeenCalledTimes(2);
});
