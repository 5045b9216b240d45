import { execFile } from 'node:child_process';
import { z } from 'zod';
import type { Outcome } from './outcome.ts';

const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'] as const;

const reportSchema = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.enum(LEVELS), z.int()) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.enum(LEVELS), range: z.string() })),
});
const refusalSchema = z.object({ message: z.string() });

/** Asks the registry which of our dependencies have published weaknesses. */
export async function auditDependencies(): Promise<Outcome> {
  return judgeAudit(await runAudit());
}

/** Ignores the exit code: `npm audit` also fails if it finds something. */
function runAudit(): Promise<string> {
  return new Promise((done) => {
    execFile('npm', ['audit', '--json'], { maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => done(stdout));
  });
}

/** Critical and high are faults; the rest is only reported. A missing answer is a failure, not a pass. */
export function judgeAudit(printed: string): Outcome {
  const check = 'npm audit';
  const said = parseJson(printed);
  const report = reportSchema.safeParse(said);
  if (!report.success) {
    const { data } = refusalSchema.safeParse(said);
    return { check, state: 'NOT SHOWN', figure: data?.message ?? 'npm audit printed no report' };
  }
  const { metadata, vulnerabilities } = report.data;
  const counts = metadata.vulnerabilities;
  return {
    check,
    state: counts.critical + counts.high > 0 ? 'FAULTY' : 'ok',
    figure: LEVELS.map((level) => `${counts[level]} ${level}`).join(', '),
    details: Object.entries(vulnerabilities).map(
      ([name, { severity, range }]) => `${severity}: ${name} ${range}`,
    ),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
