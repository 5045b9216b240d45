import type { LinkProblem } from '@nettobonus/domain/clicks/link-health';
import { ForbiddenAddressError } from './network-policy.ts';

const PROBLEM_BY_CODE: Record<string, LinkProblem> = {
  TimeoutError: 'timeout',
  ETIMEDOUT: 'timeout',
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknown host',
  ENODATA: 'unknown host',
  EAI_AGAIN: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  EPROTO: 'tls',
};
const CERTIFICATE_ERROR = /^ERR_(TLS|SSL)|CERT|SIGNATURE/;

/** Why a request failed. */
export function toLinkProblem(error: unknown): LinkProblem {
  if (error instanceof ForbiddenAddressError) return 'forbidden address';
  const {
    code = '',
    name = '',
    cause,
  } = error as { code?: string; name?: string; cause?: { name?: string } };
  // Node wraps the signal's abort reason as the cause.
  const known = PROBLEM_BY_CODE[code] ?? PROBLEM_BY_CODE[name] ?? PROBLEM_BY_CODE[cause?.name ?? ''];
  return known ?? (CERTIFICATE_ERROR.test(code) ? 'tls' : 'unreadable');
}
