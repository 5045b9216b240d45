import type { RelationshipField, RelationshipFieldSingleValidation } from 'payload';
import { mayAnswerIn } from '../access/message-access.ts';
import type { StudioUser } from '../access/roles.ts';
import { isAdmin } from '../access/who.ts';
import type { Message, User } from '../payload-types.ts';
import { idOfNamed } from '../publishing/stored.ts';

/** Not by Payload's own check, which asks as the user: editors cannot read the colleague whom a message is with. */
const refuseWhoMayNotAnswer: RelationshipFieldSingleValidation = async (value, { req, data }) => {
  const id = idOfNamed(value);
  if (id === null || id === undefined || id === '') return true;
  const user = await req.payload.findByID({
    collection: 'users',
    id: id as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  if (!user) return 'There is no such user.';
  return mayAnswerIn((data as Message).market, user as StudioUser)
    ? true
    : `${user.name} does not answer messages of this market.`;
};

export const assigneeField: RelationshipField = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'users',
  label: 'Assignee',
  validate: refuseWhoMayNotAnswer,
  filterOptions: ({ data }) => ({
    or: [
      { role: { in: ['admin', 'editor'] } },
      { and: [{ role: { equals: 'market-editor' } }, { markets: { contains: data?.market } }] },
    ],
  }),
  admin: {
    position: 'sidebar',
    description:
      'Who answers. Everybody may take a message that is free; admins may give it to somebody else.',
    allowCreate: false,
    allowEdit: false,
    // With whom a message is stands above; whoever cannot read colleagues would be shown a number.
    condition: ({ assignee }, _siblings, { user }) =>
      isAdmin(user as User) || !assignee || idOfNamed(assignee) === user?.id,
    components: { Cell: '/inbox/assignee-cell.tsx#AssigneeCell' },
  },
};
