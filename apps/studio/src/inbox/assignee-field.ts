import { type CollectionBeforeChangeHook, Forbidden, type RelationshipField } from 'payload';
import { getCurrentUser, isAdmin } from '../access/current-user.ts';
import { mayReplyInMarket } from '../access/message-access.ts';
import type { StudioUser } from '../access/roles.ts';
import type { Message, User } from '../payload-types.ts';
import { fieldError } from '../publishing/field-error.ts';
import { relationId } from '../publishing/stored-document.ts';

/**
 * Only users who may answer a contact message can be assigned to it, and only admins may assign other users. This is a
 * hook, because Payload does not validate a field that the form hides.
 */
export const checkAssignee: CollectionBeforeChangeHook<Message> = async ({ data, originalDoc, req }) => {
  const { assignee, market } = { ...originalDoc, ...data };
  const before = relationId(originalDoc?.assignee) ?? null;
  const after = relationId(assignee) ?? null;
  if (before === after) return;
  const user = getCurrentUser(req);
  if (user && !isAdmin(user) && ![before, after].every((id) => id === null || id === user.id)) {
    throw new Forbidden(req.t);
  }
  if (after === null) return;
  const found = await req.payload.findByID({
    collection: 'users',
    id: after as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  if (found && market && mayReplyInMarket(found as StudioUser, market)) return;
  throw fieldError({
    collection: 'messages',
    id: originalDoc?.id,
    path: 'assignee',
    message: found ? `${found.name} may not answer messages from this market.` : 'This user does not exist.',
  });
};

export const assigneeField: RelationshipField = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'users',
  label: 'Assignee',
  // Replaces Payload's own check, which uses the editor's access: editors cannot read other users.
  validate: () => true,
  filterOptions: ({ data }) => ({
    or: [
      { role: { in: ['admin', 'editor'] } },
      { and: [{ role: { equals: 'market-editor' } }, { markets: { contains: data?.market } }] },
    ],
  }),
  admin: {
    position: 'sidebar',
    description: 'Who answers the message. Anyone may take an unassigned message; admins may reassign it.',
    allowCreate: false,
    allowEdit: false,
    // The panel above names the assignee; users who cannot read colleagues would see an id here.
    condition: ({ assignee }, _siblings, { user }) =>
      isAdmin(user as User) || !assignee || relationId(assignee) === user?.id,
    components: { Cell: '/inbox/assignee-cell.tsx#AssigneeCell' },
  },
};
