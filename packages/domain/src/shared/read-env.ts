import { z } from 'zod';

export const databaseUrlSchema = z.url({ protocol: /^postgres(ql)?$/ });

/** An HTTP(S) URL without its trailing slash. */
export const webUrlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

/**
 * Parses a program's environment variables, or throws with the reason why it cannot start. An empty variable counts as
 * unset, because a compose file passes unset variables on as empty.
 */
export function readEnv<Schema extends z.ZodType>(
  program: string,
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The ${program} cannot start: invalid environment variables:\n${z.prettifyError(parsed.error)}`,
  );
}
