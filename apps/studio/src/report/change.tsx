import { formatSigned } from './format.ts';

/** A change in the colour of its sign. The text also contains the sign: colour alone is not accessible. */
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
