import type { DefaultServerCellComponentProps } from 'payload';
import { getUserName } from '../inbox/get-user-name.ts';
import { STUDIO } from './write-audit-entry.ts';

/** List cell: the current name of the user. The log stores only the ID, so a deleted user has no name here. */
export async function UserCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (!/^\d+$/.test(cellData)) return <span>{cellData === STUDIO ? 'the studio' : cellData}</span>;
  const name = await getUserName(payload, Number(cellData));
  return <span>{name === null ? `User ${cellData}` : `${name} (user ${cellData})`}</span>;
}
