'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatTypedDay } from './format-typed-day.ts';

/** A day in a list: `16.11.2026`. */
export const DayCell = (props: DefaultCellComponentProps) => (
  <DefaultCell {...props} cellData={formatTypedDay(String(props.cellData ?? '')) || undefined} />
);
