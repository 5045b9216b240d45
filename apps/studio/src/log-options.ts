import type { Config } from 'payload';

type LoggerOptions = Extract<NonNullable<Config['logger']>, { options: unknown }>['options'];

/** Logs events as lines of JSON, as the site does. Omits query parameters from errors: they may be personal data. */
export const LOG_OPTIONS: LoggerOptions = {
  name: 'studio',
  timestamp: () => `,"at":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }), bindings: () => ({}) },
  serializers: { err: describeError },
  hooks: {
    // If the caller passes no message, pino would log the error's full message, including the query parameters.
    logMethod(args, method) {
      const [first, message] = args as unknown[];
      const entry = first instanceof Error ? { err: first } : (first as { err?: unknown; msg?: string });
      if (!(entry?.err instanceof Error)) return method.apply(this, args);
      const { msg, ...details } = entry as { err: Error; msg?: string };
      return method.call(this, details, String(message ?? msg ?? withoutParameters(details.err.message)));
    },
  },
};

function describeError(error: Error & { code?: unknown }) {
  const { name, code, message, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, code, message: withoutParameters(message), stack: frames.join('\n') };
}

/** Removes the query parameters from the message of a database error. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*/, '');
}
