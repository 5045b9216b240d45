'use client';

import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { Button, Link } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { ROLE_RIGHTS, type Role } from '../access/roles.ts';
import { postToStudio } from '../http/post-to-studio.ts';
import type { SentLink } from './password-link.ts';
import { PasswordLink } from './password-link-notice.tsx';

interface InviteFormProps {
  /** The roles that the inviter may give. */
  roles: readonly { value: Role; label: string }[];
}

interface Invited extends SentLink {
  id: number;
  email: string;
}

export function InviteForm({ roles }: InviteFormProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(roles[0]?.value ?? 'analyst');
  const [markets, setMarkets] = useState<readonly Market[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [invited, setInvited] = useState<Invited | null>(null);
  const hasMarkets = ROLE_RIGHTS[role].content === 'own markets';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    setError(null);
    const invitation = { name, email, role, markets: hasMarkets ? markets : [] };
    const { error: problem, body } = await postToStudio<InviteResponse>('/api/users', invitation);
    setIsPending(false);
    if (problem || !body.doc) return setError(problem);
    setInvited({ ...body.doc, isSent: body.isSent === true, link: body.link ?? null });
  };
  const inviteAnother = () => {
    setInvited(null);
    setName('');
    setEmail('');
  };

  if (invited) {
    return (
      <div className="invite-form">
        <h2>{invited.email} is invited</h2>
        <PasswordLink {...invited} />
        <p>The link works once, for 7 days.</p>
        <p>
          <Link href={`/admin/collections/users/${invited.id}`} prefetch={false}>
            Open the user
          </Link>
        </p>
        <Button buttonStyle="secondary" margin={false} onClick={inviteAnother}>
          Invite another user
        </Button>
      </div>
    );
  }
  return (
    <form className="invite-form" onSubmit={(event) => void submit(event)}>
      <div className="field-type text">
        <label className="field-label" htmlFor="invite-name">
          Name
        </label>
        <input
          autoComplete="off"
          id="invite-name"
          onChange={({ target }) => setName(target.value)}
          required
          type="text"
          value={name}
        />
      </div>
      <div className="field-type email">
        <label className="field-label" htmlFor="invite-email">
          Email
        </label>
        <input
          autoComplete="off"
          id="invite-email"
          onChange={({ target }) => setEmail(target.value)}
          required
          type="email"
          value={email}
        />
      </div>
      <div className="field-type">
        <label className="field-label" htmlFor="invite-role">
          Role
        </label>
        <select id="invite-role" onChange={({ target }) => setRole(target.value as Role)} value={role}>
          {roles.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {hasMarkets ? (
        <fieldset>
          <legend className="field-label">Markets</legend>
          {MARKETS.map((market) => (
            <label key={market}>
              <input
                checked={markets.includes(market)}
                onChange={({ target }) =>
                  setMarkets(
                    target.checked ? [...markets, market] : markets.filter((other) => other !== market),
                  )
                }
                type="checkbox"
              />
              {MARKET_FACTS[market].name}
            </label>
          ))}
        </fieldset>
      ) : null}
      {error ? (
        <p className="form-error" role="alert">
          {error}
        </p>
      ) : null}
      <Button disabled={isPending} margin={false} size="large" type="submit">
        Send the invitation
      </Button>
    </form>
  );
}

interface InviteResponse extends SentLink {
  doc: { id: number; email: string };
}
