import config from '@payload-config';
import { getPayload } from 'payload';

export const dynamic = 'force-dynamic';

/** Whether the studio can be worked in: it runs, and its database answers. */
export async function GET(): Promise<Response> {
  // With its clocks: jobs are run from the first question on, whether anybody has logged in or not.
  const payload = await getPayload({ config, cron: true });
  await payload.count({ collection: 'users' });
  return Response.json({ ok: true });
}
