import type { MarketRule, RuleCheck, RuleFacts, RuleSource } from './market-rule.ts';

/**
 * The legal requirements of each market for a listing, and our own: facts, not legal advice. When a rule changes, edit
 * only this file:
 * - a rule ends: set `until` to its last day and leave the rule here as history;
 * - a rule starts or changes: add it with its first day as `from` and a new id; it applies from that day;
 * - a rule was verified again: set `checkedOn` to that day, and `certain: false` if the source was unclear.
 * `binds: 'promotion'` marks marketing rules, which do not apply in an information-only market.
 */

/** The default `checkedOn`. */
const CHECKED_ON = '2026-11-01';

const FINNISH_LAW = { name: 'Finnish law notices' };
const FINNISH_REGULATOR = { name: 'Lupa- ja valvontavirasto' };
const SWEDISH_REGULATOR = { name: 'Spelinspektionen' };
const NORWEGIAN_REGULATOR = { name: 'Lotteritilsynet', address: 'lottstift.no' };
const DANISH_REGULATOR = { name: 'Spillemyndigheden' };
const HOUSE = { name: 'Nettobonus, own rule' };

type DefaultedKey = 'market' | 'source' | 'checkedOn' | 'certain';
type RuleInput = RuleCheck & Omit<RuleFacts, DefaultedKey> & Partial<Pick<RuleFacts, DefaultedKey>>;

/** Fills in a market's default source, and marks rules as certain unless they say otherwise. */
function rulesOf(market: RuleFacts['market'], source: RuleSource, rules: RuleInput[]): MarketRule[] {
  return rules.map((rule) => ({ market, source, checkedOn: CHECKED_ON, certain: true, ...rule }));
}

const FINLAND = rulesOf('fi', FINNISH_LAW, [
  {
    id: 'fi-monopoly',
    until: '2027-06-30',
    check: 'marketing',
    severity: 'warning',
    binds: 'promotion',
    title: 'Only Veikkaus may be marketed in Finland',
    why: 'Until licences begin on 1 July 2027 only Veikkaus may be marketed. Information-only mode shows no links or bonus buttons.',
  },
  {
    id: 'fi-affiliates',
    from: '2027-07-01',
    check: 'marketing',
    severity: 'warning',
    binds: 'promotion',
    title: 'Affiliate marketing is expected to stay forbidden in Finland',
    why: 'Licence holders may market from 1 July 2027, but affiliates are expected to be left out. Information-only mode shows no links or bonus buttons.',
    source: FINNISH_REGULATOR,
    certain: false,
  },
  {
    id: 'fi-new-customers',
    // The source says "from 2027" without a day; 1 January is the cautious reading.
    from: '2027-01-01',
    check: 'new-customers',
    severity: 'warning',
    binds: 'promotion',
    title: 'Welcome bonuses end in Finland',
    why: 'From 2027 a bonus may be given to existing customers only, so an offer for new ones has no place.',
    certain: false,
  },
  {
    id: 'fi-tax',
    check: 'pages',
    severity: 'information',
    binds: 'always',
    title: 'Tax on winnings in Finland',
    why: 'Winnings are free of tax where the game is run under the law of an EEA state, and income elsewhere; the pages decide by the licence.',
  },
]);

