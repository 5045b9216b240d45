import type { FieldProblem } from '@nettobonus/domain/publishing/list-field-problems';

/** The fields with a text editor, and whether the editor shows a list of entries. */
const TEXT_FIELD =
  /^(overview|pros|cons|bonusDetails\.bonusTerms|intro|body|sections\.\d+\.body|guide\.conclusion\.paragraphs)\.(\d+)(\.|$)/;

/** A text is one field of the form. A problem within it names the paragraph instead, counted as the text shows them. */
export function withTextPath({ path, message }: FieldProblem): FieldProblem {
  const [, field, index] = TEXT_FIELD.exec(path) ?? [];
  if (!field) return { path, message };
  return { path: field, message: `Paragraph or entry ${Number(index) + 1}: ${message}` };
}
