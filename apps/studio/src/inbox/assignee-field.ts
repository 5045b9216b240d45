import type { RelationshipField, RelationshipFieldSingleValidation } from 'payload';
import { isAdmin } from '../access/current-user.ts';
import { mayAnswerIn } from '../access/message-access.ts';
import type { StudioUser } from '../access/roles.ts';
import type { Message, User } from '../payload-types.ts';
import { relationId } from '../publishing/stored.ts';

/** Replaces Payload's own check, which runs with the user's access: editors cannot read the assigned colleague. */
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
  return mayAnswerIn((data as Message).market, user as StudioUser)
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
