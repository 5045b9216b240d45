/** What the tab remembers. Where storage is forbidden nothing is remembered, and nothing fails. */
export const session = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Tells whether it will be remembered. */
  write(key: string, value: string): boolean {
    try {
      sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
};

export type Session = typeof session;
