import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import type { PageText } from '@nettobonus/domain/publishing/page-text';
import { formatMoney } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { NetFigure } from '../../offer-ui/net-figure.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { casinosPerBlock, Histogram } from './histogram.tsx';

export interface CategoryFigures {
  count: number;
  positiveCount: number;
  negativeCount: number;
  medianWagering: number | null;
  medianNet: number | null;
  /** Whether none of the offers requires a deposit, so that none is part of the calculation. */
  isWithoutDeposit: boolean;
  /** Net in multiples of the deposit, one per casino with known terms. */
  nets: number[];
}

interface CategoryHeadProps {
  text: PageText;
  market: Market;
  shellMessages: ShellMessages;
  homeHref: string;
  parent: { label: string; href: string };
  figures: CategoryFigures;
  deposit: number;
}

export function CategoryHead(props: CategoryHeadProps) {
  const { text, market, shellMessages, homeHref, parent, figures, deposit } = props;
  const perBlock = casinosPerBlock(figures.nets);
  const currency = formatMoney(0, market).replace(/^0\s/, '');
  return (
    <>
      <Breadcrumb current={text.heading} homeHref={homeHref} messages={shellMessages} parent={parent} />
      <header className="category-head">
        <div>
          <h1>{text.heading}</h1>
          <p className="lead">{text.lead}</p>
          {figures.count > 0 && (
            <dl>
              <div>
                <dt>{shellMessages.casinosColumn}</dt>
                <dd className="num">{figures.count}</dd>
              </div>
              <div>
                <dt>{shellMessages.positiveNet}</dt>
                <dd className="num">{figures.positiveCount}</dd>
              </div>
              {figures.medianWagering !== null && (
                <div>
                  <dt>{shellMessages.medianWagering}</dt>
                  <dd>
                    {figures.medianWagering === 0
                      ? getOfferMessages(market).wageringNone
                      : `${figures.medianWagering.toLocaleString(MARKET_FACTS[market].locale)}×`}
                  </dd>
                </div>
              )}
              {figures.medianNet !== null && (
                <div>
                  <dt>{shellMessages.medianColumn}</dt>
                  <dd>
                    <NetFigure market={market} net={figures.medianNet} />
                  </dd>
                </div>
              )}
            </dl>
          )}
        </div>
        {figures.nets.length > 0 && (
          <figure>
            <h2>
              {figures.nets.length < figures.count
                ? formatPlural(shellMessages.histogramHeadingOf, figures.count, market, {
                    withNet: figures.nets.length,
                    currency,
                  })
                : formatPlural(shellMessages.histogramHeading, figures.nets.length, market, { currency })}
            </h2>
            <Histogram
              market={market}
              label={formatPlural(shellMessages.histogramSentence, figures.nets.length, market, {
                plus: figures.positiveCount,
                minus: figures.negativeCount,
              })}
              nets={figures.nets}
              deposit={deposit / 100}
            />
            <figcaption>
              {formatPlural(shellMessages.histogramUnit, perBlock, market)}{' '}
              {figures.isWithoutDeposit
                ? shellMessages.histogramWithoutDeposit
                : formatMessage(shellMessages.histogramDeposit, { deposit: formatMoney(deposit, market) })}
            </figcaption>
          </figure>
        )}
      </header>
    </>
  );
}
