import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { assertAllowedUrl, createLookup, type NetworkPolicy } from './network-policy.ts';

interface RequestOptions {
  network: NetworkPolicy;
  signal: AbortSignal;
  headers: Record<string, string>;
  /** The body of a POST request. Without it, the request is a GET. */
  body?: string;
}

/** Sends one request, only to an address that the policy allows, and follows no redirect. The caller reads or destroys the response. */
export async function sendRequest(
  url: URL,
  { network, signal, headers, body }: RequestOptions,
): Promise<IncomingMessage> {
  assertAllowedUrl(network, url);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const options = { method, lookup: createLookup(network, url), signal, headers };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: new Agent({ keepAlive: false }) })
        : httpRequest(url, { ...options, agent: false });
    request.on('response', resolve).on('error', reject).end(body);
  });
  // Ignore errors from a body that the caller has stopped reading.
  response.on('error', () => {});
  return response;
}
