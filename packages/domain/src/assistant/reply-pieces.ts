import type { Market } from '../markets/market.ts';

export type ReplyPiece =
  | { kind: 'text'; text: string }
  /** A review of the market: its path, and the slug in it. */
  | { kind: 'link'; path: string; name: string };

const NAME = String.raw`(?:[\p{L}\p{N}-]|%[\dA-Fa-f]{2})+`;
/** The format of `toSlug`. Importing `toSlug` would make the browser load the chunk of the casino list as well. */
const SLUG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
/** The boundaries of a path: as part of a longer path it is a different one. */
const BOUNDARY_BEFORE = String.raw`(?<![^\s("'“”„«»:])`;
const BOUNDARY_AFTER = String.raw`(?![\p{L}\p{N}\p{M}%/\\?#&=@_~+:*$-]|\.[\p{L}\p{N}./])`;

/**
 * Splits a line of a reply into text and links. Only the path of a review in this market becomes a link, bare or as
 * `[words](path)`, whose words stay as text before it.
 */
export function splitReply(line: string, market: Market): ReplyPiece[] {
  const pathPattern = `/${market}/kasino/${NAME}`;
  const links = new RegExp(
    String.raw`\[(?<words>[^\][\n]{1,80})\]\((?<target>${pathPattern})\)|${BOUNDARY_BEFORE}(?<bare>${pathPattern})${BOUNDARY_AFTER}`,
    'gu',
  );
  const pieces: ReplyPiece[] = [];
  let text = '';
  let end = 0;
  for (const { 0: whole, index, groups } of line.matchAll(links)) {
    const path = groups?.target ?? groups?.bare ?? '';
    const name = parseSlug(path);
    if (name === null) continue;
    text += line.slice(end, index) + (groups?.words ? `${groups.words} ` : '');
    if (text) pieces.push({ kind: 'text', text });
    pieces.push({ kind: 'link', path, name });
    text = '';
    end = index + whole.length;
  }
  text += line.slice(end);
  return text ? [...pieces, { kind: 'text', text }] : pieces;
}

/** The slug of a path, or null if it is not valid. */
function parseSlug(path: string): string | null {
  try {
    const name = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    return SLUG.test(name) && name === name.normalize('NFC').toLowerCase() ? name : null;
  } catch {
    return null;
  }
}
