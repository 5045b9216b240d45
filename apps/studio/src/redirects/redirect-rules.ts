import { followRedirects } from '@nettobonus/domain/redirects/redirect';
import type { PayloadRequest } from 'payload';
import { getProgram } from '../conflicts/saved-through.ts';
import { fieldError } from '../publishing/field-error.ts';
import type { PublicationRules } from '../publishing/prepare-change.ts';
import { isPage } from './is-page.ts';
import { loadTargets } from './load-targets.ts';

export const REDIRECT_RULES: PublicationRules<'redirect'> = {
  beforePublish: async ({ req, id, document: { key: from, body } }) => {
    if (req.context.isLoading) return { reason: null, changes: {} };
    const message = await findLoop(req, from, body.to);
    if (message) throw fieldError({ collection: 'redirects', id, path: 'to', message });
    // The page has left the address in this transaction, and its document is the target.
    if (getProgram(req) === 'address') return { reason: 'The address of a page changed', changes: {} };
    if (await isPage(req, from)) {
      const problem = 'There is a page at this address. A redirect needs an address without a page.';
      throw fieldError({ collection: 'redirects', id, path: 'from', message: problem });
    }
    if (!(await isPage(req, body.to))) {
      const problem =
        'There is no published page at this address. Choose another, or publish the page first.';
      throw fieldError({ collection: 'redirects', id, path: 'to', message: problem });
    }
    return { reason: null, changes: {} };
  },
};

async function findLoop(req: PayloadRequest, from: string, to: string): Promise<string | null> {
  const targets = new Map(await loadTargets(req)).set(from, to);
  const end = followRedirects(from, (path) => targets.get(path));
  if (end.kind === 'end') return null;
  return `Visitors would go in a circle, from ${end.paths.join(' to ')}. Choose another page.`;
}
