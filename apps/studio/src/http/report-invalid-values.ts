import type { Config } from 'payload';

type AfterErrorHook = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

/**
 * PostgreSQL's codes for a value that a column cannot hold: a class for values such as an unknown option, and the code for
 * the id of a document that does not exist.
 */
const INVALID_VALUE = /^(22...|23503)$/;

/** Payload does not validate drafts, so such a value reaches PostgreSQL. The caller made the mistake, not the studio. */
export const reportInvalidValues: AfterErrorHook = ({ error }) => {
  const { code } = (error.cause ?? {}) as { code?: unknown };
  if (!INVALID_VALUE.test(String(code))) return;
  return {
    status: 400,
    response: { errors: [{ message: 'A field has a value that it cannot hold. Nothing was saved.' }] },
  };
};
