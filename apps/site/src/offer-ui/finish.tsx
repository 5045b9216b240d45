import { formatMessage } from '../i18n/message.ts';
import type { OfferWords } from '../i18n/offers/words.ts';
import { TenBlocks } from '../ui/ten-blocks.tsx';

/** How many of ten players complete the wagering. Shown with every net figure. */
export function Finish({ count, words }: { count: number; words: OfferWords }) {
  return (
    <span className="finish">
      <TenBlocks filled={count} />
      <span>
        <span className="sr-only">{`${formatMessage(words.finishSentence, { count })} `}</span>
        {`${words.finishes} `}
        <b className="num">{`${count}/10`}</b>
      </span>
    </span>
  );
}
