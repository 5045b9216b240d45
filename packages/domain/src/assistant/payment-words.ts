import { PAYMENT_METHODS, type PaymentMethod } from '../catalogue/payment-method.ts';
import type { Market } from '../markets/market.ts';
import { containsAny, findPhrase, type Phrase, parsePhrases, type Word } from './phrases.ts';

/** A payment method that a visitor names. `card` is any card. */
export type PaymentWish = PaymentMethod | 'card';

const CARDS: readonly PaymentMethod[] = ['visa', 'mastercard', 'dankort'];

export function acceptsPayment(methods: readonly PaymentMethod[], wish: PaymentWish): boolean {
  return wish === 'card' ? CARDS.some((card) => methods.includes(card)) : methods.includes(wish);
}

/** The words that visitors of all markets use. */
const PAYMENT_PHRASES: Record<Exclude<PaymentWish, 'visa'>, Phrase[]> = {
  trustly: parsePhrases('trustly*'),
  'online-bank': parsePhrases(
    'verkkopank*, nettipank*, pankkitunnuks*, internetbank*, nätbank*, nettbank*, netbank*, bankbetaln*',
  ),
  mastercard: parsePhrases('mastercard*, master card'),
  dankort: parsePhrases('dankort*'),
  mobilepay: parsePhrases('mobilepay*, mobile pay*'),
  swish: parsePhrases('=swish*'),
  vipps: parsePhrases('=vipps*'),
  siru: parsePhrases('=siru, =sirulla, =sirun, =sirua, sirumobil*'),
  paypal: parsePhrases('paypal*, pay pal'),
  skrill: parsePhrases('skrill*'),
  neteller: parsePhrases('neteller*'),
  paysafecard: parsePhrases('paysafe*, pay safe'),
  'bank-transfer': parsePhrases(
    'tilisiir*, pankkisiir*, banköverför*, bankoverfør*, banktransfer, bank transfer',
  ),
  crypto: parsePhrases('krypto*, crypto*, bitcoin*, =btc, ethereum*, litecoin*, =usdt'),
  card: parsePhrases(
    '=kortti, =kortilla, =korttia, pankkikort*, luottokort*, korttimaks*, bankkort*, betalkort*, betalingskort*, kreditkort*, kredittkort*, debetkort*, debitkort*',
  ),
};
const FINNISH_VISA = parsePhrases('=visa, =visalla, =visan, =visaa, =visakort*');
const VISA_CARD = parsePhrases('=visakort*');
/** In Swedish `visa` means "show", and `kort` means "short" in Scandinavia. Directly after these words both are cards. */
const AMBIGUOUS: Partial<Record<PaymentWish, { word: string; after: Phrase[] }>> = {
  visa: { word: 'visa', after: parsePhrases('=med, =via, =och, =eller, =og, =av, =kort') },
  card: { word: 'kort', after: parsePhrases('=med, =via, =per') },
};

/** Methods that the catalogue does not know, by name. */
const UNKNOWN_PAYMENTS: Record<string, Phrase[]> = {
  'Apple Pay': parsePhrases('apple pay*, applepay*'),
  'Google Pay': parsePhrases('google pay*, googlepay*'),
  Klarna: parsePhrases('klarna*'),
  Zimpler: parsePhrases('zimpler*'),
  Brite: parsePhrases('=brite*'),
  Euteller: parsePhrases('euteller*'),
  Pivo: parsePhrases('=pivo, =pivolla'),
  Revolut: parsePhrases('revolut*'),
  MuchBetter: parsePhrases('muchbetter*, much better'),
  Payz: parsePhrases('=payz, ecopayz*'),
  Jeton: parsePhrases('=jeton*'),
  Boku: parsePhrases('=boku'),
  'American Express': parsePhrases('american express, =amex'),
  Maestro: parsePhrases('maestro*'),
  Interac: parsePhrases('interac'),
  Sofort: parsePhrases('sofort'),
};

export interface MentionedPayments {
  wanted: PaymentWish[];
  /** Methods that the visitor does not want. No filter excludes a method. */
  unwanted: PaymentWish[];
  /** The names of methods that the catalogue does not know. */
  unknown: string[];
}

/** The payment methods that a question names. */
export function findPayments(
  question: string,
  words: readonly Word[],
  market: Market,
  negation: readonly Phrase[],
): MentionedPayments {
  const wanted: PaymentWish[] = [];
  const unwanted: PaymentWish[] = [];
  const unknown: string[] = [];
  for (const wish of [...PAYMENT_METHODS, 'card'] as const) {
    const first = findWish(words, wish, market);
    if (first === null) continue;
    const isNegated = containsAny(words.slice(Math.max(0, first - 1), first), negation);
    (isNegated ? unwanted : wanted).push(wish);
  }
  for (const [name, phrases] of Object.entries(UNKNOWN_PAYMENTS)) {
    if (containsAny(words, phrases)) unknown.push(name);
  }
  if (wanted.length + unwanted.length + unknown.length === 0) {
    // A wallet that is not in any list, such as `Jollapay`.
    unknown.push(...(/\p{L}{3,20}pay(?!\p{L})/iu.exec(question)?.slice(0, 1) ?? []));
  }
  // "By card" says no more than "with Visa".
  const hasBrand = wanted.some((wish) => wish !== 'card' && CARDS.includes(wish));
  return { wanted: hasBrand ? wanted.filter((wish) => wish !== 'card') : wanted, unwanted, unknown };
}

/** The position of the first word that names the method, or null. */
function findWish(words: readonly Word[], wish: PaymentWish, market: Market): number | null {
  const phrases = wish === 'visa' ? (market === 'fi' ? FINNISH_VISA : VISA_CARD) : PAYMENT_PHRASES[wish];
  const spans = phrases.flatMap((phrase) => findPhrase(words, phrase) ?? []);
  if (spans[0]) return spans[0].first;
  const ambiguous = AMBIGUOUS[wish];
  if (!ambiguous) return null;
  const index = words.findIndex(
    ({ folded, isCapitalised, beginsSentence }, position) =>
      folded === ambiguous.word &&
      ((wish === 'visa' && isCapitalised && !beginsSentence) ||
        (position > 0 && containsAny(words.slice(position - 1, position), ambiguous.after))),
  );
  return index === -1 ? null : index;
}
