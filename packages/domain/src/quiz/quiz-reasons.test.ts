import { describe, expect, test } from 'vitest';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { QUIZ_QUESTIONS, type QuizAnswerName } from './quiz.ts';
import { evaluateAnswers, type QuizPeer, type QuizSubject } from './quiz-reasons.ts';

const TERMS: OfferTerms = {
  kind: 'match',
  currency: 'EUR',
  undisclosed: [],
  matchPercent: 100,
  wagerTimes: 20,
};
const casino = (overrides: Partial<QuizSubject> = {}): QuizSubject => ({
  rating: 8,
  gross: 100_00,
  games: 9,
  bonus: '100 % jopa 200 €',
  features: [],
  terms: TERMS,
  licence: { type: 'mga' },
  withdrawal: null,
  ...overrides,
});
const peer = (overrides: Partial<QuizPeer> = {}): QuizPeer => ({
  rating: 7,
  gross: 50_00,
  games: 7,
  ...overrides,
});
const evaluate = (answer: QuizAnswerName, subject = casino(), peers: QuizPeer[] = [subject]) => {
  const found = evaluateAnswers(subject, peers).find((reason) => reason.answer === answer);
  return found && { isMet: found.isMet, ...found.fact };
};

test('evaluates every possible answer once', () => {
  expect(evaluateAnswers(casino(), []).map(({ answer }) => answer)).toEqual(
    QUIZ_QUESTIONS.flatMap(({ id, options }) => options.map((option) => `${id}.${option.id}`)),
  );
});

describe('a rank', () => {
  const peers = [peer({ gross: 300_00 }), casino(), peer(), peer({ gross: null }), peer(), peer()];

  test('counts only casinos with a known gross, and the top third has a big bonus', () => {
    expect(evaluate('bonusType.bigBonus', casino(), peers)).toEqual({
      isMet: true,
      code: 'gross',
      value: 100_00,
      rank: 2,
      total: 5,
    });
    expect(evaluate('bonusType.bigBonus', casino(), [...peers, peer({ gross: 101_00 })])).toMatchObject({
      isMet: false,
      rank: 3,
      total: 6,
    });
  });

  test('is shared by ties', () => {
    expect(evaluate('priority.highRating', casino(), [casino(), casino(), peer()])).toEqual({
      isMet: true,
      code: 'rating',
      value: 8,
      rank: 1,
      total: 3,
    });
  });

  test('for games counts only reviewed casinos, and needs a review', () => {
    expect(evaluate('priority.gameVariety', casino(), [peer({ games: null }), casino()])).toMatchObject({
      isMet: true,
      code: 'games',
      rank: 1,
      total: 1,
    });
    expect(evaluate('priority.gameVariety', casino({ games: null }))).toEqual({
      isMet: false,
      code: 'gamesNotReviewed',
    });
  });

  test('is missing without a known gross, including for players who accept wagering', () => {
    const subject = casino({ gross: null, terms: { ...TERMS, undisclosed: ['wagerTimes'] } });
    expect(evaluate('bonusType.bigBonus', subject)).toEqual({ isMet: false, code: 'grossUndisclosed' });
    expect(evaluate('wagering.bigBonus', subject)).toEqual({ isMet: false, code: 'grossUndisclosed' });
  });
});

test('the reason for a player who accepts wagering has the gross and the multiplier', () => {
  expect(evaluate('wagering.bigBonus')).toEqual({
    isMet: true,
    code: 'grossAndMultiplier',
    gross: 100_00,
    multiplier: 20,
  });
  const bigger = [peer({ gross: 300_00 }), casino()];
  expect(evaluate('wagering.bigBonus', casino(), bigger)).toMatchObject({ isMet: false, multiplier: 20 });
});

