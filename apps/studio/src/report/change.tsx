import { formatSigned } from './format.ts';

/** Coloured by sign. The text shows the sign as well, so colour is not the only cue. */
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
