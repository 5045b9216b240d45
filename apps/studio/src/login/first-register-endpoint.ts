import type { Endpoint } from 'payload';
import { errorResponse } from '../http/error-response.ts';

/** Replaces Payload's registration of the first user: anyone who reached an empty studio could become its admin. */
export const refuseFirstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () => errorResponse(403, 'The first admin is created on the server, with ops/create-admin.ts.'),
};
