import type { Config } from 'payload';

type AfterErrorHook = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

/** PostgreSQL's class of errors for a value that a column cannot hold, such as an unknown option. */
const DATA_EXCEPTION = /^22/;

/** Payload does not validate drafts, so such a value reaches PostgreSQL. The caller made the mistake, not the studio. */
export const reportInvalidValues: AfterErrorHook = ({ error }) => {
  const { code } = (error.cause ?? {}) as { code?: unknown };
  if (!DATA_EXCEPTION.test(String(code))) return;
  return {
    status: 400,
    response: { errors: [{ message: 'A field has a value that it cannot hold. Nothing was saved.' }] },
  };
};
