import { Logo } from '../brand/brand.tsx';

/** Replaces Payload's form for the first user: anyone who found an empty studio could become its admin. */
export function NoUsersView() {
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <h1>No users yet</h1>
      <p>Create the first admin on the server, then log in here:</p>
      <pre>node ops/create-admin.ts --email you@example.org --name &quot;Your Name&quot;</pre>
    </>
  );
}
