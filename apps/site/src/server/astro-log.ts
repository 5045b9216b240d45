import { stripVTControlCharacters } from 'node:util';
import { type Level, log } from './log.ts';

interface AstroLogMessage {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  label: string | null;
  message: string;
}

const LEVELS: Partial<Record<AstroLogMessage['level'], Level>> = { warn: 'warn', error: 'error' };

/** Writes Astro's own warnings and errors to our log while the built site runs. */
export default function astroLog() {
  return {
    write({ level, label, message }: AstroLogMessage) {
      // During the build Node loads this file directly, and the output goes to a terminal.
      if (!import.meta.env?.PROD) return console.log(label ? `[${label}] ${message}` : message);
      const logLevel = LEVELS[level];
      if (logLevel) log('astro-message', { label, message: stripVTControlCharacters(message) }, logLevel);
    },
  };
}
