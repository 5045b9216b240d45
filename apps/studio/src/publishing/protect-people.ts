import type { PayloadRequest } from 'payload';
import { fieldError, refusal } from './field-error.ts';
import type { PendingPublication, PublicationRules } from './prepare-change.ts';
import { isPublished, relationId } from './stored-document.ts';

/** The site would show an article without its author. */
export const ARTICLE_RULES: PublicationRules<'article'> = {
  beforePublish: async ({ req, id, data }: PendingPublication<'article'>) => {
    const author = await req.payload.findByID({
      collection: 'people',
      id: relationId(data.author) as number,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    });
    if (author && isPublished(author)) return { reason: null, changes: {} };
    throw fieldError({ collection: 'articles', id, path: 'author', message: 'Publish the author first.' });
  },
};

export const PERSON_RULES: PublicationRules<'person'> = {
  beforeUnpublish: async ({ req, id }) => {
    const articles = await describeArticles(req, id, 'published articles');
    if (articles)
      throw refusal(`The person is the author of published articles (${articles}). ${CHOOSE_OTHER}`);
  },
  beforeDelete: async (req, id, { isPermanent }) => {
    const articles = await describeArticles(req, id, isPermanent ? 'articles and trash' : 'articles');
    if (articles) throw refusal(`The person is the author of articles (${articles}). ${CHOOSE_OTHER}`);
  },
};

const CHOOSE_OTHER = 'First choose another author in them.';
const MAX_NAMED = 5;

/** Names the articles of a person, or returns null. */
async function describeArticles(
  req: PayloadRequest,
  person: number | string,
  among: 'published articles' | 'articles' | 'articles and trash',
): Promise<string | null> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'articles',
    where: {
      author: { equals: person },
      ...(among === 'published articles' ? { _status: { equals: 'published' } } : {}),
    },
    trash: among === 'articles and trash',
    depth: 0,
    limit: MAX_NAMED,
    overrideAccess: true,
    select: { title: true },
    sort: 'title',
    req,
  });
  if (totalDocs === 0) return null;
  const titles = docs.map(({ id, title }) => `“${title ?? `article ${id}`}”`);
  const others = totalDocs > docs.length ? [`${totalDocs - docs.length} more`] : [];
  return new Intl.ListFormat('en-GB').format([...titles, ...others]);
}
