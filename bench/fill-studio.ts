import { listDocuments } from '@nettobonus/content/documents';
import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { getListingFindings } from '@nettobonus/domain/market-rules/listing-findings';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { MarketSettings } from '@nettobonus/domain/markets/market-settings';
import { ALL_MARKETS, type PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import type { Review } from '@nettobonus/domain/reviews/review';
import { connect, type Database } from '@nettobonus/store/connect';
import { publish } from '@nettobonus/store/publish';

export interface StudioSize {
  /** Casinos to add. Each gets a listing and a review in every market. */
  casinos: number;
  articles: number;
  auditEntries: number;
}

/** A published listing without rule errors, and its review: a bulk edit of their copies is not refused. */
interface Template {
  market: Market;
  listing: Listing;
  review: Review;
}

/**
 * Fills a studio that has the sample content with copies of its documents, their versions and audit entries, and
 * publishes the copies. Copies rows: Payload would take half an hour.
 */
export async function fillStudio(databaseUrl: string, size: StudioSize, today: string): Promise<void> {
  const db = connect(databaseUrl, { maxConnections: 1 });
  const documents = listDocuments(today);
  const templates = new Map(MARKETS.map((market) => [market, listTemplates(documents, market, today)]));
  try {
    await publish(db, listCopies(documents, templates, size));
    await db.begin(async (transaction) => {
      const sql = transaction as unknown as Database;
      await copyCasinos(sql, size.casinos);
      await copyListingsAndReviews(sql, templates);
      await copyArticles(sql, size.articles);
      await addAuditEntries(sql, size.auditEntries);
    });
    await db`ANALYZE`;
  } finally {
    await db.end();
  }
}

const copyName = (n: number) => `Malli ${n} Casino`;
const copySlug = (n: number) => `malli-${n}-casino`;
const FIRST_ORDER = 1_000;

function listTemplates(documents: readonly PublishedDocument[], market: Market, today: string): Template[] {
  const own = documents.filter((document) => document.market === market);
  const settings = own.find(({ kind }) => kind === 'market-settings')?.body as MarketSettings;
  return own.flatMap(({ kind, key, body }) => {
    const review = own.find((other) => other.kind === 'review' && other.key === key)?.body as
      | Review
      | undefined;
    if (kind !== 'listing' || !review) return [];
    const listing = body as Listing;
    const findings = getListingFindings(listing, { market, today, settings, review });
    return findings.some(({ severity }) => severity === 'error') ? [] : [{ market, listing, review }];
  });
}

const pick = (templates: readonly Template[], n: number): Template => {
  const template = templates[n % templates.length];
  if (!template) throw new Error('No published listing of a market is free of rule errors');
  return template;
};

/** The copies as the site has them. */
function listCopies(
  documents: readonly PublishedDocument[],
  templates: ReadonlyMap<Market, Template[]>,
  { casinos, articles }: StudioSize,
): PublishedDocument[] {
  const copies = Array.from({ length: casinos }, (_, index): PublishedDocument[] => {
    const n = index + 1;
    const [name, key] = [copyName(n), copySlug(n)];
    const casino: PublishedDocument = {
      kind: 'casino',
      market: ALL_MARKETS,
      key,
      body: { name, image: `/tiles/${key}.svg` },
    };
    const offers = MARKETS.flatMap((market): PublishedDocument[] => {
      const { listing, review } = pick(templates.get(market) ?? [], n);
      return [
        { kind: 'listing', market, key, body: { ...listing, casino: key, order: FIRST_ORDER + n } },
        { kind: 'review', market, key, body: { ...review, casino: key } },
      ];
    });
    return [casino, ...offers];
  });
  const sampleArticles = documents.filter(({ kind }) => kind === 'article');
  const articleCopies = Array.from({ length: articles }, (_, index) => {
    const article = sampleArticles[index % sampleArticles.length] as PublishedDocument;
    return { ...article, key: `${article.key}-${index + 1}` };
  });
  return [...copies.flat(), ...articleCopies];
}

async function copyCasinos(sql: Database, count: number): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
    SELECT n, nextval('studio.casinos_id_seq')::integer AS id, (SELECT min(id) FROM studio.casinos) AS source
    FROM generate_series(1, ${count}::integer) n`;
  await copyRows(sql, 'casinos', {
    name: `'Malli ' || n || ' Casino'`,
    slug: `'malli-' || n || '-casino'`,
    image: `'/tiles/malli-' || n || '-casino.svg'`,
  });
  await sql`CREATE TEMPORARY TABLE new_casinos ON COMMIT DROP AS SELECT n, id FROM copies`;
}

async function copyListingsAndReviews(
  sql: Database,
  templates: ReadonlyMap<Market, Template[]>,
): Promise<void> {
  const rows = [...templates].flatMap(([market, list]) =>
    list.map(({ listing }, index) => ({ market, index, count: list.length, casino: listing.casino })),
  );
  await sql`
    CREATE TEMPORARY TABLE templates ON COMMIT DROP AS
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      AS (market text, index integer, count integer, casino text)`;
  for (const table of ['listings', 'reviews'] as const) {
    await sql`DROP TABLE copies`;
    await sql`
      CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
      SELECT n, nextval(${`studio.${table}_id_seq`}::text::regclass)::integer AS id, source.id AS source,
        new_casinos.id AS casino, templates.market
      FROM new_casinos
        JOIN templates ON templates.index = n % templates.count
        JOIN studio.casinos ON casinos.slug = templates.casino
        JOIN studio.${sql(table)} source
          ON source.casino_id = casinos.id AND source.market::text = templates.market`;
    await copyRows(sql, table, {
      title: `'Malli ' || n || ' Casino · ' || copies.market`,
      casino_id: 'casino',
      ...(table === 'listings' ? { order: `${FIRST_ORDER} + n` } : {}),
    });
  }
}

async function copyArticles(sql: Database, count: number): Promise<void> {
  await sql`DROP TABLE copies`;
  await sql`
    CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
    SELECT n, nextval('studio.articles_id_seq')::integer AS id, source.id AS source
    FROM generate_series(1, ${count}::integer) n
      JOIN (
        SELECT id, row_number() OVER (ORDER BY id) - 1 AS index, count(*) OVER () AS count FROM studio.articles
      ) source ON source.index = (n - 1) % source.count`;
  await copyRows(sql, 'articles', { title: `title || ' ' || n`, slug: `slug || '-' || n` });
}

/**
 * Copies the rows of a collection that the table `copies` names, with the rows of their hasMany fields and arrays, and
 * their newest version. `changes` has SQL expressions.
 */
async function copyRows(sql: Database, table: string, changes: Record<string, string>): Promise<void> {
  await copyTable(sql, { table, map: 'copies', changes: { id: 'copies.id', ...changes } });
  const versions = `_${table}_v`;
  await sql.unsafe(`
    CREATE TEMPORARY TABLE version_copies ON COMMIT DROP AS
    SELECT copies.*, copies.id AS parent, v.id AS version, nextval('studio.${versions}_id_seq')::integer AS new_version
    FROM copies JOIN studio.${versions} v ON v.parent_id = copies.source AND v.latest`);
  await sql.unsafe(`
    CREATE TEMPORARY TABLE version_map ON COMMIT DROP AS
    SELECT * FROM (SELECT version_copies.*, row_number() OVER () FROM version_copies) numbered`);
  await sql.unsafe(
    'ALTER TABLE version_map DROP COLUMN id, DROP COLUMN source; ALTER TABLE version_map RENAME COLUMN new_version TO id; ALTER TABLE version_map RENAME COLUMN version TO source',
  );
  const versionChanges = Object.fromEntries(
    Object.entries(changes).map(([column, value]) => [
      `version_${column}`,
      value.replace(/^(title|slug) /, 'version_$1 ').replace('copies.', 'version_map.'),
    ]),
  );
  await copyTable(sql, {
    table: versions,
    map: 'version_map',
    changes: { id: 'version_map.id', parent_id: 'version_map.parent', ...versionChanges },
  });
  await sql`DROP TABLE version_copies, version_map`;
}

interface TableCopy {
  table: string;
  map: string;
  changes: Record<string, string>;
}

/** Copies a table's rows and those of the tables that belong to it. */
async function copyTable(sql: Database, { table, map, changes }: TableCopy): Promise<void> {
  await insertCopies(sql, { table, map, column: 'id', changes });
  const children = await sql<{ child: string; column: string; id: string }[]>`
    SELECT child.relname AS child, own.attname AS column, format_type(id.atttypid, NULL) AS id
    FROM pg_constraint c
      JOIN pg_class child ON child.oid = c.conrelid
      JOIN pg_attribute own ON own.attrelid = child.oid AND own.attnum = c.conkey[1]
      JOIN pg_attribute id ON id.attrelid = child.oid AND id.attname = 'id'
    WHERE c.contype = 'f' AND c.confrelid = ${`studio.${table}`}::text::regclass
      AND own.attname IN ('parent_id', '_parent_id') AND child.relname <> ${`_${table}_v`}`;
  for (const { child, column, id } of children) {
    await insertCopies(sql, {
      table: child,
      map,
      column,
      changes: { [column]: `${map}.id`, id: id === 'integer' ? 'DEFAULT' : 'gen_random_uuid()::text' },
    });
  }
}

async function insertCopies(
  sql: Database,
  { table, map, column, changes }: TableCopy & { column: string },
): Promise<void> {
  const columns = await sql<{ name: string }[]>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${`studio.${table}`}::text::regclass AND attnum > 0 AND NOT attisdropped`;
  const names = columns.map(({ name }) => name).filter((name) => changes[name] !== 'DEFAULT');
  await sql.unsafe(`
    INSERT INTO studio."${table}" (${names.map((name) => `"${name}"`).join(', ')})
    SELECT ${names.map((name) => changes[name] ?? `rows."${name}"`).join(', ')}
    FROM ${map} JOIN studio."${table}" rows ON rows."${column}" = ${map}.source`);
}

