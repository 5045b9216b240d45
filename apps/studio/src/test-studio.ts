import type { Market } from '@nettobonus/domain/market';
import type { PublishedDocument } from '@nettobonus/domain/published-document';
import { connect, type Database } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { getPayload, handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { afterAll, beforeAll } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../ops/test-database.ts';
import type { Role } from './access/roles.ts';
import { migrations } from './migrations/index.ts';

export interface TestStudio {
  payload: Payload;
  db: Database;
  /** Asks the studio's REST interface, as the user of a token or as nobody. */
  ask: (method: string, path: string, options?: Question) => Promise<Response>;
}

interface Question {
  token?: string;
  /** Sent as JSON, or as a form with a file. */
  body?: object | FormData;
}

export const PASSWORD = 'correct-horse-battery';
const ORIGIN = 'http://localhost:3001';

/** Makes a user of a role, whose market, where the role has one, is Sweden; returns their token. */
export async function logInAs({ payload, ask }: TestStudio, role: Role): Promise<string> {
  const email = `${role}@example.org`;
  const markets: Market[] = role === 'market-editor' ? ['se'] : [];
  await payload.create({
    collection: 'users',
    data: { name: role, email, password: PASSWORD, role, markets },
    overrideAccess: true,
  });
  const answer = await ask('POST', '/users/login', { body: { email, password: PASSWORD } });
  return (await answer.json()).token;
}

/** Those of the documents that are wanted, and the casinos that they name: to load all takes half a minute. */
export function pickDocuments(
  documents: readonly PublishedDocument[],
  isWanted: (document: PublishedDocument) => boolean,
): PublishedDocument[] {
  const wanted = documents.filter(isWanted);
  const text = JSON.stringify(wanted);
  const named = documents.filter(({ kind, key }) => kind === 'casino' && text.includes(`"${key}"`));
  return [...new Set([...named, ...wanted])];
}

/** A studio of the tests' own, on a database of its own; both are gone after the last. */
export function withTestStudio(take: (studio: TestStudio) => void): void {
  let server: TestDatabase;
  let db: Database;
  let payload: Payload;
  beforeAll(async () => {
    server = await startTestDatabase();
    await migrate(server.url);
    db = connect(server.url);
    process.env.DATABASE_URL = server.url;
    // After the address is set: the configuration reads it when it is loaded.
    const { default: config } = await import('./payload.config.ts');
    payload = await getPayload({ config });
    await payload.db.migrate({ migrations });
    take({ payload, db, ask: (...question) => askRest(config, ...question) });
  }, 120_000);
  afterAll(async () => {
    await payload.destroy();
    await db.end();
    await server.remove();
  });
}

async function askRest(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  method: string,
  path: string,
  { token, body }: Question = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const request = new Request(`${ORIGIN}/api${path}`, {
    method,
    headers: {
      Origin: ORIGIN,
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `JWT ${token}` } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  return handleEndpoints({ config, request });
}
