import type { Severity } from '@nettobonus/domain/market-rules/market-rule';

const NAMES: Record<Severity, [one: string, many: string]> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  information: ['note', 'notes'],
};

/** `2 errors, 1 note`. */
export function formatFindingCounts(findings: readonly { severity: Severity }[]): string {
  const counts = (Object.keys(NAMES) as Severity[]).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${NAMES[severity][count === 1 ? 0 : 1]}`];
  });
  return counts.join(', ') || 'no findings';
}
