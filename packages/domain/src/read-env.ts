import { z } from 'zod';

export const databaseUrlSchema = z.url({ protocol: /^postgres(ql)?$/ });

/** An address of the web, without the slash at its end. */
export const webUrlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

/**
 * What a program is told by its environment, or why it cannot start. What is set to nothing counts as not set: a
 * compose file hands on variables that way.
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
    `The ${program} cannot start, its environment is not right:\n${z.prettifyError(parsed.error)}`,
  );
}
