import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from './list-state.ts';

export interface FilterFormProps {
  action: string;
  /** What the fields show. */
  fields: FieldValues;
  onChange: (values: Partial<FieldValues>) => void;
  /** Called before the visitor's first change. */
  onPrefetch: () => void;
  onSubmit?: () => void;
  label?: string;
  className?: string;
  children: ReactNode;
}

const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Partial<Record<keyof FieldValues, string>>;

/** A form whose fields filter the list at once. Before hydration, and without scripts, it is a GET form. */
export function FilterForm(props: FilterFormProps) {
  const { action, fields, onChange, onPrefetch, onSubmit, label, className, children } = props;
  const form = useRef<HTMLFormElement>(null);

  const adoptFields = useEffectEvent(() => {
    if (!form.current) return;
    // Only differences: several forms have the same fields, and the visitor has changed those of one.
    const changes = Object.entries(readForm(form.current)).filter(
      ([name, value]) => value !== fields[name as keyof FieldValues],
    );
    if (changes.length > 0) onChange(Object.fromEntries(changes));
  });
  // The visitor or the browser may have filled the fields before hydration.
  useEffect(() => adoptFields(), []);

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
      {children}
    </form>
  );
}
