'use client';

import './second-factor.css';

/** Shown once: the studio stores only their hashes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-label="Recovery codes" className="second-factor-codes">
      <h2>Recovery codes</h2>
      <p>
        Save these codes now, for example in a password manager. The studio does not show them again. Each one
        replaces the app for one login.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
