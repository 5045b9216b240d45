import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { listForeignTexts, MIN_JUDGED_LETTERS } from '@nettobonus/domain/texts/foreign-texts';
import { expect, test } from 'vitest';
import { listTexts } from './check/texts.ts';
import { listDocuments } from './documents.ts';

const documents = listDocuments().flatMap(({ kind, market, key, body }) =>
  market === 'all'
    ? []
    : [{ name: `${kind} ${market}/${key}`, kind, market: market as Market, texts: listTexts(body) }],
);
const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const longTexts = documents.flatMap(({ name, market, texts }) =>
  texts
    .filter(({ text }) => countLetters(text) >= MIN_JUDGED_LETTERS)
    .map((found) => ({ name: `${name} ${found.path}`, market, found })),
);
const listOthers = (market: Market) => MARKETS.filter((other) => other !== market);

const isWrittenText = (kind: string) => ['review', 'article', 'page', 'editorial'].includes(kind);

test('no sample text is mistaken for another language', () => {
  const alarms = documents.filter(({ texts, market }) => listForeignTexts(texts, market).length > 0);
  console.log(
    `${documents.length} documents with ${longTexts.length} long texts: ${alarms.length} false alarms`,
  );
  expect(alarms.map(({ name }) => name)).toEqual([]);
  expect(longTexts.length).toBeGreaterThan(900);
});

test('every long text is found in each of the other markets', () => {
  const moves = longTexts.flatMap(({ name, market, found }) =>
    listOthers(market).map((other) => ({
      name: `${name} in ${other}`,
      isFound: listForeignTexts([found], other).length > 0,
    })),
  );
  const missed = moves.filter(({ isFound }) => !isFound);
  console.log(`${moves.length} long texts in another market: ${moves.length - missed.length} found`);
  expect(missed).toEqual([]);
});

// The rule does not judge short texts, and the lists of guides and news have no others.
test('every review, article, page and home page with a long text is found in each of the other markets', () => {
  const withLongText = new Set(longTexts.map(({ name }) => name));
  const moves = documents
    .filter(({ kind, name }) => isWrittenText(kind) && withLongText.has(name))
    .flatMap(({ name, market, texts }) =>
      listOthers(market).map((other) => ({
        name: `${name} in ${other}`,
        isFound: listForeignTexts(texts, other).length > 0,
      })),
    );
  const missed = moves.filter(({ isFound }) => !isFound);
  console.log(`${moves.length} documents in another market: ${moves.length - missed.length} found`);
  expect(missed).toEqual([]);
});
