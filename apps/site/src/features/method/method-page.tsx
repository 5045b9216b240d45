import { MARKET_FACTS, type Market } from '@nettobonus/domain/market';
import type { MarketSettings } from '@nettobonus/domain/market-settings';
import { NET_ASSUMPTIONS, referenceDeposit } from '@nettobonus/domain/net-value';
import { COUNTRIES_ANCHOR, EARNINGS_ANCHOR } from '@nettobonus/domain/routes';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import { Contents, type ContentsSection } from '../../ui/contents.tsx';
import { FinishTable } from './finish-table.tsx';
import { Formula } from './formula.tsx';
import type { MethodSetting } from './method-setting.ts';
import { Ranking, type RankingNames } from './ranking.tsx';
import { type CaseExamples, SpecialCases } from './special-cases.tsx';
import { Weights } from './weights.tsx';

interface MethodPageProps {
  setting: MethodSetting;
  examples: CaseExamples;
  /** What each score looks at, in the order of the scores; empty where nothing is published. */
  standards: string[];
  ranking: RankingNames;
  mode: MarketSettings['mode'];
  calculatorHref: string;
}

/** How a net figure is calculated, how casinos are rated and ranked, and how the site earns. */
export function MethodPage(props: MethodPageProps) {
  const { setting, examples, standards, ranking, mode, calculatorHref } = props;
  const { messages, words } = setting;
  const sections: ContentsSection[] = [
    { id: 'kaava', heading: words.formula, body: <Formula setting={setting} /> },
    {
      id: 'lapi',
      heading: words.finish,
      body: (
        <>
          <p>{words.finishText}</p>
          <FinishTable setting={setting} />
          <p className="method-caption">{words.averageNote}</p>
        </>
      ),
    },
    {
      id: 'oletukset',
      heading: words.assumptions,
      body: (
        <>
          <Assumptions setting={setting} />
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
      body: <SpecialCases examples={examples} setting={setting} />,
    },
    {
      id: 'arvosana',
      heading: words.weights,
      body: <Weights setting={setting} standards={standards} />,
    },
    { id: 'jarjestys', heading: words.order, body: <Ranking names={ranking} words={words} /> },
    { id: EARNINGS_ANCHOR, heading: messages.howWeEarn, body: <Earnings setting={setting} /> },
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

function Assumptions({ setting: { market, words } }: { setting: MethodSetting }) {
  const { edge, spread, stakeShare } = NET_ASSUMPTIONS;
  const deposit = (of: Market) => formatMoney(referenceDeposit(of), of);
  const deposits = { fi: deposit('fi'), se: deposit('se'), no: deposit('no'), dk: deposit('dk') };
  const facts = [
    [words.payback, formatPercent((1 - edge) * 100)],
    [words.referenceDeposit, say(words.referenceDeposits, deposits)],
    [words.higherMinimum, words.higherMinimumRule],
    [words.slotsCount, formatPercent(100)],
    [words.stake, say(words.stakeRule, { share: formatPercent(stakeShare * 100) })],
    [words.spread, say(words.spreadRule, { spread: spread.toLocaleString(MARKET_FACTS[market].locale) })],
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

function Earnings({ setting: { words, offerWords } }: { setting: MethodSetting }) {
  return (
    <div className="earnings">
      <div>
        <h3>{words.weGet}</h3>
        <p>{say(words.weGetText, { label: offerWords.adLink })}</p>
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
