import type { DiffBlock, LinePart } from './diff-texts.ts';

/** The newest text with what was removed and added. A sign and a line through or below the words mark them, not only a colour. */
export function TermsDiff({ blocks, isChanged }: { blocks: readonly DiffBlock[]; isChanged: boolean }) {
  return (
    <section aria-labelledby="terms-text-heading" className="terms-diff">
      <h2 id="terms-text-heading">{isChanged ? 'What has changed' : 'The text'}</h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a rendered difference never move.
        <Block block={block} isChanged={isChanged} key={index} />
      ))}
    </section>
  );
}

function Block({ block, isChanged }: { block: DiffBlock; isChanged: boolean }) {
  if (block.kind !== 'same') return <ChangedLines kind={block.kind} lines={block.lines} />;
  const text = <p className="terms-same">{block.lines.join('\n')}</p>;
  if (!block.isFar || !isChanged) return text;
  return (
    <details>
      <summary>{block.lines.length} unchanged lines</summary>
      {text}
    </details>
  );
}

const SIGNS = { removed: ['−', 'Removed: '], added: ['+', 'Added: '] } as const;

function ChangedLines({ kind, lines }: { kind: 'removed' | 'added'; lines: readonly LinePart[][] }) {
  const [sign, label] = SIGNS[kind];
  const Words = kind === 'removed' ? 'del' : 'ins';
  return lines.map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a rendered difference never move.
    <p className={`terms-line is-${kind}`} key={index}>
      <span aria-hidden="true" className="terms-sign">
        {sign}
      </span>
      <span>
        <span className="sr-only">{label}</span>
        {parts.map(({ text, isChanged }, part) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a rendered line never move.
          isChanged ? <Words key={part}>{text}</Words> : <span key={part}>{text}</span>,
        )}
      </span>
    </p>
  ));
}
