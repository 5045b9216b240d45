import type { DefaultServerCellComponentProps } from 'payload';
import { idOfNamed } from '../publishing/stored.ts';
import { nameOfUser } from './name-of-user.ts';

/** In the list: colleagues by their names, also for those who may not open them. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return <span>{(await nameOfUser(payload, idOfNamed(cellData))) ?? 'Nobody'}</span>;
}
