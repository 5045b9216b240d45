import { handleEndpoints, type SanitizedConfig } from 'payload';
import { openDocuments } from './test-opened-revisions.ts';

export interface RequestOptions {
  token?: string;
  /** Sent as JSON, or as a form with a file. */
  body?: object | FormData;
  headers?: Record<string, string>;
  /** Leave out the revisions of the documents that the request changes. By default it names the current ones. */
  namesNoRevision?: boolean;
}

const ORIGIN = 'http://localhost:3001';

/** Sends a request to the REST API of the studio in this process. */
export async function sendRequest(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  method: string,
  path: string,
  { token, body, headers = {}, namesNoRevision = false }: RequestOptions = {},
): Promise<Response> {
  const revisions = namesNoRevision || !token ? null : await openDocuments(config, method, path);
  const isForm = body instanceof FormData;
  const request = new Request(`${ORIGIN}/api${path}`, {
    method,
    headers: {
      Origin: ORIGIN,
      ...(revisions ? { 'If-Match': revisions } : {}),
      ...headers,
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `JWT ${token}` } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  return handleEndpoints({ config, request });
}
