import type { Config } from 'payload';

type LoggerOptions = Extract<NonNullable<Config['logger']>, { options: unknown }>['options'];

/** Logs one line of JSON per event, as the site does. Omits the parts of an error that may quote a visitor or an editor. */
export const LOG_OPTIONS: LoggerOptions = {
  name: 'studio',
  timestamp: () => `,"at":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }), bindings: () => ({}) },
  serializers: { err: describeError },
  hooks: {
    // Without a message, pino would log the error's full message, with its values.
    logMethod(args, method) {
      const [first, message] = args as unknown[];
      const entry = first instanceof Error ? { err: first } : (first as { err?: unknown; msg?: string });
      if (!(entry?.err instanceof Error)) return method.apply(this, args);
      const { msg, ...details } = entry as { err: Error; msg?: string };
      return method.call(this, details, String(message ?? msg ?? withoutValues(details.err.message)));
    },
  },
};

function describeError(error: Error & { code?: unknown }) {
  const { name, code, message, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, code, message: withoutValues(message), stack: frames.join('\n') };
}

/** Removes the values that follow the quoted query in a database error. */
function withoutValues(message: string): string {
  return message.replace(/\nparams:[\s\S]*/, '');
}
