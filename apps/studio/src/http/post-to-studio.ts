interface StudioResponse<Body> {
  /** A message for the user, or null. */
  error: string | null;
  body: Partial<Body>;
}

export const NO_RESPONSE = 'The studio is not responding. Try again.';

export async function postToStudio<Body extends object>(
  path: string,
  data: object = {},
): Promise<StudioResponse<Body>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });
    const { errors, ...body } = (await response.json().catch(() => ({}))) as {
      errors?: { message: string }[];
    };
    const message = errors?.[0]?.message ?? `The studio returned status ${response.status}. Try again.`;
    return { error: response.ok ? null : message, body: body as Partial<Body> };
  } catch {
    return { error: NO_RESPONSE, body: {} };
  }
}
