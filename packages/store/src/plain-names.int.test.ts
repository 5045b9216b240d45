import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../ops/test-database.ts';
import { connect, type Database } from './connect.ts';
import { getLinkCheck } from './link-checks.ts';
import { migrate } from './migrate.ts';

/** The number of migrations before the one that gives stored fields their current names. */
const MIGRATIONS_BEFORE = 11;
const LINK = 'https://track.example/hohto';
const PREVIEW = '00000000-0000-4000-8000-000000000001';

const listing = (field: string, undisclosed: string[], bonus = '100 %') => ({
  bonus,
  terms: { kind: 'match', [field]: undisclosed },
});

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await startTestDatabase();
  await migrate(server.url, MIGRATIONS_BEFORE);
  db = connect(server.url);
});
afterAll(async () => {
  await db.end();
  await server.remove();
});

test('rows keep their values when stored fields are renamed', async () => {
  const quote = 'They write "untold": nothing';
  const publish = (bodies: Record<string, unknown>) =>
    db`SELECT version FROM site.publish(${db.json(
      Object.entries(bodies).map(([key, body]) => ({ kind: 'listing', market: 'fi', key, body })) as never,
    )})`;
  await publish({ hohto: listing('untold', []), winz: { bonus: quote } });
  await publish({ hohto: listing('untold', ['wagerTimes']) });
  const draft = {
    published: [
      { kind: 'listing', market: 'fi', key: 'hohto', body: listing('untold', ['maxBonus'], quote) },
    ],
    gone: [{ kind: 'casino', market: 'all', key: 'joki' }],
  };
  await db`SELECT site.keep_preview(${PREVIEW}, ${db.json(draft)}, now() + interval '1 hour')`;
  for (const [standing, status] of [
    ['in order', 200],
    ['look', 451],
    ['broken', null],
  ] as const) {
    await db`
      INSERT INTO site.link_checks (link, standing, reason, status, final_url, ms, checked_at)
      VALUES (${LINK}, ${standing}, 'fine', ${status}, ${LINK}, 1, now())`;
    await db`
      INSERT INTO site.link_standings (link, standing, reason, failures, status, final_url, ms, checked_at)
      VALUES (${`${LINK}/${standing}`}, ${standing}, 'fine', 0, ${status}, ${LINK}, 1, now())`;
  }
  const versions = () =>
    db`SELECT key, version, published_at FROM site.published_documents ORDER BY key`.then((rows) => [
      ...rows,
    ]);
  const versionsBefore = await versions();

  await migrate(server.url);

  expect(await versions()).toEqual(versionsBefore);
  expect([...(await db`SELECT key, body FROM site.published_documents ORDER BY key`)]).toEqual([
    { key: 'hohto', body: listing('undisclosed', ['wagerTimes']) },
    { key: 'winz', body: { bonus: quote } },
  ]);
  expect([...(await db`SELECT before, after FROM site.offer_changes`)]).toEqual([
    { before: listing('undisclosed', []), after: listing('undisclosed', ['wagerTimes']) },
  ]);
  await expect(db`UPDATE site.offer_changes SET after = '{}'`).rejects.toThrow('is refused');
  const [preview] = await db`SELECT site.get_preview(${PREVIEW}) AS draft`;
  expect(preview?.draft).toEqual({
    published: [{ ...draft.published[0], body: listing('undisclosed', ['maxBonus'], quote) }],
    withdrawn: draft.gone,
  });
  expect([...(await db`SELECT status, http_status FROM site.link_checks ORDER BY id`)]).toEqual([
    { status: 'ok', http_status: 200 },
    { status: 'review', http_status: 451 },
    { status: 'broken', http_status: null },
  ]);
  expect(await getLinkCheck(db, `${LINK}/look`)).toMatchObject({ status: 'review', httpStatus: 451 });
  expect(await getLinkCheck(db, `${LINK}/in order`)).toMatchObject({ status: 'ok', httpStatus: 200 });
  await expect(db`UPDATE site.link_statuses SET status = 'look'`).rejects.toThrow(
    'link_statuses_status_check',
  );
});
