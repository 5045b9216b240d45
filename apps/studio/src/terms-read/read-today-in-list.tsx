'use client';

import { useSelection } from '@payloadcms/ui';
import { useIsTrash } from '../trash/use-is-trash.ts';
import { ReadTodayButton } from './read-today-button.tsx';

/** The button above the list, for the ticked rows. */
export function ReadTodayInList() {
  const { selectedIDs } = useSelection();
  const isTrash = useIsTrash();
  if (selectedIDs.length === 0 || isTrash) return null;
  return <ReadTodayButton ids={selectedIDs.map(Number)} name={`${selectedIDs.length} selected listings`} />;
}
