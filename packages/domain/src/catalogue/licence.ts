import type { Market } from '../markets/market.ts';

// Apart from the schemas of a casino, so that browsers do not load the schema library.

export const LICENCE_TYPES = ['mga', 'estonian', 'curacao', 'swedish', 'danish'] as const;
type LicenceType = (typeof LICENCE_TYPES)[number];

const EEA_LICENCES: readonly LicenceType[] = ['mga', 'estonian', 'swedish', 'danish'];

/** Whether an EEA state issued the licence: winnings under it are tax-free for a player in Finland. */
export function isEeaLicence({ type }: { type: LicenceType }): boolean {
  return EEA_LICENCES.includes(type);
}

const OWN_LICENCE: Partial<Record<Market, LicenceType>> = { se: 'swedish', dk: 'danish' };

/** Whether the market issues licences that a listed casino can have. */
export function issuesLicences(market: Market): boolean {
  return OWN_LICENCE[market] !== undefined;
}

/** Whether the licence is valid in the market. In Finland and Norway no listed casino can have one. */
export function isLicensedIn(market: Market, { type }: { type: LicenceType }): boolean {
  return type === OWN_LICENCE[market];
}

/** The address of the public register. Null if the register is unknown, or is not a host with an optional path. */
export function getRegisterUrl({ register = '' }: { register?: string | undefined }): string | null {
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(\/[^\s@\\]*)?$/u.test(register) ? `https://${register}` : null;
}

/** The strength of the market's own licence. */
export const OWN_LICENCE_STRENGTH = 2;

/** How well a licence protects a player in the market: the market's own best, then the EEA's, then others. */
export function licenceStrength(licence: { type: LicenceType }, market: Market): number {
  if (isLicensedIn(market, licence)) return OWN_LICENCE_STRENGTH;
  return isEeaLicence(licence) ? 1 : 0;
}
