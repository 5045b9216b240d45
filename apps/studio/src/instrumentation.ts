/** When the studio starts, before anybody asks it for a page: what it does by itself begins. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startOwnWork } = await import('./own-work.ts');
  void startOwnWork();
}
