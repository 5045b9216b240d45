import { type Config, Forbidden } from 'payload';
import { logEvent } from '../log-event.ts';

type AfterErrorHook = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

/** Logs who was refused what. The path has no query: its conditions may quote a visitor or a user. */
export const logRefusals: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof Forbidden)) return;
  const { method, pathname, user } = req;
  const { logger } = req.payload;
  logEvent(logger, 'request-refused', { user: user?.id ?? null, method, path: pathname });
};
