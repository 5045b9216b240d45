import type { Market } from '@nettobonus/domain/markets/market';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { connect, type Database } from '@nettobonus/store/connect';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { startMigratedDatabase, startStudioDatabase } from '../../../ops/use-test-database.ts';
import type { Role } from './access/roles.ts';
import { migrations } from './migrations/index.ts';
import { type RequestOptions, sendRequest } from './test-request.ts';

export interface TestStudio {
  payload: Payload;
  db: Database;
  /** Sends a request to the studio's REST API, as the token's user or anonymously. */
  request: (method: string, path: string, options?: RequestOptions) => Promise<Response>;
}

export const PASSWORD = 'correct-horse-battery';

/** Creates a user with the role, logs in and returns the token. A market editor gets Sweden as their market. */
export async function logInAs({ payload, request }: TestStudio, role: Role): Promise<string> {
  const email = `${role}@example.org`;
  const markets: Market[] = role === 'market-editor' ? ['se'] : [];
  await payload.create({
    collection: 'users',
    data: { name: role, email, password: PASSWORD, role, markets },
    overrideAccess: true,
  });
  const response = await request('POST', '/users/login', { body: { email, password: PASSWORD } });
  return readToken(response);
}

/** The session's token, which only the cookie has. */
export function readToken(response: Response): string {
  const [, token = ''] = /payload-token=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  return token;
}

/** The device cookie that a login sets, as the browser sends it back. */
export function readDeviceCookie(response: Response): string {
  const [, cookie = ''] = /(payload-device-[^;]*)/.exec(response.headers.getSetCookie().join()) ?? [];
  return cookie;
}

/** A user's id, as the audit log stores it. */
export async function findUserId({ payload }: TestStudio, email: string): Promise<string> {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 });
  return String(docs[0]?.id);
}

/** Lets one editor publish despite rule errors, as in a market with a newsroom of one person. */
export async function turnOffSecondPerson({ db }: TestStudio): Promise<void> {
  await db`
    INSERT INTO studio.market_settings (market, second_person, _status)
    SELECT unnest(enum_range(NULL::studio.enum_market_settings_market)), false, 'draft'
    ON CONFLICT (market) DO UPDATE SET second_person = false`;
  await db`UPDATE studio._market_settings_v SET version_second_person = false`;
}

/** Requires a second person in one market again. */
export async function turnOnSecondPerson({ db }: TestStudio, market: Market): Promise<void> {
  await db`UPDATE studio.market_settings SET second_person = true WHERE market = ${market}`;
}

/** Picks some documents and the casinos that they reference: loading all documents takes half a minute. */
export function pickDocuments(
  documents: readonly PublishedDocument[],
  isWanted: (document: PublishedDocument) => boolean,
): PublishedDocument[] {
  const wanted = documents.filter(isWanted);
  const text = JSON.stringify(wanted);
  const referenced = documents.filter(({ kind, key }) => kind === 'casino' && text.includes(`"${key}"`));
  return [...new Set([...referenced, ...wanted])];
}

/**
 * Starts a studio with its own database before the tests, and removes both after the last test. With `migrationCount`,
 * only that many migrations have run and the studio connects as the database's owner, for tests of migrations.
 * Otherwise all migrations have run and the studio connects with the same database login as in production.
 */
export function withTestStudio(onStart: (studio: TestStudio) => void, migrationCount?: number): void {
  let server: TestDatabase;
  let db: Database;
  let payload: Payload;
  beforeAll(async () => {
    process.env.SECOND_FACTOR ??= 'optional';
    if (migrationCount === undefined) {
      const started = await startStudioDatabase();
      server = started;
      process.env.DATABASE_URL = started.studioUrl;
    } else {
      server = await startMigratedDatabase();
      process.env.DATABASE_URL = server.url;
    }
    db = connect(server.url);
    // Import only now: the configuration reads DATABASE_URL on load.
    const { default: config } = await import('./payload.config.ts');
    payload = await getPayload({ config });
    if (migrationCount !== undefined) {
      await payload.db.migrate({ migrations: migrations.slice(0, migrationCount) });
    }
    onStart({ payload, db, request: (...args) => sendRequest(config, ...args) });
  }, 120_000);
  afterAll(async () => {
    await payload.destroy();
    await db.end();
    await server.remove();
  });
}
