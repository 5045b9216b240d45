import { casinos } from '@nettobonus/content/casinos';
import { findWordingProblems } from '@nettobonus/content/check/wording';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, Record<string, string | { one: string; other: string }>>>(
  './{fi,se,no,dk}/*.ts',
  { eager: true },
);
const names = Object.values(casinos).map(({ name }) => name.split(' ')[0] ?? name);
/** Only the calculator and the method page explain the average of all outcomes. */
const GROUPS_WITH_AVERAGE = ['calculator', 'method'];

/** The messages of a market as visitors read them: with 1 in the singular form and 7 in all other places. */
function listMessages(market: Market) {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`./${market}/`))
    .flatMap(([, groups]) => Object.entries(groups))
    .flatMap(([group, messages]) =>
      Object.entries(messages).flatMap(([key, message]) => {
        const forms = typeof message === 'string' ? { other: message } : message;
        return Object.entries(forms).map(([form, text]) => ({
          group,
          path: `${group}.${key}`,
          text: text.replaceAll('{count}', form === 'one' ? '1' : '7').replaceAll(/\{\w+\}/g, '7'),
        }));
      }),
    );
}

test.each(MARKETS)('the messages of %s follow the wording rules', (market) => {
  const messages = listMessages(market);
  expect(messages.length).toBeGreaterThan(500);
  const problems = messages.flatMap((message) =>
    findWordingProblems(message, market, {
      names,
      mayNameAverage: GROUPS_WITH_AVERAGE.includes(message.group),
    }).map((problem) => `${message.path} ${problem}`),
  );
  expect(problems).toEqual([]);
});
