import {
  type CalculatorState,
  type ChoiceField,
  type NumberField,
  plainState,
  startAgain,
  stateOfTerms,
} from '@nettobonus/domain/calculator';
import { CASINO_PARAM, parseCalculator, writeCalculator } from '@nettobonus/domain/calculator-address';
import type { Market } from '@nettobonus/domain/market';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { calculatorWordsOf } from '../../i18n/calculator/words.ts';
import { formatNet, signOf } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import {
  type Calculation,
  type CalculatorContext,
  calculate,
  isCalculated,
  isNothing,
  type NoCalculation,
} from './calculation.ts';
import { CalculatorFields } from './calculator-fields.tsx';
import { type CasinoStart, fetchStarts } from './fetch-terms.ts';
import { Results } from './results.tsx';
import { Verdict } from './verdict.tsx';

/** So long after the last change the address and the spoken result follow. */
const SETTLE_MS = 300;

export interface CalculatorProps {
  market: Market;
  /** The address of the page, without its query. */
  path: string;
  methodHref: string;
  /** The casino that is begun from. */
  start: CasinoStart | null;
  /** The query of the address. */
  query: string;
  /** The choice of a casino as the server made it: so many names need not travel twice. */
  children?: ReactNode;
}

function baseOf(start: CasinoStart | null, market: Market): CalculatorState {
  return start ? stateOfTerms(start.terms, market) : plainState(market);
}

/** What the form's fields say. A slider has no name of its own: one that was moved speaks for its number. */
function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.set(name, String(value));
  for (const slider of form.querySelectorAll<HTMLInputElement>('input[data-field]')) {
    if (slider.value !== slider.defaultValue) params.set(slider.dataset.field ?? '', slider.value);
  }
  return params;
}

/** Puts the address right and gives what is to be spoken, once a visitor has come to rest. */
function useSettled(address: string, result: string): string {
  const [spoken, setSpoken] = useState('');
  const first = useRef(address);
  useEffect(() => {
    if (address === first.current) return;
    const timer = setTimeout(() => {
      first.current = '';
      history.replaceState(history.state, '', address + location.hash);
      setSpoken(result);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [address, result]);
  return spoken;
}

function writeResult(calculation: Calculation | NoCalculation, { market, words }: CalculatorContext): string {
  if (!isCalculated(calculation)) return words.unknownHeading;
  const { net, finishOfTen } = calculation.value;
  return `${words.line_net} ${formatNet(net, market)}. ${formatMessage(words.finishSentence, { count: finishOfTen })}`;
}

/** The calculator. All of its state is in the address, so that a result can be shared and gone back to. */
export function Calculator({ market, path, methodHref, start, query, children }: CalculatorProps) {
  const context = useMemo(() => ({ market, words: calculatorWordsOf(market) }), [market]);
  const { words } = context;
  const [from, setFrom] = useState(start);
  const base = useMemo(() => baseOf(from, market), [from, market]);
  const [state, setState] = useState(() => parseCalculator(new URLSearchParams(query), base, market));
  const calculation = useMemo(() => calculate(state, market), [state, market]);
  const form = useRef<HTMLFormElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const writeAddress = (of: CalculatorState) => {
    const params = writeCalculator(of, base, from?.casino ?? null).toString();
    return params ? `${path}?${params}` : path;
  };
  const spoken = useSettled(writeAddress(state), writeResult(calculation, context));

  // The same function each time: fields that did not change are not drawn again.
  const change = useCallback(
    (field: NumberField | ChoiceField, typed: string) =>
      setState((before) => parseCalculator(new URLSearchParams({ [field]: typed }), before, market)),
    [market],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is met is met once, the listeners live with the page
  useEffect(() => {
    if (form.current) {
      // Fields work before this script does: what was changed meanwhile counts.
      const met = parseCalculator(readForm(form.current), state, market);
      if (writeAddress(met) !== writeAddress(state)) setState(met);
    }
    const select = choice.current?.querySelector('select');
    if (!select) return;
    const choose = () => void begin(select.value);
    const prefetch = () => void fetchStarts(market).catch(() => {});
    if (select.value !== (start?.casino ?? '')) choose();
    select.addEventListener('change', choose);
    select.addEventListener('focus', prefetch);
    return () => {
      select.removeEventListener('change', choose);
      select.removeEventListener('focus', prefetch);
    };
  }, []);

  async function begin(slug: string): Promise<void> {
    try {
      const next = slug ? ((await fetchStarts(market)).find(({ casino }) => casino === slug) ?? null) : null;
      setFrom(next);
      setState((before) => startAgain(baseOf(next, market), before));
    } catch {
      // Without the list the server still knows the casino.
      location.assign(`${path}?${CASINO_PARAM}=${encodeURIComponent(slug)}`);
    }
  }

  return (
    <div className="calculator">
      <div className="calculator-in">
        <div ref={choice}>{children}</div>
        <form
          action={path}
          aria-label={words.form}
          autoComplete="off"
          noValidate
          onSubmit={(event) => event.preventDefault()}
          ref={form}
        >
          {from && <input name={CASINO_PARAM} type="hidden" value={from.casino} />}
          <CalculatorFields change={change} context={context} state={state} />
          <noscript>
            <button className="button button-primary" type="submit">
              {words.calculate}
            </button>
          </noscript>
          {isCalculated(calculation) && (
            <p aria-hidden="true" className={`calculator-now is-${signOf(calculation.value.net)}`}>
              <b className="amount">{formatNet(calculation.value.net, market)}</b>
              <span>
                {words.finishes} {calculation.value.finishOfTen}/10
              </span>
            </p>
          )}
        </form>
      </div>
      <div className="calculator-out">
        <p aria-live="polite" className="sr-only">
          {spoken}
        </p>
        <Verdict calculation={calculation} context={context} />
        {isCalculated(calculation) && !isNothing(calculation) && (
          <Results calculation={calculation} methodHref={methodHref} context={context} />
        )}
      </div>
    </div>
  );
}
