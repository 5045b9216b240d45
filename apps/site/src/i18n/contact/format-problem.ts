import {
  CONTACT_MAX_LENGTH,
  type ContactField,
  type ContactProblem,
} from '@nettobonus/domain/contact/contact';
import { formatMessage } from '../message.ts';
import type { ContactWords } from './words.ts';

/** What stands at a field that is wrong, in the form and in the server's answer. */
export function formatContactProblem(
  field: ContactField,
  problem: ContactProblem,
  words: ContactWords,
): string {
  switch (problem) {
    case 'required':
      return words.required;
    case 'tooLong':
      return formatMessage(words.tooLong, { count: CONTACT_MAX_LENGTH[field] });
    case 'invalid':
      return words.incompleteEmail;
  }
}
