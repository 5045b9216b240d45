'use client';

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui';

/** Asks for the current password while users change their own. */
export function CurrentPassword() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const isChanging = useFormFields(([fields]) => 'password' in fields);
  if (!isChanging || user?.id !== id) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: 'Current password', required: true }}
      path="currentPassword"
      schemaPath="users.currentPassword"
    />
  );
}
