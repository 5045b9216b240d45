import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToast, TOASTS, type ToastKind } from './toasts.ts';

interface Toast {
  id: number;
  kind: ToastKind;
}

const addAll = (kinds: ToastKind[]) =>
  kinds.reduce<Toast[]>((toasts, kind, id) => addToast(toasts, { id, kind }), []);
const ids = (toasts: Toast[]) => toasts.map(({ id }) => id);

test('a second single toast replaces the first', () => {
  expect(ids(addAll(['single', 'single']))).toEqual([1]);
});

test('a stack keeps its newest three toasts', () => {
  expect(ids(addAll(['stack', 'stack', 'stack']))).toEqual([0, 1, 2]);
  expect(ids(addAll(['stack', 'stack', 'stack', 'stack']))).toEqual([1, 2, 3]);
});

test('each kind keeps its newest toasts up to its limit, independently of the other', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<ToastKind>('single', 'stack'), { minLength: 1 }), (kinds) => {
      const toasts = addAll(kinds);
      for (const kind of ['single', 'stack'] as const) {
        const expected = kinds
          .flatMap((other, id) => (other === kind ? [id] : []))
          .slice(-TOASTS[kind].limit);
        expect(ids(toasts.filter((toast) => toast.kind === kind))).toEqual(expected);
      }
    }),
  );
});
