import type { ContactField } from '@nettobonus/domain/contact/contact';
import type { RefCallback } from 'react';
import { Icon } from '../../ui/icon.tsx';

export type FieldElement = HTMLInputElement | HTMLTextAreaElement;

interface FieldProps {
  field: ContactField;
  label: string;
  /** The error message, if the value is invalid. */
  problem: string | undefined;
  isReadOnly: boolean;
  onInput: () => void;
  ref: RefCallback<FieldElement>;
}

const INPUTS = {
  name: { autoComplete: 'name', type: 'text' },
  email: { autoComplete: 'email', type: 'email' },
} as const;

export function Field({ field, label, problem, isReadOnly, onInput, ref }: FieldProps) {
  const id = `contact-${field}`;
  const common = {
    'aria-describedby': `${id}-problem`,
    'aria-invalid': problem ? true : undefined,
    id,
    name: field,
    onInput,
    readOnly: isReadOnly,
    ref,
    required: true,
  };
  return (
    <div className="contact-field">
      <label htmlFor={id}>{label}</label>
      {field === 'message' ? <textarea rows={4} {...common} /> : <input {...INPUTS[field]} {...common} />}
      <p hidden={!problem} id={`${id}-problem`}>
        <Icon name="warning" size={16} />
        <span>{problem}</span>
      </p>
    </div>
  );
}
