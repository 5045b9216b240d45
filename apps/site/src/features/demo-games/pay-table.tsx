import { chanceOf, listWins, type Reel, returnOf, spreadOf } from '@nettobonus/domain/demo-games/reels';
import type { DemoWords } from '../../i18n/demo-games/words.ts';
import { formatCount, formatPercent, formatRating } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { SymbolDrawing } from './symbol-drawing.tsx';

/** Payouts and their exact probabilities. */
export function PayTable({ reel, words }: { reel: Reel; words: DemoWords }) {
  const wins = listWins(reel);
  const { part, whole } = returnOf(reel);
  return (
    <>
      <table>
        <caption className="sr-only">{words.payTable}</caption>
        <thead>
          <tr>
            <th scope="col">
              {wins.some(({ alike }) => alike === 2) ? words.twoOrThreeAlike : words.threeAlike}
            </th>
            <th scope="col">{words.win}</th>
            <th scope="col">{words.howOften}</th>
          </tr>
        </thead>
        <tbody>
          {wins.map((win) => {
            const chance = chanceOf(win, reel);
            return (
              <tr key={win.symbol + win.alike}>
                <th scope="row">
                  <span className="sr-only">
                    {win.alike} × {words[`symbol_${win.symbol}`]}
                  </span>
                  {Array.from({ length: win.alike }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the symbols are identical
                    <SymbolDrawing key={index} name={win.symbol} />
                  ))}
                </th>
                <td className="num">{formatCount(win.pays)} ×</td>
                <td className="num">
                  {formatCount(chance.part)} / {formatCount(chance.whole)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        {formatMessage(words.tableNote, {
          percent: formatPercent((100 * part) / whole),
          spread: formatRating(spreadOf(reel)),
        })}
      </p>
    </>
  );
}
