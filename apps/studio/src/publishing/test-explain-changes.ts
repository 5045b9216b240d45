import type { Role } from '../access/roles.ts';
import type { ObservedChange } from './test-observer.ts';
import { isLost, listChanged, type Operation } from './test-operations.ts';

interface Explanation {
  /** Changes that an operation has reported, but the observer has not seen. */
  missing: string[];
  /** Changes that no operation explains, at least not by this user. */
  unexpected: string[];
  /** Changes that the role of their user does not allow. */
  beyondRights: string[];
}

/**
 * Explains each change by the operation that made it. An operation that was answered has made exactly the changes that it
 * reports; a lost one has made those of one transaction, or none.
 */
export function explainChanges(
  changes: readonly ObservedChange[],
  operations: readonly Operation[],
  userIds: ReadonlyMap<Role, string>,
): Explanation {
  const explanation: Explanation = { missing: [], unexpected: [], beyondRights: [] };
  const checkRights = (role: Role | undefined, change: ObservedChange) => {
    if (!role || !mayWrite(role, change)) explanation.beyondRights.push(`${role}: ${describe(change)}`);
  };
  /** Autosaved drafts have no audit entry. */
  const getUser = ({ name, role }: Operation) => (name === 'autosave' ? null : userIds.get(role));

  for (const { role, name, collection, response } of operations) {
    const isAccepted = response !== null && response.status < 300;
    if (isAccepted && !mayWrite(role, { kind: collection, markets: [] })) {
      explanation.beyondRights.push(`${role}: ${name} ${collection} was accepted`);
    }
  }

  const rest = changes.filter(({ job }) => job === null);
  const expected = operations
    .filter((operation) => !isLost(operation))
    .flatMap((operation) => listChanged(operation).map((id) => ({ operation, id })))
    .toSorted((a, b) => Number(a.id === null) - Number(b.id === null));
  for (const { operation, id } of expected) {
    const index = rest.findIndex(
      ({ user, kind, document }) =>
        user === getUser(operation) &&
        kind === operation.collection &&
        (id === null || document === String(id)),
    );
    const [change] = index < 0 ? [] : rest.splice(index, 1);
    if (change) checkRights(operation.role, change);
    else explanation.missing.push(`${operation.role}: ${operation.name} ${operation.collection} ${id ?? ''}`);
  }

  const lost = operations.filter(isLost).toSorted((a, b) => Number(a.ids === null) - Number(b.ids === null));
  for (const group of Map.groupBy(rest, ({ transaction }) => transaction).values()) {
    const index = lost.findIndex(
      (operation) =>
        (operation.size === null || operation.size === group.length) &&
        group.every(
          ({ user, kind, document }) =>
            user === getUser(operation) &&
            kind === operation.collection &&
            (operation.ids === null || operation.ids.includes(Number(document))),
        ),
    );
    const [operation] = index < 0 ? [] : lost.splice(index, 1);
    if (operation) for (const change of group) checkRights(operation.role, change);
    else explanation.unexpected.push(...group.map(describe));
  }

  for (const change of changes) {
    const { job, user, kind, document } = change;
    if (job === null) continue;
    const isItsChange =
      job.doc.relationTo === kind && job.doc.value === document && String(job.user) === user;
    if (!isItsChange) explanation.unexpected.push(`${describe(change)} by a job of user ${job.user}`);
    checkRights(findRole(userIds, String(job.user)), change);
  }
  return explanation;
}

const findRole = (userIds: ReadonlyMap<Role, string>, id: string) =>
  [...userIds].find(([, userId]) => userId === id)?.[0];

/** The rights of the roles, written a second time: the studio's own rules are what is tested. */
function mayWrite(role: Role, { kind, markets }: Pick<ObservedChange, 'kind' | 'markets'>): boolean {
  switch (role) {
    case 'admin':
    case 'chief-editor':
      return true;
    case 'editor':
      return kind !== 'market-settings';
    case 'market-editor':
      return ['listings', 'reviews'].includes(kind) && markets.every((market) => market === 'se');
    case 'analyst':
      return false;
  }
}

const describe = ({ user, kind, document, markets }: ObservedChange) =>
  `${user === null ? 'autosave' : `user ${user}`} wrote ${kind} ${document} (${markets.join(', ')})`;
