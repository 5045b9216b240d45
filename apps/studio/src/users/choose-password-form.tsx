'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';

/** The new password, twice. Afterwards the user logs in with it, and with a second factor if the role needs one. */
export function ChoosePasswordForm({ email, token }: { email: string; token: string }) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password !== repeated) return setError('The passwords differ.');
    setIsPending(true);
    setError(null);
    const { error: problem } = await postToStudio('/api/users/reset-password', { token, password });
    if (!problem) return window.location.assign('/admin/login');
    setIsPending(false);
    setError(problem);
  };

  return (
    <form className="login__form" onSubmit={(event) => void submit(event)}>
      <div className="login__form__inputWrap">
        <div className="field-type email">
          <label className="field-label" htmlFor="field-email">
            Email
          </label>
          <input autoComplete="username" id="field-email" name="email" readOnly type="email" value={email} />
        </div>
        <div className="field-type password">
          <label className="field-label" htmlFor="field-password">
            New password
          </label>
          <input
            aria-describedby="field-password-help"
            autoComplete="new-password"
            id="field-password"
            onChange={({ target }) => setPassword(target.value)}
            required
            type="password"
            value={password}
          />
          <p className="field-description" id="field-password-help">
            At least 12 characters that are not easy to guess, for example a few words.
          </p>
        </div>
        <div className="field-type password">
          <label className="field-label" htmlFor="field-repeated">
            Repeat the password
          </label>
          <input
            autoComplete="new-password"
            id="field-repeated"
            onChange={({ target }) => setRepeated(target.value)}
            required
            type="password"
            value={repeated}
          />
        </div>
      </div>
      {error ? (
        <p className="login-error" role="alert">
          {error}
        </p>
      ) : null}
      <Button disabled={isPending} size="large" type="submit">
        Save the password
      </Button>
    </form>
  );
}
