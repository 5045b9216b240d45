'use client';

import { useRowLabel } from '@payloadcms/ui';

const MAX_LENGTH = 80;

/** The name of a row in a list: the first of its texts that is filled in. */
export function RowLabel({ names }: { names: readonly string[] }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const text = names.map((name) => data?.[name]).find((value) => typeof value === 'string' && value.trim());
  if (typeof text !== 'string') return <span>{`${rowNumber + 1}. (empty)`}</span>;
  return <span>{text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}</span>;
}
