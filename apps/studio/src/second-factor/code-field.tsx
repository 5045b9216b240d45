'use client';

import type { KeyboardEvent } from 'react';

interface CodeFieldProps {
  /** Whether a recovery code works here too. */
  acceptsRecoveryCode: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Replaces the default action of the Enter key, which would save the document whose form contains this field. */
  onEnter?: () => void;
}

export function CodeField({ acceptsRecoveryCode, value, onChange, onEnter }: CodeFieldProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (!onEnter || event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor="field-code">
        Code
      </label>
      <input
        aria-describedby="field-code-help"
        autoComplete="one-time-code"
        id="field-code"
        maxLength={40}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKey}
        type="text"
        value={value}
      />
      <p className="field-description" id="field-code-help">
        {acceptsRecoveryCode
          ? 'The six digits from your authenticator app, or a recovery code.'
          : 'The six digits that the app shows now.'}
      </p>
    </div>
  );
}
