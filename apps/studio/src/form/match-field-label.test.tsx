import { Fragment, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { matchFieldLabel } from './match-field-label.ts';

function FieldLabel(_: { label: string }) {
  return null;
}

function CustomComponent(_: { Fallback: ReactNode }) {
  return null;
}

/** As Payload builds it for a field in a group. */
const label = (
  <>
    <Fragment key="path">
      <span>
        <FieldLabel label="Terms" />
      </span>
      {' > '}
    </Fragment>
    <span>
      <CustomComponent Fallback={<FieldLabel label="Maximum bet" />} />
    </span>
  </>
);
const find = (input: string) => matchFieldLabel({ label, value: 'terms.maxBet' }, input);

test.each(['', 'max', 'Maximum bet', 'terms bet', 'bet terms', 'maxBet'])('“%s” finds the field', (input) => {
  expect(find(input)).toBe(true);
});

test.each(['minimum', 'bet rating', 'object'])('“%s” does not find it', (input) => {
  expect(find(input)).toBe(false);
});
