'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';
import type { AccountStatus } from './account-status.ts';
import type { SentLink } from './password-link.ts';
import { PasswordLink } from './password-link-notice.tsx';

interface AccountActionsProps {
  user: number;
  name: string;
  status: AccountStatus;
}

const USERS_URL = '/admin/collections/users';

/** What can be done with the account of another user. Has no form element, because it is inside the document's form. */
export function AccountActions({ user, name, status }: AccountActionsProps) {
  const { openModal } = useModal();
  const [sent, setSent] = useState<SentLink | null>(null);
  const modal = `change-account-${user}`;

  const post = async (action: string) => {
    const { error, body } = await postToStudio<SentLink>(`/api/users/${user}/${action}`);
    if (error) toast.error(error);
    return error ? null : body;
  };
  const sendLink = async () => {
    const body = await post('send-link');
    if (body) setSent({ isSent: body.isSent === true, link: body.link ?? null });
  };
  const changeStatus = async () => {
    const action = CHANGES[status].action;
    // The form also shows the status.
    if (await post(action)) window.location.assign(status === 'invited' ? USERS_URL : `${USERS_URL}/${user}`);
  };
  const { label, explanation } = CHANGES[status];
  return (
    <section aria-label="Account" className="account-actions">
      {status === 'deactivated' ? null : (
        <Button buttonStyle="secondary" margin={false} onClick={() => void sendLink()} type="button">
          {status === 'invited' ? 'Invite again' : 'Send a link for a new password'}
        </Button>
      )}
      {sent ? <PasswordLink {...sent} /> : null}
      <Button buttonStyle="secondary" margin={false} onClick={() => openModal(modal)} type="button">
        {label}
      </Button>
      <ConfirmationModal
        body={explanation}
        confirmLabel={label}
        heading={`${label}: ${name}`}
        modalSlug={modal}
        onConfirm={changeStatus}
      />
    </section>
  );
}

const CHANGES = {
  invited: {
    action: 'withdraw-invitation',
    label: 'Withdraw the invitation',
    explanation: 'The link in the invitation stops working, and the user is deleted.',
  },
  active: {
    action: 'deactivate',
    label: 'Deactivate',
    explanation:
      'The user is logged out and cannot log in. The name stays in the history. You can reactivate the user.',
  },
  deactivated: {
    action: 'reactivate',
    label: 'Reactivate',
    explanation: 'The user can log in again, with the same password.',
  },
} as const;
