import { useDeferredValue } from 'react';
import { BreakEven } from './break-even-chart.tsx';
import type { Calculation, CalculatorContext } from './calculation.ts';
import { CalculationTable } from './calculation-table.tsx';
import { HundredBlocks } from './hundred-blocks.tsx';
import { KeyFigures } from './key-figures.tsx';

interface ResultsProps {
  calculation: Calculation;
  context: CalculatorContext;
  methodHref: string;
}

/** Everything below the verdict. The chart updates while a slider moves. The rest renders with low priority. */
export function Results({ calculation, context, methodHref }: ResultsProps) {
  const deferred = useDeferredValue(calculation);
  return (
    <>
      <KeyFigures calculation={deferred} context={context} />
      <BreakEven calculation={calculation} context={context} />
      <div className="calculator-columns">
        <HundredBlocks calculation={deferred} context={context} />
        <CalculationTable calculation={deferred} methodHref={methodHref} context={context} />
      </div>
    </>
  );
}