const SWEDEN = rulesOf('se', SWEDISH_REGULATOR, [
  {
    id: 'se-licence',
    from: '2023-01-01',
    check: 'licence',
    licences: ['swedish'],
    severity: 'error',
    binds: 'promotion',
    title: 'No Swedish licence',
    why: 'Promoting a casino without a Swedish licence is banned since 1 January 2023.',
  },
  {
    id: 'se-validity',
    check: 'validity',
    leastDays: 60,
    severity: 'error',
    binds: 'promotion',
    title: 'Too short a validity for Sweden',
    why: 'A player must have at least 60 days to meet a bonus’s terms.',
  },
  {
    id: 'se-wording',
    check: 'wording',
    phrases: ['spela nu', 'helt utan registrering', 'riskfri', 'riskfritt', 'riskfria'],
    severity: 'error',
    binds: 'promotion',
    title: 'Wording not allowed in Sweden',
    why: 'These words may not stand in the marketing of gambling.',
  },
  {
    id: 'se-urgency',
    check: 'wording',
    // The law forbids urgency in general; this choice of phrases is our interpretation.
    phrases: ['skynda', 'sista chansen', 'bara idag', 'bara i dag', 'endast idag', 'endast i dag'],
    severity: 'warning',
    binds: 'promotion',
    title: 'Wording that hurries, in Sweden',
    why: 'Marketing must not press anybody to act at once.',
    certain: false,
  },
  {
    id: 'se-once',
    check: 'pages',
    severity: 'information',
    binds: 'promotion',
    title: 'One bonus per licence holder',
    why: 'A licence holder may give a bonus once, when a customer first plays.',
  },
  {
    id: 'se-terms-beside',
    check: 'pages',
    severity: 'information',
    binds: 'promotion',
    title: 'Essential terms beside the offer',
    why: 'The essential terms stand next to the offer; every card shows them.',
  },
  {
    id: 'se-help',
    check: 'help',
    host: 'stodlinjen.se',
    severity: 'error',
    binds: 'always',
    title: 'Help organisation missing',
    why: 'A help organisation has to be shown beside 18+; in Sweden it is Stödlinjen.',
  },
]);

const NORWAY = rulesOf('no', NORWEGIAN_REGULATOR, [
  {
    id: 'no-monopoly',
    check: 'marketing',
    severity: 'warning',
    binds: 'promotion',
    title: 'No casino may be marketed in Norway',
    why: 'Only Norsk Tipping, Rikstoto and permit holders may be marketed; links and affiliate deals are named as illegal. Information-only mode shows no links or bonus buttons.',
  },
  {
    id: 'no-help',
    check: 'help',
    host: 'hjelpelinjen.no',
    severity: 'error',
    binds: 'always',
    title: 'Helpline missing',
    why: 'The helpline has to be shown beside 18+; in Norway it is Hjelpelinjen.',
  },
]);

const DENMARK = rulesOf('dk', DANISH_REGULATOR, [
  {
    id: 'dk-licence',
    check: 'licence',
    licences: ['danish'],
    severity: 'error',
    binds: 'promotion',
    title: 'No Danish licence',
    why: 'Only holders of a Danish licence may be marketed.',
  },
  {
    id: 'dk-bonus-cap',
    check: 'bonus-cap',
    most: 1_000_00,
    severity: 'error',
    binds: 'promotion',
    title: 'Bonus over 1,000 DKK',
    why: 'A bonus may be at most 1,000 DKK.',
  },
  {
    id: 'dk-match',
    check: 'match',
    mostPercent: 100,
    severity: 'error',
    binds: 'promotion',
    title: 'Bonus larger than the deposit',
    why: 'The deposit that earns a bonus must at least equal it, so a match may be at most 100 %.',
  },
  {
    id: 'dk-wagering',
    check: 'wagering',
    mostTimes: 10,
    severity: 'error',
    binds: 'promotion',
    title: 'Wagering over 10×',
    why: 'Bonus and deposit together may have to be wagered at most 10 times. Wagering of the bonus alone is turned into times of both at the smallest deposit, where the bonus is its largest part: 20× of a 100 % bonus is 10× of both.',
  },
  {
    id: 'dk-spins-wagering',
    check: 'spins-wagering',
    mostTimes: 10,
    severity: 'warning',
    binds: 'promotion',
    title: 'Wagering of free spins over 10×',
    why: 'The rule on wagering speaks of bonus and deposit. Winnings of free spins may be of any size, so that only 10× keeps them within it for certain.',
    certain: false,
  },
  {
    id: 'dk-validity',
    check: 'validity',
    leastDays: 60,
    severity: 'error',
    binds: 'promotion',
    title: 'Too short a validity for Denmark',
    why: 'A player must have at least 60 days to meet a bonus’s terms.',
  },
  {
    id: 'dk-terms-beside',
    check: 'pages',
    severity: 'information',
    binds: 'promotion',
    title: 'All terms beside the offer',
    why: 'All terms stand next to the offer, with a worked example in DKK; cards show the terms and open the calculation.',
  },
  {
    id: 'dk-help',
    check: 'help',
    host: 'stopspillet.dk',
    severity: 'error',
    binds: 'always',
    title: 'StopSpillet missing',
    why: 'StopSpillet and ROFUS have to be shown beside 18+. The disclaimer’s text names ROFUS.',
  },
]);

