/** Creates an admin from a line of JSON on standard input, as `ops/create-admin.ts` sends it. */
import { text } from 'node:stream/consumers';
import { getPayload } from 'payload';
import { z } from 'zod';
import config from './payload.config.ts';

const { email, name, password } = z
  .object({ email: z.email(), name: z.string().min(1), password: z.string() })
  .parse(JSON.parse(await text(process.stdin)));
const payload = await getPayload({ config });
try {
  await payload.create({
    collection: 'users',
    data: { email, name, password, role: 'admin' },
    overrideAccess: true,
  });
  console.log(`Created the admin ${email}`);
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