/** Entries of a year, by several users, about all listings and reviews. */
async function addAuditEntries(sql: Database, count: number): Promise<void> {
  await sql`
    INSERT INTO studio.audit_log
      ("user", action, kind, document, title, market, fields, changes, reason, created_at, updated_at)
    SELECT (CASE n % 12 WHEN 0 THEN 'studio' ELSE (n % 12)::text END),
      (ARRAY['published', 'saved a draft', 'changed'])[1 + n % 3]::studio.enum_audit_log_action,
      d.kind, d.id::text, d.title, d.market::text::studio.enum_audit_log_market, '["rating", "verdict"]',
      '[{"label": "Rating", "before": "7.9", "after": "8.1"}, {"label": "Verdict", "before": "Hyvä.", "after": "Parempi."}]',
      NULL, at, at
    FROM generate_series(1, ${count}::integer) n
      JOIN (
        SELECT kind, id, title, market, row_number() OVER (ORDER BY id, kind) - 1 AS index, count(*) OVER () AS count
        FROM (
          SELECT 'listings' AS kind, id, title, market::text FROM studio.listings
          UNION ALL SELECT 'reviews', id, title, market::text FROM studio.reviews
        ) documents
      ) d ON d.index = n % d.count,
      LATERAL (SELECT now() - make_interval(mins => 5 * (${count}::integer - n)) AS at) times
    ORDER BY n`;
}
