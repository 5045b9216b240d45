/** Starts the studio's background work with the server, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startBackgroundWork } = await import('./background-work.ts');
  void startBackgroundWork();
}
