import type { PayloadRequest } from 'payload';
import { relationId } from '../publishing/stored.ts';

/** The hash by which the site finds a casino's logo; null if the picture does not exist. */
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
