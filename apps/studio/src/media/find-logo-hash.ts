import type { PayloadRequest } from 'payload';
import { relationId } from '../publishing/stored-document.ts';

/** Returns the hash that identifies a casino's logo on the site, or null if the picture does not exist. */
export async function findLogoHash(req: PayloadRequest, logo: unknown): Promise<string | null> {
  const picture = await req.payload.findByID({
    collection: 'media',
    id: relationId(logo) as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return picture?.hash ?? null;
}
