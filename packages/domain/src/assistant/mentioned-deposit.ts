const AMOUNT = String.raw`(\d{1,3}(?:[ \u00a0.]\d{3})+|\d{1,6})(?:[.,]\d{1,2})?`;
const MONEY = new RegExp(
  String.raw`(?<![\d.,])${AMOUNT}\s?(?:€|e\b|eur|euro|kr\b|kr\.|kron|:-|sek\b|nok\b|dkk\b)`,
  'iu',
);
const DEPOSIT_VERB =
  /(?:tallet|sätt\p{L}* in|insätt|innsk|sett\p{L}* inn|indbetal|indskyd|sæt\p{L}* ind|deposit)/iu;
const BARE_AMOUNT = new RegExp(
  String.raw`(?<![\d.,/])${AMOUNT}(?!\s?(?:%|pros|proc|x\b|×|ilmais|kierr|gratis|spin|snurr|free|/|\d))`,
  'iu',
);
const MAX_DEPOSIT = 100_000_00;

/** The deposit that a question mentions, in minor units, or null. */
export function parseMentionedDeposit(question: string): number | null {
  const match = MONEY.exec(question) ?? (DEPOSIT_VERB.test(question) ? BARE_AMOUNT.exec(question) : null);
  const amount = Number(match?.[1]?.replace(/[^\d]/g, '') ?? 0) * 100;
  return isDeposit(amount) ? amount : null;
}

/** Whether an amount in minor units is a plausible deposit. */
export function isDeposit(amount: number): boolean {
  return Number.isInteger(amount) && amount > 0 && amount <= MAX_DEPOSIT;
}
