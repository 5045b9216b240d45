import { toAddress } from '@nettobonus/domain/articles/address';
import type { Licence } from '@nettobonus/domain/catalogue/casino';
import { toSlug } from '@nettobonus/domain/shared/slug';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Licence as StudioLicence } from '../payload-types.ts';
import { readTogether } from './bulk-operation.ts';
import { loadCasinoSlugs } from './load-casino-slugs.ts';
import { type Draft, stripEmptyFields } from './studio-document.ts';
import type { GetLicence, GetPicture, LinkedArticle, LinkedPerson, References } from './to-document.ts';

interface QueryOptions {
  payload: Payload;
  /** Runs the queries in the request's transaction. */
  req?: PayloadRequest;
}

/** Loads what documents refer to: the slugs of all casinos, all licences, all articles and people. */
export async function loadReferences(options: QueryOptions): Promise<References> {
  return {
    getCasinoSlug: await loadCasinoSlugs(options),
    getLicence: await loadLicences(options),
    findArticle: await loadArticles(options),
    findPerson: await loadPeople(options),
  };
}

/** Loads the market and address of the articles with the ids; without ids of all of them. */
export async function loadArticles(
  { payload, req }: QueryOptions,
  ids?: readonly number[],
): Promise<(id: number) => LinkedArticle | undefined> {
  if (ids?.length === 0) return () => undefined;
  const { docs } = await payload.find({
    collection: 'articles',
    ...(ids ? { where: { id: { in: [...ids] } } } : {}),
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { market: true, slug: true, title: true },
    ...(req ? { req } : {}),
  });
  const articles = new Map(
    docs.map(({ id, market, slug, title }) => [
      id,
      { market: market ?? null, slug: slug || toAddress(title ?? '') },
    ]),
  );
  return (id) => articles.get(id);
}

/** Loads the market and key of the people with the ids; without ids of all of them. */
export async function loadPeople(
  { payload, req }: QueryOptions,
  ids?: readonly number[],
): Promise<(id: number) => LinkedPerson | undefined> {
  if (ids?.length === 0) return () => undefined;
  const { docs } = await payload.find({
    collection: 'people',
    ...(ids ? { where: { id: { in: [...ids] } } } : {}),
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { market: true, key: true, name: true },
    ...(req ? { req } : {}),
  });
  const people = new Map(
    docs.map(({ id, market, key, name }) => [id, { market: market ?? null, key: key || toSlug(name ?? '') }]),
  );
  return (id) => people.get(id);
}

/** Loads the licences with the ids; without ids all of them. */
export async function loadLicences(options: QueryOptions, ids?: readonly number[]): Promise<GetLicence> {
  const licences = ids
    ? await readTogether(options.req, 'licences', ids, (wanted) =>
        findLicences(options, { id: { in: wanted } }),
      )
    : await findLicences(options, {});
  return (id) => licences.get(id);
}

async function findLicences(
  { payload, req }: QueryOptions,
  where: Where,
): Promise<ReadonlyMap<number, Licence>> {
  const { docs } = await payload.find({
    collection: 'licences',
    where,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  return new Map(docs.map((licence) => [licence.id, toLicence(licence)]));
}

/** Loads the pictures with the ids. */
export async function loadPictures(
  { payload, req }: QueryOptions,
  ids: readonly number[],
): Promise<GetPicture> {
  if (ids.length === 0) return () => undefined;
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  const pictures = new Map(docs.map((picture) => [picture.id, picture]));
  return (id, market) => {
    const { hash, width, height, isDecorative, texts } = pictures.get(id) ?? {};
    if (!hash || !width || !height) return undefined;
    const alt = isDecorative ? null : texts?.[market]?.alt;
    return { media: hash, width, height, ...(alt ? { alt } : {}) };
  };
}

/** The licence as listings publish it. It may be invalid if it has not been saved yet. */
export function toLicence(stored: Draft<StudioLicence>): Licence {
  const { type, number, register, entity, domains = [], checkedOn } = stripEmptyFields<StudioLicence>(stored);
  return {
    type: type as Licence['type'],
    ...(number === undefined ? {} : { number }),
    ...(register === undefined ? {} : { register }),
    ...(entity === undefined ? {} : { entity }),
    ...(domains.length === 0 ? {} : { domains }),
    ...(checkedOn === undefined ? {} : { checkedOn }),
  };
}
