import { formatSigned } from './format.ts';

/** Coloured by its side of zero, which its sign tells too. */
export function Change({ by, unit = '' }: { by: number; unit?: string }) {
  const rounded = Math.round(by);
  const tone = rounded > 0 ? 'is-plus' : rounded < 0 ? 'is-minus' : undefined;
  return (
    <b className={tone}>
      {formatSigned(by)}
      {unit}
    </b>
  );
}
