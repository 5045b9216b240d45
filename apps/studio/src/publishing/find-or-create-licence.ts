import type { Licence } from '@nettobonus/domain/catalogue/casino';
import type { Payload, PayloadRequest } from 'payload';
import type { Licence as StudioLicence } from '../payload-types.ts';
import { relationId } from './stored-document.ts';

interface WriteOptions {
  payload: Payload;
  overrideAccess: boolean;
  req?: PayloadRequest;
}

/**
 * Finds the licence with the authority and number, or creates it. Without a number, a licence is the same only if a
 * listing of the casino refers to it.
 */
export async function findOrCreateLicence(
  { payload, ...options }: WriteOptions,
  licence: Licence,
  casino: number,
): Promise<StudioLicence> {
  const { type, number } = licence;
  const { docs } = await payload.find({
    collection: 'licences',
    where: {
      type: { equals: type },
      ...(number === undefined
        ? { number: { exists: false }, id: { in: await listLicenceIds(payload, casino, options.req) } }
        : { number: { equals: number } }),
    },
    depth: 0,
    limit: 1,
    ...options,
  });
  const [found] = docs;
  return (
    found ?? payload.create({ collection: 'licences', data: toLicenceFields(licence), depth: 0, ...options })
  );
}

/** The fields of a licence in the studio, with empty ones: they must replace filled ones. */
export const toLicenceFields = ({ type, number, register, entity, domains, checkedOn }: Licence) => ({
  type,
  number: number ?? null,
  register: register ?? null,
  entity: entity ?? null,
  domains: domains ?? [],
  checkedOn: checkedOn ?? null,
});

/** The licences of a casino's listings, whatever their market. */
async function listLicenceIds(
  payload: Payload,
  casino: number,
  req: PayloadRequest | undefined,
): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'listings',
    where: { casino: { equals: casino }, licence: { exists: true } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { licence: true },
    ...(req ? { req } : {}),
  });
  return docs.map(({ licence }) => relationId(licence) as number);
}
