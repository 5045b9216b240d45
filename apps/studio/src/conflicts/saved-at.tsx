'use client';

import { useEffect, useState } from 'react';
import { formatLocalTime } from '../clock/format-local-time.ts';

/** A time in the editor's own time zone, which the server does not know. */
export function SavedAt({ iso }: { iso: string }) {
  const [text, setText] = useState('');
  useEffect(() => setText(formatLocalTime(iso)), [iso]);
  return <time dateTime={iso}>{text}</time>;
}
