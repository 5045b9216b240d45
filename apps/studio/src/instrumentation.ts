/** Starts the studio's background work with the server, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startOwnWork } = await import('./own-work.ts');
  void startOwnWork();
}
