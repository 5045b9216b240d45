import { z } from 'zod';

/** Far more than any text needs. They keep a pasted book from slowing down every page and every check. */
export const TEXT_LIMITS = {
  blocks: 300,
  inlines: 400,
  characters: 10_000,
  listItems: 100,
  columns: 10,
  rows: 200,
  chartRows: 40,
  /** The largest width and height of a picture, in pixels. */
  pixels: 6_000,
} as const;

const text = z.string().min(1).max(TEXT_LIMITS.characters);
const slug = z
  .string()
  .max(200)
  .min(1, 'Choose the casino, page or article again. It no longer exists here.');
const marks = { bold: z.literal(true).optional(), italic: z.literal(true).optional() };

const textSchema = z.object({ type: z.literal('text'), text, ...marks });
/** A figure of the listing, `net` or `cost.number`; the site fills it in. */
const tokenSchema = z.object({
  type: z.literal('token'),
  token: z
    .string()
    .max(100)
    .regex(/^[^{}]*$/),
  ...marks,
});

const linkTargetSchema = z.discriminatedUnion('kind', [
  /** Publishing checks that the page exists: this folder must not import the routes, which import reviews. */
  z.object({ kind: z.literal('page'), page: slug }),
  z.object({ kind: z.literal('casino'), casino: slug }),
  z.object({ kind: z.literal('article'), article: slug }),
  z.object({
    kind: z.literal('url'),
    url: z.url({ protocol: /^https$/, error: 'A link must start with https://.' }).max(2_000),
  }),
]);
export type LinkTarget = z.infer<typeof linkTargetSchema>;

const linkSchema = z.object({
  type: z.literal('link'),
  to: linkTargetSchema,
  content: z
    .array(z.discriminatedUnion('type', [textSchema, tokenSchema]))
    .min(1, 'A link has no text.')
    .max(TEXT_LIMITS.inlines),
});

const UNKNOWN_PART = 'A part of the text cannot be published. Remove it or write it again.';

const inlineSchema = z.discriminatedUnion(
  'type',
  [textSchema, tokenSchema, linkSchema, z.object({ type: z.literal('break') })],
  { error: UNKNOWN_PART },
);
export type Inline = z.infer<typeof inlineSchema>;
export type TextNode = z.infer<typeof textSchema>;
export type TokenNode = z.infer<typeof tokenSchema>;
export type LinkNode = z.infer<typeof linkSchema>;

export const contentSchema = z
  .array(inlineSchema)
  .min(1)
  .max(TEXT_LIMITS.inlines, 'A paragraph is too long.');
/** Text without blocks: a paragraph's content, an entry of a list, a cell. */
export type InlineText = Inline[];

const paragraphSchema = z.object({ type: z.literal('paragraph'), content: contentSchema });

const headingSchema = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  content: contentSchema,
});

const nestedListSchema = z.object({
  ordered: z.boolean(),
  items: z
    .array(
      z.object({
        content: contentSchema,
        // Without this, a deeper list would be dropped unseen.
        list: z.undefined({ error: 'A list may have two levels at most.' }).optional(),
      }),
    )
    .min(1)
    .max(TEXT_LIMITS.listItems),
});
const listSchema = z.object({
  type: z.literal('list'),
  ordered: z.boolean(),
  items: z
    .array(z.object({ content: contentSchema, list: nestedListSchema.optional() }))
    .min(1)
    .max(TEXT_LIMITS.listItems, `A list has more than ${TEXT_LIMITS.listItems} entries.`),
});

const cellSchema = z.array(inlineSchema).max(TEXT_LIMITS.inlines);
const tableSchema = z
  .object({
    type: z.literal('table'),
    header: z
      .array(cellSchema)
      .min(2, 'A table needs at least two columns.')
      .max(TEXT_LIMITS.columns, `A table has more than ${TEXT_LIMITS.columns} columns.`),
    rows: z
      .array(z.array(cellSchema))
      .min(1, 'A table needs a row below its header.')
      .max(TEXT_LIMITS.rows, `A table has more than ${TEXT_LIMITS.rows} rows.`),
  })
  .refine(
    ({ header, rows }) => rows.every(({ length }) => length === header.length),
    'The number of cells differs from the number of columns.',
  );

const pixels = z.int().positive().max(TEXT_LIMITS.pixels);
/** A picture of the media library. */
const figureSchema = z.object({
  type: z.literal('figure'),
  media: z.string().regex(/^[\da-f]{64}$/),
  alt: text,
  caption: text.optional(),
  width: pixels,
  height: pixels,
});

/** The offer that the rule selects when the page is rendered. */
const offerSchema = z.discriminatedUnion('rule', [
  z.object({ type: z.literal('offer'), rule: z.literal('highest-net') }),
  z.object({ type: z.literal('offer'), rule: z.literal('casino'), casino: slug }),
]);

const chartSchema = z.object({
  type: z.literal('chart'),
  kind: z.enum(['bar', 'line']),
  title: text,
  /** Where the figures come from. */
  source: text,
  rows: z
    .array(z.object({ label: text, value: z.number() }))
    .min(2, 'A chart needs at least two rows.')
    .max(TEXT_LIMITS.chartRows, `A chart has more than ${TEXT_LIMITS.chartRows} rows.`),
});

export const NOTE_TONES = ['info', 'tip', 'warning'] as const;
const noteSchema = z.object({
  type: z.literal('note'),
  tone: z.enum(NOTE_TONES),
  blocks: z
    .array(z.discriminatedUnion('type', [paragraphSchema, listSchema]))
    .min(1, 'A note is empty.')
    .max(20, 'A note has more than 20 paragraphs.'),
});

/** The help organisations of the market. */
const helpSchema = z.object({ type: z.literal('help') });

const blockSchema = z.discriminatedUnion(
  'type',
  [
    paragraphSchema,
    headingSchema,
    listSchema,
    tableSchema,
    figureSchema,
    offerSchema,
    chartSchema,
    noteSchema,
    helpSchema,
  ],
  { error: UNKNOWN_PART },
);
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** A text with paragraphs, headings, lists, tables and blocks of the site. */
export type RichText = Block[];

export const blocksSchema = z.array(blockSchema).max(TEXT_LIMITS.blocks, 'The text is too long.');

const INLINE_TYPES = new Set<unknown>(inlineSchema.options.map(({ shape }) => shape.type.value));
const BLOCK_TYPES = new Set<unknown>([
  'paragraph',
  'heading',
  'list',
  'table',
  'figure',
  'offer',
  'chart',
  'note',
  'help',
] satisfies Block['type'][]);

const getType = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;

/** Whether a value of a document is text without blocks. */
export function isInlineText(value: unknown): value is InlineText {
  return Array.isArray(value) && value.length > 0 && value.every((node) => INLINE_TYPES.has(getType(node)));
}

/** Whether a value of a document is a block of a text. */
export function isBlock(value: unknown): value is Block {
  return BLOCK_TYPES.has(getType(value));
}

export type ListItem = BlockOf<'list'>['items'][number];
