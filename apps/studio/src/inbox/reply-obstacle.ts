import type { Message } from '../payload-types.ts';
import { toMailAddress, toOneLine } from './mail-address.ts';

/** Why nobody can answer a message from the studio, as a sentence for editors, or null. */
export function describeObstacle(
  { email, status }: Pick<Message, 'email' | 'status'>,
  { isMailConfigured }: { isMailConfigured: boolean },
): string | null {
  if (status === 'spam') {
    return 'This message is marked as spam, so nobody answers it. If that is wrong, change its status first.';
  }
  const address = toOneLine(email);
  if (address === '') return 'The visitor gave no email address, so this message cannot be answered.';
  if (toMailAddress(address) === null) {
    return 'Many mail servers do not accept the letters in the visitor’s email address, so the studio cannot write to it. Copy the address and answer from your own mail program, then set the status to Answered.';
  }
  return isMailConfigured
    ? null
    : 'The studio has no mail server, so you cannot answer from here. Ask your administrator to set one up. Until then, answer from your own mail program and set the status to Answered.';
}
