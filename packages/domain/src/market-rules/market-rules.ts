import type { MarketRule, RuleCheck, RuleMetadata, RuleSource } from './market-rule.ts';

/**
 * Each market's legal requirements for a listing, and our own rules. This is not legal advice. When a rule changes,
 * edit only this file:
 * - a rule ends: set `until` to its last day and leave the rule here as history;
 * - a rule starts or changes: add it with its first day as `from` and a new id; it applies from that day;
 * - a rule was verified again: set `checkedOn` to that day, and `certain: false` if the source was unclear.
 * `scope: 'promotion'` marks marketing rules, which do not apply in an information-only market.
 */

/** The default `checkedOn`. */
const CHECKED_ON = '2026-11-01';

const FINNISH_LAW = { name: 'Finnish law notices' };
const FINNISH_REGULATOR = { name: 'Lupa- ja valvontavirasto' };
const SWEDISH_REGULATOR = { name: 'Spelinspektionen' };
const NORWEGIAN_REGULATOR = { name: 'Lotteritilsynet', website: 'lottstift.no' };
const DANISH_REGULATOR = { name: 'Spillemyndigheden' };
const OWN_RULES = { name: 'Nettobonus, own rule' };

type DefaultedKey = 'market' | 'source' | 'checkedOn' | 'certain';
type RuleInput = RuleCheck & Omit<RuleMetadata, DefaultedKey> & Partial<Pick<RuleMetadata, DefaultedKey>>;

/** Fills in a market's default source, and marks rules as certain unless they set `certain`. */
function createRules(market: RuleMetadata['market'], source: RuleSource, rules: RuleInput[]): MarketRule[] {
  return rules.map((rule) => ({ market, source, checkedOn: CHECKED_ON, certain: true, ...rule }));
}

const FINLAND = createRules('fi', FINNISH_LAW, [
  {
    id: 'fi-monopoly',
    until: '2027-06-30',
    check: 'marketing',
    severity: 'warning',
    scope: 'promotion',
    title: 'Only Veikkaus may be marketed in Finland',
    why: 'Until licences start on 1 July 2027, only Veikkaus may be marketed. Information-only mode shows no links or bonus buttons.',
  },
  {
    id: 'fi-affiliates',
    from: '2027-07-01',
    check: 'marketing',
    severity: 'warning',
    scope: 'promotion',
    title: 'Affiliate marketing is expected to stay forbidden in Finland',
    why: 'Licence holders may market from 1 July 2027, but affiliate marketing is expected to stay forbidden. Information-only mode shows no links or bonus buttons.',
    source: FINNISH_REGULATOR,
    certain: false,
  },
  {
    id: 'fi-new-customers',
    // The source says "from 2027" without a day; 1 January is the cautious interpretation.
    from: '2027-01-01',
    check: 'new-customers',
    severity: 'warning',
    scope: 'promotion',
    title: 'Welcome bonuses end in Finland',
    why: 'From 2027 bonuses are allowed for existing customers only, so offers for new customers are not allowed.',
    certain: false,
  },
  {
    id: 'fi-tax',
    check: 'pages',
    severity: 'information',
    scope: 'always',
    title: 'Tax on winnings in Finland',
    why: 'Winnings are tax-free if the game is operated under the law of an EEA state, and taxable income otherwise. Pages show which applies, by licence.',
  },
]);

const SWEDEN = createRules('se', SWEDISH_REGULATOR, [
  {
    id: 'se-licence',
    from: '2023-01-01',
    check: 'licence',
    licences: ['swedish'],
    severity: 'error',
    scope: 'promotion',
    title: 'No Swedish licence',
    why: 'Promoting a casino without a Swedish licence has been banned since 1 January 2023.',
  },
  {
    id: 'se-validity',
    check: 'validity',
    minDays: 60,
    severity: 'error',
    scope: 'promotion',
    title: 'Validity too short for Sweden',
    why: 'A player must have at least 60 days to meet a bonus’s terms.',
  },
  {
    id: 'se-wording',
    check: 'wording',
    phrases: ['spela nu', 'helt utan registrering', 'riskfri', 'riskfritt', 'riskfria'],
    severity: 'error',
    scope: 'promotion',
    title: 'Wording not allowed in Sweden',
    why: 'Gambling marketing may not use this wording.',
  },
  {
    id: 'se-urgency',
    check: 'wording',
    // The law forbids urgency in general; this choice of phrases is our interpretation.
    phrases: ['skynda', 'sista chansen', 'bara idag', 'bara i dag', 'endast idag', 'endast i dag'],
    severity: 'warning',
    scope: 'promotion',
    title: 'Wording that pressures players (Sweden)',
    why: 'Marketing must not pressure anyone to act immediately.',
    certain: false,
  },
  {
    id: 'se-once',
    check: 'pages',
    severity: 'information',
    scope: 'promotion',
    title: 'One bonus per licence holder',
    why: 'A licence holder may offer a bonus only once, when a customer plays for the first time.',
  },
  {
    id: 'se-terms-beside',
    check: 'pages',
    severity: 'information',
    scope: 'promotion',
    title: 'Essential terms next to the offer',
    why: 'The essential terms must appear next to the offer. Every card shows them.',
  },
  {
    id: 'se-help',
    check: 'help',
    host: 'stodlinjen.se',
    severity: 'error',
    scope: 'always',
    title: 'Help organisation missing',
    why: 'A help organisation must be shown next to 18+. In Sweden it is Stödlinjen.',
  },
]);

