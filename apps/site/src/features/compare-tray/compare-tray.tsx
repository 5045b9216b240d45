import { toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { formatComparisonQuery } from '@nettobonus/domain/comparison/comparison';
import { COMPARISON_LIMIT } from '@nettobonus/domain/comparison/comparison-limit';
import type { Market } from '@nettobonus/domain/markets/market';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { compared } from '../../client/compared.ts';
import { useDeposit } from '../../client/use-deposit.ts';
import { useStore } from '../../client/use-store.ts';
import type { TrayMessages } from '../../i18n/offers.ts';
import { fetchOffers } from '../../offer-ui/offers-query.ts';
import type { TrayContentProps } from './tray-content.tsx';

interface CompareTrayProps {
  market: Market;
  /** The deposit that the page was rendered with, in minor units. */
  deposit: number;
  /** The path of the comparison page. */
  comparePath: string;
  messages: TrayMessages;
}

/** The casinos selected for comparison, at the bottom of the window. */
export function CompareTray({ market, deposit: renderedDeposit, comparePath, messages }: CompareTrayProps) {
  const casinos = useStore(compared, []);
  const deposit = useDeposit(renderedDeposit);
  const isNeeded = casinos.length > 0;
  const TrayContent = useTrayContent(isNeeded);
  const query = formatComparisonQuery(casinos.slice(0, COMPARISON_LIMIT), toDepositParam(deposit, market));
  return (
    // A fragment, not null: otherwise Astro would not recognise this as a React component.
    <>
      {isNeeded && TrayContent && (
        <TrayContent
          casinos={casinos}
          compareHref={comparePath + query}
          limit={COMPARISON_LIMIT}
          loadOffers={fetchOffers}
          market={market}
          messages={messages}
        />
      )}
    </>
  );
}

/** Loads the content when the visitor selects the first casino. If that fails, the next first selection retries. */
function useTrayContent(isNeeded: boolean): ComponentType<TrayContentProps> | null {
  const [content, setContent] = useState<{ Component: ComponentType<TrayContentProps> } | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./tray-content.tsx').then(
      // In a transition React waits for the stylesheet. `lazy` would also delay the tray by up to 300 ms.
      ({ TrayContent }) => startTransition(() => setContent({ Component: TrayContent })),
      () => {},
    );
  }, [isNeeded]);
  return content?.Component ?? null;
}
