import { defaultState, stateFromTerms } from '@nettobonus/domain/calculator/calculator';
import {
  CASINO_PARAM,
  parseCalculator,
  toCalculatorParams,
} from '@nettobonus/domain/calculator/calculator-params';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import type { CalculatorProps } from '../features/calculator/calculator.tsx';
import { getCalculatorMessages } from '../i18n/calculator.ts';
import { cachePerPublication, getCasino, listCasinos } from './content.ts';
import { getCurrentPath } from './locals.ts';

/** Parameters that stay in the query when the visitor picks another casino. */
const PRESERVED_PARAMS = ['deposit', 'rtp', 'stake', 'spread'];

const listCasinoChoices = cachePerPublication((_, market): CalculatorProps['casinos'] =>
  listCasinos(market)
    .map(({ casino, name, bonus }) => ({ slug: casino, name, bonus }))
    .toSorted((a, b) => a.name.localeCompare(b.name, MARKET_FACTS[market].locale)),
);

/** The calculator's initial props for the requested URL. */
export function buildCalculator(locals: App.Locals): CalculatorProps {
  const { market, url } = locals;
  const path = getCurrentPath(locals);
  const slug = url.searchParams.get(CASINO_PARAM)?.normalize('NFC').toLowerCase() ?? '';
  const casino = getCasino(market, slug);
  const base = casino ? stateFromTerms(casino.terms, market) : defaultState(market);
  const query = toCalculatorParams(
    parseCalculator(url.searchParams, base, market),
    base,
    casino?.casino ?? null,
  );
  return {
    market,
    messages: getCalculatorMessages(market),
    path,
    methodHref: pathFor('method', market),
    initialCasino: casino && { casino: casino.casino, terms: casino.terms },
    query: query.toString(),
    casinos: listCasinoChoices(market),
    hiddenFields: [...query].filter(([name]) => PRESERVED_PARAMS.includes(name)),
  };
}
