import {
  type CalculatorState,
  type ChoiceField,
  defaultState,
  type NumberField,
  resetCalculator,
  stateFromTerms,
} from '@nettobonus/domain/calculator/calculator';
import {
  CASINO_PARAM,
  parseCalculator,
  toCalculatorParams,
} from '@nettobonus/domain/calculator/calculator-params';
import type { Market } from '@nettobonus/domain/markets/market';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deposit } from '../../client/deposit.ts';
import { useOnHydration } from '../../client/use-on-hydration.ts';
import type { CalculatorMessages } from '../../i18n/calculator.ts';
import { formatFinishSentence } from '../../i18n/finish-sentence.ts';
import { formatMoney, formatNet, getSign } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import type { Offer } from '../../offer-ui/offer.ts';
import { fetchOffers } from '../../offer-ui/offers-query.ts';
import {
  type Calculation,
  type CalculatorContext,
  calculate,
  isCalculated,
  isEmptyOffer,
  type NoCalculation,
} from './calculation.ts';
import { CalculatorFields } from './calculator-fields.tsx';
import { CasinoChoice, type CasinoChoiceProps } from './casino-choice.tsx';
import { Results } from './results.tsx';
import { Verdict } from './verdict.tsx';

/** Delay after the last change before the URL and the announced result update. */
const DEBOUNCE_MS = 300;

/** The id of the results. */
const RESULT_ID = 'result';

type CasinoTerms = Pick<Offer, 'casino' | 'terms'>;

export interface CalculatorProps extends Pick<CasinoChoiceProps, 'casinos' | 'hiddenFields'> {
  market: Market;
  messages: CalculatorMessages;
  /** The page's path, without the query string. */
  path: string;
  methodHref: string;
  /** The casino whose terms are the initial values. */
  initialCasino: CasinoTerms | null;
  /** The query string of the URL. */
  query: string;
}

/** The state before any changes by the visitor. The URL holds only the differences from this state. */
function buildBaseState(casino: CasinoTerms | null, market: Market): CalculatorState {
  return casino ? stateFromTerms(casino.terms, market) : defaultState(market);
}

/** Reads the form's fields. Sliders have no name, so a moved slider overrides its number input. */
function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.set(name, String(value));
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.type !== 'range') continue;
    if (field.value !== field.defaultValue) params.set(field.getAttribute('data-field') ?? '', field.value);
  }
  return params;
}

