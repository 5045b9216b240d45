import { type Config, Forbidden, type PayloadRequest } from 'payload';
import { errorResponse } from '../http/error-response.ts';
import { logEvent } from '../log-event.ts';

type AfterErrorHook = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

/** Logs who was refused what. The path has no query: its conditions may quote a visitor or a user. */
function logRefusal({ method, pathname, user, payload: { logger } }: PayloadRequest): void {
  logEvent(logger, 'request-refused', { user: user?.id ?? null, method, path: pathname });
}

/** For Payload's endpoints, which throw. */
export const logRefusals: AfterErrorHook = ({ error, req }) => {
  if (error instanceof Forbidden) logRefusal(req);
};

/** For the studio's own endpoints: the response for a user who may not do this. */
export function refuseRequest(req: PayloadRequest, error: string): Response {
  logRefusal(req);
  return errorResponse(req.user ? 403 : 401, error);
}
