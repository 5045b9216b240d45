import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { routeShowing } from '@nettobonus/domain/publishing/preview';
import type { DocumentKind, PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { routePath } from '@nettobonus/domain/routes/routes';
import type { Draft } from '@nettobonus/store/previews';
import type { PayloadRequest } from 'payload';
import { marketsOf, userOf } from '../access/current-user.ts';
import { COLLECTION_OF } from '../publishing/collections-by-kind.ts';
import { type FieldProblem, fieldProblems } from '../publishing/field-problems.ts';
import { findPublished, isPublished } from '../publishing/previously-published.ts';
import { loadCasinoSlugs } from '../publishing/slugs.ts';
import { relationId, type Stored } from '../publishing/stored.ts';
import { isSameName, nameOf, type SlugOf, toDocument } from '../publishing/to-document.ts';

export type Collected =
  | { ok: true; draft: Draft; path: string }
  | { ok: false; sentence: string; problems?: FieldProblem[] };

/** Collects what publishing the document now would change, and the path of the page that shows it. */
export async function collectDraft(
  req: PayloadRequest,
  kind: DocumentKind,
  stored: Stored,
): Promise<Collected> {
  const missing = askForMissingField(kind, stored);
  if (missing) return { ok: false, sentence: missing };
  const slugOf = await loadCasinoSlugs({ payload: req.payload, req });
  const mapped = toDocument(kind, stored, slugOf);
  if (!mapped.ok) return refuse('The site cannot show this draft yet.', mapped.problem);
  const { document } = mapped;
  const needed = await collectNeeded(req, kind, stored, slugOf);
  if (!needed.ok) return needed;
  const market = needed.market ?? (document.market as Market);
  return {
    ok: true,
    draft: {
      published: [document, ...needed.documents],
      withdrawn: await findWithdrawn(req, kind, stored, document, slugOf),
    },
    path: routePath(routeShowing(document), market),
  };
}

const ADDRESS_FIELDS: [field: string, sentence: string, kinds: DocumentKind[]][] = [
  ['casino', 'Choose a casino first.', ['listing', 'review']],
  ['page', 'Choose a page first.', ['page']],
  ['key', 'Enter a key first.', ['demo-game']],
  ['name', 'Enter a name first.', ['casino']],
  ['title', 'Enter a title first.', ['competition']],
];

/** Returns a sentence that asks for the first missing field of the page's address. */
function askForMissingField(kind: DocumentKind, stored: Stored): string | null {
  if (kind !== 'casino' && !stored.market) return 'Choose a market first.';
  const missing = ADDRESS_FIELDS.find(([field, , kinds]) => kinds.includes(kind) && !stored[field]);
  return missing?.[1] ?? null;
}

/** The previously published document, if the draft changes its market or key: publishing would withdraw it. */
async function findWithdrawn(
  req: PayloadRequest,
  kind: DocumentKind,
  stored: Stored,
  document: PublishedDocument,
  slugOf: SlugOf,
): Promise<Draft['withdrawn']> {
  const previous = await findPublished(req, COLLECTION_OF[kind], stored.id);
  if (!previous || !isPublished(previous)) return [];
  const previousName = nameOf(kind, previous, slugOf);
  return isSameName(previousName, document) ? [] : [previousName];
}

type Needed = { ok: true; documents: PublishedDocument[]; market?: Market } | (Collected & { ok: false });

/** A casino's page needs the brand and its listing. Adds the newest draft of each that is not published. */
async function collectNeeded(
  req: PayloadRequest,
  kind: DocumentKind,
  stored: Stored,
  slugOf: SlugOf,
): Promise<Needed> {
  const casino =
    kind === 'casino' ? stored.id : KINDS_WITH_CASINO.includes(kind) && relationId(stored.casino);
  if (!casino) return { ok: true, documents: [] };
  const needed: [DocumentKind, Stored][] = [];
  const market = stored.market as Market | undefined;
  const listing = kind === 'listing' ? null : await findListing(req, casino, market);
  if (kind !== 'listing' && !listing) {
    return {
      ok: false,
      sentence: market
        ? 'This market does not list the casino yet, so the site has no page for it. Create a listing first.'
        : 'No market lists this casino yet, so the site has no page for it. Create a listing first.',
    };
  }
  if (listing) needed.push(['listing', listing]);
  if (kind !== 'casino') {
    const brand: object | null = await req.payload.findByID({
      collection: 'casinos',
      id: casino as number,
      depth: 0,
      draft: true,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (brand) needed.push(['casino', brand as Stored]);
  }
  const documents: PublishedDocument[] = [];
  for (const [neededKind, neededStored] of needed) {
    const published = await findPublished(req, COLLECTION_OF[neededKind], neededStored.id);
    if (published && isPublished(published)) continue;
    const mapped = toDocument(neededKind, neededStored, slugOf);
    if (!mapped.ok)
      return refuse(`The ${neededKind} is a draft that the site cannot show yet.`, mapped.problem);
    documents.push(mapped.document);
  }
  return { ok: true, documents, ...(listing ? { market: listing.market as Market } : {}) };
}

const KINDS_WITH_CASINO: DocumentKind[] = ['listing', 'review', 'competition'];

/** Finds the listing in the market. Without a market, takes the first that has one, a market editor's own first. */
async function findListing(
  req: PayloadRequest,
  casino: unknown,
  market: Market | undefined,
): Promise<Stored | null> {
  const { docs } = await req.payload.find({
    collection: 'listings',
    where: { casino: { equals: casino }, ...(market ? { market: { equals: market } } : {}) },
    depth: 0,
    draft: true,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const order = [...marketsOf(userOf(req)), ...MARKETS];
  const [first] = docs.toSorted((a, b) => order.indexOf(a.market) - order.indexOf(b.market));
  return (first as Stored | undefined) ?? null;
}

function refuse(sentence: string, problem: string): Collected & { ok: false } {
  return { ok: false, sentence, problems: fieldProblems(problem) };
}
