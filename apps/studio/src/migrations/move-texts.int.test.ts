import { listDocuments } from '@nettobonus/content/documents';
import { listBlockTexts } from '@nettobonus/domain/texts/plain-text';
import { expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { migrations } from './index.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
}, migrations.length);

const documents = pickDocuments(
  listDocuments(),
  ({ kind, market, key }) =>
    market === 'fi' &&
    ((kind === 'listing' && key === 'winz-casino') ||
      (kind === 'review' && key === 'winz-casino') ||
      (kind === 'page' && (key === 'privacy' || key === 'wager-free')) ||
      kind === 'editorial'),
);

/** The lists of strings that the studio stored until the migration, by table and path. */
function listEarlierTexts(): [table: string, key: string, path: string, texts: string[]][] {
  return documents.flatMap((document): [string, string, string, string[]][] => {
    const { kind, key } = document;
    const join = (texts: { text?: unknown }[][]) =>
      texts.map((content) => content.map((node) => ('token' in node ? `{${node.token}}` : node.text)).join(''));
    switch (kind) {
      case 'review': {
        const { overview, pros, cons, bonusDetails } = document.body;
        return [
          ['reviews', key, 'overview', overview.flatMap(listBlockTexts)],
          ['reviews', key, 'pros', join(pros as never)],
          ['reviews', key, 'cons', join(cons as never)],
          ['reviews', key, 'bonusDetails.bonusTerms', join(bonusDetails.bonusTerms as never)],
        ];
      }
      case 'page':
        return [
          ['page_texts', key, 'intro', document.body.intro.flatMap(listBlockTexts)],
          ...document.body.sections.flatMap(({ body }, section) =>
            body.flatMap((block): [string, string, string, string[]][] => {
              const path = `sections.${section}`;
              if (block.type === 'list') return [['page_texts', key, `${path}.points`, listBlockTexts(block)]];
              if (block.type !== 'table') return [];
              return [
                ['page_texts', key, `${path}.table.columns`, join(block.header as never)],
                ...block.rows.map((cells, row): [string, string, string, string[]] => [
                  'page_texts',
                  key,
                  `${path}.table.rows.${row}.cells`,
                  join(cells as never),
                ]),
              ];
            }),
          ),
          ...document.body.sections.map(({ body }, section): [string, string, string, string[]] => [
            'page_texts',
            key,
            `sections.${section}.paragraphs`,
            body.filter(({ type }) => type === 'paragraph').flatMap(listBlockTexts),
          ]),
        ];
      case 'editorial': {
        const paragraphs = document.body.guide?.conclusion.paragraphs ?? [];
        return [['editorial', key, 'guide.conclusion.paragraphs', paragraphs.flatMap(listBlockTexts)]];
      }
      default:
        return [];
    }
  });
}

test('the migration moves every text of documents and versions, without changing a word', async () => {
  const { payload, db } = studio;
  await loadDocuments(payload, documents);
  const published = await db`SELECT kind, key, body FROM site.published_documents ORDER BY kind, key`;
  for (const table of ['reviews', 'page_texts', 'editorial']) {
    const keys = table === 'page_texts' ? db`page::text` : db`'x'`;
    for (const [version, prefix, ids] of [
      [false, '', await db`SELECT id, ${keys} AS key FROM studio.${db(table)}`],
      [true, 'version.', await db`SELECT v.id, ${table === 'page_texts' ? db`version_page::text` : db`'x'`} AS key
        FROM studio.${db(`_${table}_v`)} v`],
    ] as const) {
      const texts = version ? `_${table}_v_texts` : `${table}_texts`;
      for (const [of, key, path, values] of listEarlierTexts()) {
        for (const { id, key: stored } of ids) {
          if (of !== table || (table === 'page_texts' && stored !== key)) continue;
          for (const [index, value] of values.entries()) {
            await db`INSERT INTO studio.${db(texts)} (parent_id, path, text, "order")
              VALUES (${id}, ${prefix + path}, ${value}, ${index + 1})`;
          }
        }
      }
    }
  }
  await db`UPDATE studio.reviews SET overview = NULL, pros = NULL, cons = NULL, bonus_details_bonus_terms = NULL`;
  await db`UPDATE studio._reviews_v SET version_overview = NULL, version_pros = NULL, version_cons = NULL,
    version_bonus_details_bonus_terms = NULL`;
  await db`UPDATE studio.page_texts SET intro = NULL`;
  await db`UPDATE studio._page_texts_v SET version_intro = NULL`;
  await db`UPDATE studio.page_texts_sections SET body = NULL`;
  await db`UPDATE studio._page_texts_v_version_sections SET body = NULL`;
  await db`UPDATE studio.editorial SET guide_conclusion_paragraphs = NULL`;
  await db`UPDATE studio._editorial_v SET version_guide_conclusion_paragraphs = NULL`;
  expect(await loadDryRun()).toMatchObject({ unchanged: expect.any(Number) });

  const step = migrations.find(({ name }) => name.endsWith('_move_texts'));
  await payload.db.drizzle.transaction((transaction) =>
    Promise.resolve(step?.up({ db: transaction, payload } as never)),
  );
  // Loading compares every document with what the studio would publish.
  expect(await loadDocuments(payload, documents)).toMatchObject({ created: 0, changed: 0 });
  expect(await db`SELECT kind, key, body FROM site.published_documents ORDER BY kind, key`).toEqual(published);
  // The versions have the texts too, and the strings are gone.
  for (const collection of ['reviews', 'page-texts', 'editorial'] as const) {
    const { docs } = await payload.findVersions({ collection, depth: 0, pagination: false });
    for (const { parent, version } of docs) {
      const { id: _, createdAt, updatedAt, ...stored } = await payload.findByID({
        collection,
        id: Number(parent),
        depth: 0,
      });
      expect(stripIds(version)).toMatchObject(stripIds(textsOf(stored)) as object);
    }
  }
  const [rest] = await db`SELECT count(*)::integer FROM studio.reviews_texts WHERE path <> 'gameProviders'`;
  expect(rest).toEqual({ count: 0 });

  /** Counts what the database holds before the migration. */
  async function loadDryRun() {
    const [row] = await db`SELECT count(*)::integer AS unchanged FROM studio.reviews WHERE overview IS NULL`;
    expect(row).toEqual({ unchanged: 1 });
    return row;
  }
});

/** The fields with texts. */
const textsOf = ({ overview, pros, intro, guide }: Record<string, unknown>) =>
  Object.fromEntries(Object.entries({ overview, pros, intro, guide }).filter(([, value]) => value));

/** Each conversion gives figures and rows new ids. */
const stripIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, nested) => (key === 'id' ? undefined : nested)));
