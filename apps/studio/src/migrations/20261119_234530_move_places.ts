// @ts-nocheck: written like the migrations that Payload generates.
/**
 * Creates the document “Order and places” of each market from the lists that earlier releases had in their code, and from
 * the fields of listings and market settings, and publishes it. No list of the site changes. Independent of the studio's
 * other code, which changes later.
 */
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const MARKETS = { fi: 'Finland', se: 'Sweden', no: 'Norway', dk: 'Denmark' }
const LEADING = { fi: ['joki-casino', 'flamez-casino', 'klikki-casino'] }
const RECOMMENDED_FIRST = {
  fi: ['winz-casino', 'rizzio-casino', 'speedz-casino', 'casinoist', 'kiekka-casino', '247-bet'],
}
const LEFT_OUT = [
  'winz-casino',
  '247-bet',
  'rizzio-casino',
  'kiekka-casino',
  'boost-casino',
  'ninja-casino',
  'speedz-casino',
]

/** A place needs a published listing; without one the site showed none. */
async function readPlaces(db, market) {
  const { rows: listed } = await db.execute(sql`
    SELECT c.id, c.slug, l.recommended FROM "studio"."listings" l JOIN "studio"."casinos" c ON c.id = l.casino_id
    WHERE l.market = ${market}::"studio"."enum_listings_market" AND l._status = 'published' AND c._status = 'published'
    ORDER BY l."order", c.slug`)
  const { rows: [settings] } = await db.execute(sql`
    SELECT featured_casino_id, month_casino_id FROM "studio"."market_settings"
    WHERE market = ${market}::"studio"."enum_market_settings_market" AND _status = 'published'`)
  if (listed.length === 0 && !settings) return null
  const pick = (slugs = []) => slugs.flatMap((slug) => listed.find((casino) => casino.slug === slug) ?? [])
  const pickId = (id) => listed.find((casino) => casino.id === id)
  const recommended = listed.filter((casino) => casino.recommended)
  const first = pick(RECOMMENDED_FIRST[market]).filter((casino) => recommended.includes(casino))
  return {
    leading: pick(LEADING[market]),
    recommended: [...new Set([...first, ...recommended])],
    leftOut: pick(LEFT_OUT),
    featuredCasino: pickId(settings?.featured_casino_id),
    monthCasino: pickId(settings?.month_casino_id),
  }
}

async function insertLists(db, table, parent, prefix, lists) {
  for (const [name, casinos] of Object.entries(lists)) {
    for (const [index, { id }] of casinos.entries()) {
      await db.execute(sql`INSERT INTO ${sql.raw(`"studio"."${table}"`)} ("order", parent_id, path, casinos_id)
        VALUES (${index + 1}, ${parent}, ${prefix + name}, ${id})`)
    }
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [market, name] of Object.entries(MARKETS)) {
    const places = await readPlaces(db, market)
    if (!places) continue
    const { featuredCasino, monthCasino, ...lists } = places
    const title = `Order · ${name}`
    const featured = featuredCasino?.id ?? null
    const month = monthCasino?.id ?? null
    const { rows: [document] } = await db.execute(sql`
      INSERT INTO "studio"."places" (title, market, featured_casino_id, month_casino_id, _status)
      VALUES (${title}, ${market}::"studio"."enum_places_market", ${featured}::integer, ${month}::integer, 'published')
      RETURNING id, created_at`)
    await insertLists(db, 'places_rels', document.id, '', lists)
    const { rows: [version] } = await db.execute(sql`
      INSERT INTO "studio"."_places_v" (parent_id, version_title, version_market, version_featured_casino_id,
        version_month_casino_id, version_updated_at, version_created_at, version__status, latest)
      VALUES (${document.id}, ${title}, ${market}::"studio"."enum__places_v_version_market", ${featured}::integer,
        ${month}::integer, now(), now(), 'published', true)
      RETURNING id`)
    await insertLists(db, '_places_v_rels', version.id, 'version.', lists)
    const toSlugs = (casinos) => casinos.map(({ slug }) => slug)
    const body = {
      leading: toSlugs(lists.leading),
      recommended: toSlugs(lists.recommended),
      leftOut: toSlugs(lists.leftOut),
      categories: {},
      ...(featuredCasino ? { featuredCasino: featuredCasino.slug } : {}),
      ...(monthCasino ? { monthCasino: monthCasino.slug } : {}),
    }
    const documents = JSON.stringify([{ kind: 'places', market, key: 'only', body }])
    await db.execute(sql`SELECT FROM site.publish(${documents}::text::jsonb)`)
  }
  await db.execute(sql`
  ALTER TABLE "studio"."listings" DROP COLUMN "recommended";
  ALTER TABLE "studio"."_listings_v" DROP COLUMN "version_recommended";
  ALTER TABLE "studio"."market_settings" DROP COLUMN "featured_casino_id", DROP COLUMN "month_casino_id";
  ALTER TABLE "studio"."_market_settings_v" DROP COLUMN "version_featured_casino_id",
    DROP COLUMN "version_month_casino_id";`)
}

/** The earlier release has the lists in its code. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "studio"."listings" ADD COLUMN "recommended" boolean DEFAULT false;
  ALTER TABLE "studio"."_listings_v" ADD COLUMN "version_recommended" boolean DEFAULT false;
  ALTER TABLE "studio"."market_settings" ADD COLUMN "featured_casino_id" integer, ADD COLUMN "month_casino_id" integer;
  ALTER TABLE "studio"."_market_settings_v" ADD COLUMN "version_featured_casino_id" integer,
    ADD COLUMN "version_month_casino_id" integer;
  UPDATE "studio"."listings" l SET recommended = true FROM "studio"."places" p JOIN "studio"."places_rels" r ON r.parent_id = p.id
    WHERE r.path = 'recommended' AND r.casinos_id = l.casino_id AND p.market::text = l.market::text;
  UPDATE "studio"."_listings_v" v SET version_recommended = l.recommended FROM "studio"."listings" l
    WHERE v.parent_id = l.id AND v.latest;
  UPDATE "studio"."market_settings" s SET featured_casino_id = p.featured_casino_id, month_casino_id = p.month_casino_id
    FROM "studio"."places" p WHERE p.market::text = s.market::text;
  UPDATE "studio"."_market_settings_v" v SET version_featured_casino_id = s.featured_casino_id,
    version_month_casino_id = s.month_casino_id FROM "studio"."market_settings" s WHERE v.parent_id = s.id AND v.latest;
  DELETE FROM "studio"."_places_v";
  DELETE FROM "studio"."places";`)
}
