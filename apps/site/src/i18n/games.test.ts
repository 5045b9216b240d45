import { MARKETS } from '@nettobonus/domain/markets/market';
import { SEARCH_ENTRY_LIMITS } from '@nettobonus/domain/seo/search-entry';
import { expect, test } from 'vitest';
import { getDemoMessages } from './games.ts';
import { formatMessage } from './message.ts';

test.each(MARKETS)('in %s a game’s title and description fit a search result', (market) => {
  const messages = getDemoMessages(market);
  // As long as the longest game name.
  const values = { game: 'Kvarnens kugghjul', percent: '96,9\u00a0%', spread: '13,2' };
  expect(formatMessage(messages.title, values).length).toBeLessThanOrEqual(SEARCH_ENTRY_LIMITS.title);
  expect(formatMessage(messages.description, values).length).toBeLessThanOrEqual(
    SEARCH_ENTRY_LIMITS.description,
  );
});

test('no Danish sentence ends with an amount, because “kr.” already has a full stop', () => {
  for (const [key, text] of Object.entries(getDemoMessages('dk'))) {
    for (const form of typeof text === 'string' ? [text] : Object.values(text)) {
      expect(form, key).not.toMatch(
        /\{(stake|amount|staked|returned|chance|cost|expected|balance|start)\}\./,
      );
    }
  }
});
