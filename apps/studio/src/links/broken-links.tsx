import type { PublishedLink } from '@nettobonus/store/link-checks';
import { Figure } from '../brand/figure.tsx';
import { countChecked, countLinks } from './link-rows.ts';

/** The number of broken links; none if no link was ever checked, because “0” would say that all are in order. */
export function BrokenLinks({ links }: { links: readonly PublishedLink[] }) {
  const counts = countLinks(links);
  const { broken, review, 'not checked': unchecked } = counts;
  const checked = countChecked(counts);
  if (checked === 0 && unchecked > 0) {
    return (
      <Figure href="/admin/links" label="Broken links" note={`${unchecked} links are not checked yet`}>
        –
      </Figure>
    );
  }
  return (
    <Figure
      href="/admin/links"
      isBad={broken > 0}
      label="Broken links"
      note={`Of ${checked} checked; ${review} more need attention${unchecked > 0 ? `; ${unchecked} not checked yet` : ''}`}
    >
      {broken}
    </Figure>
  );
}
