export interface FieldProblem {
  /** `terms.maxBonus`, as the published form calls it. */
  path: string;
  message: string;
}

/** What the domain refuses, field by field; none where it is not about a field. */
export function fieldProblems(problem: string): FieldProblem[] {
  return [...problem.matchAll(/✖ (.+)\n\s+→ at (\S+)/g)].map(([, message = '', path = '']) => ({
    message,
    path: path.replaceAll('[', '.').replaceAll(']', ''),
  }));
}
