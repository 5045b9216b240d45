'use client';

import { SelectField, useFormFields } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { ROLE_RIGHTS, type Role } from '../access/roles.ts';

/**
 * The markets of a market editor. A condition of the field would be evaluated on the server, and the field would not
 * appear if the user types on before the response.
 */
export function MarketsField(props: SelectFieldClientProps) {
  const role = useFormFields(([fields]) => fields.role?.value) as Role | undefined;
  return role && ROLE_RIGHTS[role].content === 'own markets' ? <SelectField {...props} /> : null;
}
