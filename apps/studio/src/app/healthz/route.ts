import config from '@payload-config';
import { getPayload } from 'payload';

export const dynamic = 'force-dynamic';

/** Health check: the studio is running and its database responds. */
export async function GET(): Promise<Response> {
  // `cron` starts scheduled jobs with the first health check, even if no user has logged in.
  const payload = await getPayload({ config, cron: true });
  await payload.count({ collection: 'users' });
  return Response.json({ ok: true });
}
