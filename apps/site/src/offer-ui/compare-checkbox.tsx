import { COMPARISON_PARAM } from '@nettobonus/domain/comparison/comparison';
import { addCompared, compared, removeCompared } from '../client/compared.ts';
import { useSelected } from '../client/use-store.ts';
import { Icon } from '../ui/icon.tsx';
import { COMPARE_FORM_ID } from './compare-form.tsx';
import type { Offer } from './offer.ts';

interface CompareCheckboxProps {
  offer: Pick<Offer, 'casino' | 'name'>;
  label: string;
}

/** Selects a casino for comparison. Without scripts the box belongs to the page's compare form. */
export function CompareCheckbox({ offer: { casino, name }, label }: CompareCheckboxProps) {
  const isCompared = useSelected(compared, [], (casinos) => casinos.includes(casino));
  return (
    <label className="compare">
      <input
        autoComplete="off"
        data-compare={casino}
        form={COMPARE_FORM_ID}
        name={COMPARISON_PARAM}
        // Not `onChange`: React does not report a change for the click that makes it hydrate the box.
        onClick={({ currentTarget }) => {
          if (isCompared) removeCompared(casino);
          else addCompared(casino, name);
          // The stored selection sets the state, not the click: at the limit the box is unticked again.
          currentTarget.checked = compared.get().includes(casino);
        }}
        ref={(box) => {
          if (box) box.checked = isCompared;
        }}
        type="checkbox"
        value={casino}
      />
      <span className="compare-box">
        <Icon name="check" size={14} />
      </span>
      <span>
        {label}
        <span className="sr-only">{` ${name}`}</span>
      </span>
    </label>
  );
}
