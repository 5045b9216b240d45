import { formatRating } from '../../i18n/format.ts';

export interface PickerCasino {
  casino: string;
  name: string;
  image: string;
  rating: number;
  reviewHref: string;
}

interface DrumProps {
  pool: readonly PickerCasino[];
  picked: PickerCasino | null;
}

const ROWS = 5;
/** The row of the picked casino. */
const MIDDLE = 2;

/** Shows the picked casino with its neighbours in the pool. The pool is a ring: the first casino follows the last. */
export function Drum({ pool, picked }: DrumProps) {
  const index = picked ? pool.indexOf(picked) : MIDDLE;
  const rows = pool
    .slice(0, ROWS)
    .map((casino, row) => pool.at((index + row - MIDDLE) % pool.length) ?? casino);
  return (
    <ul aria-hidden="true" className="drum">
      {rows.map(({ casino, name, image, rating }) => (
        <li key={casino}>
          <img alt="" className="tile" height="64" src={image} width="64" />
          <b>{name}</b>
          <span>{formatRating(rating)}/10</span>
        </li>
      ))}
    </ul>
  );
}
