'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { fillEntry } from './shown-entry.ts';
import './seo.css';
import { useDefaultEntry } from './use-default-entry.ts';

/** The length of a title or description as search engines get it. An empty field shows its default as placeholder. */
export function SearchCounter({ path, limit }: { path: string; limit: number }) {
  const { value } = useField<string | undefined>({ path });
  const defaults = useDefaultEntry();
  const initial = path.endsWith('.title') ? defaults.title : defaults.description;
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const input = element.current?.closest('.field-type')?.querySelector('input, textarea');
    if (initial) input?.setAttribute('placeholder', initial);
  }, [initial]);
  const { length } = fillEntry(value, initial, defaults.fills);
  const isTooLong = length > limit;
  return (
    <p className={isTooLong ? 'search-counter search-counter-over' : 'search-counter'} ref={element}>
      {`${length} of ${limit} characters`}
      {isTooLong && `, ${length - limit} too many`}
      {!value?.trim() && initial && ' (the default)'}
    </p>
  );
}
