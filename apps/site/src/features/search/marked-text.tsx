import type { TextPart } from './search-result.ts';

/** A text with the words that a search has found. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity, and never change order
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
