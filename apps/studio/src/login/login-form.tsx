'use client';

import { Button, Link } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { RecoveryCodes } from '../second-factor/recovery-code-list.tsx';
import type { SetUp } from '../second-factor/set-up.ts';
import { SetUpInstructions } from '../second-factor/set-up-instructions.tsx';

type Step =
  | { name: 'password' }
  | { name: 'code' }
  | { name: 'set-up'; setUp: SetUp }
  | { name: 'recovery-codes'; codes: string[] };

interface LoginResponse {
  needs: 'code' | 'set-up';
  setUp: SetUp;
  recoveryCodes: string[];
}

/** Email and password; then, if the account needs it, a code, or the steps to set up a second factor. */
export function LoginForm({ target }: { target: string }) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const openStudio = () => window.location.assign(target);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    setError(null);
    const ticket = step.name === 'set-up' ? step.setUp.ticket : undefined;
    const login = { email, password, code, ticket };
    const { error: problem, body } = await postToStudio<LoginResponse>('/api/users/login', login);
    if (!problem && !body.recoveryCodes) return openStudio();
    setIsPending(false);
    setCode('');
    if (body.recoveryCodes) return setStep({ name: 'recovery-codes', codes: body.recoveryCodes });
    if (body.setUp) return setStep({ name: 'set-up', setUp: body.setUp });
    if (body.needs === 'code' && step.name !== 'code') return setStep({ name: 'code' });
    setError(problem);
  };

  if (step.name === 'recovery-codes') {
    return (
      <div className="login__form">
        <RecoveryCodes codes={step.codes} />
        <Button onClick={openStudio} size="large">
          Continue
        </Button>
      </div>
    );
  }
  return (
    <form className="login__form" onSubmit={(event) => void submit(event)}>
      {step.name !== 'set-up' && <h1 className="sr-only">Log in to the studio</h1>}
      {step.name === 'password' ? (
        <div className="login__form__inputWrap">
          <div className="field-type email">
            <label className="field-label" htmlFor="field-email">
              Email
            </label>
            <input
              autoComplete="username"
              id="field-email"
              name="email"
              onChange={({ target: input }) => setEmail(input.value)}
              required
              type="email"
              value={email}
            />
          </div>
          <div className="field-type password">
            <label className="field-label" htmlFor="field-password">
              Password
            </label>
            <input
              autoComplete="current-password"
              id="field-password"
              name="password"
              onChange={({ target: input }) => setPassword(input.value)}
              required
              type="password"
              value={password}
            />
          </div>
        </div>
      ) : null}
      {step.name === 'set-up' ? (
        <>
          <h1>Set up a second factor</h1>
          <p>Your role requires a second factor in addition to the password.</p>
          <SetUpInstructions setUp={step.setUp} />
        </>
      ) : null}
      {step.name === 'password' ? null : (
        <CodeField acceptsRecoveryCode={step.name === 'code'} onChange={setCode} value={code} />
      )}
      {error ? (
        <p className="login-error" role="alert">
          {error}
        </p>
      ) : null}
      {step.name === 'password' ? (
        <Link href="/admin/forgot" prefetch={false}>
          Forgot password?
        </Link>
      ) : null}
      <Button disabled={isPending} size="large" type="submit">
        {step.name === 'set-up' ? 'Confirm and log in' : 'Login'}
      </Button>
    </form>
  );
}
