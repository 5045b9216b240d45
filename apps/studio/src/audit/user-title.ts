/** How the audit log names a user: users can be renamed and deleted, and the log outlives them. */
export const userTitle = ({ id }: { id?: unknown }) => `User ${id}`;
