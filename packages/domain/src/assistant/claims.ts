import type { ListedCasino } from '../catalogue/casino.ts';
import { hasNet } from '../net-value/net-value.ts';
import { LOW_WAGERING_MULTIPLIER, wageringMultiplier } from '../net-value/wagering-multiplier.ts';
import { matchesTopic, TOPICS } from './offer-criteria.ts';
import type { OfferFacts } from './reply.ts';
import type { Claim } from './vocabulary/word-lists.ts';

/** Claims about bonuses in general, which an explanation makes without naming a casino. */
export const GENERAL_CLAIMS: ReadonlySet<Claim> = new Set<Claim>([
  'nodeposit',
  'nonsticky',
  'cashflow',
  'halfsticky',
  'freespinsfeature',
  'wagerfreefeature',
  'cashback',
  'netMinus',
]);

/** The claims that are true of an offer. */
export function listClaims(casino: ListedCasino, offer: OfferFacts, isTopNet: boolean): Set<Claim> {
  const { licence, terms } = casino;
  const wagering = wageringMultiplier(terms);
  const net = hasNet(offer.net) ? Math.round(offer.net.net / 100) : null;
  const claims = new Set<Claim>([
    ...TOPICS.filter((topic) => matchesTopic(casino, topic)),
    ...(terms?.freeSpins ? (['freespinsfeature'] as const) : []),
    ...(terms && !terms.freeSpins && !matchesTopic(casino, 'freespinsfeature')
      ? (['noFreeSpins'] as const)
      : []),
    ...(offer.net.state === 'unknown' ? (['notCalculated'] as const) : []),
    ...(net !== null && net > 0 ? (['netPlus'] as const) : []),
    ...(net !== null && net < 0 ? (['netMinus'] as const) : []),
    ...(net === 0 ? (['netZero'] as const) : []),
    ...(wagering === null ? (['undisclosed'] as const) : []),
    ...(wagering !== null && wagering > 0 && wagering <= LOW_WAGERING_MULTIPLIER
      ? (['lowWagering'] as const)
      : []),
    ...(isTopNet ? (['topNet'] as const) : []),
  ]);
  // Texts mention licences and wagering loosely; the structured facts are exact.
  for (const type of ['mga', 'estonian', 'curacao', 'swedish', 'danish'] as const) {
    if (licence.type === type) claims.add(type);
    else claims.delete(type);
  }
  if (wagering === 0) claims.add('wagerfreefeature');
  else claims.delete('wagerfreefeature');
  return claims;
}
