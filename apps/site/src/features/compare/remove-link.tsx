import { removeCompared } from '../../client/compared.ts';
import { Icon } from '../../ui/icon.tsx';
import { type ComparePage, toCompareHref, useCurrentPage } from './compare-href.ts';

interface RemoveLinkProps {
  page: ComparePage;
  compared: string[];
  /** The casino to remove. */
  casino: string;
  label: string;
}

/** Links to the comparison without this casino, and deselects the casino in the lists. */
export function RemoveLink({ page, compared, casino, label }: RemoveLinkProps) {
  const current = useCurrentPage(page);
  const others = compared.filter((other) => other !== casino);
  return (
    <a
      aria-label={label}
      data-removes={casino}
      href={toCompareHref(current, others)}
      onClick={() => removeCompared(casino)}
    >
      <Icon name="close" size={18} />
    </a>
  );
}
