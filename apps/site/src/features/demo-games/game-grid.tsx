import { VOLATILITIES, type Volatility } from '@nettobonus/domain/demo-games/volatility';
import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import type { DemoMessages } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { expectedWageringCost, formatCost } from './demo-figures.ts';
import { GameArt } from './game-art.tsx';
import type { ListedGame } from './listed-game.ts';

interface GameGridProps {
  games: readonly ListedGame[];
  market: Market;
  messages: Pick<
    DemoMessages,
    'play' | 'return' | 'amountWagered' | 'volatility' | `volatility_${Volatility}`
  >;
  /** Heading level of a game within the page. */
  heading: 'h2' | 'h3';
}

export function GameGrid({ games, market, messages, heading: Heading }: GameGridProps) {
  const deposit = formatMoney(referenceDeposit(market), market);
  return (
    <ul className="games">
      {games.map((game) => (
        <li key={game.key}>
          <div className="game-picture">
            <div className="game-art">
              <GameArt game={game} />
            </div>
            <span aria-hidden="true" className="game-play">
              <Icon name="play" size={18} />
              {messages.play}
            </span>
          </div>
          <Heading>
            <a href={game.href}>{game.name}</a>
          </Heading>
          <p>{game.studio}</p>
          <dl>
            <div>
              <dt>{messages.return}</dt>
              <dd>{formatPercent(game.rtpPercent, 1)}</dd>
            </div>
            <div>
              <dt>{formatMessage(messages.amountWagered, { amount: deposit })}</dt>
              <dd>{formatCost(-expectedWageringCost(game.rtpPercent, market), market)}</dd>
            </div>
            <div>
              <dt>{messages.volatility}</dt>
              <dd>
                <VolatilityLevel volatility={game.volatility} />
                {messages[`volatility_${game.volatility}`]}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Volatility as one, two or three of three blocks. */
function VolatilityLevel({ volatility }: { volatility: Volatility }) {
  const level = VOLATILITIES.indexOf(volatility);
  return (
    <span aria-hidden="true" className="level">
      {VOLATILITIES.map((step, index) => (
        <i className={index <= level ? 'is-on' : undefined} key={step} />
      ))}
    </span>
  );
}
