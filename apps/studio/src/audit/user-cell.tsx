import type { DefaultServerCellComponentProps } from 'payload';
import { getUserNames } from '../inbox/get-user-name.ts';
import { formatUser } from './format-user.ts';

/** List cell: the current name of the user. */
export async function UserCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const names = await getUserNames(payload, /^\d+$/.test(cellData) ? [Number(cellData)] : []);
  return <span>{formatUser(String(cellData), names)}</span>;
}
