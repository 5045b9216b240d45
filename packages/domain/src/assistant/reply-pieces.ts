import type { Market } from '../markets/market.ts';

export type ReplyPiece =
  | { kind: 'text'; text: string }
  /** A link to a review in the market: `slug` is the last segment of the path. */
  | { kind: 'link'; path: string; slug: string };

const SLUG_CHARACTERS = String.raw`(?:[\p{L}\p{N}-]|%[\dA-Fa-f]{2})+`;
/** The format of `toSlug`. Importing `toSlug` would make the browser load the chunk of the casino list as well. */
const SLUG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
/** The path must stand alone: within a longer path it would be a different path. */
const BOUNDARY_BEFORE = String.raw`(?<![^\s("'“”„«»:])`;
const BOUNDARY_AFTER = String.raw`(?![\p{L}\p{N}\p{M}%/\\?#&=@_~+:*$-]|\.[\p{L}\p{N}./])`;

/**
 * Splits a line of a reply into text and links. Only the path of a review in this market becomes a link, bare or as
 * `[text](path)`; the link text becomes plain text before the link.
 */
export function splitReply(line: string, market: Market): ReplyPiece[] {
  const pathPattern = `/${market}/kasino/${SLUG_CHARACTERS}`;
  const links = new RegExp(
    String.raw`\[(?<linkText>[^\][\n]{1,80})\]\((?<target>${pathPattern})\)|${BOUNDARY_BEFORE}(?<bare>${pathPattern})${BOUNDARY_AFTER}`,
    'gu',
  );
  const pieces: ReplyPiece[] = [];
  let text = '';
  let end = 0;
  for (const { 0: whole, index, groups } of line.matchAll(links)) {
    const path = groups?.target ?? groups?.bare ?? '';
    const slug = parseSlug(path);
    if (slug === null) continue;
    text += line.slice(end, index) + (groups?.linkText ? `${groups.linkText} ` : '');
    if (text) pieces.push({ kind: 'text', text });
    pieces.push({ kind: 'link', path, slug });
    text = '';
    end = index + whole.length;
  }
  text += line.slice(end);
  return text ? [...pieces, { kind: 'text', text }] : pieces;
}

/** The slug in a path, or null if it is invalid. */
function parseSlug(path: string): string | null {
  try {
    const slug = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    return SLUG.test(slug) && slug === slug.normalize('NFC').toLowerCase() ? slug : null;
  } catch {
    return null;
  }
}
