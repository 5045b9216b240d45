import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { formatCount, formatDecimal } from './format.ts';

/** A text that depends on a number. Its languages use these two forms of `Intl.PluralRules`. */
interface PluralText {
  readonly one: string;
  readonly other: string;
}

type Text = string | PluralText;
/** The texts of one page or component. */
type Texts = Readonly<Record<string, Text>>;
/** What a language file exports. */
type Area = Readonly<Record<string, Texts>>;

/** `'{count} kasinoa'` names one argument, `count`. */
type NamesIn<Source extends string> = Source extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A message text that takes exactly these arguments. */
export type Message<Name extends string = never> = string & { readonly __arguments?: (name: Name) => void };

/** The forms of a message that depends on a number. They take these arguments and `count`. */
export interface PluralMessage<Name extends string = never> {
  readonly one: Message<Name | 'count'>;
  readonly other: Message<Name | 'count'>;
}

/** The messages that every language must define, derived from the source language. */
export type MessagesLike<Source extends Texts> = {
  readonly [Key in keyof Source]: Source[Key] extends PluralText
    ? PluralMessage<Exclude<NamesIn<Source[Key]['other']>, 'count'>>
    : Source[Key] extends string
      ? Message<NamesIn<Source[Key]>>
      : never;
};

type Checked<Expected, Actual, Value> = [Expected, Actual] extends [Actual, Expected]
  ? Value
  : { wrongArguments: Actual; expected: Expected };

/** A text with the source's arguments. Only the form `one` may leave out `count`. */
type TextLike<Source, Target> = Source extends PluralText
  ? Target extends PluralText
    ? {
        readonly one: Checked<
          Exclude<NamesIn<Source['other']>, 'count'>,
          Exclude<NamesIn<Target['one']>, 'count'>,
          Target['one']
        >;
        readonly other: Checked<NamesIn<Source['other']>, NamesIn<Target['other']>, Target['other']>;
      }
    : { needsPluralForms: Target }
  : Source extends string
    ? Target extends string
      ? Checked<NamesIn<Source>, NamesIn<Target>, Target>
      : { needsOneText: Target }
    : never;

/** The source's keys with the source's arguments. A missing or extra key or argument is a compile error. */
type TranslationOf<Source extends Area, Target> = {
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
 * The messages of all markets. It compiles only if each language has exactly the keys of Finnish, with the same
 * arguments.
 */
export function defineMessages<
  const Fi extends Area,
  const Se extends Area,
  const No extends Area,
  const Dk extends Area,
>(messages: {
  fi: Fi & TranslationOf<Fi, Fi>;
  se: Se & TranslationOf<Fi, Se>;
  no: No & TranslationOf<Fi, No>;
  dk: Dk & TranslationOf<Fi, Dk>;
}): Record<Market, { readonly [Group in keyof Fi]: MessagesLike<Fi[Group]> }> {
  return messages as never;
}

/** For a language whose text is the same for all numbers. */
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

/** Formats the form of a message that `count` needs in the market's language. */
export function formatPlural<Name extends string = never>(
  { one, other }: PluralMessage<Name>,
  count: number,
  market: Market,
  ...[values]: Values<Name>
): string {
  PLURAL_RULES[market] ??= new Intl.PluralRules(MARKET_FACTS[market].locale);
  const message: string = PLURAL_RULES[market].select(count) === 'one' ? one : other;
  const shown = Number.isInteger(count) ? formatCount(count) : formatDecimal(count);
  return formatMessage(message as Message<'count'>, { ...values, count: shown });
}
