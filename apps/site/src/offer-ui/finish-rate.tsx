import type { Market } from '@nettobonus/domain/markets/market';
import { formatPlural } from '../i18n/message.ts';
import type { OfferMessages } from '../i18n/offers.ts';
import { TenBlocks } from '../ui/ten-blocks.tsx';

interface FinishRateProps {
  count: number;
  market: Market;
  messages: Pick<OfferMessages, 'finishes' | 'finishSentence'>;
}

/** How many of ten players complete the wagering. Shown with every net figure. */
export function FinishRate({ count, market, messages }: FinishRateProps) {
  return (
    <span className="finish">
      <TenBlocks filled={count} />
      <span>
        <span className="sr-only">{`${formatPlural(messages.finishSentence, count, market)} `}</span>
        {`${messages.finishes} `}
        <b className="num">{`${count}/10`}</b>
      </span>
    </span>
  );
}
