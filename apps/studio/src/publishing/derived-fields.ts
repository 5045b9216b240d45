import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { toSlug } from '@nettobonus/domain/shared/slug';
import type { PayloadRequest } from 'payload';
import { findLogoHash } from '../media/find-logo-hash.ts';
import { type Draft, type Filled, type StudioDocument, stripEmptyFields } from './studio-document.ts';

interface DerivationContext<K extends DocumentKind> {
  req: PayloadRequest;
  /** The version before the change. */
  before: StudioDocument<K> | undefined;
  /** The published version before the change. */
  previous: Draft<StudioDocument<K>> | null;
  isPublishing: boolean;
  /** The name of a casino, by its id. */
  getCasinoName: (id: number) => string;
}

type Derivation<K extends DocumentKind> = (
  filled: Filled<StudioDocument<K>>,
  context: DerivationContext<K>,
) => Partial<StudioDocument<K>> | Promise<Partial<StudioDocument<K>>>;

const withMarket = (title: string, market: string = 'no market yet') => `${title} · ${market}`;

function deriveCasinoTitle(
  { casino, market }: Filled<Pick<StudioDocument<'listing'>, 'casino' | 'market'>>,
  { getCasinoName }: { getCasinoName: (id: number) => string },
): { title: string } {
  return { title: withMarket(casino === undefined ? 'No casino yet' : getCasinoName(casino), market) };
}

const DERIVATIONS: { [K in DocumentKind]?: Derivation<K> } = {
  casino: async ({ name, logo }, { req }) => ({
    ...(name === undefined ? {} : { slug: toSlug(name) }),
    logoHash: logo === undefined ? null : await findLogoHash(req, logo),
  }),
  competition: ({ title }, { before }) => {
    const key = before?.key ?? (title === undefined ? undefined : toSlug(title));
    return key === undefined ? {} : { key };
  },
  listing: deriveCasinoTitle,
  // Sweden's rules on intrusive marketing: the switch to this mode turns the
  // casino-of-the-month popup off. An admin can turn it on again.
  'market-settings': ({ market, mode }, { previous, isPublishing }) => {
    const isSwitched = mode === 'licensed-only' && previous?.mode !== 'licensed-only';
    return isPublishing && isSwitched && market === 'se' ? { monthPopup: false } : {};
  },
  review: deriveCasinoTitle,
  'demo-game': ({ name = '', market }) => ({ title: withMarket(name, market) }),
  page: ({ page = '', market }) => ({ title: withMarket(page, market) }),
};

/** The fields that the studio derives from others: slugs, keys, list titles and defaults of a mode. */
export async function deriveFields<K extends DocumentKind>(
  kind: K,
  document: Draft<StudioDocument<K>>,
  context: DerivationContext<K>,
): Promise<Partial<StudioDocument<K>>> {
  return (await DERIVATIONS[kind]?.(stripEmptyFields<StudioDocument<K>>(document), context)) ?? {};
}
