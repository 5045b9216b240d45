import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Outcome } from './outcome.ts';

/** One of each kind of answer that a browser takes for a document. */
const DOCUMENTS = [
  '/fi',
  '/no/finnes-ikke',
  '/fi/part/chat',
  '/preview/none/fi',
  '/go/none',
  '/tiles/winz-casino.svg',
];

/** What Google's evaluator thinks of the policies: bypasses, missing directives, sources that are too wide. */
export async function evaluatePolicies(site: string): Promise<Outcome> {
  const found = await Promise.all(
    DOCUMENTS.map(async (path) => {
      const policy = (await fetch(site + path)).headers.get('content-security-policy');
      return policy === null
        ? [`${path}: has no policy`]
        : judgePolicy(policy).map((fault) => `${path}: ${fault}`);
    }),
  );
  const faults = found.flat();
  return {
    check: 'policies, csp_evaluator',
    state: faults.length > 0 ? 'FAULTY' : 'ok',
    figure: `${DOCUMENTS.length} kinds of document, ${faults.length} findings of medium or above`,
    details: faults,
  };
}

/** Its findings of medium or above, also those that it calls possible. */
export function judgePolicy(policy: string): string[] {
  const { csp } = new CspParser(policy);
  return new CspEvaluator(csp).evaluate().filter(isFault).map(describe);
}

function isFault({ severity, type, value }: Finding): boolean {
  // Our own scripts by 'self': it doubts hosts that serve JSONP or what their visitors upload, and this one serves neither.
  const isOurOwn = type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'";
  return severity <= Severity.MEDIUM_MAYBE && !isOurOwn;
}

function describe({ severity, directive, description }: Finding): string {
  return `${Severity[severity].toLowerCase()}: ${directive}: ${description}`;
}
