import type { ListingInput } from '@nettobonus/domain/catalogue/casino';
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  parsePaymentMethods,
} from '@nettobonus/domain/catalogue/payment-method';
import type { Market } from '@nettobonus/domain/markets/market';
import type { Review } from '@nettobonus/domain/reviews/review';

/** The methods for deposits in a review's payment table. */
export function listReviewedMethods({ paymentMethods }: Pick<Review, 'paymentMethods'>): PaymentMethod[] {
  const found = paymentMethods.deposits.flatMap(({ method }) => parsePaymentMethods(method));
  return PAYMENT_METHODS.filter((method) => found.includes(method));
}

/** What most casinos of a market accept, and what only some do. Casinos from Curaçao mostly take cards and coins. */
const COMMON: Record<Market, readonly PaymentMethod[]> = {
  fi: ['trustly', 'online-bank'],
  se: ['trustly', 'swish'],
  no: ['bank-transfer'],
  dk: ['visa', 'mastercard'],
};
const SOME: Record<Market, readonly PaymentMethod[]> = {
  fi: ['visa', 'mastercard', 'mobilepay', 'siru', 'skrill', 'neteller', 'paysafecard', 'bank-transfer'],
  se: ['visa', 'mastercard', 'skrill', 'neteller', 'paysafecard', 'bank-transfer'],
  no: ['visa', 'mastercard', 'vipps', 'trustly', 'skrill', 'neteller', 'paysafecard'],
  dk: ['dankort', 'mobilepay', 'trustly', 'paypal', 'skrill', 'paysafecard', 'bank-transfer'],
};
const OFFSHORE: readonly PaymentMethod[] = ['visa', 'mastercard', 'skrill', 'crypto'];

/** Invented methods for a listing without a review. They depend on its position only, so they stay the same. */
export function inventMethods({ order, licence }: ListingInput, market: Market): PaymentMethod[] {
  const some = SOME[market];
  const step = Math.floor(order / 10);
  const chosen = [0, 1, 3].map((offset) => some[(step + offset) % some.length]);
  const common = licence.type === 'curacao' ? OFFSHORE : COMMON[market];
  return PAYMENT_METHODS.filter((method) => common.includes(method) || chosen.includes(method));
}
