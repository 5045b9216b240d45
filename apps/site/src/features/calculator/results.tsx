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

/** What stands under the verdict. The chart follows a slider at once, what explains it a moment later. */
export function Results({ calculation, context, methodHref }: ResultsProps) {
  const later = useDeferredValue(calculation);
  return (
    <>
      <Readings calculation={later} context={context} />
      <BreakEven calculation={calculation} context={context} />
      <div className="calculator-two">
        <HundredBlocks calculation={later} context={context} />
        <SumTable calculation={later} methodHref={methodHref} context={context} />
      </div>
    </>
  );
}
