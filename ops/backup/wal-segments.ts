/** A WAL segment's name: 24 hexadecimal digits, 8 each for timeline, log and position in the log. */
const SEGMENT = /^[0-9A-F]{24}$/;
/** With segments of 16 MB, PostgreSQL's default. */
const SEGMENTS_PER_LOG = 256;

export function isSegment(name: string): boolean {
  return SEGMENT.test(name);
}

export function nextSegment(name: string): string {
  const log = Number.parseInt(name.slice(8, 16), 16);
  const position = Number.parseInt(name.slice(16), 16);
  const following = log * SEGMENTS_PER_LOG + position + 1;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return name.slice(0, 8) + hex(Math.floor(following / SEGMENTS_PER_LOG)) + hex(following % SEGMENTS_PER_LOG);
}

export interface ConsecutiveSegments {
  /** Consecutive segments from the first one on. */
  segments: string[];
  /** The first missing segment, if later ones of the same timeline exist; else null. */
  gap: string | null;
}

export function listConsecutiveSegments(archived: readonly string[], first: string): ConsecutiveSegments {
  const available = new Set(archived);
  const segments: string[] = [];
  let next = first;
  for (; available.has(next); next = nextSegment(next)) segments.push(next);
  const isOnTimeline = (name: string) => isSegment(name) && name.startsWith(first.slice(0, 8));
  return { segments, gap: archived.some((name) => isOnTimeline(name) && name > next) ? next : null };
}
