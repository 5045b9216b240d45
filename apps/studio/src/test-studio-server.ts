/** The studio as a process of its own that tests can kill: no pages, requests come from the parent process. */
import { APIError, createLocalReq, getPayload } from 'payload';
import { runJobs } from './jobs/run-jobs.ts';
import config from './payload.config.ts';
import { schedulePublish } from './schedule/schedule-handlers.ts';
import { sendRequest } from './test-request.ts';
import type { StudioCall, StudioResponse } from './test-studio-process.ts';

const payload = await getPayload({ config });

async function respond(call: StudioCall): Promise<StudioResponse> {
  switch (call.type) {
    case 'request': {
      const { method, path, token, body } = call;
      const response = await sendRequest(config, method, path, { token, ...(body ? { body } : {}) });
      return { status: response.status, body: await response.json() };
    }
    case 'schedule': {
      // Next.js would call this handler for the form. It has no endpoint.
      const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${call.token}` }) });
      const req = await createLocalReq(user ? { user } : {}, payload);
      await schedulePublish({ ...call.change, req } as never);
      return { status: 200, body: {} };
    }
    case 'run jobs':
      await runJobs(payload, { pollSeconds: 0.5, monitorSeconds: 1 });
      return { status: 200, body: {} };
  }
}

process.on('message', async ({ number, call }: { number: number; call: StudioCall }) => {
  const response = await respond(call).catch((error: unknown) => ({
    status: error instanceof APIError ? error.status : 500,
    body: { message: String(error) },
  }));
  process.send?.({ number, response });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
