import { useDeferredValue } from 'react';
import { BreakEven } from './break-even-chart.tsx';
import type { Calculation, CalculatorSetting } from './calculation.ts';
import { HundredBlocks } from './hundred-blocks.tsx';
import { Readings } from './readings.tsx';
import { SumTable } from './sum-table.tsx';

interface ResultsProps {
  calculation: Calculation;
  setting: CalculatorSetting;
  methodHref: string;
}

/** What stands under the verdict. The chart follows a slider at once, what explains it a moment later. */
export function Results({ calculation, setting, methodHref }: ResultsProps) {
  const later = useDeferredValue(calculation);
  return (
    <>
      <Readings calculation={later} setting={setting} />
      <BreakEven calculation={calculation} setting={setting} />
      <div className="calculator-two">
        <HundredBlocks calculation={later} setting={setting} />
        <SumTable calculation={later} methodHref={methodHref} setting={setting} />
      </div>
    </>
  );
}
