import { z } from 'zod';
import { readBlocks, readInlineText } from './earlier-form.ts';
import { blocksSchema, contentSchema } from './rich-text.ts';

/** A published text, also in its earlier form. */
export const richTextSchema = z.preprocess(readBlocks, blocksSchema);

/** Published text without blocks, also in its earlier form. */
export const inlineTextSchema = z.preprocess(readInlineText, contentSchema);
