import type { Endpoint } from 'payload';

/** Replaces Payload's registration of the first user: anyone who reached an empty studio could become its admin. */
export const refuseFirstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () =>
    Response.json(
      { errors: [{ message: 'The first admin is created on the server, with ops/create-admin.ts.' }] },
      { status: 403 },
    ),
};
