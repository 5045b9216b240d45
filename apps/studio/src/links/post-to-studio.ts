/** Posts to the studio's API. Returns an error message for the user, or null. */
export async function postToStudio(path: string, body: object = {}): Promise<{ error: string | null }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return { error: null };
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    return { error: error ?? `The studio returned status ${response.status}. Try again.` };
  } catch {
    return { error: 'The studio is not responding. Try again.' };
  }
}
