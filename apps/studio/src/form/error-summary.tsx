'use client';

import { useFormFields, useFormSubmitted } from '@payloadcms/ui';
import { useFieldFocus } from './use-field-focus.ts';
import './form.css';

/** Above the form after a refused save: each invalid field with its problem, as a link to the field. */
export function ErrorSummary() {
  const isSubmitted = useFormSubmitted();
  const errors = useFormFields(([fields]) =>
    Object.entries(fields)
      // A group is invalid if one of its fields is.
      .filter(([, { valid, errorMessage }]) => valid === false && errorMessage)
      .map(([path, { errorMessage = '' }]) => `${path}\n${errorMessage}`)
      .join('\n\n'),
  );
  const { locate, focus } = useFieldFocus();
  if (!isSubmitted || errors === '') return null;
  const problems = errors.split('\n\n').map((error) => {
    const [path = '', message = ''] = error.split('\n');
    return { path, message };
  });
  return (
    <section aria-labelledby="error-summary-heading" className="error-summary" role="alert">
      <h2 id="error-summary-heading">
        {problems.length === 1
          ? 'One field needs a correction'
          : `${problems.length} fields need a correction`}
      </h2>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <button className="field-link" onClick={() => focus(path)} type="button">
              {locate(path).label}
            </button>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
