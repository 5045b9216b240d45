// @ts-nocheck: written like the migrations that Payload generates.
/**
 * Moves the texts of reviews, page texts and home page texts, and of all their versions, from lists of strings to the
 * documents of the text editor. Independent of the studio's other code, which changes later.
 */
import { randomUUID } from 'node:crypto'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const ELEMENT = { direction: null, format: '', indent: 0, version: 1 }
const createId = () => randomUUID().replaceAll('-', '').slice(0, 24)

const toText = (text) => ({ type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text })

/** `{net}` and `{cost.number}` become figures, everything else stays text. */
function toInline(text) {
  return text.split(/(\{[a-zA-Z]+(?:\.[a-z]+)?\})/).flatMap((part) => {
    if (part === '') return []
    const [, figure, form] = /^\{([a-zA-Z]+)(?:\.([a-z]+))?\}$/.exec(part) ?? []
    if (!figure) return [toText(part)]
    const fields = { id: createId(), blockType: 'figure', figure, ...(form ? { form } : {}) }
    return [{ type: 'inlineBlock', version: 1, fields }]
  })
}

const toParagraph = (text) => ({ type: 'paragraph', ...ELEMENT, textFormat: 0, textStyle: '', children: toInline(text) })

const toList = (texts) => ({
  type: 'list',
  ...ELEMENT,
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  children: texts.map((text, index) => ({ type: 'listitem', ...ELEMENT, value: index + 1, children: toInline(text) })),
})

const toTable = (rows) => ({
  type: 'table',
  ...ELEMENT,
  children: rows.map((cells, row) => ({
    type: 'tablerow',
    ...ELEMENT,
    children: cells.map((text) => ({
      type: 'tablecell',
      ...ELEMENT,
      headerState: row === 0 ? 1 : 0,
      colSpan: 1,
      rowSpan: 1,
      backgroundColor: null,
      children: [toParagraph(text)],
    })),
  })),
})

const toState = (children) => JSON.stringify({ root: { type: 'root', ...ELEMENT, children } })
const toParagraphs = (texts) => toState(texts.map(toParagraph))
const toEntries = (texts) => toState([toList(texts)])

/** The fields of a document itself: path, column and form. */
const FIELDS = {
  reviews: [
    ['overview', 'overview', toParagraphs],
    ['pros', 'pros', toEntries],
    ['cons', 'cons', toEntries],
    ['bonusDetails.bonusTerms', 'bonus_details_bonus_terms', toEntries],
  ],
  page_texts: [['intro', 'intro', toParagraphs]],
  editorial: [['guide.conclusion.paragraphs', 'guide_conclusion_paragraphs', toParagraphs]],
}

/** The texts of each document by path, without the prefix of versions. */
async function readTexts(db, table, prefix) {
  const { rows } = await db.execute(sql.raw(
    `SELECT parent_id, path, text FROM "studio"."${table}_texts" WHERE text <> '' ORDER BY parent_id, path, "order"`,
  ))
  const documents = new Map()
  for (const { parent_id, path, text } of rows) {
    const texts = documents.get(parent_id) ?? new Map()
    const name = path.slice(prefix.length)
    texts.set(name, [...(texts.get(name) ?? []), text])
    documents.set(parent_id, texts)
  }
  return documents
}

/** A section showed its table first, then its paragraphs and its points. */
function toSectionBody(texts, section) {
  const get = (name) => texts.get(`sections.${section}.${name}`) ?? []
  const rows = []
  while (texts.has(`sections.${section}.table.rows.${rows.length}.cells`)) rows.push(get(`table.rows.${rows.length}.cells`))
  const columns = get('table.columns')
  const points = get('points')
  return [
    ...(columns.length > 0 ? [toTable([columns, ...rows])] : []),
    ...get('paragraphs').map(toParagraph),
    ...(points.length > 0 ? [toList(points)] : []),
  ]
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [name, fields] of Object.entries(FIELDS)) {
    for (const [table, prefix] of [[name, ''], [`_${name}_v`, 'version.']]) {
      const columnPrefix = prefix === '' ? '' : 'version_'
      for (const [id, texts] of await readTexts(db, table, prefix)) {
        for (const [path, column, build] of fields) {
          const found = texts.get(path)
          if (!found) continue
          await db.execute(sql`UPDATE ${sql.raw(`"studio"."${table}"`)}
            SET ${sql.raw(`"${columnPrefix}${column}"`)} = ${build(found)}::jsonb WHERE id = ${id}`)
        }
        if (name !== 'page_texts') continue
        const sections = prefix === '' ? 'page_texts_sections' : '_page_texts_v_version_sections'
        const count = 1 + Math.max(-1, ...[...texts.keys()].map((path) => Number(/^sections\.(\d+)\./.exec(path)?.[1] ?? -1)))
        for (let index = 0; index < count; index += 1) {
          const body = toSectionBody(texts, index)
          if (body.length === 0) continue
          await db.execute(sql`UPDATE ${sql.raw(`"studio"."${sections}"`)}
            SET "body" = ${toState(body)}::jsonb WHERE "_parent_id" = ${id} AND "_order" = ${index + 1}`)
        }
      }
      await db.execute(sql.raw(`DELETE FROM "studio"."${table}_texts"
        WHERE path ~ '^(version\\.)?(overview|pros|cons|bonusDetails\\.bonusTerms|intro|sections\\..*|guide\\.conclusion\\.paragraphs)$'`))
    }
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  throw new Error('Lists of strings cannot hold headings, links and tables. Restore a backup from before the migration.')
}
