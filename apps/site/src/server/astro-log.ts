import { stripVTControlCharacters } from 'node:util';
import { type Level, log } from './log.ts';

interface Said {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  label: string | null;
  message: string;
}

const LEVELS: Partial<Record<Said['level'], Level>> = { warn: 'warn', error: 'error' };

/** What Astro itself has to say while the built site runs, as a line like the others. */
export default function astroLog() {
  return {
    write({ level, label, message }: Said) {
      // While the site is built, Node loads this file as it is, and somebody reads along.
      if (!import.meta.env?.PROD) return console.log(label ? `[${label}] ${message}` : message);
      const ours = LEVELS[level];
      if (ours) log('astro-said', { label, message: stripVTControlCharacters(message) }, ours);
    },
  };
}
