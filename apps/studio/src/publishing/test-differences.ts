import { isDeepStrictEqual } from 'node:util';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { PayloadRequest } from 'payload';
import type { TestStudio } from '../test-studio.ts';
import { COLLECTION_BY_KIND } from './collections-by-kind.ts';
import { loadLicences } from './load-references.ts';
import { runStatement } from './run-statement.ts';
import { type References, toDocument } from './to-document.ts';

/** The names of all documents that differ between the studio's published versions and the site. */
export async function listDifferences({ payload }: Pick<TestStudio, 'payload'>): Promise<string[]> {
  // One snapshot of the database for all queries, so that jobs may run meanwhile.
  const transactionID = (await payload.db.beginTransaction({ isolationLevel: 'repeatable read' })) ?? '';
  const req = { payload, transactionID };
  try {
    const casinos = await payload.find({ collection: 'casinos', depth: 0, pagination: false, req });
    const slugs = new Map(casinos.docs.map(({ id, slug }) => [id, slug]));
    const references: References = {
      getCasinoSlug: (id) => slugs.get(id) ?? '',
      getLicence: await loadLicences({ payload, req: req as PayloadRequest }),
    };
    const inStudio = new Map<string, unknown>();
    for (const [kind, collection] of Object.entries(COLLECTION_BY_KIND) as [DocumentKind, 'listings'][]) {
      const { docs } = await payload.find({
        collection,
        where: { _status: { equals: 'published' } },
        depth: 0,
        pagination: false,
        req,
      });
      for (const doc of docs) {
        const mapped = toDocument(kind, doc, references);
        const name = mapped.ok
          ? `${kind}/${mapped.document.market}/${mapped.document.key}`
          : `invalid ${collection}/${doc.id}`;
        if (inStudio.has(name)) throw new Error(`The studio has two published documents ${name}`);
        inStudio.set(name, mapped.ok ? JSON.parse(JSON.stringify(mapped.document.body)) : null);
      }
    }
    const text = 'SELECT kind, market, key, body FROM site.published_documents WHERE body IS NOT NULL';
    const rows = await runStatement(req, { text, values: [] });
    const onSite = new Map(
      rows.map(({ kind, market, key, body }): [string, unknown] => [`${kind}/${market}/${key}`, body]),
    );
    return [...new Set([...inStudio.keys(), ...onSite.keys()])].filter(
      (name) => !isDeepStrictEqual(inStudio.get(name), onSite.get(name)),
    );
  } finally {
    await payload.db.rollbackTransaction(transactionID);
  }
}
