import {
  ANY_HELP,
  ASKING_HELP,
  EVADING,
  EVASION_METHODS,
  EXCLUSION,
  LOSS_OF_CONTROL,
  MINOR,
  OWN_AGE,
  PRODUCT,
  SELF_HARM,
} from './concern-words.ts';
import { containsAny, splitWords } from './phrases.ts';

/**
 * A safety concern in a visitor's message, handled before anything else. `self-harm` and `loss-of-control` (signs
 * of problem gambling, such as debt) get help and no offer. `evasion` (ways around a self-exclusion) and `minor` (under
 * 18) get a refusal. `help` is a request for help or for a limit.
 */
export type Concern = 'self-harm' | 'loss-of-control' | 'evasion' | 'minor' | 'help';

/** The most severe concern in one message, or null. Prefers false positives: missing a concern is the worse mistake. */
export function findConcern(message: string): Concern | null {
  const words = splitWords(message);
  if (containsAny(words, SELF_HARM)) return 'self-harm';
  if (containsAny(words, LOSS_OF_CONTROL)) return 'loss-of-control';
  if (isEvading(message)) return 'evasion';
  if (containsAny(words, MINOR) || statesMinorAge(message)) return 'minor';
  if (containsAny(words, EXCLUSION) || containsAny(words, ASKING_HELP)) return 'help';
  return containsAny(words, ANY_HELP) && !containsAny(words, PRODUCT) ? 'help' : null;
}

/** Whether a text is about ways around a self-exclusion. */
export function isEvading(text: string): boolean {
  const words = splitWords(text);
  return (
    containsAny(words, EVASION_METHODS) || (containsAny(words, EXCLUSION) && containsAny(words, EVADING))
  );
}

function statesMinorAge(message: string): boolean {
  return [...message.toLowerCase().matchAll(OWN_AGE)].some(([, afterVerb, beforeUnit]) => {
    const age = Number(afterVerb ?? beforeUnit);
    return age >= 5 && age < 18;
  });
}

/** Concerns after which a conversation shows no more offers. */
const LASTING_CONCERNS: readonly Concern[] = ['self-harm', 'loss-of-control', 'evasion', 'minor'];
const BY_SEVERITY: readonly Concern[] = ['self-harm', 'loss-of-control', 'evasion', 'minor', 'help'];

/**
 * The concern of a conversation, from the visitor's messages, oldest first. A lasting concern persists: a visitor in
 * debt who asks for a bonus in the next message is still in debt.
 */
export function findConversationConcern(messages: readonly string[]): Concern | null {
  const last = messages.length - 1;
  const found = messages.flatMap((message, index) => {
    const concern = findConcern(message);
    return concern && (index === last || LASTING_CONCERNS.includes(concern)) ? [concern] : [];
  });
  return BY_SEVERITY.find((concern) => found.includes(concern)) ?? null;
}
