import { type Config, Forbidden, type PayloadRequest } from 'payload';
import { errorResponse } from '../http/error-response.ts';
import { logEvent } from '../log-event.ts';
import { Refusal } from '../publishing/field-error.ts';

type AfterErrorHook = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

/** Logs the user and the refused request. Omits the query string: its conditions may contain personal data. */
function logRefusal({ method, pathname, user, payload: { logger } }: PayloadRequest): void {
  logEvent(logger, 'request-refused', { user: user?.id ?? null, method, path: pathname });
}

/** For Payload's own endpoints. Omits the message of a refusal, which names colleagues and documents. */
export const logRefusals: AfterErrorHook = ({ error, req }) => {
  if (error instanceof Forbidden) logRefusal(req);
  if (!(error instanceof Refusal)) return;
  const { method, pathname, user, payload } = req;
  const { logger } = payload;
  logEvent(logger, 'change-refused', {
    user: user?.id ?? null,
    method,
    path: pathname,
    status: error.status,
  });
};

/** For the studio's own endpoints: logs the refusal and returns the error response. */
export function refuseRequest(req: PayloadRequest, error: string): Response {
  logRefusal(req);
  return errorResponse(req.user ? 403 : 401, error);
}
