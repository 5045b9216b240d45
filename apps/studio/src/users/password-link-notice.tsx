'use client';

import { CopyToClipboard } from '@payloadcms/ui';
import type { SentLink } from './password-link.ts';

/** Says that the link was sent, or shows it: then nobody can read it again. */
export function PasswordLink({ isSent, link }: SentLink) {
  if (isSent || !link) return <p role="status">The link was sent by email.</p>;
  return (
    <div className="password-link" role="status">
      <p>The studio could not send an email. Pass this link on yourself; it is not shown again.</p>
      <p>
        <code>{link}</code> <CopyToClipboard value={link} />
      </p>
    </div>
  );
}
