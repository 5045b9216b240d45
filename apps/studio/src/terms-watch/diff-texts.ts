import { diffArrays, diffWordsWithSpace } from 'diff';

/** A part of a changed line. */
export interface LinePart {
  text: string;
  isChanged: boolean;
}

export type DiffBlock =
  /** `isFar`: not next to a change, so that a page may fold it. */
  { kind: 'same'; lines: string[]; isFar: boolean } | { kind: 'removed' | 'added'; lines: LinePart[][] };

/** Unchanged lines that are shown before and after a change. */
const CONTEXT_LINES = 2;
/** Beyond this many differing lines, texts count as entirely different: the comparison would take too long. */
const MAX_DIFFERENCES = 3_000;

/** What differs between two texts, line by line, with the words that differ within a line. */
export function diffTexts(before: string, after: string): DiffBlock[] {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const changes = diffArrays(old, current, { maxEditLength: MAX_DIFFERENCES }) ?? [
    { value: old, removed: true, added: false },
    { value: current, added: true, removed: false },
  ];
  const blocks: DiffBlock[] = [];
  for (const [index, { value, added, removed }] of changes.entries()) {
    const next = changes[index + 1];
    const previous = changes[index - 1];
    if (removed) {
      blocks.push({ kind: 'removed', lines: markWords(value, next?.added ? next.value : [], 'removed') });
    } else if (added) {
      blocks.push({
        kind: 'added',
        lines: markWords(value, previous?.removed ? previous.value : [], 'added'),
      });
    } else {
      blocks.push(...foldFarLines(value, { isFirst: index === 0, isLast: index === changes.length - 1 }));
    }
  }
  return blocks;
}

/** Compares each line with the one in the same place of the other text. */
function markWords(
  lines: readonly string[],
  others: readonly string[],
  kind: 'added' | 'removed',
): LinePart[][] {
  return lines.map((line, index) => {
    const other = others[index];
    if (other === undefined) return [{ text: line, isChanged: true }];
    const [before, after] = kind === 'removed' ? [line, other] : [other, line];
    return diffWordsWithSpace(before, after)
      .filter((change) => change[kind] || !(change.added || change.removed))
      .map((change) => ({ text: change.value, isChanged: change[kind] }));
  });
}

function foldFarLines(
  lines: string[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): DiffBlock[] {
  const head = isFirst ? 0 : CONTEXT_LINES;
  const tail = isLast ? 0 : CONTEXT_LINES;
  // Folding a single line would save no space.
  if (lines.length <= head + tail + 1) return [{ kind: 'same', lines, isFar: false }];
  const far = lines.slice(head, lines.length - tail);
  const blocks: DiffBlock[] = [
    { kind: 'same', lines: lines.slice(0, head), isFar: false },
    { kind: 'same', lines: far, isFar: true },
    { kind: 'same', lines: lines.slice(lines.length - tail), isFar: false },
  ];
  return blocks.filter((block) => block.lines.length > 0);
}
