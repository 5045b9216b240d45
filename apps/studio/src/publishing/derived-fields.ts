import { toAddress } from '@nettobonus/domain/articles/address';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { toSlug } from '@nettobonus/domain/shared/slug';
import type { PayloadRequest } from 'payload';
import { MARKET_NAMES } from '../market-names.ts';
import { findLogoHashes } from '../media/find-logo-hashes.ts';
import { PAGE_NAMES } from '../page-names.ts';
import { readPath } from '../redirects/read-path.ts';
import { skipRedirects } from '../redirects/skip-redirects.ts';
import { type Draft, type Filled, type StudioDocument, stripEmptyFields } from './studio-document.ts';

interface DerivationContext<K extends DocumentKind> {
  req: PayloadRequest;
  /** The version before the change. */
  before: StudioDocument<K> | undefined;
  /** The published version before the change. */
  previous: Draft<StudioDocument<K>> | null;
  isPublishing: boolean;
  /** Whether an earlier version is restored. */
  isRestoring: boolean;
  /** The name of a casino, by its id. */
  getCasinoName: (id: number) => string;
}

type Derivation<K extends DocumentKind> = (
  filled: Filled<StudioDocument<K>>,
  context: DerivationContext<K>,
) => Partial<StudioDocument<K>> | Promise<Partial<StudioDocument<K>>>;

const withMarket = (title: string, market: string | undefined) => `${title} · ${market}`;

function deriveCasinoTitle(
  { casino, market }: Filled<Pick<StudioDocument<'listing'>, 'casino' | 'market'>>,
  { getCasinoName }: { getCasinoName: (id: number) => string },
): { title: string } {
  return { title: withMarket(casino === undefined ? 'No casino yet' : getCasinoName(casino), market) };
}

/** The kinds whose documents can be published despite errors, with a reason. */
type OverridableKind = 'listing' | 'review' | 'page' | 'editorial';

interface OverrideValues {
  overrideReason?: string | null | undefined;
  overrideBy?: string | null | undefined;
}

/**
 * Who gave the reason to override errors. The reason belongs to the next publication: a restored version would bring back
 * that of an earlier one.
 */
function deriveOverride<K extends OverridableKind>(
  filled: OverrideValues,
  { req, before, isRestoring }: DerivationContext<K>,
): { overrideReason?: string | null; overrideBy: string | null } {
  const { overrideReason = null, overrideBy = null }: OverrideValues = (before ?? {}) as object;
  const reason = isRestoring ? overrideReason : (filled.overrideReason ?? null);
  const giver = reason === null || !req.user ? null : String(req.user.id);
  return {
    ...(isRestoring ? { overrideReason } : {}),
    overrideBy: reason === overrideReason ? overrideBy : giver,
  };
}

/** What editors say about the next publication of a listing, which a restored version must not bring back either. */
function deriveOfferNote({
  before,
  isRestoring,
}: DerivationContext<'listing'>): Partial<StudioDocument<'listing'>> {
  const { publicHistory = 'change', correction = null } = before ?? {};
  return isRestoring ? { publicHistory, correction } : {};
}

const DERIVATIONS: { [K in DocumentKind]?: Derivation<K> } = {
  casino: async ({ name, logo }, { req }) => ({
    ...(name === undefined ? {} : { slug: toSlug(name) }),
    ...(logo === undefined ? { logoHash: null, largeLogoHash: null } : await findLogoHashes(req, logo)),
  }),
  competition: ({ title }, { before }) => {
    const key = before?.key ?? (title === undefined ? undefined : toSlug(title));
    return key === undefined ? {} : { key };
  },
  listing: (filled, context) => ({
    ...deriveCasinoTitle(filled, context),
    ...deriveOverride(filled, context),
    ...deriveOfferNote(context),
  }),
  // Sweden's rules on intrusive marketing: the switch to this mode turns the
  // casino-of-the-month popup off. An admin can turn it on again.
  'market-settings': ({ market, mode }, { previous, isPublishing }) => {
    const isSwitched = mode === 'licensed-only' && previous?.mode !== 'licensed-only';
    return isPublishing && isSwitched && market === 'se' ? { monthPopup: false } : {};
  },
  review: (filled, context) => ({
    ...deriveCasinoTitle(filled, context),
    ...deriveOverride(filled, context),
  }),
  editorial: deriveOverride,
  // Not earlier: forms save drafts while an editor types the title.
  article: ({ slug, title = '' }, { isPublishing }) =>
    slug === undefined && isPublishing ? { slug: toAddress(title) } : {},
  person: ({ key, name = '' }, { isPublishing }) =>
    key === undefined && isPublishing ? { key: toSlug(name) } : {},
  // Not in drafts: forms save them while an editor types.
  redirect: async ({ from, to }, { req, isPublishing }) => {
    if (!isPublishing) return {};
    const formerPath = from === undefined ? undefined : readPath(from);
    return {
      ...(formerPath === undefined ? {} : { from: formerPath }),
      ...(to === undefined ? {} : { to: await skipRedirects(req, formerPath, readPath(to)) }),
    };
  },
  places: ({ market }) => ({ title: `Order · ${market ? MARKET_NAMES[market] : 'no market'}` }),
  'demo-game': ({ name = '', market }) => ({ title: withMarket(name, market) }),
  page: (filled, context) => {
    const { page, market } = filled;
    const title = `${page ? PAGE_NAMES[page] : 'No page yet'} · ${market ? MARKET_NAMES[market] : 'no market'}`;
    return { title, ...deriveOverride(filled, context) };
  },
};

/** The fields that the studio derives from others: slugs, keys, list titles and defaults of a mode. */
export async function deriveFields<K extends DocumentKind>(
  kind: K,
  document: Draft<StudioDocument<K>>,
  context: DerivationContext<K>,
): Promise<Partial<StudioDocument<K>>> {
  return (await DERIVATIONS[kind]?.(stripEmptyFields<StudioDocument<K>>(document), context)) ?? {};
}
