import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { guardRequest } from '../../../../http/guard-request.ts';

type Handler = ReturnType<typeof REST_GET>;

const guarded =
  (handler: Handler): Handler =>
  async (request, args) => {
    const checked = await guardRequest(request);
    return checked instanceof Response ? checked : handler(checked, args);
  };

export const GET = guarded(REST_GET(config));
export const POST = guarded(REST_POST(config));
export const DELETE = guarded(REST_DELETE(config));
export const PATCH = guarded(REST_PATCH(config));
export const PUT = guarded(REST_PUT(config));
export const OPTIONS = guarded(REST_OPTIONS(config));
