import type { DefaultServerCellComponentProps } from 'payload';
import { getKindName } from './kind-name.ts';

/** List cell: the name of the collection. */
export const KindCell = ({ cellData, payload }: DefaultServerCellComponentProps) => (
  <span>{getKindName(payload, String(cellData))}</span>
);
