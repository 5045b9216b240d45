import { detectIntent } from '@nettobonus/domain/assistant/detect-intent';
import { buildReply, type Reply } from '@nettobonus/domain/assistant/reply';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { describe, expect, test } from 'vitest';
import { listSampleCasinos, sampleBrands } from '../sample-catalogue.ts';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import { no } from './no.ts';
import type { QuestionRow } from './row.ts';
import { se } from './se.ts';

const QUESTIONS: Record<Market, QuestionRow[]> = { fi, se, no, dk };

function summariseReply(reply: Reply): string | string[] {
  switch (reply.kind) {
    case 'search':
    case 'casinos':
      return reply.offers.map(({ slug }) => slug);
    case 'concern':
      return reply.concern;
    case 'explain':
      return `explain ${reply.topic}`;
    default:
      return reply.kind;
  }
}

describe.each(MARKETS)('questions in %s', (market) => {
  const casinos = listSampleCasinos(market);

  test('number at least forty', () => {
    expect(QUESTIONS[market].length).toBeGreaterThanOrEqual(40);
  });

  test.each(QUESTIONS[market])('%s', (question, expected) => {
    const intent = detectIntent(question, market, casinos, sampleBrands);
    expect(summariseReply(buildReply(intent, { market, casinos, help: [] }))).toEqual(expected);
  });
});
