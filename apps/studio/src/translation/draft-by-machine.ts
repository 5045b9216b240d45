import type { Market } from '@nettobonus/domain/markets/market';
import { listForeignTexts } from '@nettobonus/domain/texts/foreign-texts';
import { blocksSchema } from '@nettobonus/domain/texts/rich-text';
import { findTranslationProblem, listTextNodes, replaceTextNodes } from '@nettobonus/domain/texts/text-nodes';
import type { TranslatedText } from '@nettobonus/domain/texts/translation';
import pLimit from 'p-limit';
import type { NewText } from './set-texts.ts';
import { ModelError, type ModelSettings, translateTexts } from './translation-model.ts';

/** Few enough for a rate-limited endpoint, many enough for a review in a minute. */
const CONCURRENT_REQUESTS = 3;
/** Less than proxies wait for a response. */
const MAX_DRAFT_MS = 150_000;

export interface MachineDraft {
  texts: NewText[];
  /** The fields that stay as they are. */
  failed: { path: string; problem: string }[];
}

interface DraftOptions {
  settings: ModelSettings;
  from: Market;
  to: Market;
}

/** Whether a machine may draft the field: it does not touch what somebody has translated. */
export const needsDraft = ({ state, source }: TranslatedText) => state !== 'translated' && source.length > 0;

/** Translates the fields that are empty, untranslated or outdated. Each field is translated whole or stays as it is. */
export async function draftByMachine(
  fields: readonly TranslatedText[],
  options: DraftOptions,
): Promise<MachineDraft> {
  const limit = pLimit(CONCURRENT_REQUESTS);
  const signal = AbortSignal.timeout(MAX_DRAFT_MS);
  const drafts = await Promise.all(
    fields.filter(needsDraft).map((field) => limit(() => draftField(field, options, signal))),
  );
  return {
    texts: drafts.flatMap((draft) => ('value' in draft ? [draft] : [])),
    failed: drafts.flatMap((draft) => ('problem' in draft ? [draft] : [])),
  };
}

async function draftField(
  { path, source }: TranslatedText,
  { settings, from, to }: DraftOptions,
  signal: AbortSignal,
): Promise<NewText | { path: string; problem: string }> {
  if (typeof source !== 'string' && !blocksSchema.safeParse(source).success) {
    return { path, problem: 'The source contains a part that the site cannot show.' };
  }
  const texts = listTextNodes(source);
  if (texts.length === 0) return { path, value: source };
  try {
    const translated = await translateTexts(settings, { texts, from, to }, signal);
    const problem = findTranslationProblem(texts, translated) ?? findLanguageProblem(translated, to);
    if (problem !== null) return { path, problem };
    const value = replaceTextNodes(source, translated);
    if (typeof value !== 'string' && !blocksSchema.safeParse(value).success) {
      return { path, problem: 'The model returned a text that the site cannot show.' };
    }
    return { path, value };
  } catch (error) {
    if (error instanceof ModelError) return { path, problem: error.message };
    throw error;
  }
}

function findLanguageProblem(translated: readonly string[], to: Market): string | null {
  const [foreign] = listForeignTexts([{ path: '', text: translated.join(' ') }], to);
  return foreign ? `The model answered in ${foreign.language}.` : null;
}
