import { MARKETS } from '@nettobonus/domain/markets/market';
import { marketOf } from './address.ts';
import type { Check, Finding } from './check.ts';

export interface Result {
  check: Omit<Check, 'find'>;
  findings: Finding[];
}

const SHOWN = 5;
const NAME_WIDTH = 44;
const MAX_DETAIL = 220;

/** One line for each check, with its first findings under it where it failed. */
export function formatReport(results: readonly Result[], origin: string): string {
  const columns = ['all', ...MARKETS, 'else'];
  const line = (name: string, cells: readonly (string | number)[], end = '') =>
    `${name.padEnd(NAME_WIDTH)}${cells.map((cell) => String(cell).padStart(6)).join('')}  ${end}`.trimEnd();
  const short = (text: string) => {
    const local = text.replaceAll(origin, '') || '/';
    return local.length > MAX_DETAIL ? `${local.slice(0, MAX_DETAIL)} …` : local;
  };
  return [
    line('check', columns),
    ...results.flatMap(({ check, findings }) => {
      const counts = [...MARKETS, null].map(
        (market) => findings.filter(({ url }) => marketOf(url) === market).length,
      );
      const verdict = findings.length === 0 ? 'ok' : check.isInformative ? 'for information' : 'FAULTY';
      const shown = findings.slice(0, SHOWN).map(({ url, detail }) => `    ${short(url)}  ${short(detail)}`);
      const rest = findings.length - shown.length;
      return [
        line(check.name, [findings.length, ...counts], verdict),
        ...shown,
        ...(rest > 0 ? [`    … ${rest} more`] : []),
      ];
    }),
  ].join('\n');
}

export function isFaulty(results: readonly Result[]): boolean {
  return results.some(({ check, findings }) => !check.isInformative && findings.length > 0);
}
