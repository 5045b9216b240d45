'use client';

import './second-factor.css';

/** The recovery codes. They are shown once: the studio stores only their hashes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-label="Recovery codes" className="second-factor-codes">
      <h2>Recovery codes</h2>
      <p>
        Save these codes now, for example in a password manager. The studio does not show them again. You can
        use each code once instead of the app.
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
