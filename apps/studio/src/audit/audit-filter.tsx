import type { BeforeListTableServerProps } from 'payload';
import { ACTION_OPTIONS } from '../collections/audit-log.ts';
import { MARKET_OPTIONS } from '../fields.ts';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { getKindName, OTHER_KINDS } from './kind-name.ts';
import { STUDIO } from './write-audit-entry.ts';

/** The filter above the audit log, in words that editors know. */
export async function AuditFilter({ payload }: BeforeListTableServerProps) {
  const { docs } = await payload.find({
    collection: 'users',
    pagination: false,
    depth: 0,
    sort: 'name',
    select: { name: true },
    overrideAccess: true,
  });
  const users = docs.map(({ id, name }) => ({ value: String(id), label: name }));
  const kinds = Object.entries(payload.collections)
    .filter(([, { config }]) => config.hooks.afterChange.length > 0 || config.hooks.afterDelete.length > 0)
    .map(([slug]) => slug);
  const collections = [...kinds, ...OTHER_KINDS]
    .map((kind) => ({ value: kind, label: getKindName(payload, kind) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <AuditFilterForm
      actions={ACTION_OPTIONS}
      collections={collections}
      markets={MARKET_OPTIONS}
      users={[...users, { value: STUDIO, label: 'the studio' }]}
    />
  );
}
