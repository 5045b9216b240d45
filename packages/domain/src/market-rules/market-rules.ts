import type { MarketRule, RuleCheck, RuleMetadata, RuleSource } from './market-rule.ts';

/**
 * Each market's legal requirements for a listing, and our own rules. This is not legal advice. When a rule changes,
 * edit only this file:
 * - a rule ends: set `until` to its last day and leave the rule here as history;
 * - a rule starts or changes: add it with its first day as `from` and a new id; it applies from that day;
 * - a rule was verified again: set `checkedOn` to that day, and `certain: false` if the source was unclear.
 * `scope: 'promotion'` marks marketing rules. They do not apply in an information-only market, nor to casinos without a
 * licence in a licensed-only market.
 */

/** The default `checkedOn`. */
const CHECKED_ON = '2026-11-01';
const CORRECTED_ON = '2026-11-16';

const FINNISH_LAW = { name: 'Finnish law notices' };
const FINNISH_REGULATOR = { name: 'Lupa- ja valvontavirasto' };
const SWEDISH_REGULATOR = { name: 'Spelinspektionen' };
const NORWEGIAN_REGULATOR = { name: 'Lotteritilsynet', website: 'lottstift.no' };
const SWEDISH_CONSUMER_AGENCY = {
  name: 'Konsumentverket, “Marknadsföring av spel”',
  website: 'www.konsumentverket.se',
  law: 'KOVFS 2025:2',
};
const DANISH_REGULATOR = { name: 'Spillemyndigheden' };
const DANISH_PROMOTIONS = {
  name: 'Spillemyndigheden, “Salgsfremmende foranstaltninger med gennemspilskrav”',
  website: 'info.skat.dk/data.aspx?oid=2168695',
};
const DANISH_WORDING = { name: 'Spillemyndigheden', website: 'www.spillemyndigheden.dk/en/node/474' };
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
    id: 'se-general-advice',
    from: '2025-09-01',
    check: 'pages',
    severity: 'information',
    scope: 'promotion',
    title: 'General advice also covers publishers',
    why: 'The Consumer Agency’s advice on gambling marketing has applied since 1 September 2025, to partners and publishers too.',
    source: SWEDISH_CONSUMER_AGENCY,
    checkedOn: CORRECTED_ON,
  },
  {
    id: 'se-popup',
    check: 'popup',
    severity: 'warning',
    scope: 'promotion',
    title: 'Popup may be intrusive marketing (Sweden)',
    why: 'Gambling marketing must not be intrusive, and the court forbade take-over advertising. The casino-of-the-month popup shows this casino: switch it off in the market settings.',
    source: SWEDISH_CONSUMER_AGENCY,
    checkedOn: CORRECTED_ON,
    // The court decided on another format; that it covers our casino-of-the-month popup is our reading.
    certain: false,
  },
  {
    id: 'se-credit',
    from: '2026-04-01',
    check: 'credit',
    cards: ['visa', 'mastercard', 'american express', 'amex', 'diners', 'kreditkort', 'faktura'],
    debit: ['bankkort', 'debetkort', 'debet'],
    severity: 'warning',
    scope: 'promotion',
    title: 'Review lists a credit card (Sweden)',
    why: 'Paying for gambling with credit is to be forbidden more widely. The review names a card that may be a credit card: say “bankkort” if it is a debit card.',
    source: { name: 'The Swedish government', website: 'rkrattsbaser.gov.se', law: 'prop. 2025/26:11' },
    checkedOn: CORRECTED_ON,
    certain: false,
  },
  {
    id: 'se-tax',
    check: 'wording',
    where: 'foreign-licence',
    phrases: ['skattefri', 'skattefritt', 'skattefria'],
    severity: 'error',
    scope: 'always',
    title: '“Tax-free” without a Swedish licence',
    why: 'Winnings are tax-free only if the game has a Swedish licence or needs none. Play aimed at Sweden without a licence must not be called tax-free.',
    source: { name: 'Skatteverket', website: 'www.skatteverket.se' },
    checkedOn: CORRECTED_ON,
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
    id: 'no-tax',
    check: 'wording',
    phrases: ['skattefri', 'skattefritt', 'skattefrie'],
    severity: 'error',
    scope: 'always',
    title: '“Tax-free” in Norway',
    why: 'A single win of more than 10,000 NOK from a foreign online casino is normally taxable, so an offer must not be called tax-free.',
    source: { name: 'Skatteetaten', website: 'www.skatteetaten.no' },
    checkedOn: CORRECTED_ON,
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
    title: 'Promotion over 1,000 DKK',
    why: 'A promotion may be worth at most 1,000 DKK when it is given. Bonus and free spins together are one promotion.',
    source: DANISH_PROMOTIONS,
    checkedOn: CORRECTED_ON,
  },
  {
    id: 'dk-match',
    check: 'match',
    percent: 100,
    severity: 'error',
    scope: 'promotion',
    title: 'Bonus and deposit differ',
    why: 'The deposit for a bonus must equal the bonus, so a match must be exactly 100 %.',
    source: DANISH_PROMOTIONS,
    checkedOn: CORRECTED_ON,
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
    maxTimes: 0,
    severity: 'error',
    scope: 'promotion',
    title: 'Wagering of free-spin winnings',
    why: 'No wagering may be attached to the winnings of a promotion, so winnings of free spins must be paid out without wagering.',
    source: DANISH_PROMOTIONS,
    checkedOn: CORRECTED_ON,
  },
  {
    id: 'dk-game-share',
    check: 'game-contribution',
    verbs: ['tæller', 'bidrager'],
    severity: 'warning',
    scope: 'promotion',
    title: 'Game that counts only in part',
    why: 'Every game that may be used counts 100 % towards wagering. The review’s bonus terms name another percentage.',
    source: DANISH_PROMOTIONS,
    checkedOn: CORRECTED_ON,
  },
  {
    id: 'dk-wording',
    check: 'wording',
    where: 'wagered',
    phrases: ['gratis', 'gratisspins', 'free', 'freespins'],
    severity: 'error',
    scope: 'promotion',
    title: '“Free” with wagering (Denmark)',
    why: 'The words “gratis”, “free” and “free spins” mislead if wagering is attached. Say “bonusspins”.',
    source: DANISH_WORDING,
    checkedOn: CORRECTED_ON,
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
    why: 'StopSpillet and ROFUS must be shown on every page of the market.',
    checkedOn: CORRECTED_ON,
  },
  {
    id: 'dk-self-exclusion',
    check: 'help',
    host: 'rofus.nu',
    severity: 'error',
    scope: 'always',
    title: 'ROFUS missing',
    why: 'ROFUS and StopSpillet must be shown on every page of the market.',
    checkedOn: CORRECTED_ON,
  },
  {
    id: 'dk-mark',
    check: 'pages',
    severity: 'information',
    scope: 'promotion',
    title: 'The regulator with licensed casinos',
    why: 'A casino with a Danish licence carries the regulator’s mark. Its card and its facts name Spillemyndigheden.',
    checkedOn: CORRECTED_ON,
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
    id: 'label-differs',
    check: 'labels',
    severity: 'error',
    scope: 'always',
    title: 'Label and terms disagree',
    why: 'A label on the card misleads if it contradicts terms or licence. The site does not show it: correct the terms, or remove the label.',
  },
  {
    id: 'text-outdated',
    check: 'outdated',
    severity: 'warning',
    scope: 'always',
    title: 'Text names an earlier offer',
    why: 'A text names a figure or a promise of an earlier offer, which the terms no longer have. Write the figure as a token, such as {net}, or change the sentence.',
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
    id: 'licence-stale',
    check: 'licence-checked',
    maxDays: 365,
    severity: 'warning',
    scope: 'always',
    title: 'Licence not checked for a year',
    why: 'A licence can expire or be revoked. Look it up in the register once a year, and enter the date in the licence.',
  },
  {
    id: 'licence-other-host',
    check: 'licence-domain',
    severity: 'warning',
    scope: 'promotion',
    title: 'Link to a host that the licence does not name',
    why: 'The affiliate link leads to a host that is not among the licence’s domains. Check that it ends at the licensed casino.',
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
    id: 'offer-ends-soon',
    check: 'ends-soon',
    days: 7,
    severity: 'warning',
    scope: 'always',
    title: 'Offer ends within a week',
    why: 'After its last day the site shows the offer as ended. Ask the casino for the next one, or enter a later day.',
  },
  {
    id: 'offer-ended',
    check: 'ended',
    severity: 'error',
    scope: 'always',
    title: 'Offer has ended',
    why: 'The site shows no bonus of this casino any more. Enter the new offer, or unpublish the listing.',
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

/** The rules about the end of an offer. */
export const OFFER_END_RULES: readonly string[] = ['offer-ends-soon', 'offer-ended'];

export const MARKET_RULES: readonly MarketRule[] = [
  ...FINLAND,
  ...SWEDEN,
  ...NORWAY,
  ...DENMARK,
  ...ALL_MARKETS,
];
