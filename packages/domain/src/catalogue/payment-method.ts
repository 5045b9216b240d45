// Apart from the schemas of a casino, so that browsers do not load the schema library.

/** The payment methods that a listing can have. Filters list them in this order. */
export const PAYMENT_METHODS = [
  'trustly',
  'online-bank',
  'visa',
  'mastercard',
  'dankort',
  'mobilepay',
  'swish',
  'vipps',
  'siru',
  'paypal',
  'skrill',
  'neteller',
  'paysafecard',
  'bank-transfer',
  'crypto',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Methods that are not a brand; each language has its own words for them. */
export const GENERIC_PAYMENT_METHODS = ['online-bank', 'bank-transfer', 'crypto'] as const;
type GenericPaymentMethod = (typeof GENERIC_PAYMENT_METHODS)[number];

/** The brands, which have the same name in every language. */
const BRAND_NAMES: Record<Exclude<PaymentMethod, GenericPaymentMethod>, string> = {
  trustly: 'Trustly',
  visa: 'Visa',
  mastercard: 'Mastercard',
  dankort: 'Dankort',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  vipps: 'Vipps',
  siru: 'Siru',
  paypal: 'PayPal',
  skrill: 'Skrill',
  neteller: 'Neteller',
  paysafecard: 'Paysafecard',
};

/** The name of a payment method; `genericNames` are in the visitor's language. */
export function getPaymentName(
  method: PaymentMethod,
  genericNames: Readonly<Record<`payment_${GenericPaymentMethod}`, string>>,
): string {
  return method in BRAND_NAMES
    ? BRAND_NAMES[method as keyof typeof BRAND_NAMES]
    : genericNames[`payment_${method as GenericPaymentMethod}`];
}

/** How reviews name the methods in their tables, in lower case and the four languages. */
const TABLE_NAMES: Record<PaymentMethod, readonly string[]> = {
  trustly: ['trustly'],
  'online-bank': ['verkkopankki', 'bankbetalning', 'nettbank', 'netbank'],
  visa: ['visa'],
  mastercard: ['mastercard'],
  dankort: ['dankort'],
  mobilepay: ['mobilepay'],
  swish: ['swish'],
  vipps: ['vipps'],
  siru: ['siru'],
  paypal: ['paypal'],
  skrill: ['skrill'],
  neteller: ['neteller'],
  paysafecard: ['paysafecard'],
  'bank-transfer': ['tilisiirto', 'pankkisiirto', 'banköverföring', 'bankoverføring', 'bankoverførsel'],
  crypto: ['bitcoin', 'krypto', 'crypto'],
};

/**
 * The methods that an entry of a review's payment table names: `Visa ja Mastercard` are two. Text in parentheses only
 * explains the method. Empty if the name is unknown.
 */
export function parsePaymentMethods(entry: string): PaymentMethod[] {
  const name = entry.toLowerCase().replace(/\(.*?\)/g, '');
  return PAYMENT_METHODS.filter((method) => TABLE_NAMES[method].some((known) => name.includes(known)));
}
