/** `'{count} kasinoa'` names one argument, `count`. */
type ArgumentsOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ArgumentsOf<Rest>
  : never;

/** A text that is said with exactly these arguments. */
export type Message<Name extends string = never> = string & { readonly __arguments?: (name: Name) => void };

type Values<Name extends string> = [Name] extends [never] ? [] : [Record<Name, string | number>];

/** What every language has to say, taken from the first one. */
export type MessagesLike<Source extends Record<string, string>> = {
  readonly [Key in keyof Source]: Message<ArgumentsOf<Source[Key]>>;
};

/** The source's keys, each with the source's arguments; anything missing or extra does not compile. */
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
 * For the first language's words, a function that takes another's. It compiles only if they say everything that
 * the first says, with the same arguments, and nothing more.
 */
export function translationsOf<const Source extends Record<string, string>>(_source: Source) {
  return <const Target extends Record<keyof Source, string>>(
    target: Target & TranslationOf<Source, Target>,
  ): MessagesLike<Source> => target as unknown as MessagesLike<Source>;
}

/** Puts the values into a message. */
export function say<Name extends string = never>(message: Message<Name>, ...[values]: Values<Name>): string {
  if (!values) return message;
  return Object.entries<string | number>(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    String(message),
  );
}
