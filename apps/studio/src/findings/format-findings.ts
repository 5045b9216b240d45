import type { Listing } from '@nettobonus/domain/catalogue/casino';
import type { Finding } from '@nettobonus/domain/market-rules/listing-findings';
import type { Market } from '@nettobonus/domain/markets/market';
import { buildNetBreakdown } from '@nettobonus/domain/net-value/net-breakdown';
import { getNetValue, type NetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { Payload } from 'payload';
import { formatMoney, formatNetValue, formatSignedMoney, getNetTone } from '../brand/format-net.ts';
import { getLinkFinding } from '../links/link-finding.ts';
import { describeHostChange } from '../links/link-hosts.ts';
import { fieldLabel } from '../publishing/field-label.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import type { FormattedFinding, FormattedFindings, FormattedNet } from './formatted-findings.ts';
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
    const problems = check.problems.map(
      ({ path, message }) => `${fieldLabel(payload, 'listings', path)}: ${message}`,
    );
    return { findings: linkFindings, problems, net: null };
  }
  const ruleFindings = check.findings.map((finding) => formatFinding(payload, finding));
  return {
    findings: [...linkFindings, ...ruleFindings],
    problems: [],
    net: formatNetPreview(payload, check, published),
  };
}

/** Warns before a publication sends visitors to another host. */
function getHostFinding(
  published: Listing | null,
  { affiliateLink }: Draft<StudioDocument<'listing'>>,
): FormattedFinding | null {
  const why = describeHostChange(published?.affiliateLink, affiliateLink);
  return why === null ? null : { key: 'link-host', severity: 'warning', title: 'Link to another host', why };
}

function formatFinding(payload: Payload, finding: Finding): FormattedFinding {
  const { rule, severity, title, why, source, certain, field, figures, checkedOn } = finding;
  const scope = field ? `Field: ${formatField(payload, field)}.` : 'Applies to the whole market.';
  const law = source.law ? `, ${source.law}` : '';
  const interpretation = certain ? '' : '; our cautious interpretation';
  return {
    key: `${rule}/${field}`,
    severity,
    title,
    why: [why, ...formatFigures(figures)].join(' '),
    source: `${scope} Source: ${source.name}${law}, checked on ${checkedOn}${interpretation}.`,
  };
}

function formatField(payload: Payload, field: string): string {
  const reviewField = /^review\.(.+)$/.exec(field)?.[1];
  return reviewField
    ? `Review → ${fieldLabel(payload, 'reviews', reviewField)}`
    : fieldLabel(payload, 'listings', field);
}

const FIGURE_NAMES: Record<string, string> = {
  percent: 'the percentage',
  amount: 'the amount',
  spins: 'the number of spins',
};

const LIST = new Intl.ListFormat('en-GB');

/** Adds the details that the rule's own sentence omits. */
function formatFigures({ differs, wording }: Finding['figures']): string[] {
  if (typeof differs === 'string') {
    const names = differs.split(', ').map((figure) => FIGURE_NAMES[figure] ?? figure);
    return [`Here ${LIST.format(names)} ${names.length === 1 ? 'differs' : 'differ'}.`];
  }
  return typeof wording === 'string' ? [`Found: “${wording}”.`] : [];
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
