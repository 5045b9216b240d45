import type { Market } from '@nettobonus/domain/markets/market';
import { listMediaUsesStatement } from '@nettobonus/store/media';
import type { PayloadRequest } from 'payload';
import { runStatement } from '../publishing/run-statement.ts';

/** A place that shows a picture. */
export interface PictureUse {
  title: string;
  /** The form of the document; null if it is not known. */
  href: string | null;
  /** The market whose language the picture's texts need; null for logos, which need none. */
  market: Market | null;
}

export interface UsedPicture {
  id: number | string;
  hash?: string | null | undefined;
}

/** Lists the documents that use a picture, published or in their newest draft. */
export async function listUses(req: PayloadRequest, { id, hash }: UsedPicture): Promise<PictureUse[]> {
  const [casinos, others] = await Promise.all([listCasinos(req, id), hash ? listPublished(req, hash) : []]);
  return [...casinos, ...others];
}

async function listCasinos(req: PayloadRequest, id: number | string): Promise<PictureUse[]> {
  const found = await Promise.all(
    [false, true].map((draft) =>
      req.payload.find({
        collection: 'casinos',
        where: { logo: { equals: id } },
        depth: 0,
        pagination: false,
        draft,
        trash: true,
        overrideAccess: true,
        select: { name: true, deletedAt: true },
        req,
      }),
    ),
  );
  const casinos = new Map(found.flatMap(({ docs }) => docs.map((casino) => [casino.id, casino])));
  return [...casinos.values()].map(({ id: casino, name, deletedAt }) => ({
    title: `${name ?? 'A casino without a name'} (logo${deletedAt ? ', in the trash' : ''})`,
    href: formHref(deletedAt ? 'casinos/trash' : 'casinos', casino),
    market: null,
  }));
}

/** Published documents contain the hashes of the pictures in their texts. */
async function listPublished(req: PayloadRequest, hash: string): Promise<PictureUse[]> {
  const rows = (await runStatement(req, listMediaUsesStatement(hash))) as unknown as {
    kind: string;
    market: string;
    key: string;
  }[];
  return rows
    .filter(({ kind }) => kind !== 'casino')
    .map(({ kind, market, key }) => ({
      title: `${kind} ${key} · ${market}`,
      href: null,
      market: market as Market,
    }));
}

const formHref = (collection: string, id: number | string) => `/admin/collections/${collection}/${id}`;

/** Names the places in a sentence: "Winz Casino (logo) and review winz-casino · fi". */
export const formatUses = (uses: readonly PictureUse[]): string =>
  new Intl.ListFormat('en-GB').format(uses.map(({ title }) => title));