const EVERYWHERE = rulesOf('all', HOUSE, [
  {
    id: 'adults',
    check: 'pages',
    severity: 'information',
    binds: 'always',
    title: '18+ on every page',
    why: 'The age limit has to be shown in all four markets.',
    source: { name: 'The markets’ regulators' },
  },
  {
    id: 'eu-paid-placement',
    check: 'pages',
    severity: 'information',
    binds: 'always',
    title: 'Paid places are disclosed',
    why: 'Payment that influences a ranking is disclosed beside the result, and the ranking criteria are explained.',
    source: { name: 'European Union', law: 'UCPD, annex I, 11a' },
  },
  {
    id: 'eu-analytics',
    check: 'pages',
    severity: 'information',
    binds: 'always',
    title: 'Clicks are counted without knowing who clicks',
    why: 'Analytics that identify a visitor need consent, so clicks are counted without cookies or stored addresses.',
    source: { name: 'European Union', law: 'ePrivacy' },
  },
  {
    id: 'headline-differs',
    check: 'headline',
    severity: 'error',
    binds: 'always',
    title: 'Headline and terms disagree',
    why: 'A headline that says another percentage, amount or number of spins than the terms misleads.',
  },
  {
    id: 'link-unsafe',
    check: 'link-address',
    severity: 'error',
    binds: 'promotion',
    title: 'Affiliate link leads nowhere safe',
    why: 'An affiliate link is an https address with a host.',
  },
  {
    id: 'link-missing',
    check: 'link',
    severity: 'warning',
    binds: 'promotion',
    title: 'Affiliate link missing',
    why: 'Without a link the offer has no button.',
  },
  {
    id: 'licence-number-missing',
    check: 'licence-number',
    severity: 'warning',
    binds: 'always',
    title: 'Licence number missing',
    why: 'Without its number a licence cannot be looked up in the register.',
  },
  {
    id: 'max-bet-missing',
    check: 'max-bet',
    severity: 'warning',
    binds: 'always',
    title: 'Largest stake missing',
    why: 'The largest stake while a bonus is wagered stands on every card.',
  },
  {
    id: 'other-currency',
    check: 'currency',
    severity: 'warning',
    binds: 'always',
    title: 'Terms in another currency',
    why: 'Amounts are compared and calculated in the market’s currency; limits in money cannot be checked in another.',
  },
  {
    id: 'terms-stale',
    check: 'read',
    mostDays: 7,
    severity: 'warning',
    binds: 'always',
    title: 'Terms not read lately',
    why: 'Terms are read anew every 7 days; a figure from older ones may be wrong.',
  },
  {
    id: 'net-unknown',
    check: 'net',
    severity: 'information',
    binds: 'always',
    title: 'Net value cannot be calculated',
    why: 'The casino does not disclose enough terms, and the card says so.',
  },
]);

export const MARKET_RULES: readonly MarketRule[] = [
  ...FINLAND,
  ...SWEDEN,
  ...NORWAY,
  ...DENMARK,
  ...EVERYWHERE,
];
