/** The cookies of one redirect chain: some hosts redirect in a loop until the client sends their cookie. */
export class CookieJar {
  readonly #cookies = new Map<string, Map<string, string>>();

  store({ hostname }: URL, setCookies: readonly string[]): void {
    const cookies = this.#cookies.get(hostname) ?? new Map<string, string>();
    for (const cookie of setCookies) {
      const [, name, value] = /^\s*([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name.trim(), value.trim());
    }
    this.#cookies.set(hostname, cookies);
  }

  /** Cookies go back only to the exact host that set them. */
  headerFor({ hostname }: URL): { Cookie?: string } {
    const cookies = [...(this.#cookies.get(hostname) ?? [])];
    return cookies.length > 0
      ? { Cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; ') }
      : {};
  }
}
