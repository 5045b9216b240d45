import {
  getReturn,
  getStandardDeviation,
  getWinChance,
  listWins,
  type Reel,
} from '@nettobonus/domain/demo-games/reels';
import type { Market } from '@nettobonus/domain/markets/market';
import { formatCount, formatPercent, formatRating } from '../../i18n/format.ts';
import type { DemoMessages } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import { SymbolDrawing } from './symbol-drawing.tsx';

interface PayTableProps {
  reel: Reel;
  market: Market;
  messages: DemoMessages;
}

/** Payouts and their exact probabilities. */
export function PayTable({ reel, market, messages }: PayTableProps) {
  const wins = listWins(reel);
  const { numerator, denominator } = getReturn(reel);
  return (
    <>
      <table>
        <caption className="sr-only">{messages.payTable}</caption>
        <thead>
          <tr>
            <th scope="col">
              {wins.some(({ matching }) => matching === 2)
                ? messages.twoOrThreeOfAKind
                : messages.threeOfAKind}
            </th>
            <th scope="col">{messages.win}</th>
            <th scope="col">{messages.howOften}</th>
          </tr>
        </thead>
        <tbody>
          {wins.map((win) => {
            const chance = getWinChance(win, reel);
            return (
              <tr key={win.symbol + win.matching}>
                <th scope="row">
                  <span className="sr-only">
                    {win.matching} × {messages[`symbol_${win.symbol}`]}
                  </span>
                  {Array.from({ length: win.matching }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the symbols are identical
                    <SymbolDrawing key={index} name={win.symbol} />
                  ))}
                </th>
                <td className="num">{formatCount(win.payout, market)} ×</td>
                <td className="num">
                  {formatCount(chance.numerator, market)} / {formatCount(chance.denominator, market)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        {formatMessage(messages.tableNote, {
          percent: formatPercent((100 * numerator) / denominator),
          spread: formatRating(getStandardDeviation(reel)),
        })}
      </p>
    </>
  );
}
