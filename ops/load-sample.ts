import { listDocuments } from '@nettobonus/content/documents';
import { getTodayInUtc, publishContent } from './publish-content.ts';
import { runStudioCommand } from './studio-command.ts';

/** Loads the sample content into a migrated studio. Publishes the offer history first: the studio does not store it. */
export async function loadSample(databaseUrl: string): Promise<void> {
  const today = getTodayInUtc();
  await publishContent(databaseUrl, undefined, today);
  const lines = listDocuments(today).map((document) => JSON.stringify(document));
  await runStudioCommand('src/load.ts', { databaseUrl, lines });
}
