import type { Market } from '@nettobonus/domain/markets/market';
import type { NetFigure } from '@nettobonus/domain/net-value/net-value';
import { formatFinishSentence } from '../i18n/finish-sentence.ts';
import type { OfferMessages } from '../i18n/offers.ts';
import { TenBlocks } from '../ui/ten-blocks.tsx';

interface FinishRateProps {
  value: Pick<NetFigure, 'state' | 'finishOfTen'>;
  market: Market;
  messages: Pick<OfferMessages, 'finishes' | 'finishSentence' | 'finishNone' | 'finishAll' | 'noWagering'>;
}

/** How many of ten players complete the wagering. Shown with every net figure that has wagering. */
export function FinishRate({ value: { state, finishOfTen }, market, messages }: FinishRateProps) {
  if (state === 'wager-free') return <span className="finish">{messages.noWagering}</span>;
  return (
    <span className="finish">
      <TenBlocks filled={finishOfTen} />
      <span>
        <span className="sr-only">{`${formatFinishSentence(finishOfTen, market, messages)} `}</span>
        {`${messages.finishes} `}
        <b className="num">{`${finishOfTen}/10`}</b>
      </span>
    </span>
  );
}
