import type { DefaultServerCellComponentProps } from 'payload';
import { Marked } from '../brand/status.tsx';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { formatFindingCounts } from './count-findings.ts';
import { checkListing } from './list-findings.ts';

/** List cell: how many findings the rules have about the listing, as the row shows it. */
export async function FindingsCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const listing = rowData as Draft<StudioDocument<'listing'>>;
  const check = await checkListing(payload, listing, new Date());
  if (!check.ok) return <Marked mark="warning">not complete</Marked>;
  const counts = formatFindingCounts(check.findings);
  const isBlocked = check.findings.some(({ severity }) => severity === 'error');
  return isBlocked ? <Marked mark="bad">{counts}</Marked> : <span>{counts}</span>;
}
