'use client';

import { MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { countWords, readingMinutes } from '@nettobonus/domain/texts/plain-text';
import { useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useMemo, useRef } from 'react';
import { fromLexical } from './from-lexical.ts';
import './texts.css';

/** Only the words count here, not where a link leads. */
const WITHOUT_REFERENCES = { getCasinoSlug: () => '', getArticleSlug: () => '' };

/** The length of a text below its editor. Sets the language of the text, so that the browser checks its spelling. */
export function TextLength({ path }: { path: string }) {
  const { value } = useField<unknown>({ path });
  const market = useFormFields(([fields]) => fields.market?.value as Market | null | undefined);
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const editor = element.current?.closest('.rich-text-lexical');
    if (market) editor?.setAttribute('lang', MARKET_FACTS[market].htmlLang);
  }, [market]);
  const text = useMemo(() => fromLexical(value, WITHOUT_REFERENCES), [value]);
  const words = text.length === 0 ? 0 : countWords(text);
  return (
    <p className="text-length" ref={element}>
      {words === 1 ? '1 word' : `${words} words`}
      {words > 0 && ` · ${readingMinutes(text)} min to read`}
    </p>
  );
}
