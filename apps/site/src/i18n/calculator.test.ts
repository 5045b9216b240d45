import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';
import { getCalculatorMessages } from './calculator.ts';
import { getOfferMessages } from './offers.ts';

/** The key of a calculator message, and the key of the offer message that must have the same text. */
const SAME_TEXTS = [
  ['field_wagerTimes', 'wagering'],
  ['field_minDeposit', 'minDeposit'],
  ['field_maxBet', 'maxBet'],
  ['notCalculated', 'notCalculated'],
  ['finishes', 'finishes'],
  ['finishSentence', 'finishSentence'],
  ['missing_matchPercent', 'missing_matchPercent'],
  ['missing_maxBonus', 'missing_maxBonus'],
  ['missing_wagerTimes', 'missing_wagerTimes'],
  ['missing_freeSpins', 'missing_freeSpins'],
  ['calculationHeading', 'howCalculated'],
  ['line_net', 'net'],
] as const;

test('cards and the calculator use the same labels', () => {
  for (const market of MARKETS) {
    for (const [key, offerKey] of SAME_TEXTS) {
      expect(getCalculatorMessages(market)[key], `${market}.${key}`).toEqual(
        getOfferMessages(market)[offerKey],
      );
    }
  }
});
