import {
  CONTACT_MAX_LENGTH,
  type ContactField,
  type ContactProblem,
} from '@nettobonus/domain/contact/contact';
import type { Market } from '@nettobonus/domain/markets/market';
import { getContactMessages } from './assistant.ts';
import { formatPlural } from './message.ts';

/** The error message of a field, in the form and in the server's response. */
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
