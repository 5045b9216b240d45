import type { Config } from 'payload';

type LoggerOptions = Extract<NonNullable<Config['logger']>, { options: unknown }>['options'];

/** One line of JSON an event, as the site logs. Of an error only what cannot quote what a visitor or an editor wrote. */
export const LOG_OPTIONS: LoggerOptions = {
  name: 'studio',
  timestamp: () => `,"at":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }), bindings: () => ({}) },
  serializers: { err: describeError },
  hooks: {
    // The text of an error would stand in for a message that is missing.
    logMethod(args, method) {
      const [first, message] = args as unknown[];
      const told = first instanceof Error ? { err: first } : (first as { err?: unknown; msg?: string });
      if (!(told?.err instanceof Error)) return method.apply(this, args);
      const { msg, ...details } = told as { err: Error; msg?: string };
      return method.call(this, details, String(message ?? msg ?? withoutValues(details.err.message)));
    },
  },
};

function describeError(error: Error & { code?: unknown }) {
  const { name, code, message, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, code, message: withoutValues(message), stack: frames.join('\n') };
}

/** A query that failed is quoted with its values after it. */
function withoutValues(message: string): string {
  return message.replace(/\nparams:[\s\S]*/, '');
}
