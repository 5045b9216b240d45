import { MARKET_FACTS, type Market } from '@nettobonus/domain/market';
import type { PageText } from '@nettobonus/domain/page-text';
import { formatMoney } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { NetFigure } from '../../layout/net-figure.tsx';
import { casinosPerBlock, Histogram } from './histogram.tsx';

export interface CategoryFigures {
  count: number;
  inPlus: number;
  inMinus: number;
  medianWagering: number | null;
  medianNet: number | null;
  /** Net in deposits, one a casino whose terms are known. */
  nets: number[];
}

interface CategoryHeadProps {
  text: PageText;
  market: Market;
  messages: Messages;
  homeHref: string;
  parent: { label: string; href: string };
  figures: CategoryFigures;
  deposit: number;
}

const STAT = 'min-w-26 border-t border-ink pt-2';
const VALUE = 'text-[2rem]/9 font-bold tracking-figure';

export function CategoryHead(props: CategoryHeadProps) {
  const { text, market, messages, homeHref, parent, figures, deposit } = props;
  const perBlock = casinosPerBlock(figures.nets);
  const currency = formatMoney(0, market).replace(/^0\s/, '');
  return (
    <>
      <Breadcrumb current={text.heading} homeHref={homeHref} messages={messages} parent={parent} />
      <header className="grid items-stretch gap-8 pt-1 pb-8 md:pt-7 md:pb-12 wide:grid-cols-[minmax(0,1fr)_42rem] wide:gap-16">
        <div className="flex flex-col">
          <h1 className="text-[2.75rem]/none tracking-[-0.042em] break-words hyphens-auto md:text-6xl md:leading-none">
            {text.heading}
          </h1>
          <p className="mt-4 max-w-160 font-serif text-[1.1875rem]/6.5 text-pretty md:text-[1.3125rem]/7.25">
            {text.lead}
          </p>
          {figures.count > 0 && (
            <dl className="mt-auto grid grid-cols-2 justify-between gap-4 pt-6 md:grid-cols-[repeat(4,auto)]">
              <div className={STAT}>
                <dt className="text-xs text-ink-2">{messages.casinosColumn}</dt>
                <dd className={`num ${VALUE}`}>{figures.count}</dd>
              </div>
              <div className={STAT}>
                <dt className="text-xs text-ink-2">{messages.inPlus}</dt>
                <dd className={`num ${VALUE}`}>{figures.inPlus}</dd>
              </div>
              {figures.medianWagering !== null && (
                <div className={STAT}>
                  <dt className="text-xs text-ink-2">{messages.medianWagering}</dt>
                  <dd className={VALUE}>
                    {figures.medianWagering.toLocaleString(MARKET_FACTS[market].locale)}×
                  </dd>
                </div>
              )}
              {figures.medianNet !== null && (
                <div className={STAT}>
                  <dt className="text-xs text-ink-2">{messages.medianColumn}</dt>
                  <dd>
                    <NetFigure className={VALUE} market={market} net={figures.medianNet} />
                  </dd>
                </div>
              )}
            </dl>
          )}
        </div>
        {figures.nets.length > 0 && (
          <figure className="-mx-(--gutter) border-t-6 border-ink bg-salmon p-5 md:mx-0 md:px-6">
            <h2 className="mb-3 text-base tracking-[-0.01em]">
              {say(messages.histogramHeading, { count: figures.nets.length, currency })}
            </h2>
            <Histogram
              label={say(messages.histogramSentence, {
                count: figures.nets.length,
                plus: figures.inPlus,
                minus: figures.inMinus,
              })}
              nets={figures.nets}
              unit={deposit / 100}
            />
            <figcaption className="mt-3 border-t border-[color-mix(in_srgb,var(--color-ink)_20%,transparent)] pt-2.5 text-xs text-ink-2">
              {perBlock === 1 ? messages.histogramOne : say(messages.histogramMany, { unit: perBlock })}{' '}
              {say(messages.histogramDeposit, { deposit: formatMoney(deposit, market) })}
            </figcaption>
          </figure>
        )}
      </header>
    </>
  );
}
