export interface FieldProblem {
  /** Path in the published document: `terms.maxBonus`. */
  path: string;
  message: string;
}

/** Parses the domain's validation error into one problem per field. Empty if the error names no field. */
export function parseFieldProblems(problem: string): FieldProblem[] {
  return [...problem.matchAll(/✖ (.+)\n\s+→ at (\S+)/g)].map(([, message = '', path = '']) => ({
    message,
    path: path.replaceAll('[', '.').replaceAll(']', ''),
  }));
}
