/** Loads documents from standard input, one per line, as `ops/load-sample.ts` sends them. */
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
const PROGRESS_STEP = 50;
const result = await loadDocuments(payload, documents, (done, total) => {
  if (done % PROGRESS_STEP === 0 || done === total) console.log(`  ${done} of ${total} documents`);
});
console.log(`Loaded: ${result.created} new, ${result.changed} changed, ${result.unchanged} unchanged`);
process.exit(0);
