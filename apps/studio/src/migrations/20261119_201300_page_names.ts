// @ts-nocheck: written like the migrations that Payload generates.
/** Names page texts as editors know them: `Privacy · Norway` instead of `privacy · no`. */
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const PAGES = [
  ['home', 'Home'],
  ['quick-casinos', 'Quick casinos'],
  ['estonian-licence', 'Estonian licence'],
  ['mga-licence', 'MGA licence'],
  ['wager-free', 'Wager-free bonuses'],
  ['bonus-over-200', 'Bonuses of 200 % or more'],
  ['tax-free', 'Tax-free, licensed in the EEA'],
  ['free-spins', 'Free spins'],
  ['no-deposit', 'No deposit'],
  ['non-sticky', 'Non-sticky bonuses'],
  ['reviews', 'Reviews'],
  ['competitions', 'Competitions'],
  ['demo-games', 'Demo games'],
  ['disclaimer', 'Disclaimer'],
  ['privacy', 'Privacy'],
  ['compare', 'Comparison'],
  ['calculator', 'Calculator'],
  ['method', 'How we calculate'],
]
const MARKETS = [
  ['fi', 'Finland'],
  ['se', 'Sweden'],
  ['no', 'Norway'],
  ['dk', 'Denmark'],
]

const toRows = (pairs) => sql.join(pairs.map(([key, name]) => sql`(${key}, ${name})`), sql`, `)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE studio.page_texts t SET title = p.name || ' · ' || m.name
    FROM (VALUES ${toRows(PAGES)}) p (key, name), (VALUES ${toRows(MARKETS)}) m (key, name)
    WHERE p.key = t.page::text AND m.key = t.market::text`)
  await db.execute(sql`
    UPDATE studio._page_texts_v t SET version_title = p.name || ' · ' || m.name
    FROM (VALUES ${toRows(PAGES)}) p (key, name), (VALUES ${toRows(MARKETS)}) m (key, name)
    WHERE p.key = t.version_page::text AND m.key = t.version_market::text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE studio.page_texts SET title = page || ' · ' || market WHERE page IS NOT NULL AND market IS NOT NULL`)
  await db.execute(sql`
    UPDATE studio._page_texts_v SET version_title = version_page || ' · ' || version_market
    WHERE version_page IS NOT NULL AND version_market IS NOT NULL`)
}
