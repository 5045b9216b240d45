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
  /** What each score assesses, in the order of the scores. Empty if no editorial is published. */
  standards: string[];
  ranking: RankingNames;
  mode: MarketSettings['mode'];
  calculatorHref: string;
}

/** Explains how a net figure is calculated, how casinos are rated and ranked, and how the site earns money. */
export function MethodPage(props: MethodPageProps) {
  const { context, examples, standards, ranking, mode, calculatorHref } = props;
  const { shellMessages, messages } = context;
  const sections: ContentsSection[] = [
    { id: 'kaava', heading: messages.formula, body: <Formula context={context} /> },
    {
      id: 'lapi',
      heading: messages.finish,
      body: (
        <>
          <p>{messages.finishText}</p>
          <FinishTable context={context} />
          <p className="method-caption">{messages.averageNote}</p>
        </>
      ),
    },
    {
      id: 'oletukset',
      heading: messages.assumptions,
      body: (
        <>
          <Assumptions context={context} />
          <p className="method-caption">
            <a className="link" href={calculatorHref}>
              {messages.calculate}
            </a>
          </p>
        </>
      ),
    },
    {
      id: 'tapaukset',
      heading: messages.cases,
      body: <SpecialCases examples={examples} context={context} />,
    },
    {
      id: 'arvosana',
      heading: messages.weights,
      body: <Weights context={context} standards={standards} />,
    },
    { id: 'jarjestys', heading: messages.order, body: <Ranking names={ranking} messages={messages} /> },
    { id: EARNINGS_ANCHOR, heading: shellMessages.howWeEarn, body: <Earnings context={context} /> },
    {
      id: COUNTRIES_ANCHOR,
      heading: messages.countries,
      body: (
        <>
          <p>{messages.countriesText}</p>
          <p>{messages.lawInThisMarket}</p>
          <p>{messages[`mode_${mode}`]}</p>
          <p className="method-caption">{messages.rulesChecked}</p>
        </>
      ),
    },
  ];
  return <Contents heading={shellMessages.contents} sections={sections} />;
}

function Assumptions({ context: { market, messages } }: { context: MethodContext }) {
  const { edge, spread, stakeShare } = NET_ASSUMPTIONS;
  const formatReference = (other: Market) => formatMoney(referenceDeposit(other), other);
  const deposits = {
    fi: formatReference('fi'),
    se: formatReference('se'),
    no: formatReference('no'),
    dk: formatReference('dk'),
  };
  const facts = [
    [messages.returnToPlayer, formatPercent((1 - edge) * 100)],
    [messages.referenceDeposit, formatMessage(messages.referenceDeposits, deposits)],
    [messages.higherMinimum, messages.higherMinimumRule],
    [messages.slotContribution, formatPercent(100)],
    [messages.stake, formatMessage(messages.stakeRule, { share: formatPercent(stakeShare * 100) })],
    [
      messages.spread,
      formatMessage(messages.spreadRule, { spread: spread.toLocaleString(MARKET_FACTS[market].locale) }),
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

function Earnings({ context: { messages, offerMessages } }: { context: MethodContext }) {
  return (
    <div className="earnings">
      <div>
        <h3>{messages.weGet}</h3>
        <p>{formatMessage(messages.weGetText, { label: offerMessages.adLink })}</p>
      </div>
      <div>
        <h3>{messages.weDoNotGet}</h3>
        <p>{messages.weDoNotGetText}</p>
      </div>
      <div>
        <h3>{messages.weDoNot}</h3>
        <p>{messages.weDoNotText}</p>
      </div>
    </div>
  );
}
