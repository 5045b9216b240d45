import { DepositField } from '../../offer-ui/deposit-field.tsx';
import type { OfferContext } from '../../offer-ui/offer.ts';
import { type ComparePage, toCompareHref } from './compare-href.ts';

interface CompareDepositProps {
  page: ComparePage;
  compared: string[];
  context: OfferContext;
}

/** The deposit field. The URL contains the selected deposit, so that a shared comparison shows the same figures. */
export function CompareDeposit({ page, compared, context }: CompareDepositProps) {
  const updateUrl = (depositIndex: number) => {
    const href = toCompareHref({ ...page, depositIndex }, compared);
    history.replaceState(null, '', href + location.hash);
  };
  return <DepositField context={context} initial={page.depositIndex} onChange={updateUrl} />;
}
