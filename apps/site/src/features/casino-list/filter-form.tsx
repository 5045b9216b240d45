import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import { type ReactNode, useRef } from 'react';
import { useOnHydration } from '../../client/use-on-hydration.ts';
import type { FieldValues } from './list-state.ts';

export interface FilterFormProps {
  action: string;
  /** The value of the deposit's query parameter, which a submit without scripts must keep. */
  deposit: string | null;
  /** The values that the fields show. */
  fields: FieldValues;
  onChange: (values: Partial<FieldValues>) => void;
  /** Called before the visitor's first change. */
  onPrefetch: () => void;
  onSubmit?: () => void;
  label?: string;
  className?: string;
  children: ReactNode;
}

function readForm(form: HTMLFormElement): Partial<FieldValues> {
  const data = new FormData(form);
  data.delete(DEPOSIT_PARAM);
  return Object.fromEntries(data) as Partial<FieldValues>;
}

/** A form whose fields filter the list immediately. Before hydration, and without scripts, it is a GET form. */
export function FilterForm(props: FilterFormProps) {
  const { action, deposit, fields, onChange, onPrefetch, onSubmit, label, className, children } = props;
  const form = useRef<HTMLFormElement>(null);

  useOnHydration(() => {
    if (!form.current) return;
    // Report only differences: several forms have the same fields, and the visitor may have changed only one of them.
    const changes = Object.entries(readForm(form.current)).filter(
      ([name, value]) => value !== fields[name as keyof FieldValues],
    );
    if (changes.length > 0) onChange(Object.fromEntries(changes));
  });

  return (
    <form
      action={action}
      aria-label={label}
      className={className}
      onChange={({ currentTarget }) => onChange(readForm(currentTarget))}
      onFocus={onPrefetch}
      onPointerEnter={onPrefetch}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
      ref={form}
    >
      {deposit !== null && <input name={DEPOSIT_PARAM} type="hidden" value={deposit} />}
      {children}
    </form>
  );
}
