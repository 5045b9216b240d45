/** Segments of the write-ahead log by their names: 24 hexadecimal digits, 8 each of timeline, log and place in it. */
const SEGMENT = /^[0-9A-F]{24}$/;
/** With segments of 16 MB, PostgreSQL's default. */
const SEGMENTS_PER_LOG = 256;

export function isSegment(name: string): boolean {
  return SEGMENT.test(name);
}

export function nextSegment(name: string): string {
  const log = Number.parseInt(name.slice(8, 16), 16);
  const place = Number.parseInt(name.slice(16), 16);
  const following = log * SEGMENTS_PER_LOG + place + 1;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return name.slice(0, 8) + hex(Math.floor(following / SEGMENTS_PER_LOG)) + hex(following % SEGMENTS_PER_LOG);
}

export interface SegmentRun {
  /** From the first one on, without a gap. */
  segments: string[];
  /** The one that is missing before later ones of the same timeline; null where nothing is. */
  gap: string | null;
}

export function followSegments(archived: readonly string[], first: string): SegmentRun {
  const there = new Set(archived);
  const segments: string[] = [];
  let next = first;
  for (; there.has(next); next = nextSegment(next)) segments.push(next);
  const isOnTimeline = (name: string) => isSegment(name) && name.startsWith(first.slice(0, 8));
  return { segments, gap: archived.some((name) => isOnTimeline(name) && name > next) ? next : null };
}
