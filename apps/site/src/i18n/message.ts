import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { formatCount, formatDecimal } from './format.ts';

/** A text that depends on a number. The four languages have these two plural categories of `Intl.PluralRules`. */
interface PluralText {
  readonly one: string;
  readonly other: string;
}

type Text = string | PluralText;
/** The texts of one page or component. */
type Texts = Readonly<Record<string, Text>>;
/** The exports of a language file. */
type LanguageFile = Readonly<Record<string, Texts>>;

/** The placeholder names of a text: `'count'` for `'{count} kasinoa'`. */
type ArgumentNames<Source extends string> = Source extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ArgumentNames<Rest>
  : never;

/** A message text that takes exactly these arguments. */
export type Message<Name extends string = never> = string & { readonly __arguments?: (name: Name) => void };

/** The plural forms of a message. They take these arguments and `count`. */
export interface PluralMessage<Name extends string = never> {
  readonly one: Message<Name | 'count'>;
  readonly other: Message<Name | 'count'>;
}

/** The messages that every language must define, derived from the source language. */
export type MessagesLike<Source extends Texts> = {
  readonly [Key in keyof Source]: Source[Key] extends PluralText
    ? PluralMessage<Exclude<ArgumentNames<Source[Key]['other']>, 'count'>>
    : Source[Key] extends string
      ? Message<ArgumentNames<Source[Key]>>
      : never;
};

type Checked<Expected, Actual, Value> = [Expected, Actual] extends [Actual, Expected]
  ? Value
  : { wrongArguments: Actual; expected: Expected };

/** A text with the source's arguments. Only the form `one` may omit `count`. */
type TextLike<Source, Target> = Source extends PluralText
  ? Target extends PluralText
    ? {
        readonly one: Checked<
          Exclude<ArgumentNames<Source['other']>, 'count'>,
          Exclude<ArgumentNames<Target['one']>, 'count'>,
          Target['one']
        >;
        readonly other: Checked<
          ArgumentNames<Source['other']>,
          ArgumentNames<Target['other']>,
          Target['other']
        >;
      }
    : { needsPluralForms: Target }
  : Source extends string
    ? Target extends string
      ? Checked<ArgumentNames<Source>, ArgumentNames<Target>, Target>
      : { needsOneText: Target }
    : never;

/** The source's keys with the source's arguments. A missing or extra key or argument is a compile error. */
type TranslationOf<Source extends LanguageFile, Target> = {
  readonly [Group in keyof Source | keyof Target]: Group extends keyof Source & keyof Target
    ? {
        readonly [Key in keyof Source[Group] | keyof Target[Group]]: Key extends keyof Source[Group] &
          keyof Target[Group]
          ? TextLike<Source[Group][Key], Target[Group][Key]>
          : { onlyInOneLanguage: Key };
      }
    : { onlyInOneLanguage: Group };
};

/**
 * Combines the messages of all markets. A call compiles only if each language has exactly the keys of Finnish, with the
 * same arguments.
 */
export function defineMessages<
  const Fi extends LanguageFile,
  const Se extends LanguageFile,
  const No extends LanguageFile,
  const Dk extends LanguageFile,
>(messages: {
  fi: Fi & TranslationOf<Fi, Fi>;
  se: Se & TranslationOf<Fi, Se>;
  no: No & TranslationOf<Fi, No>;
  dk: Dk & TranslationOf<Fi, Dk>;
}): Record<Market, { readonly [Group in keyof Fi]: MessagesLike<Fi[Group]> }> {
  return messages as never;
}

/** Plural forms for a language whose text is the same for every number. */
export function anyCount<const Source extends string>(text: Source): { one: Source; other: Source } {
  return { one: text, other: text };
}

type Values<Name extends string> = [Name] extends [never] ? [] : [Record<Name, string | number>];

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

const PLURAL_RULES: Partial<Record<Market, Intl.PluralRules>> = {};

/** Formats the plural form for `count` in the market's language. */
export function formatPlural<Name extends string = never>(
  { one, other }: PluralMessage<Name>,
  count: number,
  market: Market,
  ...[values]: Values<Name>
): string {
  PLURAL_RULES[market] ??= new Intl.PluralRules(MARKET_FACTS[market].locale);
  const message: string = PLURAL_RULES[market].select(count) === 'one' ? one : other;
  const formattedCount = Number.isInteger(count) ? formatCount(count, market) : formatDecimal(count);
  return formatMessage(message as Message<'count'>, { ...values, count: formattedCount });
}
