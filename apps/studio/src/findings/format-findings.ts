import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { deriveLabels, type Fact } from '@nettobonus/domain/catalogue/labels';
import type { Finding } from '@nettobonus/domain/market-rules/listing-findings';
import type { Market } from '@nettobonus/domain/markets/market';
import { buildNetBreakdown } from '@nettobonus/domain/net-value/net-breakdown';
import { getNetValue, type NetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { CATEGORY_PAGES, isInCategory } from '@nettobonus/domain/routes/category';
import type { Payload } from 'payload';
import { formatMoney, formatNetValue, formatSignedMoney, getNetTone } from '../brand/format-net.ts';
import { formatTypedDay } from '../clock/format-typed-day.ts';
import { getLinkFinding } from '../links/link-finding.ts';
import { describeHostChange } from '../links/link-hosts.ts';
import { PAGE_NAMES } from '../page-names.ts';
import { fieldLabel } from '../publishing/field-label.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import type { TextIds } from './casino-texts.ts';
import type {
  FormattedFinding,
  FormattedFindings,
  FormattedLabels,
  FormattedNet,
} from './formatted-findings.ts';
import { formatFieldHref, parseTextField } from './formatted-findings.ts';
import { checkListing, type ListingCheck, readPublishedListing } from './list-findings.ts';

/** Checks a draft against its market's rules and the last link check, and calculates its net. */
export async function formatFindings(
  payload: Payload,
  listing: Draft<StudioDocument<'listing'>>,
  now: Date,
): Promise<FormattedFindings> {
  const check = await checkListing(payload, listing, now);
  const linkFinding = await getLinkFinding(listing.affiliateLink);
  const published = listing.id ? await readPublishedListing(payload, listing.id) : null;
  const hostFinding = getHostFinding(published, listing);
  const linkFindings = [linkFinding, hostFinding].filter((finding) => finding !== null);
  if (!check.ok) {
    const problems = check.problems.map(({ path, message }) => ({
      path,
      label: fieldLabel(payload, 'listings', path),
      message,
    }));
    return { findings: linkFindings, problems, net: null, labels: null };
  }
  const ruleFindings = check.findings.map((finding) => formatFinding(payload, finding, check.textIds));
  return {
    findings: [...linkFindings, ...ruleFindings],
    problems: [],
    net: formatNetPreview(payload, check, published),
    labels: formatLabels(check),
  };
}

function formatLabels({ listing, market }: ListingCheck & { ok: true }): FormattedLabels {
  const labels = deriveLabels(listing, market);
  return {
    pages: CATEGORY_PAGES.filter((page) => isInCategory(labels, page)).map((page) => PAGE_NAMES[page]),
    added: labels.features.filter((label) => !listing.features.includes(label)),
  };
}

/** Warns before a publication sends visitors to another host. */
function getHostFinding(
  published: Listing | null,
  { affiliateLink }: Draft<StudioDocument<'listing'>>,
): FormattedFinding | null {
  const why = describeHostChange(published?.affiliateLink, affiliateLink);
  if (why === null) return null;
  return {
    key: 'link-host',
    severity: 'warning',
    title: 'Link to another host',
    why,
    field: 'affiliateLink',
  };
}

export function formatFinding(payload: Payload, finding: Finding, textIds: TextIds | null): FormattedFinding {
  const { rule, severity, title, why, field, figures } = finding;
  const place = field ? `Field: ${formatField(payload, field)}.` : 'Applies to the whole market.';
  return {
    key: `${rule}/${field}`,
    severity,
    title,
    why: [why, ...formatFigures(figures)].join(' '),
    source: `${place} ${formatSource(finding)}`,
    ...(field && !parseTextField(field) ? { field } : {}),
    ...(field && parseTextField(field) && textIds ? { href: formatFieldHref(0, field, textIds) } : {}),
  };
}

export function formatSource({ source, checkedOn, certain }: Finding): string {
  const law = source.law ? `, ${source.law}` : '';
  const interpretation = certain ? '' : '; our cautious interpretation';
  return `Source: ${source.name}${law}, checked on ${formatTypedDay(checkedOn)}${interpretation}.`;
}

export function formatField(payload: Payload, field: string): string {
  const text = parseTextField(field);
  if (!text) return fieldLabel(payload, 'listings', field);
  const { place, path } = text;
  if (place === 'review') return `Review → ${fieldLabel(payload, 'reviews', path)}`;
  if (place === 'home') return `Home page texts → ${fieldLabel(payload, 'editorial', path)}`;
  const page = PAGE_NAMES[place.replace('page.', '') as keyof typeof PAGE_NAMES] ?? 'Page';
  return `${page} → ${fieldLabel(payload, 'page-texts', path)}`;
}

const FIGURE_NAMES: Record<string, string> = {
  percent: 'the percentage',
  amount: 'the amount',
  spins: 'the number of spins',
};

/** What is true instead of a label that contradicts it. */
const FACTS: Record<Fact | 'cashback', string> = {
  wagerFree: 'the offer has wagering',
  nonSticky: 'the bonus is not non-sticky',
  halfSticky: 'the bonus is not half-sticky',
  noDeposit: 'the offer needs a deposit',
  freeSpins: 'the offer has no free spins',
  over200: 'the bonus percentage is lower',
  cashback: 'the cashback percentage differs',
  taxFree: 'winnings under this licence are not tax-free in the market',
  eea: 'the licence is not from the EEA',
  mga: 'the licence is not from Malta',
  estonian: 'the licence is not from Estonia',
  curacao: 'the licence is not from Curaçao',
  swedish: 'the licence is not Swedish',
  danish: 'the licence is not Danish',
};

const LIST = new Intl.ListFormat('en-GB');

/** Adds the details that the rule's own sentence omits. */
export function formatFigures({ differs, wording, fact }: Finding['figures']): string[] {
  if (typeof differs === 'string') {
    const names = differs.split(', ').map((figure) => FIGURE_NAMES[figure] ?? figure);
    return [`Here ${LIST.format(names)} ${names.length === 1 ? 'differs' : 'differ'}.`];
  }
  if (typeof wording !== 'string') return [];
  return [fact ? `Found: “${wording}”, but ${FACTS[fact as keyof typeof FACTS]}.` : `Found: “${wording}”.`];
}

/** The net value that the offer card will show, compared with the published one. */
function formatNetPreview(
  payload: Payload,
  { market, listing }: ListingCheck & { ok: true },
  published: Listing | null,
): FormattedNet {
  const deposit = referenceDeposit(market);
  const netValue = getNetValue(listing.terms, deposit);
  const net = formatNetValue(netValue, market);
  const publishedNet = published && formatNetValue(getNetValue(published.terms, deposit), market);
  const comparison =
    publishedNet === net
      ? 'Visitors currently see the same value.'
      : `Visitors currently see ${publishedNet}.`;
  return {
    net,
    tone: getNetTone(netValue),
    deposit: formatMoney(deposit, market),
    notes: [formatCalculation(payload, netValue, market), ...(publishedNet === null ? [] : [comparison])],
  };
}

function formatCalculation(payload: Payload, net: NetValue, market: Market): string {
  if (net.state === 'unknown') {
    const missing = net.missing.map((term) => fieldLabel(payload, 'listings', `terms.${term}`));
    return `Missing terms: ${missing.join(', ')}.`;
  }
  if (net.state === 'cashback') return `If a player loses ${formatMoney(net.deposit, market)}.`;
  const breakdown = buildNetBreakdown(net);
  const limit = breakdown.preventedLoss > 0 ? `, sum ${formatSignedMoney(breakdown.sum, market)}` : '';
  const forfeited =
    breakdown.forfeitedBonus > 0
      ? `, removed at withdrawal ${formatMoney(-breakdown.forfeitedBonus, market)}`
      : '';
  const finish = net.state === 'wager-free' ? '' : `; ${net.finishOfTen} of 10 players complete it`;
  return `Gross ${formatMoney(breakdown.gross, market)}, wagering ${formatMoney(-breakdown.cost, market)}${forfeited}${limit}${finish}.`;
}
