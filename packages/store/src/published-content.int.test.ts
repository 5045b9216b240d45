import { ALL_MARKETS, type PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import type { Database } from './connect.ts';
import { publish, withdrawStatement } from './publish.ts';
import { PublishedContent } from './published-content.ts';

let db: Database;
useTestDatabase((_, connected) => {
  db = connected;
});
beforeEach(() => db`TRUNCATE site.published_documents`);

const casino = (key: string, name = key): PublishedDocument => ({
  kind: 'casino',
  market: ALL_MARKETS,
  key,
  body: { name, image: `/tiles/${key}.svg` },
});

const readNames = async (content: PublishedContent) =>
  (await content.read()).list('casino', ALL_MARKETS).map(({ name }) => name);

test('each read has what was published before it', async () => {
  const content = new PublishedContent(db);
  expect(await readNames(content)).toEqual([]);
  await publish(db, [casino('joki'), casino('winz')]);
  expect(await readNames(content)).toEqual(['joki', 'winz']);
  await publish(db, [casino('winz', 'Winz Casino')]);
  expect(await readNames(content)).toEqual(['joki', 'Winz Casino']);
  const { text, values } = withdrawStatement([{ kind: 'casino', market: ALL_MARKETS, key: 'joki' }]);
  await db.unsafe(text, values as string[]);
  expect(await readNames(content)).toEqual(['Winz Casino']);
});

test('an unchanged document is the same object, so that what follows from it can be remembered', async () => {
  const content = new PublishedContent(db);
  await publish(db, [casino('joki'), casino('winz')]);
  const before = (await content.read()).get('casino', ALL_MARKETS, 'joki');
  await publish(db, [casino('winz', 'Winz Casino')]);
  expect((await content.read()).get('casino', ALL_MARKETS, 'joki')).toBe(before);
});

test('a read that starts after a publication has it, even if an earlier read is still running', async () => {
  const content = new PublishedContent(db);
  const reads = [1, 2, 3].map(async (n) => {
    await publish(db, [casino(`casino-${n}`)]);
    return [n, await readNames(content)] as const;
  });
  for (const [n, names] of await Promise.all(reads)) expect(names).toContain(`casino-${n}`);
});

test('a database that was restored to an earlier state is read again', async () => {
  const content = new PublishedContent(db);
  await publish(db, [casino('joki')]);
  await publish(db, [casino('winz')]);
  expect(await readNames(content)).toEqual(['joki', 'winz']);
  await db`DELETE FROM site.published_documents WHERE key = 'winz'`;
  expect(await readNames(content)).toEqual(['joki']);
});
