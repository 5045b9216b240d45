import type { Market } from '@nettobonus/domain/markets/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import type { PayloadRequest, ValidationError } from 'payload';
import { formatNetValue } from '../brand/format-net.ts';
import { loadListingCheck } from '../findings/check-listings.ts';
import { isOwnLink, OWN_LINK_MESSAGE } from '../links/link-hosts.ts';
import { getOverrideNeed } from '../overrides/override-need.ts';
import { digestScope } from '../overrides/override-scope.ts';
import type { Licence } from '../payload-types.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { unpublishableError } from '../publishing/field-error.ts';
import { listPublishingProblems } from '../publishing/list-publishing-problems.ts';
import { loadReferences, toLicence } from '../publishing/load-references.ts';
import { isPublished, type StoredDocument } from '../publishing/stored-document.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { type References, toDocument } from '../publishing/to-document.ts';
import { needsApproval } from '../workflow/needs-approval.ts';
import { applyValues, getBase, type ImportPlan, type PlannedWrite } from './plan-import.ts';
import type { PlannedRow, RowCheck } from './planned-row.ts';
import type { Sheet } from './sheets/sheet.ts';

type CheckWrite = (write: PlannedWrite) => Promise<RowCheck>;

/** Adds to each row what would block its publication, and for listings what the rules find and how the net changes. */
export async function checkRows(
  req: PayloadRequest,
  sheet: Sheet,
  { rows, writes }: ImportPlan,
): Promise<PlannedRow[]> {
  if (writes.length === 0) return rows;
  const check = await loadCheck(req, sheet, new Date());
  const checks = new Map<number, RowCheck>();
  for (const write of writes) checks.set(write.line, await check(write));
  return rows.map((row) => ({ ...row, check: checks.get(row.line) ?? null }));
}

async function loadCheck(req: PayloadRequest, sheet: Sheet, now: Date): Promise<CheckWrite> {
  const { kind } = sheet;
  const references = await loadReferences({ payload: req.payload, req });
  const publishedCasinos = await loadPublishedCasinos(req);
  const getNamedLicence = await loadNamedLicences(req);
  const checkListing = kind === 'listing' ? await loadListingCheck(req, now) : null;
  return async ({ document, identity, values }) => {
    const base = document ? getBase(document) : identity;
    const data = applyValues(base, values) as Draft<StudioDocument<typeof kind>>;
    const mapped = toDocument(kind, data, withOwnLicence(references, data, getNamedLicence));
    const problems = listPublishingProblems(kind, data, mapped, (id) => publishedCasinos.has(id));
    const blocks =
      problems.length > 0
        ? await formatProblems(
            await unpublishableError(req, {
              collection: COLLECTION_BY_KIND[kind],
              id: document?.id,
              data,
              problems,
            }),
          )
        : [];
    const isOnlyDate = values.every(({ column }) => column.name === 'verifiedOn');
    if (!isOnlyDate && (await needsApproval(req, COLLECTION_BY_KIND[kind], getMarket(data)))) {
      blocks.push('Changes in this market are reviewed before they are published. Save the row as a draft.');
    }
    if (!checkListing || !mapped.ok || mapped.document.kind !== 'listing') {
      return { blocks, findings: [], override: 'nothing', net: null };
    }
    const { market, body } = mapped.document as PublishedDocument & { kind: 'listing' };
    const { findings, reviewProblem } = checkListing(market as Market, body);
    if (isOwnLink(body.affiliateLink)) blocks.push(`Affiliate link: ${OWN_LINK_MESSAGE}`);
    if (reviewProblem) blocks.push(reviewProblem);
    const errors = findings.filter(({ severity }) => severity === 'error');
    const published = document?.published;
    const before =
      published && toDocument('listing', published, withOwnLicence(references, published, getNamedLicence));
    const formatNet = (terms: typeof body.terms) =>
      formatNetValue(getNetValue(terms, referenceDeposit(market as Market)), market as Market);
    return {
      blocks,
      findings: findings
        .filter(({ severity }) => severity !== 'information')
        .map(({ severity, title }) => ({ severity, title })),
      override: await getOverrideNeed(req, {
        id: document?.id,
        collection: 'listings',
        market: market as Market,
        errors,
        scope: digestScope(body, errors),
      }),
      net: {
        before: before?.ok ? formatNet(before.document.body.terms) : null,
        after: formatNet(body.terms),
      },
    };
  };
}

const getMarket = (data: object) => (data as { market?: Market | null }).market;

type GetNamedLicence = (licence: Draft<Licence>) => ReturnType<typeof toLicence>;

/** The licence that a row names; without its other facts if the import would create it. */
async function loadNamedLicences(req: PayloadRequest): Promise<GetNamedLicence> {
  const { docs } = await req.payload.find({
    collection: 'licences',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const toKey = ({ type, number }: Draft<Licence>) => `${type ?? ''}/${number ?? ''}`;
  const licences = new Map(docs.map((licence) => [toKey(licence), licence]));
  return (licence) => {
    const { type, number, register } = licence;
    const stored = licences.get(toKey(licence));
    return toLicence(number ? (stored ?? { type, number, register }) : licence);
  };
}

/** A row has its licence populated, which has no id yet if the import creates it. */
function withOwnLicence(
  references: References,
  { licence }: StoredDocument,
  getNamedLicence: GetNamedLicence,
): References {
  return typeof licence === 'object' && licence !== null
    ? { ...references, getLicence: () => getNamedLicence(licence as Draft<Licence>) }
    : references;
}

async function loadPublishedCasinos(req: PayloadRequest): Promise<ReadonlySet<number>> {
  const { docs } = await req.payload.find({
    collection: 'casinos',
    select: { _status: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return new Set(docs.filter(isPublished).map(({ id }) => id));
}

const formatProblems = ({ data }: ValidationError): string[] =>
  data.errors.map(({ label, message, path }) => `${label ?? path}: ${message}`);
