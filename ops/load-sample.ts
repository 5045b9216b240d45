import { listDocuments } from '@nettobonus/content/documents';
import { publishContent } from './publish-content.ts';
import { runStudioCommand } from './studio-command.ts';

/** Brings the sample content into a studio whose schemas are up to date; its past first: the studio knows only what stands now. */
export async function loadSample(databaseUrl: string): Promise<void> {
  await publishContent(databaseUrl);
  const lines = listDocuments().map((document) => JSON.stringify(document));
  await runStudioCommand('src/load.ts', { databaseUrl, lines });
}
