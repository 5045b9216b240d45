import type { Licence } from '@nettobonus/domain/catalogue/casino';
import type { Payload, PayloadRequest } from 'payload';
import type { Licence as StudioLicence } from '../payload-types.ts';
import { loadCasinoSlugs } from './load-casino-slugs.ts';
import { type Draft, stripEmptyFields } from './studio-document.ts';
import type { GetLicence, References } from './to-document.ts';

interface QueryOptions {
  payload: Payload;
  /** Runs the queries in the request's transaction. */
  req?: PayloadRequest;
}

/** Loads what documents refer to: the slugs of all casinos, and all licences. */
export async function loadReferences(options: QueryOptions): Promise<References> {
  const [getCasinoSlug, getLicence] = [await loadCasinoSlugs(options), await loadLicences(options)];
  return { getCasinoSlug, getLicence };
}

/** Loads the licences with the ids; without ids all of them. */
export async function loadLicences(
  { payload, req }: QueryOptions,
  ids?: readonly number[],
): Promise<GetLicence> {
  const { docs } = await payload.find({
    collection: 'licences',
    ...(ids ? { where: { id: { in: [...ids] } } } : {}),
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  const licences = new Map(docs.map((licence) => [licence.id, toLicence(licence)]));
  return (id) => licences.get(id);
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
