/** The result of a check. A check that could not run is not a pass. */
export interface Outcome {
  check: string;
  state: 'ok' | 'FAULTY' | 'NOT SHOWN';
  figure: string;
  details?: string[];
}

const CHECK_WIDTH = 26;
const STATE_WIDTH = 11;
const SHOWN = 20;

export function formatOutcome({ check, state, figure, details = [] }: Outcome): string {
  const rest = details.length - SHOWN;
  return [
    `${check.padEnd(CHECK_WIDTH)}${state.padEnd(STATE_WIDTH)}${figure}`,
    ...details.slice(0, SHOWN).map((detail) => `    ${detail}`),
    ...(rest > 0 ? [`    … ${rest} more`] : []),
  ].join('\n');
}
