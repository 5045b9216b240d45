import { expect, test } from 'vitest';
import { categoryBadge, filledStars } from './card.ts';

test.each([
  [10, 5],
  [9.8, 4.5],
  [7.6, 3.5],
  [5, 2.5],
  [0.9, 0],
])('a rating of %d fills %d of five stars', (rating, stars) => {
  expect(filledStars(rating)).toBe(stars);
});

test.each([
  [['Pikakasino', 'Verovapaa', 'Non-sticky', 'Kierrätysvapaa'], 'wagerFree'],
  [['Pikakasino', 'Verovapaa', 'Non sticky'], 'nonSticky'],
  [['Pikakasino', 'Non-sticky'], 'nonSticky'],
  [['Pikakasino', 'Verovapaa'], 'taxFree'],
  [['MGA', 'Pikakasino'], 'quick'],
  [['Utan omsättning'], 'wagerFree'],
  [['Hurtigt casino'], 'quick'],
  [['MGA'], null],
  [[], null],
] as const)('a card with the features %j shows the badge %s', (features, badge) => {
  expect(categoryBadge(features)).toBe(badge);
});
