/** One line of JSON an event, for whatever collects the process's output. */
export function log(event: string, details: Record<string, unknown> = {}): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), event, ...details }));
}
