import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { hasNet, type NetValue } from '@nettobonus/domain/net-value/net-value';

/** Formats an amount in British English, rounded to whole currency units. */
export function formatMoney(minorUnits: number, market: Market): string {
  const whole = Math.round(minorUnits / 100);
  const amount = Math.abs(whole).toLocaleString('en-GB', {
    style: 'currency',
    currency: MARKET_FACTS[market].currency,
    maximumFractionDigits: 0,
  });
  return whole < 0 ? `−${amount}` : amount;
}

/** Formats a net value as the site does, always with its sign. */
export function formatNetValue(net: NetValue, market: Market): string {
  if (hasNet(net)) return formatSignedMoney(net.net, market);
  return net.state === 'cashback' ? `${formatMoney(net.amount, market)} back` : 'not calculated';
}

export function formatSignedMoney(minorUnits: number, market: Market): string {
  const prefix = { '-1': '', 0: '±', 1: '+' }[String(getRoundedSign(minorUnits))];
  return `${prefix}${formatMoney(minorUnits, market)}`;
}

/** The CSS class for the colour of a net value. */
export function getNetTone(net: NetValue): string {
  return hasNet(net) ? getMoneyTone(net.net) : '';
}

export function getMoneyTone(minorUnits: number): string {
  const sign = getRoundedSign(minorUnits);
  return sign === 0 ? '' : sign > 0 ? 'is-plus' : 'is-minus';
}

/** Sign of the rounded amount: less than half a unit is zero. */
function getRoundedSign(minorUnits: number): number {
  return Math.sign(Math.round(minorUnits / 100));
}
