import { type CollectionBeforeChangeHook, Forbidden, type RelationshipField } from 'payload';
import { getCurrentUser, mayChangeMarket, mayManageUser } from '../access/current-user.ts';
import { ROLE_RIGHTS, ROLES, type StudioUser } from '../access/roles.ts';
import type { Message, User } from '../payload-types.ts';
import { fieldError } from '../publishing/field-error.ts';
import { relationId } from '../publishing/stored-document.ts';

/**
 * Only users who may answer a contact message can be assigned to it, and only those who manage users may assign others. This is a
 * hook, because Payload does not validate a field that the form hides.
 */
export const checkAssignee: CollectionBeforeChangeHook<Message> = async ({ data, originalDoc, req }) => {
  const { assignee, market } = { ...originalDoc, ...data };
  const before = relationId(originalDoc?.assignee) ?? null;
  const after = relationId(assignee) ?? null;
  if (before === after) return;
  const user = getCurrentUser(req);
  if (user && !mayManageUser(user, null) && ![before, after].every((id) => id === null || id === user.id)) {
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
  if (found?.status === 'active' && market && mayChangeMarket(found as StudioUser, market)) return;
  throw fieldError({
    collection: 'messages',
    id: originalDoc?.id,
    path: 'assignee',
    message: !found
      ? 'This user does not exist.'
      : found.status === 'active'
        ? `${found.name} may not answer messages from this market.`
        : `${found.name} cannot log in at the moment.`,
  });
};

const ROLES_OF_ALL_MARKETS = ROLES.filter((role) => ROLE_RIGHTS[role].content === 'all markets');

export const assigneeField: RelationshipField = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'users',
  label: 'Assignee',
  // Replaces Payload's own check, which uses the editor's access: editors cannot read other users.
  validate: () => true,
  filterOptions: ({ data }) => ({
    and: [
      { status: { equals: 'active' } },
      {
        or: [
          { role: { in: ROLES_OF_ALL_MARKETS } },
          { and: [{ role: { equals: 'market-editor' } }, { markets: { contains: data?.market } }] },
        ],
      },
    ],
  }),
  admin: {
    position: 'sidebar',
    description:
      'Who answers the message. Anyone may take an unassigned message; chief editors and admins may reassign it.',
    allowCreate: false,
    allowEdit: false,
    // The panel above names the assignee; users who cannot read colleagues would see an id here.
    condition: ({ assignee }, _siblings, { user }) =>
      mayManageUser(user as User, null) || !assignee || relationId(assignee) === user?.id,
    components: { Cell: '/inbox/assignee-cell.tsx#AssigneeCell' },
  },
};
