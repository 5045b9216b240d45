/** Migrates schema `studio`: `node src/migrate.ts`. */
import { getPayload } from 'payload';
import { migrations } from './migrations/index.ts';
import config from './payload.config.ts';

const payload = await getPayload({ config, disableOnInit: true });
await payload.db.migrate({ migrations });
process.exit(0);
