import type { PayloadRequest } from 'payload';
import { isEditor } from '../access/current-user.ts';

export interface Colleague {
  id: number;
  name: string;
}

/** The users who can read comments. Editors may not read users, but may see the names of those they work with. */
export async function listColleagues(req: PayloadRequest): Promise<Colleague[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { status: { equals: 'active' } },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { name: true, role: true },
    req,
  });
  return docs.filter((user) => isEditor(user as never)).map(({ id, name }) => ({ id, name }));
}
