import { useDeferredValue } from 'react';
import { BreakEven } from './break-even-chart.tsx';
import type { Calculation, CalculatorContext } from './calculation.ts';
import { HundredBlocks } from './hundred-blocks.tsx';
import { Readings } from './readings.tsx';
import { SumTable } from './sum-table.tsx';

interface ResultsProps {
  calculation: Calculation;
  context: CalculatorContext;
  methodHref: string;
}

/** Everything under the verdict. The chart follows a slider immediately, the rest renders deferred. */
export function Results({ calculation, context, methodHref }: ResultsProps) {
  const deferred = useDeferredValue(calculation);
  return (
    <>
      <Readings calculation={deferred} context={context} />
      <BreakEven calculation={calculation} context={context} />
      <div className="calculator-two">
        <HundredBlocks calculation={deferred} context={context} />
        <SumTable calculation={deferred} methodHref={methodHref} context={context} />
      </div>
    </>
  );
}
