import type { PayloadRequest } from 'payload';

/** The programs that write documents. All of them read a document in the transaction in which they write it. */
const PROGRAM_LABELS = {
  import: 'CSV import',
  schedule: 'Schedule',
  load: 'Loaded content',
  'read-today': 'Terms read today',
  confirmation: 'Confirmed reason',
  scores: 'Scores of the review',
  address: 'Changed address',
} as const;

export type Program = keyof typeof PROGRAM_LABELS;

const CONTEXT_KEY = 'savedThrough';

/**
 * The context of a request or call in which a program writes. The program states with it that its values replace what
 * is stored, whichever revision that is. Versions name the program.
 */
export const overwriteAs = (program: Program) => ({ [CONTEXT_KEY]: program });

export function getProgram({ context }: Pick<PayloadRequest, 'context'>): Program | null {
  return (context[CONTEXT_KEY] as Program | undefined) ?? null;
}

interface Author {
  /** The name of the user; null if no user saved it. */
  name: string | null;
  program: string | null | undefined;
  /** Whether the version is from before authors were stored. */
  isUnknown?: boolean;
}

/** `Eva Lind`, `CSV import by Eva Lind`, `Loaded content`, `The studio`. */
export function formatAuthor({ name, program, isUnknown = false }: Author): string {
  if (isUnknown) return 'Not recorded';
  const label = Object.hasOwn(PROGRAM_LABELS, program ?? '') ? PROGRAM_LABELS[program as Program] : null;
  if (label) return name ? `${label} by ${name}` : label;
  return name ?? 'The studio';
}
