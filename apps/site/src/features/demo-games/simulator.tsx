import {
  DEMO_SESSION,
  getBalance,
  playSpins,
  startSession,
} from '@nettobonus/domain/demo-games/demo-session';
import { getReturn, type Reel, type ReelSymbol } from '@nettobonus/domain/demo-games/reels';
import type { Market } from '@nettobonus/domain/markets/market';
import { SEED_PARAM } from '@nettobonus/domain/shared/seeded-random';
import { type ReactNode, useEffect, useState } from 'react';
import { formatCount, formatPercent } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { formatStakes } from './demo-figures.ts';
import { BalanceChart, ReturnChart } from './session-charts.tsx';
import { SessionSummary } from './session-summary.tsx';
import type { SimulatorMessages } from './simulator-messages.ts';
import { SymbolDrawing } from './symbol-drawing.tsx';

export interface SimulatorProps {
  reel: Reel;
  symbolNames: Partial<Record<ReelSymbol, string>>;
  market: Market;
  messages: SimulatorMessages;
  /** The page's path, without the query string. */
  path: string;
  /** The seed from the URL. Without one, every game is different. */
  seed: number | null;
  /** The paytable, rendered by the server. */
  children?: ReactNode;
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** A small play-money slot without sound or effects. It shows the balance next to the expected balance. */
export function Simulator(props: SimulatorProps) {
  const { reel, symbolNames, market, messages, path, seed, children } = props;
  const { numerator, denominator } = getReturn(reel);
  const rtp = numerator / denominator;
  // The session before and after the last action.
  const [{ before, session }, setGame] = useState(() => start(seed ?? 0));
  const [isReady, setReady] = useState(false);
  const { spins, last } = session;
  const isOver = getBalance(session) < 1;

  const restart = () => setGame(start(seed ?? randomSeed()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game starts once, on hydration
  useEffect(() => {
    restart();
    setReady(true);
  }, []);

  const play = (count: number) =>
    setGame(({ session }) => ({ before: session, session: playSpins(session, reel, count) }));
  const playButton = (count: number) => ({
    'aria-disabled': isOver,
    onClick: () => play(count),
    type: 'button' as const,
  });
  const chartProps = { session, rtp, market, messages };
  const shown = last?.shown ?? reel.slice(0, 3);

  return (
    <div className="simulator">
      <section aria-label={messages.machine} className="machine">
        <div
          aria-label={shown.map(({ symbol }) => symbolNames[symbol]).join(', ')}
          className="reels"
          role="img"
        >
          {shown.map(({ symbol }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the reel; a new key per spin replaces the element
            <div key={`${index} ${spins}`}>
              <SymbolDrawing name={symbol} />
            </div>
          ))}
        </div>
        <p aria-live="polite" className="spin-result">
          {resultText()}
        </p>
        <div className="machine-buttons">
          <button className="button button-line" {...playButton(1)}>
            {messages.spin}
          </button>
          <button className="button button-primary" {...playButton(DEMO_SESSION.batchSpins)}>
            {formatMessage(messages.spinMany, { count: DEMO_SESSION.batchSpins })}
          </button>
          <button className="link" onClick={restart} type="button">
            {messages.reset}
          </button>
        </div>
        <p className="needs-script">{messages.needsScript}</p>
        <div className="pay-table">{children}</div>
        <p className="seed">{isReady && seedLine()}</p>
      </section>
      <section aria-label={messages.balanceChart} className="session">
        <dl>
          <div>
            <dt>{messages.spins}</dt>
            <dd className="num">{formatCount(spins, market)}</dd>
          </div>
          <div>
            <dt>{messages.balance}</dt>
            <dd className="num">{formatStakes(getBalance(session), market)}</dd>
          </div>
          <div>
            <dt>{messages.returnNow}</dt>
            <dd>{spins > 0 ? formatPercent((100 * session.returned) / spins, 1) : '–'}</dd>
            <dd>{formatMessage(messages.expectedReturn, { percent: formatPercent(rtp * 100) })}</dd>
          </div>
        </dl>
        <BalanceChart {...chartProps} />
        <ReturnChart {...chartProps} />
        {spins >= DEMO_SESSION.summarySpins && <SessionSummary {...chartProps} />}
      </section>
    </div>
  );

  function resultText(): string {
    const count = spins - before.spins;
    if (isOver) return formatPlural(messages.outOfPlayMoney, spins, market);
    if (count === 0) return formatMessage(messages.startHint, { stake: formatStakes(1, market) });
    if (count > 1) {
      return formatPlural(messages.lastSpinsSummary, count, market, {
        staked: formatStakes(count, market),
        returned: formatStakes(session.returned - before.returned, market),
      });
    }
    return last?.payout
      ? formatMessage(messages.lastSpinWin, { amount: formatStakes(last.payout, market) })
      : messages.lastSpinNoWin;
  }

  function seedLine(): ReactNode {
    const href = seed === null ? `${path}?${SEED_PARAM}=${session.seed}` : path;
    return (
      <>
        {formatMessage(messages.seed, { seed: session.seed })}{' '}
        <a className="link" href={href}>
          {seed === null ? messages.repeatGame : messages.newGame}
        </a>
      </>
    );
  }
}

function start(seed: number) {
  const session = startSession(seed);
  return { before: session, session };
}
