'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-code-list.tsx';
import type { SetUp } from './set-up.ts';
import { SetUpInstructions } from './set-up-instructions.tsx';

interface SecondFactorSectionProps {
  user: number;
  /** Whether the page shows the account of the logged-in user. */
  isOwn: boolean;
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
}

/**
 * On the account page: set up, or remove with a code. On another user's page, for admins: reset. It has no form element,
 * because it is part of the document's form.
 */
export function SecondFactorSection({
  user,
  isOwn,
  hasSecondFactor,
  recoveryCodesLeft,
}: SecondFactorSectionProps) {
  const [isActive, setIsActive] = useState(hasSecondFactor);
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const [code, setCode] = useState('');

  const post = async (path: string, body: object) => {
    const answer = await postJson(`/api/users/${user}/${path}`, body);
    if (answer.error) toast.error(answer.error);
    setCode('');
    return answer;
  };
  const start = async () => {
    const { ticket, secret, qrCode } = await post('second-factor', {});
    if (ticket && secret && qrCode) setSetUp({ ticket, secret, qrCode });
  };
  const confirm = async () => {
    const answer = await post('second-factor', { ticket: setUp?.ticket, code });
    if (!answer.recoveryCodes) return;
    setSetUp(null);
    setIsActive(true);
    setRecoveryCodes(answer.recoveryCodes);
  };
  const reset = async () => {
    const answer = await post('reset-second-factor', { code });
    if (!answer.reset) return;
    // All sessions have ended.
    if (isOwn) window.location.assign('/admin/login');
    else setIsActive(false);
  };

  return (
    <section aria-label="Second factor">
      <h3>Second factor</h3>
      <p>
        {isActive
          ? `Set up.${recoveryCodes ? '' : ` ${recoveryCodesLeft} recovery codes are left.`}`
          : 'Not set up. With a second factor, a login also needs a code of an authenticator app.'}
      </p>
      {recoveryCodes ? <RecoveryCodes codes={recoveryCodes} /> : null}
      {isOwn && !isActive && !setUp ? <ActionButton label="Set up a second factor" run={start} /> : null}
      {setUp ? (
        <>
          <SetUpInstructions setUp={setUp} />
          <CodeField
            acceptsRecoveryCode={false}
            onChange={setCode}
            onEnter={() => void confirm()}
            value={code}
          />
          <ActionButton label="Confirm" run={confirm} />
        </>
      ) : null}
      {isOwn && isActive && !recoveryCodes ? (
        <details>
          <summary>Remove the second factor</summary>
          <CodeField acceptsRecoveryCode onChange={setCode} onEnter={() => void reset()} value={code} />
          <ActionButton label="Remove and log out" run={reset} />
        </details>
      ) : null}
      {!isOwn && isActive ? <ActionButton label="Reset the second factor" run={reset} /> : null}
    </section>
  );
}

const ActionButton = ({ label, run }: { label: string; run: () => Promise<void> }) => (
  <Button buttonStyle="secondary" onClick={() => void run()} size="small" type="button">
    {label}
  </Button>
);

interface Answer extends Partial<SetUp> {
  recoveryCodes?: string[];
  reset?: boolean;
  error?: string;
}

async function postJson(path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { errors, ...answer } = (await response.json()) as Answer & { errors?: { message: string }[] };
    return errors?.[0] ? { error: errors[0].message } : answer;
  } catch {
    return { error: 'The studio does not respond. Try again.' };
  }
}
