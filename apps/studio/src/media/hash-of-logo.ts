import type { PayloadRequest } from 'payload';
import { idOfNamed } from '../publishing/stored.ts';

/** The hash by which the site finds a casino's logo; null if the picture does not exist. */
export async function hashOfLogo(req: PayloadRequest, logo: unknown): Promise<string | null> {
  const picture = await req.payload.findByID({
    collection: 'media',
    id: idOfNamed(logo) as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return picture?.hash ?? null;
}
