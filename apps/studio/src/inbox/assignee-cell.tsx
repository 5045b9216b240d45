import type { DefaultServerCellComponentProps } from 'payload';
import { relationId } from '../publishing/stored.ts';
import { nameOfUser } from './name-of-user.ts';

/** List cell: shows colleagues by name, also to users who may not read them. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return <span>{(await nameOfUser(payload, relationId(cellData))) ?? 'Unassigned'}</span>;
}
