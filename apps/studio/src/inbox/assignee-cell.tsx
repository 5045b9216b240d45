import type { DefaultServerCellComponentProps } from 'payload';
import { relationId } from '../publishing/stored-document.ts';
import { getUserName } from './get-user-name.ts';

/** List cell of a contact message: the assignee's name, even to users who may not read other users. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return <span>{(await getUserName(payload, relationId(cellData))) ?? 'Unassigned'}</span>;
}
