/** Asks the studio to do something; what went wrong comes back as a sentence. */
export async function askStudio(path: string, body: object = {}): Promise<{ error: string | null }> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return { error: null };
    const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
    return { error: error ?? `The studio answered ${answer.status}. Try again.` };
  } catch {
    return { error: 'The studio does not answer. Try again.' };
  }
}
