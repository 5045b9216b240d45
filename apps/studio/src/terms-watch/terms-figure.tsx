import { Figure } from '../brand/figure.tsx';
import { formatTermsHref } from './terms-filter.ts';
import type { WatchedListing } from './watched-listings.ts';

/** The number of listings with changed terms; none while no page was fetched, because “0” would say that all are unchanged. */
export function TermsFigure({ terms, changed }: { terms: readonly WatchedListing[]; changed: number }) {
  const count = (state: WatchedListing['state']) => terms.filter((listing) => listing.state === state).length;
  const failed = count('failed');
  const unknown = count('no address') + count('waiting');
  const compared = changed + count('unchanged');
  const notes = [
    `Of ${compared} compared`,
    ...(failed > 0 ? [`${failed} could not be fetched`] : []),
    ...(unknown > 0 ? [`${unknown} are not watched yet`] : []),
  ];
  return (
    <Figure
      href={formatTermsHref(compared === 0 ? { state: failed > 0 ? 'failed' : 'no address' } : {})}
      isBad={changed > 0}
      label="Terms changed"
      note={notes.join('; ')}
    >
      {compared === 0 ? '–' : changed}
    </Figure>
  );
}