describe('wagering', () => {
  const wagered = (wagerTimes: number) => casino({ terms: { ...TERMS, wagerTimes } });

  test('is low up to 20×', () => {
    expect(evaluate('wagering.lowWagering', wagered(20))).toEqual({
      isMet: true,
      code: 'multiplier',
      multiplier: 20,
    });
    expect(evaluate('wagering.lowWagering', wagered(21))).toEqual({
      isMet: false,
      code: 'multiplier',
      multiplier: 21,
    });
    expect(evaluate('wagering.lowWagering', wagered(0))).toEqual({ isMet: true, code: 'wagerFree' });
  });

  test.each(['bonusType.wagerFree', 'wagering.wagerFreeOnly'] as const)('must be zero for %s', (answer) => {
    expect(evaluate(answer, wagered(0))).toEqual({ isMet: true, code: 'wagerFree' });
    expect(evaluate(answer, wagered(1))).toEqual({ isMet: false, code: 'notWagerFree', multiplier: 1 });
  });

  test('on the free spins counts as well', () => {
    const freeSpins = { count: 50, spinValue: 20, wagerTimes: 35 };
    const subject = casino({ terms: { ...TERMS, wagerTimes: 0, freeSpins } });
    expect(evaluate('bonusType.wagerFree', subject)).toEqual({
      isMet: false,
      code: 'notWagerFree',
      multiplier: 35,
    });
  });

  test('is never low if it is undisclosed', () => {
    const subject = casino({ terms: { ...TERMS, wagerTimes: undefined, undisclosed: ['wagerTimes'] } });
    expect(evaluate('wagering.lowWagering', subject)).toEqual({
      isMet: false,
      code: 'multiplierUndisclosed',
    });
    expect(evaluate('wagering.wagerFreeOnly', casino({ terms: undefined }))).toEqual({
      isMet: false,
      code: 'multiplierUndisclosed',
    });
  });
});

test('takes the number of free spins from the terms, or detects them in the headline', () => {
  const freeSpins = { count: 50, spinValue: 20 };
  expect(evaluate('bonusType.freeSpins', casino({ terms: { ...TERMS, freeSpins } }))).toEqual({
    isMet: true,
    code: 'spins',
    count: 50,
  });
  expect(evaluate('bonusType.freeSpins', casino({ bonus: '100 % + ilmaiskierroksia' }))).toEqual({
    isMet: true,
    code: 'spinsMentioned',
  });
  expect(evaluate('bonusType.freeSpins')).toEqual({ isMet: false, code: 'noSpins' });
});

test('takes the cashback percentage from the terms, or else from the features', () => {
  const features = ['MGA', 'Cashback 12 %'];
  const terms: OfferTerms = { kind: 'cashback', currency: 'EUR', undisclosed: [], cashbackPercent: 10 };
  expect(evaluate('bonusType.cashback', casino({ terms, features }))).toMatchObject({ percent: 10 });
  expect(evaluate('bonusType.cashback', casino({ features }))).toEqual({
    isMet: true,
    code: 'cashback',
    percent: 12,
  });
  expect(evaluate('bonusType.cashback', casino({ features: ['Cashback'] }))).toEqual({
    isMet: true,
    code: 'cashbackMentioned',
  });
  expect(evaluate('bonusType.cashback')).toEqual({ isMet: false, code: 'noCashback' });
});

test('quick casinos match a preference for speed, and all others a preference for traditional casinos', () => {
  const withdrawal = { method: 'Trustly', time: 'alle tunti' };
  const quick = casino({ features: ['Pikakasino'], withdrawal });
  expect(evaluate('speed.important', quick)).toEqual({ isMet: true, code: 'quick', withdrawal });
  expect(evaluate('speed.traditional', quick)).toEqual({ isMet: false, code: 'quick', withdrawal: null });
  const slow = casino({ withdrawal });
  expect(evaluate('speed.important', slow)).toEqual({ isMet: false, code: 'notQuick', withdrawal });
  expect(evaluate('speed.traditional', slow)).toEqual({ isMet: true, code: 'traditional' });
});

test('security requires an EEA licence', () => {
  expect(evaluate('priority.security')).toEqual({ isMet: true, code: 'eeaLicence', licence: 'mga' });
  expect(evaluate('priority.security', casino({ licence: { type: 'curacao' } }))).toEqual({
    isMet: false,
    code: 'otherLicence',
    licence: 'curacao',
  });
});
