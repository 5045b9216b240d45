'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';
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
 * On the account page: sets up a second factor, or removes it with a code. On another user's page: resets it. Has no form element, because it is inside the document's form.
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
    const response = await postToStudio<SecondFactorResponse>(`/api/users/${user}/${path}`, body);
    if (response.error) toast.error(response.error);
    setCode('');
    return response.body;
  };
  const start = async () => {
    const { ticket, secret, qrCode } = await post('second-factor', {});
    if (ticket && secret && qrCode) setSetUp({ ticket, secret, qrCode });
  };
  const confirm = async () => {
    const response = await post('second-factor', { ticket: setUp?.ticket, code });
    if (!response.recoveryCodes) return;
    setSetUp(null);
    setIsActive(true);
    setRecoveryCodes(response.recoveryCodes);
  };
  const reset = async () => {
    const response = await post('reset-second-factor', { code });
    if (!response.reset) return;
    // All sessions have ended.
    if (isOwn) window.location.assign('/admin/login');
    else setIsActive(false);
  };

  return (
    <section aria-label="Second factor">
      <h2>Second factor</h2>
      <p>
        {isActive
          ? `Set up.${recoveryCodes ? '' : ` ${recoveryCodesLeft} recovery codes are left.`}`
          : 'Not set up. With a second factor, a login also needs a code from an authenticator app.'}
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

interface SecondFactorResponse extends SetUp {
  recoveryCodes: string[];
  reset: boolean;
}