const NORWAY = createRules('no', NORWEGIAN_REGULATOR, [
  {
    id: 'no-monopoly',
    check: 'marketing',
    severity: 'warning',
    scope: 'promotion',
    title: 'No casino may be marketed in Norway',
    why: 'Only Norsk Tipping, Rikstoto and permit holders may be marketed. The regulator names links and affiliate deals as illegal. Information-only mode shows no links or bonus buttons.',
  },
  {
    id: 'no-help',
    check: 'help',
    host: 'hjelpelinjen.no',
    severity: 'error',
    scope: 'always',
    title: 'Helpline missing',
    why: 'The helpline must be shown next to 18+. In Norway it is Hjelpelinjen.',
  },
]);

const DENMARK = createRules('dk', DANISH_REGULATOR, [
  {
    id: 'dk-licence',
    check: 'licence',
    licences: ['danish'],
    severity: 'error',
    scope: 'promotion',
    title: 'No Danish licence',
    why: 'Only holders of a Danish licence may be marketed.',
  },
  {
    id: 'dk-bonus-cap',
    check: 'bonus-cap',
    max: 1_000_00,
    severity: 'error',
    scope: 'promotion',
    title: 'Bonus over 1,000 DKK',
    why: 'A bonus may be at most 1,000 DKK.',
  },
  {
    id: 'dk-match',
    check: 'match',
    maxPercent: 100,
    severity: 'error',
    scope: 'promotion',
    title: 'Bonus larger than the deposit',
    why: 'The deposit for a bonus must be at least as large as the bonus, so a match may be at most 100 %.',
  },
  {
    id: 'dk-wagering',
    check: 'wagering',
    maxTimes: 10,
    severity: 'error',
    scope: 'promotion',
    title: 'Wagering over 10×',
    why: 'A casino may require wagering of at most 10 times bonus and deposit together. Wagering of the bonus alone is converted at the minimum deposit, where the bonus is the largest share: 20× of a 100 % bonus equals 10× of both.',
  },
  {
    id: 'dk-spins-wagering',
    check: 'spins-wagering',
    maxTimes: 10,
    severity: 'warning',
    scope: 'promotion',
    title: 'Wagering of free spins over 10×',
    why: 'The wagering rule covers bonus and deposit. Free spins can win any amount, so only 10× is certain to comply.',
    certain: false,
  },
  {
    id: 'dk-validity',
    check: 'validity',
    minDays: 60,
    severity: 'error',
    scope: 'promotion',
    title: 'Validity too short for Denmark',
    why: 'A player must have at least 60 days to meet a bonus’s terms.',
  },
  {
    id: 'dk-terms-beside',
    check: 'pages',
    severity: 'information',
    scope: 'promotion',
    title: 'All terms next to the offer',
    why: 'All terms must appear next to the offer, with a worked example in DKK. Cards show the terms and open the calculation.',
  },
  {
    id: 'dk-help',
    check: 'help',
    host: 'stopspillet.dk',
    severity: 'error',
    scope: 'always',
    title: 'StopSpillet missing',
    why: 'StopSpillet and ROFUS must be shown next to 18+. The disclaimer names ROFUS.',
  },
]);

const ALL_MARKETS = createRules('all', OWN_RULES, [
  {
    id: 'adults',
    check: 'pages',
    severity: 'information',
    scope: 'always',
    title: '18+ on every page',
    why: 'The age limit must be shown in all four markets.',
    source: { name: 'The markets’ regulators' },
  },
  {
    id: 'eu-paid-placement',
    check: 'pages',
    severity: 'information',
    scope: 'always',
    title: 'Paid placement is disclosed',
    why: 'Payment that influences a ranking must be disclosed next to the results, and the ranking criteria must be explained.',
    source: { name: 'European Union', law: 'UCPD, annex I, 11a' },
  },
  {
    id: 'eu-analytics',
    check: 'pages',
    severity: 'information',
    scope: 'always',
    title: 'Clicks are counted without identifying visitors',
    why: 'Analytics that identify a visitor need consent, so clicks are counted without cookies or stored addresses.',
    source: { name: 'European Union', law: 'ePrivacy' },
  },
  {
    id: 'headline-differs',
    check: 'headline',
    severity: 'error',
    scope: 'always',
    title: 'Headline and terms disagree',
    why: 'A headline misleads if its percentage, amount or number of spins differs from the terms.',
  },
  {
    id: 'link-unsafe',
    check: 'link-format',
    severity: 'error',
    scope: 'promotion',
    title: 'Invalid affiliate link',
    why: 'An affiliate link must be an https URL with a host.',
  },
  {
    id: 'link-missing',
    check: 'link',
    severity: 'warning',
    scope: 'promotion',
    title: 'Affiliate link missing',
    why: 'Without a link the offer has no button.',
  },
  {
    id: 'licence-number-missing',
    check: 'licence-number',
    severity: 'warning',
    scope: 'always',
    title: 'Licence number missing',
    why: 'Without its number a licence cannot be looked up in the register.',
  },
  {
    id: 'max-bet-missing',
    check: 'max-bet',
    severity: 'warning',
    scope: 'always',
    title: 'Maximum bet missing',
    why: 'Every card shows the maximum bet while a bonus is wagered.',
  },
  {
    id: 'terms-stale',
    check: 'verified',
    maxDays: 7,
    severity: 'warning',
    scope: 'always',
    title: 'Terms not verified recently',
    why: 'Terms must be verified every 7 days. Figures from older terms may be wrong.',
  },
  {
    id: 'net-unknown',
    check: 'net',
    severity: 'information',
    scope: 'always',
    title: 'Net value cannot be calculated',
    why: 'The casino does not disclose enough terms. The card says so.',
  },
]);

export const MARKET_RULES: readonly MarketRule[] = [
  ...FINLAND,
  ...SWEDEN,
  ...NORWAY,
  ...DENMARK,
  ...ALL_MARKETS,
];
