import type { FieldProblem } from '@nettobonus/domain/publishing/list-field-problems';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { Draft, StudioDocument } from './studio-document.ts';
import { listCasinoReferences, type MappingResult } from './to-document.ts';

/** What prevents the publication of a document, with one problem for each field. */
export function listPublishingProblems<K extends DocumentKind>(
  kind: K,
  document: Draft<StudioDocument<K>>,
  mapped: MappingResult<K>,
  isCasinoPublished: (id: number) => boolean,
): FieldProblem[] {
  // The site does not show a document whose casino is not published.
  const unpublished = listCasinoReferences(kind, document).filter(({ id }) => !isCasinoPublished(id));
  const paths = [...new Set(unpublished.map(({ path }) => path))];
  const others = mapped.ok ? [] : mapped.problems.filter(({ path }) => !paths.includes(path));
  return [...paths.map((path) => ({ path, message: 'Publish the casino first.' })), ...others];
}
