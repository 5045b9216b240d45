import type { PayloadRequest } from 'payload';
import { isEditorOfAllMarkets, userOf } from './current-user.ts';
import type { StudioUser } from './roles.ts';

/** Starting a check and accepting a link target affect all markets, so market editors may do neither. */
export function mayCheckLinks(user: StudioUser | null): boolean {
  return isEditorOfAllMarkets(user);
}

/** The error response for users who may not check links; null for the others. */
export function refuseUnlessMayCheckLinks(req: PayloadRequest): Response | null {
  const user = userOf(req);
  if (mayCheckLinks(user)) return null;
  return Response.json({ error: 'Only editors may do this.' }, { status: user ? 403 : 401 });
}
