import type { PayloadRequest } from 'payload';
import type { StudioUser } from './roles.ts';
import { isEditorOfAllMarkets, userOf } from './who.ts';

/** Starting a check and accepting a link target affect all markets, so market editors may do neither. */
export function mayCheckLinks(user: StudioUser | null): boolean {
  return isEditorOfAllMarkets(user);
}

export function onlyEditorsCheckLinks(req: PayloadRequest): Response | null {
  const user = userOf(req);
  if (mayCheckLinks(user)) return null;
  return Response.json({ error: 'Only editors may do this.' }, { status: user ? 403 : 401 });
}
