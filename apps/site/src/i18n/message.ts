import type { Market } from '@nettobonus/domain/markets/market';

/** `'{count} kasinoa'` names one argument, `count`. */
type ArgumentsOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ArgumentsOf<Rest>
  : never;

/** A message text that takes exactly these arguments. */
export type Message<Name extends string = never> = string & { readonly __arguments?: (name: Name) => void };

type Values<Name extends string> = [Name] extends [never] ? [] : [Record<Name, string | number>];

/** The messages that every language must define, derived from the source language. */
export type MessagesLike<Source extends Record<string, string>> = {
  readonly [Key in keyof Source]: Message<ArgumentsOf<Source[Key]>>;
};

/** The source's keys with the source's arguments. A missing or extra key or argument is a compile error. */
type TranslationOf<Source extends Record<string, string>, Target extends Record<string, string>> = {
  readonly [Key in keyof Target]: Key extends keyof Source
    ? [ArgumentsOf<Source[Key]>, ArgumentsOf<Target[Key]>] extends [
        ArgumentsOf<Target[Key]>,
        ArgumentsOf<Source[Key]>,
      ]
      ? Target[Key]
      : { wrongArguments: ArgumentsOf<Target[Key]>; expected: ArgumentsOf<Source[Key]> }
    : { notInTheSource: Key };
};

/**
 * The messages of all markets. It compiles only if each language has exactly the keys of Finnish, with the same
 * arguments.
 */
export function defineMessages<
  const Fi extends Record<string, string>,
  const Se extends Record<keyof Fi, string>,
  const No extends Record<keyof Fi, string>,
  const Dk extends Record<keyof Fi, string>,
>(words: {
  fi: Fi;
  se: Se & TranslationOf<Fi, Se>;
  no: No & TranslationOf<Fi, No>;
  dk: Dk & TranslationOf<Fi, Dk>;
}): Record<Market, MessagesLike<Fi>> {
  return words as unknown as Record<Market, MessagesLike<Fi>>;
}

/** Replaces the placeholders of a message with values. */
export function formatMessage<Name extends string = never>(
  message: Message<Name>,
  ...[values]: Values<Name>
): string {
  if (!values) return message;
  return Object.entries<string | number>(values).reduce(
    // Use a replacer function: as a string, a value with "$&" would be read as a replacement pattern.
    (text, [name, value]) => text.replaceAll(`{${name}}`, () => String(value)),
    String(message),
  );
}
