import { DIFFERENCES_PARAM, DIFFERENCES_VALUE } from '@nettobonus/domain/comparison/comparison';
import { useRef } from 'react';
import { useOnHydration } from '../../client/use-on-hydration.ts';
import { useStore } from '../../client/use-store.ts';
import { ADD_CASINO_ID, type ComparePage, onlyDifferences, replaceCompareUrl } from './compare-href.ts';

interface OnlyDifferencesProps {
  page: ComparePage;
  compared: string[];
  label: string;
  /** How many rows it hides. */
  hint: string;
}

/**
 * Hides the rows in which all casinos are equal. CSS does the hiding, so it works before hydration and without scripts.
 * The URL contains the choice, so that a shared comparison shows the same rows.
 */
export function OnlyDifferences({ page, compared, label, hint }: OnlyDifferencesProps) {
  const input = useRef<HTMLInputElement>(null);
  // Must come before `useStore`, which would reset the visitor's choice.
  useOnHydration(() => {
    const isChecked = input.current?.checked ?? page.onlyDifferences;
    onlyDifferences.set(isChecked);
    if (isChecked !== page.onlyDifferences) change(isChecked);
  });
  const isOn = useStore(onlyDifferences, page.onlyDifferences);
  const change = (isChecked: boolean) => {
    onlyDifferences.set(isChecked);
    replaceCompareUrl(page, compared, { onlyDifferences: isChecked });
  };
  return (
    <label className="compare-switch">
      <input
        checked={isOn}
        // Submitted with the form that adds a casino.
        form={ADD_CASINO_ID}
        id="only-differences"
        name={DIFFERENCES_PARAM}
        onChange={({ target }) => change(target.checked)}
        ref={input}
        type="checkbox"
        value={DIFFERENCES_VALUE}
      />
      <span>
        {label} <small>{hint}</small>
      </span>
    </label>
  );
}
