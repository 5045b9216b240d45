'use client';

import type { SetUp } from './set-up.ts';
import './second-factor.css';

/** The secret for an authenticator app, as a QR code and as text. */
export function SetUpInstructions({ setUp: { secret, qrCode } }: { setUp: SetUp }) {
  return (
    <div className="second-factor-set-up">
      <p>Scan the code with an authenticator app, or enter the secret manually.</p>
      <svg aria-label="QR code of the secret" role="img" viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}>
        <path d={qrCode.path} />
      </svg>
      <p>
        Secret: <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}
