import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import type { MarketSettings } from '@nettobonus/domain/markets/market-settings';
import { NET_ASSUMPTIONS, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { COUNTRIES_ANCHOR, EARNINGS_ANCHOR } from '@nettobonus/domain/routes/routes';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { Contents, type ContentsSection } from '../../ui/contents.tsx';
import { FinishTable } from './finish-table.tsx';
import { Formula } from './formula.tsx';
import type { MethodContext } from './method-context.ts';
import { Ranking, type RankingNames } from './ranking.tsx';
import { type CaseExamples, SpecialCases } from './special-cases.tsx';
import { Weights } from './weights.tsx';

interface MethodPageProps {
  context: MethodContext;
  examples: CaseExamples;
  /** What each score assesses, in the order of the scores. Empty if nothing is published. */
  standards: string[];
  ranking: RankingNames;
  mode: MarketSettings['mode'];
  calculatorHref: string;
}

/** Explains how a net figure is calculated, how casinos are rated and ranked, and how the site earns money. */
export function MethodPage(props: MethodPageProps) {
  const { context, examples, standards, ranking, mode, calculatorHref } = props;
  const { messages, words } = context;
  const sections: ContentsSection[] = [
    { id: 'kaava', heading: words.formula, body: <Formula context={context} /> },
    {
      id: 'lapi',
      heading: words.finish,
      body: (
        <>
          <p>{words.finishText}</p>
          <FinishTable context={context} />
          <p className="method-caption">{words.averageNote}</p>
        </>
      ),
    },
    {
      id: 'oletukset',
      heading: words.assumptions,
      body: (
        <>
          <Assumptions context={context} />
          <p className="method-caption">
            <a className="link" href={calculatorHref}>
              {words.calculate}
            </a>
          </p>
        </>
      ),
    },
    {
      id: 'tapaukset',
      heading: words.cases,
      body: <SpecialCases examples={examples} context={context} />,
    },
    {
      id: 'arvosana',
      heading: words.weights,
      body: <Weights context={context} standards={standards} />,
    },
    { id: 'jarjestys', heading: words.order, body: <Ranking names={ranking} words={words} /> },
    { id: EARNINGS_ANCHOR, heading: messages.howWeEarn, body: <Earnings context={context} /> },
    {
      id: COUNTRIES_ANCHOR,
      heading: words.countries,
      body: (
        <>
          <p>{words.countriesText}</p>
          <p>{words.ownCountry}</p>
          <p>{words[`mode_${mode}`]}</p>
          <p className="method-caption">{words.rulesChecked}</p>
        </>
      ),
    },
  ];
  return <Contents heading={messages.contents} sections={sections} />;
}

function Assumptions({ context: { market, words } }: { context: MethodContext }) {
  const { edge, spread, stakeShare } = NET_ASSUMPTIONS;
  const deposit = (of: Market) => formatMoney(referenceDeposit(of), of);
  const deposits = { fi: deposit('fi'), se: deposit('se'), no: deposit('no'), dk: deposit('dk') };
  const facts = [
    [words.payback, formatPercent((1 - edge) * 100)],
    [words.referenceDeposit, formatMessage(words.referenceDeposits, deposits)],
    [words.higherMinimum, words.higherMinimumRule],
    [words.slotsCount, formatPercent(100)],
    [words.stake, formatMessage(words.stakeRule, { share: formatPercent(stakeShare * 100) })],
    [
      words.spread,
      formatMessage(words.spreadRule, { spread: spread.toLocaleString(MARKET_FACTS[market].locale) }),
    ],
  ];
  return (
    <dl className="method-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Earnings({ context: { words, offerWords } }: { context: MethodContext }) {
  return (
    <div className="earnings">
      <div>
        <h3>{words.weGet}</h3>
        <p>{formatMessage(words.weGetText, { label: offerWords.adLink })}</p>
      </div>
      <div>
        <h3>{words.weDoNotGet}</h3>
        <p>{words.weDoNotGetText}</p>
      </div>
      <div>
        <h3>{words.weDoNot}</h3>
        <p>{words.weDoNotText}</p>
      </div>
    </div>
  );
}
