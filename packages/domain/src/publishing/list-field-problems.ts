import type { z } from 'zod';

/** A problem with one field. */
export interface FieldProblem {
  /** Path in the document's body, `terms.maxBonus`, or a field of the document itself: `market`, `key`. */
  path: string;
  /** A sentence for an editor. */
  message: string;
}

type Issue = z.core.$ZodIssue;

/** Lists the fields of an invalid document. An alternative that does not fit is reported by the fields that prevent it. */
export function listFieldProblems(
  issues: readonly Issue[],
  parents: readonly PropertyKey[] = [],
): FieldProblem[] {
  return issues.flatMap((issue) => {
    const path = [...parents, ...issue.path];
    const alternatives = issue.code === 'invalid_union' ? issue.errors : [];
    const closest = alternatives.toSorted(compareCloseness).at(-1);
    if (closest) return listFieldProblems(closest, path);
    return [{ path: path.map(String).join('.'), message: issue.message }];
  });
}

/** The alternative that the editor meant fails deepest inside the value, and in the fewest fields. */
function compareCloseness(a: readonly Issue[], b: readonly Issue[]): number {
  return getDepth(a) - getDepth(b) || b.length - a.length;
}

const getDepth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));