/** Updates the URL and returns the result to announce, debounced until the visitor pauses. */
function useDebouncedResult(url: string, result: string): string {
  const [announced, setAnnounced] = useState('');
  const initialUrl = useRef(url);
  useEffect(() => {
    if (url === initialUrl.current) return;
    const timer = setTimeout(() => {
      initialUrl.current = '';
      history.replaceState(history.state, '', url + location.hash);
      setAnnounced(result);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [url, result]);
  return announced;
}

function formatResult(
  calculation: Calculation | NoCalculation,
  { market, messages }: CalculatorContext,
): string {
  if (!isCalculated(calculation)) {
    const { value } = calculation;
    return value.state === 'unknown'
      ? messages.unknownHeading
      : formatMessage(messages.cashbackHeading, {
          amount: formatMoney(value.amount, market),
          deposit: formatMoney(value.deposit, market),
        });
  }
  const { net, finishOfTen, state } = calculation.value;
  const finish =
    state === 'wager-free' ? `${messages.noWagering}.` : formatFinishSentence(finishOfTen, market, messages);
  return `${messages.line_net} ${formatNet(net, market)}. ${finish}`;
}

interface CurrentResultProps {
  calculation: Calculation | NoCalculation;
  context: CalculatorContext;
}

/** The result in a few words, next to the fields. */
function CurrentResult({ calculation, context: { market, messages } }: CurrentResultProps) {
  if (!isCalculated(calculation)) {
    const { value } = calculation;
    return (
      <p aria-hidden="true">
        <b>
          {value.state === 'unknown'
            ? messages.notCalculated
            : formatMessage(messages.cashbackAmount, { amount: formatMoney(value.amount, market) })}
        </b>
      </p>
    );
  }
  return (
    <p aria-hidden="true" className={`is-${getSign(calculation.value.net)}`}>
      <b className="amount">{formatNet(calculation.value.net, market)}</b>
      <FinishRate market={market} messages={messages} value={calculation.value} />
    </p>
  );
}

/** The calculator. The URL holds all of its state, so that a result can be shared and the back button works. */
export function Calculator(props: CalculatorProps) {
  const { market, messages, path, methodHref, initialCasino, query, casinos, hiddenFields } = props;
  const context = useMemo(() => ({ market, messages }), [market, messages]);
  const [casinoTerms, setCasinoTerms] = useState(initialCasino);
  const base = useMemo(() => buildBaseState(casinoTerms, market), [casinoTerms, market]);
  const [state, setState] = useState(() => parseCalculator(new URLSearchParams(query), base, market));
  const calculation = useMemo(() => calculate(state, market), [state, market]);
  const form = useRef<HTMLFormElement>(null);
  /** The casino that the visitor chose last. Its terms load a moment later. */
  const latestCasino = useRef(initialCasino?.casino ?? '');
  const buildUrl = (target: CalculatorState) => {
    const params = toCalculatorParams(target, base, casinoTerms?.casino ?? null).toString();
    return params ? `${path}?${params}` : path;
  };
  const announced = useDebouncedResult(buildUrl(state), formatResult(calculation, context));

  // A stable function, so that memoised fields do not re-render.
  const change = useCallback(
    (field: NumberField | ChoiceField, typed: string) =>
      setState((previous) => parseCalculator(new URLSearchParams({ [field]: typed }), previous, market)),
    [market],
  );

  // The deposit control sets the calculator's deposit, but not the other way round: here every amount is possible.
  useEffect(() => deposit.subscribe(() => change('deposit', String((deposit.get() ?? 0) / 100))), [change]);

  useOnHydration(() => {
    if (!form.current) return;
    const changed = parseCalculator(readForm(form.current), state, market);
    if (buildUrl(changed) !== buildUrl(state)) setState(changed);
  });

  async function chooseCasino(slug: string): Promise<void> {
    latestCasino.current = slug;
    try {
      const offer = slug ? (await fetchOffers(market)).find(({ casino }) => casino === slug) : undefined;
      if (latestCasino.current !== slug) return;
      const next = offer ?? null;
      setCasinoTerms(next);
      setState((previous) => resetCalculator(buildBaseState(next, market), previous));
    } catch {
      // If the list fails to load, let the server render the page with the casino's terms.
      location.assign(`${path}?${CASINO_PARAM}=${encodeURIComponent(slug)}`);
    }
  }

  return (
    <div className="calculator">
      <div className="calculator-form">
        <div>
          <CasinoChoice
            casinos={casinos}
            chosen={initialCasino?.casino ?? null}
            hiddenFields={hiddenFields}
            messages={messages}
            onChoose={(slug) => void chooseCasino(slug)}
            onFocus={() => void fetchOffers(market).catch(() => {})}
            path={path}
          />
        </div>
        <form
          action={path}
          aria-label={messages.form}
          autoComplete="off"
          noValidate
          onSubmit={(event) => event.preventDefault()}
          ref={form}
        >
          {casinoTerms && <input name={CASINO_PARAM} type="hidden" value={casinoTerms.casino} />}
          <CalculatorFields onChange={change} context={context} state={state} />
          <noscript>
            <button className="button button-primary" type="submit">
              {messages.calculate}
            </button>
          </noscript>
        </form>
        <div className="form-result">
          {/* Screen readers announce every new result, see below. */}
          <CurrentResult calculation={calculation} context={context} />
          <a className="link" href={`#${RESULT_ID}`}>
            {messages.toResult}
          </a>
        </div>
      </div>
      <div className="calculator-result" id={RESULT_ID}>
        <p aria-live="polite" className="sr-only">
          {announced}
        </p>
        <Verdict calculation={calculation} context={context} />
        {isCalculated(calculation) && !isEmptyOffer(calculation) && (
          <Results calculation={calculation} methodHref={methodHref} context={context} />
        )}
      </div>
    </div>
  );
}
