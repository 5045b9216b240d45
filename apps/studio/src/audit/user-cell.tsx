import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { getUserNames } from '../inbox/get-user-name.ts';
import { formatUser } from './format-user.ts';

/** Most rows of a list have the same few users. */
const getSharedName = cache(async (payload: Payload, id: number) => getUserNames(payload, [id]));

/** List cell: the current name of the user. */
export async function UserCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const names = /^\d+$/.test(cellData) ? await getSharedName(payload, Number(cellData)) : new Map();
  return <span>{formatUser(String(cellData), names)}</span>;
}
