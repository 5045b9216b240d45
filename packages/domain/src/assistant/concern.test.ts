import { describe, expect, test } from 'vitest';
import { findConcern, findConversationConcern, isEvading } from './concern.ts';

describe('detects a concern in any language, regardless of the page’s language', () => {
  test.each([
    ['En halua enää elää', 'self-harm'],
    ['jag orkar inte leva mer', 'self-harm'],
    ['I want to kill myself', 'self-harm'],
    ['olen pelannut kaikki rahani', 'loss-of-control'],
    ['jag har förlorat allt på spel', 'loss-of-control'],
    ['jeg er avhengig av spill', 'loss-of-control'],
    ['I am in debt', 'loss-of-control'],
    ['hvordan kommer jeg uden om ROFUS?', 'evasion'],
    ['casinos not on gamstop', 'evasion'],
    ['ikäni on 15', 'minor'],
    ['haluan lopettaa pelaamisen', 'help'],
  ] as const)('%s: %s', (message, concern) => {
    expect(findConcern(message)).toBe(concern);
  });
});

describe('ignores messages that only resemble a concern', () => {
  test.each([
    'exclusive bonus',
    'Jeg ville gerne have en bonus',
    'Hvad gælder for bonussen?',
    'Hva gjelder?',
    'bonus beroende på insättning',
    'er bonusen avhengig av innskudd?',
    'Onko bonus pakko pelata läpi?',
    'Hur många gånger måste jag spela igenom bonusen?',
    'olen 18 vuotta',
    'talletan 15 €',
    'saanko rahat heti tilille',
    'tarvitsen apua bonuksen valinnassa',
  ])('%s', (message) => {
    expect(findConcern(message)).toBeNull();
  });
});

test('a later question clears a request for help, but no other concern', () => {
  expect(findConversationConcern(['olen veloissa', 'näytä silti bonuksia'])).toBe('loss-of-control');
  expect(findConversationConcern(['mistä saa apua', 'mikä on paras bonus'])).toBeNull();
  expect(findConversationConcern(['olen 16', 'haluan kuolla'])).toBe('self-harm');
});

test('a question about how to set a limit or a self-exclusion is not evasion', () => {
  expect(isEvading('Hur stänger jag av mig med Spelpaus?')).toBe(false);
  expect(isEvading('miten peliesto toimii')).toBe(false);
  expect(isEvading('casino utan Spelpaus')).toBe(true);
});
