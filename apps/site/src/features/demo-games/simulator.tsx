import {
  DEMO_MOTION,
  DEMO_SESSION,
  type DemoSession,
  getBalance,
  playSpins,
  startSession,
} from '@nettobonus/domain/demo-games/demo-session';
import { getReturn, type Reel, type ReelSymbol } from '@nettobonus/domain/demo-games/reels';
import type { Market } from '@nettobonus/domain/markets/market';
import { SEED_PARAM } from '@nettobonus/domain/shared/seeded-random';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatCount, formatPercent } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { formatStakes } from './demo-figures.ts';
import { Reels } from './reels.tsx';
import { BalanceChart, ReturnChart } from './session-charts.tsx';
import { SessionSummary } from './session-summary.tsx';
import type { SimulatorMessages } from './simulator-messages.ts';

export interface SimulatorProps {
  reel: Reel;
  symbolNames: Partial<Record<ReelSymbol, string>>;
  market: Market;
  messages: SimulatorMessages;
  /** The page's path, without the query string. */
  path: string;
  /** The seed from the URL. Without one, every game is different. */
  seed: number | null;
  /** The colours of the game's illustration. */
  colours: { back: string; mark: string } | null;
  /** The game's illustration, rendered by the server. */
  art?: ReactNode;
  /** The paytable, rendered by the server. */
  children?: ReactNode;
}

interface Game {
  /** The session before the last action. */
  before: DemoSession;
  session: DemoSession;
  /** Set while the reels turn: what the action leads to. */
  move: { kind: 'spin' | 'batch'; end: DemoSession } | null;
  /** How many actions the visitor has taken: each turns the reels. */
  turns: number;
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** A small play-money slot without sound or win effects. It shows the balance next to the expected balance. */
export function Simulator(props: SimulatorProps) {
  const { reel, symbolNames, market, messages, path, seed, colours, art, children } = props;
  const { numerator, denominator } = getReturn(reel);
  const rtp = numerator / denominator;
  const [game, setGame] = useState(() => start(seed ?? 0));
  const [isReady, setReady] = useState(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  // Also kept outside the state: a second press must continue from the first one's result, before React renders it.
  const current = useRef(game);
  const { before, session, move } = game;
  const { spins, last } = session;
  const isOver = getBalance(session) < 1;

  function show(next: Game): void {
    current.current = next;
    setGame(next);
  }

  function restart(): void {
    clearInterval(timer.current);
    show(start(seed ?? randomSeed()));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the game starts once, on hydration
  useEffect(() => {
    restart();
    setReady(true);
    return () => clearInterval(timer.current);
  }, []);

  /** A press while the reels turn ends that turn at once, so that no press is lost. */
  function play(count: number): void {
    clearInterval(timer.current);
    const { session, move, turns } = current.current;
    const from = move?.end ?? session;
    const end = playSpins(from, reel, count);
    const finish = () => {
      clearInterval(timer.current);
      show({ before: from, session: end, move: null, turns: turns + 1 });
    };
    if (end.spins === from.spins || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      finish();
      return;
    }
    const kind = count === 1 ? 'spin' : 'batch';
    const turn: Game = { before: from, session: from, move: { kind, end }, turns: turns + 1 };
    show(turn);
    if (kind === 'spin') {
      timer.current = setInterval(finish, DEMO_MOTION.spinMs);
      return;
    }
    const startedAt = performance.now();
    const total = end.spins - from.spins;
    timer.current = setInterval(() => {
      // By the clock, so that a slow device draws fewer steps instead of taking longer.
      const played = Math.floor((total * (performance.now() - startedAt)) / DEMO_MOTION.batchMs);
      if (played >= total) finish();
      else show({ ...turn, session: playSpins(from, reel, played) });
    }, DEMO_MOTION.frameMs);
  }

  const playButton = (count: number) => ({
    'aria-disabled': isOver,
    onClick: () => play(count),
    type: 'button' as const,
  });
  const chartProps = { session, rtp, market, messages };
  const symbols = toSymbols(last?.shown ?? reel.slice(0, 3));
  const nextSymbols = move?.kind === 'spin' && move.end.last ? toSymbols(move.end.last.shown) : symbols;
  const stageStyle =
    colours && ({ '--reel-back': colours.back, '--reel-mark': colours.mark } as CSSProperties);

  return (
    <div className="simulator">
      <section aria-label={messages.machine} className="machine">
        <div className="machine-stage" style={stageStyle ?? undefined}>
          <div className="game-art">{art}</div>
          <Reels
            label={symbols.map((symbol) => symbolNames[symbol]).join(', ')}
            motion={move?.kind ?? null}
            previous={symbols}
            reel={reel}
            symbols={nextSymbols}
            turns={game.turns}
          />
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
    // Empty while the reels turn: screen readers then announce each result once, even if it is the same as before.
    if (move) return '';
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

function start(seed: number): Game {
  const session = startSession(seed);
  return { before: session, session, move: null, turns: 0 };
}

const toSymbols = (shown: readonly { symbol: ReelSymbol }[]) => shown.map(({ symbol }) => symbol);
