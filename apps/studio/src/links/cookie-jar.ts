/** The cookies of one chain of redirects: some hosts send a visitor round until theirs comes back. */
export class CookieJar {
  readonly #cookies = new Map<string, Map<string, string>>();

  keep({ hostname }: URL, setCookies: readonly string[]): void {
    const own = this.#cookies.get(hostname) ?? new Map<string, string>();
    for (const cookie of setCookies) {
      const [, name, value] = /^\s*([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) own.set(name.trim(), value.trim());
    }
    this.#cookies.set(hostname, own);
  }

  /** Sent back to the very host that set them. */
  headerFor({ hostname }: URL): { Cookie?: string } {
    const own = [...(this.#cookies.get(hostname) ?? [])];
    return own.length > 0 ? { Cookie: own.map(([name, value]) => `${name}=${value}`).join('; ') } : {};
  }
}
