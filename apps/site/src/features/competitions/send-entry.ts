/** Longer than the five seconds within which the server reports that it cannot store an entry. */
const TIMEOUT_MS = 15_000;

export interface EntryRefusal {
  message?: string;
  /** Error messages by field: `amount-0`, `email`, `adult`. */
  fields?: Record<string, string>;
}

/** Returns null after success. Never rejects: without a response the refusal is empty. */
export async function sendEntry(action: string, form: FormData): Promise<EntryRefusal | null> {
  const body = new URLSearchParams();
  for (const [name, value] of form) body.append(name, String(value));
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? null : (((await response.json()) as { error?: EntryRefusal }).error ?? {});
  } catch {
    return {};
  }
}
