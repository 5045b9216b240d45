import { expect, test } from 'vitest';
import { CATEGORY_PAGES, isCategoryPage, isInCategory } from './category.ts';

test('a casino is in a category if it has any of the category’s tags', () => {
  expect(isInCategory({ category: ['snabbcasino'] }, 'quick-casinos')).toBe(true);
  expect(isInCategory({ category: ['mga', 'gratis-spins'] }, 'free-spins')).toBe(true);
  expect(isInCategory({ category: ['mga'] }, 'estonian-licence')).toBe(false);
  expect(isInCategory({ category: [] }, 'mga-licence')).toBe(false);
});

test('there are nine category pages, and the home page is not one of them', () => {
  expect(CATEGORY_PAGES).toHaveLength(9);
  expect(isCategoryPage('home')).toBe(false);
  expect(isCategoryPage('mga-licence')).toBe(true);
});
