import type { Market } from '../markets/market.ts';

export type ReplyPiece =
  | { kind: 'text'; text: string }
  /** A review of the market: its path, and the slug in it. */
  | { kind: 'link'; path: string; name: string };

const NAME = String.raw`(?:[\p{L}\p{N}-]|%[\dA-Fa-f]{2})+`;
/** The format of `toSlug`. Importing `toSlug` would make the browser load the file of the lists as well. */
const SLUG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
/** Boundaries: a path inside a longer one is a different path. */
const BEGINS = String.raw`(?<![^\s("'“”„«»:])`;
const ENDS = String.raw`(?![\p{L}\p{N}\p{M}%/\\?#&=@_~+:*$-]|\.[\p{L}\p{N}./])`;

/**
 * Splits a line of a reply into text and links. Only the path of a review in this market becomes a link, bare or as
 * `[words](path)`, whose words stay as text before it.
 */
export function splitReply(line: string, market: Market): ReplyPiece[] {
  const address = `/${market}/kasino/${NAME}`;
  const links = new RegExp(
    String.raw`\[(?<words>[^\][\n]{1,80})\]\((?<marked>${address})\)|${BEGINS}(?<bare>${address})${ENDS}`,
    'gu',
  );
  const pieces: ReplyPiece[] = [];
  let text = '';
  let readTo = 0;
  for (const { 0: whole, index, groups } of line.matchAll(links)) {
    const path = groups?.marked ?? groups?.bare ?? '';
    const name = nameIn(path);
    if (name === null) continue;
    text += line.slice(readTo, index) + (groups?.words ? `${groups.words} ` : '');
    if (text) pieces.push({ kind: 'text', text });
    pieces.push({ kind: 'link', path, name });
    text = '';
    readTo = index + whole.length;
  }
  text += line.slice(readTo);
  return text ? [...pieces, { kind: 'text', text }] : pieces;
}

/** The slug of a path, or null if it is not valid. */
function nameIn(path: string): string | null {
  try {
    const name = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    return SLUG.test(name) && name === name.normalize('NFC').toLowerCase() ? name : null;
  } catch {
    return null;
  }
}
