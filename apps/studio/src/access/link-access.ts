import type { PayloadRequest } from 'payload';
import { getCurrentUser, isEditorOfAllMarkets } from './current-user.ts';
import { refuseRequest } from './log-refusals.ts';
import type { StudioUser } from './roles.ts';

/** Starting a check and accepting a link target affect all markets, so market editors may do neither. */
export function mayCheckLinks(user: StudioUser | null): boolean {
  return isEditorOfAllMarkets(user);
}

/** Returns the error response for users who may not check links, or null. */
export function linkAccessError(req: PayloadRequest): Response | null {
  if (mayCheckLinks(getCurrentUser(req))) return null;
  return refuseRequest(req, 'Only editors may do this.');
}
