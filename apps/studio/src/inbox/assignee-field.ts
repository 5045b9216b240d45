import type { RelationshipField, RelationshipFieldSingleValidation } from 'payload';
import { isAdmin } from '../access/current-user.ts';
import { mayReplyInMarket } from '../access/message-access.ts';
import type { StudioUser } from '../access/roles.ts';
import type { Message, User } from '../payload-types.ts';
import { relationId } from '../publishing/stored-document.ts';

/** Replaces Payload's own check, which would fail: it uses the editor's access, and editors cannot read other users. */
const validateAssignee: RelationshipFieldSingleValidation = async (value, { req, data }) => {
  const id = relationId(value);
  if (id === null || id === undefined || id === '') return true;
  const user = await req.payload.findByID({
    collection: 'users',
    id: id as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  if (!user) return 'This user does not exist.';
  return mayReplyInMarket(user as StudioUser, (data as Message).market)
    ? true
    : `${user.name} may not answer messages of this market.`;
};

export const assigneeField: RelationshipField = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'users',
  label: 'Assignee',
  validate: validateAssignee,
  filterOptions: ({ data }) => ({
    or: [
      { role: { in: ['admin', 'editor'] } },
      { and: [{ role: { equals: 'market-editor' } }, { markets: { contains: data?.market } }] },
    ],
  }),
  admin: {
    position: 'sidebar',
    description: 'Who answers. Anyone may take an unassigned message; admins may reassign it.',
    allowCreate: false,
    allowEdit: false,
    // The panel above names the assignee; users who cannot read colleagues would see an id here.
    condition: ({ assignee }, _siblings, { user }) =>
      isAdmin(user as User) || !assignee || relationId(assignee) === user?.id,
    components: { Cell: '/inbox/assignee-cell.tsx#AssigneeCell' },
  },
};
