import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { Marked } from '../brand/status.tsx';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { formatFindingCounts } from './count-findings.ts';
import { loadRowCheck } from './list-findings.ts';

/** The rows of a list share what they read. */
const loadSharedCheck = cache((payload: Payload) => loadRowCheck(payload, new Date()));

/** List cell: how many findings the rules have about the listing, as the row shows it. */
export async function FindingsCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const checkRow = await loadSharedCheck(payload);
  const findings = checkRow(rowData as Draft<StudioDocument<'listing'>>);
  if (!findings) return <Marked mark="warning">not complete</Marked>;
  const counts = formatFindingCounts(findings);
  const isBlocked = findings.some(({ severity }) => severity === 'error');
  return isBlocked ? <Marked mark="bad">{counts}</Marked> : <span>{counts}</span>;
}
