import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';
import { calculatorMessagesOf } from './calculator.ts';
import { offerMessagesOf } from './offers.ts';

/** A message of the calculator, and the message of offers for the same thing. */
const SHARED = [
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
  ['sumHeading', 'howCalculated'],
  ['line_net', 'net'],
] as const;

test('cards and the calculator use the same names', () => {
  for (const market of MARKETS) {
    for (const [key, offerKey] of SHARED) {
      expect(calculatorMessagesOf(market)[key], `${market}.${key}`).toEqual(
        offerMessagesOf(market)[offerKey],
      );
    }
  }
});
