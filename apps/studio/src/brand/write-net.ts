import { MARKET_FACTS, type Market } from '@nettobonus/domain/market';
import type { NetValue } from '@nettobonus/domain/net-value';

/** In the studio's English: whole currency. */
export function writeMoney(minorUnits: number, market: Market): string {
  const whole = Math.round(minorUnits / 100);
  const amount = Math.abs(whole).toLocaleString('en-GB', {
    style: 'currency',
    currency: MARKET_FACTS[market].currency,
    maximumFractionDigits: 0,
  });
  return whole < 0 ? `−${amount}` : amount;
}

/** A net as the site prints it, always with its sign. */
export function writeNet(net: NetValue, market: Market): string {
  if (net.state === 'unknown') return 'not calculated';
  const sign = { '-1': '', 0: '±', 1: '+' }[String(signOf(net.net))];
  return `${sign}${writeMoney(net.net, market)}`;
}

/** The class by which it takes its colour. */
export function toneOf(net: NetValue): string {
  const sign = net.state === 'unknown' ? 0 : signOf(net.net);
  return sign === 0 ? '' : sign > 0 ? 'is-plus' : 'is-minus';
}

/** Of what is printed: less than half a unit is nothing. */
function signOf(minorUnits: number): number {
  return Math.sign(Math.round(minorUnits / 100));
}
