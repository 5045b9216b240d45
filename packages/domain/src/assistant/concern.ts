import {
  AGE,
  ANY_HELP,
  ASKING_HELP,
  CONTROL,
  EVADING,
  EXCLUSION,
  MINOR,
  OTHER_WAYS,
  PRODUCT,
  SELF_HARM,
} from './concern-words.ts';
import { saysAny, splitWords } from './phrases.ts';

/**
 * What has to be heard before anything else in what a visitor writes. `self-harm` and `control` get help and no
 * offer; `evasion` (ways around a self-exclusion) and `minor` are refused; `help` asks for help or for a limit.
 */
export type Concern = 'self-harm' | 'control' | 'evasion' | 'minor' | 'help';

/** The gravest concern in one message, or null. Leans towards hearing one: missing it is the worse mistake. */
export function findConcern(message: string): Concern | null {
  const words = splitWords(message);
  if (saysAny(words, SELF_HARM)) return 'self-harm';
  if (saysAny(words, CONTROL)) return 'control';
  if (isEvading(message)) return 'evasion';
  if (saysAny(words, MINOR) || tellsMinorAge(message)) return 'minor';
  if (saysAny(words, EXCLUSION) || saysAny(words, ASKING_HELP)) return 'help';
  return saysAny(words, ANY_HELP) && !saysAny(words, PRODUCT) ? 'help' : null;
}

/** Whether a text is about ways around a self-exclusion; also asked of what is about to be answered. */
export function isEvading(text: string): boolean {
  const words = splitWords(text);
  return saysAny(words, OTHER_WAYS) || (saysAny(words, EXCLUSION) && saysAny(words, EVADING));
}

function tellsMinorAge(message: string): boolean {
  return [...message.toLowerCase().matchAll(AGE)].some(([, told, counted]) => {
    const age = Number(told ?? counted);
    return age >= 5 && age < 18;
  });
}

/** Concerns after which a conversation shows no offer any more. */
const LASTING: readonly Concern[] = ['self-harm', 'control', 'evasion', 'minor'];
const GRAVITY: readonly Concern[] = ['self-harm', 'control', 'evasion', 'minor', 'help'];

/**
 * The concern of a conversation, from what the visitor wrote in it, oldest first. What was said stays said: asking
 * for a bonus in the next message does not undo a debt.
 */
export function concernOf(messages: readonly string[]): Concern | null {
  const last = messages.length - 1;
  const heard = messages.flatMap((message, index) => {
    const concern = findConcern(message);
    return concern && (index === last || LASTING.includes(concern)) ? [concern] : [];
  });
  return GRAVITY.find((concern) => heard.includes(concern)) ?? null;
}
