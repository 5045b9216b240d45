/** Loads documents from standard input, one per line, as `ops/load-studio.ts` sends them. */
import { createInterface } from 'node:readline';
import { parseDocument } from '@nettobonus/domain/publishing/published-document';
import { getPayload } from 'payload';
import config from './payload.config.ts';
import { loadDocuments } from './publishing/load-documents.ts';

const documents = [];
for await (const line of createInterface({ input: process.stdin })) {
  const parsed = parseDocument(JSON.parse(line));
  if (!parsed.ok) throw new Error(`Invalid document on standard input: ${parsed.problem}`);
  documents.push(parsed.document);
}
const payload = await getPayload({ config });
const STEP = 50;
const loaded = await loadDocuments(payload, documents, (done, of) => {
  if (done % STEP === 0 || done === of) console.log(`  ${done} of ${of} documents`);
});
console.log(`Loaded: ${loaded.created} new, ${loaded.changed} changed, ${loaded.unchanged} unchanged`);
process.exit(0);
