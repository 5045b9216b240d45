import { COMPARISON_LIMIT } from '@nettobonus/domain/comparison/comparison-limit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCompared, compared, readCompared, removeCompared } from './compared.ts';
import { toasts } from './toasts.ts';

const FOUR = ['a', 'b', 'c', 'd'];
const readStorage = (language = 'fi') => JSON.parse(localStorage.getItem(`compare_${language}`) ?? 'null');
const writeStorage = (value: unknown) => localStorage.setItem('compare_fi', JSON.stringify(value));
const listToasts = () => toasts.get().map(({ id, ...toast }) => toast);

beforeEach(() => {
  compared.set([]);
  toasts.set([]);
});

afterEach(() => vi.unstubAllGlobals());

test('casinos are stored in the order of selection, and each selection shows a toast', () => {
  addCompared('casinoist', 'Casinoist');
  addCompared('winz-casino', 'Winz Casino');
  expect(compared.get()).toEqual(['casinoist', 'winz-casino']);
  expect(readStorage()).toEqual(['casinoist', 'winz-casino']);
  expect(listToasts()).toEqual([
    { messageKey: 'added', casino: 'winz-casino', name: 'Winz Casino', count: 2, kind: 'single' },
  ]);
});

test('a casino that is already selected is not added twice, and shows no toast', () => {
  writeStorage(['casinoist']);
  addCompared('casinoist', 'Casinoist');
  expect(compared.get()).toEqual(['casinoist']);
  expect(listToasts()).toEqual([]);
});

test('a removed casino is no longer stored; removing it again changes nothing', () => {
  writeStorage(['a', 'b']);
  removeCompared('a');
  expect(compared.get()).toEqual(['b']);
  expect(readStorage()).toEqual(['b']);
  removeCompared('a');
  expect(readStorage()).toEqual(['b']);
});

test('a fifth casino is refused, and subscribers are notified, so that its box is unticked', () => {
  expect(FOUR).toHaveLength(COMPARISON_LIMIT);
  for (const casino of FOUR) addCompared(casino, casino);
  const before = compared.get();
  addCompared('e', 'E');
  expect(compared.get()).toEqual(FOUR);
  expect(compared.get()).not.toBe(before);
  expect(readStorage()).toEqual(FOUR);
  expect(listToasts()).toContainEqual({ messageKey: 'full', kind: 'stack' });
  removeCompared('b');
  addCompared('e', 'E');
  expect(compared.get()).toEqual(['a', 'c', 'd', 'e']);
});

test('each language has its own selection', () => {
  addCompared('casinoist', 'Casinoist');
  document.documentElement.lang = 'sv';
  readCompared();
  expect(compared.get()).toEqual([]);
  addCompared('winz-casino', 'Winz Casino');
  expect(readStorage('fi')).toEqual(['casinoist']);
  expect(readStorage('sv')).toEqual(['winz-casino']);
});

describe('another tab', () => {
  test('its selection is adopted when the page reads the storage again', () => {
    addCompared('a', 'A');
    const listener = vi.fn();
    const unsubscribe = compared.subscribe(listener);
    writeStorage(['a', 'b']);
    readCompared();
    unsubscribe();
    expect(compared.get()).toEqual(['a', 'b']);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('adding and removing keep the casinos that the other tab has selected', () => {
    addCompared('a', 'A');
    writeStorage(['a', 'b']);
    addCompared('c', 'C');
    expect(readStorage()).toEqual(['a', 'b', 'c']);
    expect(listToasts()).toEqual([expect.objectContaining({ casino: 'c', count: 3 })]);
    writeStorage(['a', 'b', 'c', 'd']);
    removeCompared('a');
    expect(compared.get()).toEqual(['b', 'c', 'd']);
  });

  test('the limit includes the casinos that the other tab has selected', () => {
    addCompared('a', 'A');
    writeStorage(FOUR);
    addCompared('e', 'E');
    expect(compared.get()).toEqual(FOUR);
    expect(listToasts()).toContainEqual({ messageKey: 'full', kind: 'stack' });
  });
});

describe('invalid stored selections', () => {
  test.each([
    ['an object', { a: 1 }],
    ['null', null],
    ['a string', 'casinoist'],
  ])('%s counts as empty', (_, value) => {
    writeStorage(value);
    readCompared();
    expect(compared.get()).toEqual([]);
  });

  test('values that are not strings are dropped', () => {
    writeStorage(['a', 1, null, 'b']);
    readCompared();
    expect(compared.get()).toEqual(['a', 'b']);
  });

  test('if the stored text is not JSON, the page keeps its selection, and the next change overwrites the text', () => {
    addCompared('a', 'A');
    localStorage.setItem('compare_fi', '["a"');
    readCompared();
    expect(compared.get()).toEqual(['a']);
    addCompared('b', 'B');
    expect(readStorage()).toEqual(['a', 'b']);
  });
});

describe('blocked storage', () => {
  beforeEach(() => {
    const block = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: block, setItem: block, clear: () => {} });
  });

  test('the selection lasts as long as the page', () => {
    addCompared('a', 'A');
    addCompared('b', 'B');
    readCompared();
    expect(compared.get()).toEqual(['a', 'b']);
    removeCompared('a');
    expect(compared.get()).toEqual(['b']);
  });

  test('the limit still applies', () => {
    for (const casino of [...FOUR, 'e']) addCompared(casino, casino);
    expect(compared.get()).toEqual(FOUR);
    expect(listToasts()).toContainEqual({ messageKey: 'full', kind: 'stack' });
  });
});
