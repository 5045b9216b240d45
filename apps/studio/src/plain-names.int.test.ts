import { expect, test } from 'vitest';
import { migrations } from './migrations/index.ts';
import { type TestStudio, withTestStudio } from './test-studio.ts';

let studio: TestStudio;
withTestStudio(
  (started) => {
    studio = started;
  },
  migrations.findIndex(({ name }) => name.endsWith('_plain_names')),
);

test('the migration that renames fields keeps the values of existing rows', async () => {
  const { payload, db } = studio;
  await db`
    INSERT INTO studio.audit_log (who, deed, what, kind, document)
    VALUES ('the studio', 'saved a draft', 'Winz Casino · fi', 'listings', '7')`;
  const [listing] = await db`INSERT INTO studio.listings (market) VALUES ('fi') RETURNING id`;
  const [version] = await db`
    INSERT INTO studio._listings_v (parent_id, latest) VALUES (${listing?.id}, true) RETURNING id`;
  await db`
    INSERT INTO studio.listings_terms_untold ("order", parent_id, value)
    VALUES (1, ${listing?.id}, 'maxBonus'), (2, ${listing?.id}, 'wagerTimes')`;
  await db`
    INSERT INTO studio._listings_v_version_terms_untold ("order", parent_id, value)
    VALUES (1, ${version?.id}, 'freeSpins')`;

  await payload.db.migrate({ migrations });

  const log = await payload.find({ collection: 'audit-log' });
  expect(log.docs).toMatchObject([
    { user: 'studio', action: 'saved a draft', title: 'Winz Casino · fi', document: '7' },
  ]);
  const published = await payload.find({ collection: 'listings' });
  expect(published.docs.map(({ terms }) => terms?.undisclosed)).toEqual([['maxBonus', 'wagerTimes']]);
  const drafts = await payload.findVersions({ collection: 'listings' });
  expect(drafts.docs.map(({ version }) => version.terms?.undisclosed)).toEqual([['freeSpins']]);
});
