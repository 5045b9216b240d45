import type { PayloadRequest } from 'payload';
import { relationId } from '../publishing/stored-document.ts';

/** Returns the hashes that identify a casino's logo on the site in its two sizes; null for a size that does not exist. */
export async function findLogoHashes(
  req: PayloadRequest,
  logo: unknown,
): Promise<{ logoHash: string | null; largeLogoHash: string | null }> {
  const picture = await req.payload.findByID({
    collection: 'media',
    id: relationId(logo) as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return { logoHash: picture?.hash ?? null, largeLogoHash: picture?.largeHash ?? null };
}
