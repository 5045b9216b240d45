import { handleEndpoints, type SanitizedConfig } from 'payload';

export interface RequestOptions {
  token?: string;
  /** Sent as JSON, or as a form with a file. */
  body?: object | FormData;
  headers?: Record<string, string>;
}

const ORIGIN = 'http://localhost:3001';

/** Sends a request to the REST API of the studio in this process. */
export async function sendRequest(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  method: string,
  path: string,
  { token, body, headers = {} }: RequestOptions = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const request = new Request(`${ORIGIN}/api${path}`, {
    method,
    headers: {
      Origin: ORIGIN,
      ...headers,
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `JWT ${token}` } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  return handleEndpoints({ config, request });
}
