import { plainState, stateOfTerms } from '@nettobonus/domain/calculator/calculator';
import {
  CASINO_PARAM,
  parseCalculator,
  writeCalculator,
} from '@nettobonus/domain/calculator/calculator-address';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import type { CalculatorProps } from '../features/calculator/calculator.tsx';
import type { CasinoChoiceProps } from '../features/calculator/casino-choice.tsx';
import { calculatorMessagesOf } from '../i18n/calculator.ts';
import { getCasino, listCasinos, perPublication } from './content.ts';
import { ownPath } from './locals.ts';

/** Parameters that stay in the query when the visitor picks another casino. */
const CARRIED_PARAMS = ['deposit', 'rtp', 'stake', 'spread'];

const choices = perPublication((_, market): CasinoChoiceProps['casinos'] =>
  listCasinos(market)
    .map(({ casino, name, bonus }) => ({ slug: casino, name, bonus }))
    .toSorted((a, b) => a.name.localeCompare(b.name, MARKET_FACTS[market].locale)),
);

/** The calculator's initial props for the requested URL. */
export function buildCalculator(locals: App.Locals): {
  calculator: CalculatorProps;
  choice: CasinoChoiceProps;
} {
  const { market, url } = locals;
  const path = ownPath(locals);
  const slug = url.searchParams.get(CASINO_PARAM)?.normalize('NFC').toLowerCase() ?? '';
  const casino = getCasino(market, slug);
  const base = casino ? stateOfTerms(casino.terms, market) : plainState(market);
  const query = writeCalculator(
    parseCalculator(url.searchParams, base, market),
    base,
    casino?.casino ?? null,
  );
  return {
    calculator: {
      market,
      path,
      methodHref: pathFor('method', market),
      start: casino && { casino: casino.casino, ...(casino.terms && { terms: casino.terms }) },
      query: query.toString(),
    },
    choice: {
      messages: calculatorMessagesOf(market),
      path,
      casinos: choices(market),
      chosen: casino?.casino ?? null,
      hiddenFields: [...query].filter(([name]) => CARRIED_PARAMS.includes(name)),
    },
  };
}
