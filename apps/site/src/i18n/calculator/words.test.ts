import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';
import { ALL_WORDS as OFFER_WORDS } from '../offers/all-words.ts';
import { ALL_WORDS } from './all-words.ts';

/** The calculator's word, and the one that offers have for the same thing. */
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

test('what cards and the calculator both speak of has one name', () => {
  for (const market of MARKETS) {
    for (const [key, offerKey] of SHARED) {
      expect(ALL_WORDS[market][key], `${market}.${key}`).toBe(OFFER_WORDS[market][offerKey]);
    }
  }
});

test('no language leaves a text empty, and few words are the same in another', () => {
  for (const market of MARKETS) {
    const texts = Object.entries(ALL_WORDS[market]);
    for (const [key, text] of texts) expect(text.trim(), `${market}.${key}`).not.toBe('');
    if (market === 'fi') continue;
    const same = texts.filter(([key, text]) => text === ALL_WORDS.fi[key as 'form']).map(([key]) => key);
    // Bonus, cashback, netto and the sticky kinds are called so everywhere.
    expect(same.length).toBeLessThan(10);
  }
});
