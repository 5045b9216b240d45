import config from '@payload-config';
import { getPayload } from 'payload';

export const dynamic = 'force-dynamic';

/** Whether the studio can be worked in: it runs, and its database answers. */
export async function GET(): Promise<Response> {
  const payload = await getPayload({ config });
  await payload.count({ collection: 'users' });
  return Response.json({ ok: true });
}
