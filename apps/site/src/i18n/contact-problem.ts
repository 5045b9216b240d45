import {
  CONTACT_MAX_LENGTH,
  type ContactField,
  type ContactProblem,
} from '@nettobonus/domain/contact/contact';
import type { Market } from '@nettobonus/domain/markets/market';
import { getContactMessages } from './assistant.ts';
import { formatPlural } from './message.ts';

/** The error message for a field, in the form and in the server's response. */
export function formatContactProblem(field: ContactField, problem: ContactProblem, market: Market): string {
  const messages = getContactMessages(market);
  switch (problem) {
    case 'required':
      return messages.required;
    case 'tooLong':
      return formatPlural(messages.tooLong, CONTACT_MAX_LENGTH[field], market);
    case 'invalid':
      return messages.incompleteEmail;
  }
}

/** All error messages in the form, by field. */
export function formatContactProblems(market: Market): Record<ContactField, Record<ContactProblem, string>> {
  const formatField = (field: ContactField) => ({
    required: formatContactProblem(field, 'required', market),
    tooLong: formatContactProblem(field, 'tooLong', market),
    invalid: formatContactProblem(field, 'invalid', market),
  });
  return { name: formatField('name'), email: formatField('email'), message: formatField('message') };
}
