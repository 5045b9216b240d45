import { NO_RESPONSE } from '../http/post-to-studio.ts';

/** Resolves, reopens or deletes a comment. Returns a message if it failed. */
export async function changeComment(
  id: number,
  change: { isResolved: boolean } | 'delete',
): Promise<string | null> {
  try {
    const response = await fetch(`/api/comments/${id}?depth=0`, {
      method: change === 'delete' ? 'DELETE' : 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      ...(change === 'delete' ? {} : { body: JSON.stringify(change) }),
    });
    if (response.ok) return null;
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    return errors?.[0]?.message ?? `The studio returned status ${response.status}. Try again.`;
  } catch {
    return NO_RESPONSE;
  }
}
