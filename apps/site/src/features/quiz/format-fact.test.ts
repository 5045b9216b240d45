import { MARKETS } from '@nettobonus/domain/markets/market';
import type { QuizFact } from '@nettobonus/domain/quiz/quiz-reasons';
import { describe, expect, test } from 'vitest';
import { formatFact, formatReason } from './format-fact.ts';

const withdrawal = { method: 'Trustly', time: 'Alle tunti' };
const rank = { value: 9.5, rank: 3, total: 95 };

test.each<[QuizFact, string]>([
  [
    { code: 'gross', value: 210_00, rank: 18, total: 93 },
    '100 €:n talletuksella brutto on 210 €, sijoitus listalla 18/93',
  ],
  [
    { code: 'grossAndMultiplier', gross: 210_00, multiplier: 35 },
    '100 €:n talletuksella brutto on 210 €, kierrätys 35×',
  ],
  [
    { code: 'grossAndMultiplier', gross: 50_00, multiplier: 0 },
    '100 €:n talletuksella brutto on 50 €, kierrätystä ei ole',
  ],
  [{ code: 'spins', count: 50 }, 'tarjouksessa niitä on 50'],
  [{ code: 'cashback', percent: 12 }, 'täällä sitä saa 12 %'],
  [{ code: 'noCashback' }, 'tällä kasinolla sitä ei ole'],
  [{ code: 'multiplier', multiplier: 8 }, 'täällä se on 8×'],
  [{ code: 'quick', withdrawal }, 'tämä on pikakasino, kotiutus (Trustly): alle tunti'],
  [{ code: 'quick', withdrawal: null }, 'tämä on pikakasino'],
  [{ code: 'notQuick', withdrawal }, 'tämä ei ole pikakasino, kotiutus (Trustly): alle tunti'],
  [{ code: 'rating', ...rank, rank: 1 }, '9,5 on listan paras'],
  [{ code: 'rating', ...rank }, '9,5, sijoitus listalla 3'],
  [{ code: 'rating', ...rank, rank: 61 }, '9,5, sijoitus listalla 61/95'],
  [{ code: 'games', ...rank }, 'pelit saivat meiltä 9,5/10, sijoitus arvosteltujen joukossa 3/95'],
  [{ code: 'eeaLicence', licence: 'mga' }, 'lisenssi on ETA-maasta: Malta (MGA)'],
])('%j is formatted as a sentence', (fact, text) => {
  expect(formatFact(fact, 'fi', 100_00).replaceAll('\u00a0', ' ')).toBe(text);
});

test('a reason is the visitor’s wish, followed by the fact', () => {
  const fact = { code: 'noCashback' } as const;
  expect(formatReason({ answer: 'bonusType.cashback', isMet: false, fact }, 'fi', 100_00)).toEqual({
    answer: 'bonusType.cashback',
    isMet: false,
    text: 'Halusit cashbackia: tällä kasinolla sitä ei ole',
  });
});

describe('in every language', () => {
  const facts: QuizFact[] = [
    { code: 'gross', ...rank },
    { code: 'grossAndMultiplier', gross: 210_00, multiplier: 35 },
    { code: 'games', ...rank },
    { code: 'rating', ...rank },
    { code: 'notQuick', withdrawal },
    { code: 'otherLicence', licence: 'curacao' },
  ];
  test.each(MARKETS)('fills every placeholder for %s', (market) => {
    for (const fact of facts) expect(formatFact(fact, market, 100_00)).not.toMatch(/[{}]|undefined/);
  });
});
