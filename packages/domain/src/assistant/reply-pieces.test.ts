import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { reviewPathFor } from '../routes/review-path.ts';
import { toSlug } from '../shared/slug.ts';
import { splitReply } from './reply-pieces.ts';

const text = (words: string) => ({ kind: 'text' as const, text: words });
const link = (path: string, slug = path.slice('/fi/kasino/'.length)) => ({
  kind: 'link' as const,
  path,
  slug,
});

describe('splitReply', () => {
  test('turns the path of a review into a link', () => {
    expect(splitReply('Arvostelu: /fi/kasino/winz-casino', 'fi')).toEqual([
      text('Arvostelu: '),
      link('/fi/kasino/winz-casino'),
    ]);
  });

  test('keeps the text after each link', () => {
    expect(splitReply('Katso (/fi/kasino/247-bet) tai /fi/kasino/casinoist.', 'fi')).toEqual([
      text('Katso ('),
      link('/fi/kasino/247-bet'),
      text(') tai '),
      link('/fi/kasino/casinoist'),
      text('.'),
    ]);
  });

  test('keeps the text of a Markdown link', () => {
    expect(splitReply('Katso [Winz Casino](/fi/kasino/winz-casino)!', 'fi')).toEqual([
      text('Katso Winz Casino '),
      link('/fi/kasino/winz-casino'),
      text('!'),
    ]);
  });

  test('decodes a percent-encoded slug', () => {
    expect(splitReply('/dk/kasino/l%C3%A6rkespil', 'dk')).toEqual([
      link('/dk/kasino/l%C3%A6rkespil', 'lærkespil'),
    ]);
  });

  test.each([
    '',
    'Hei!',
    '/se/kasino/winz-casino',
    '/fi/kasino/',
    '/fi/kasino/winz-casino/../../evil',
    '/fi/kasino/winz?x=1',
    '/fi/kasino/winz#x',
    '/fi/kasino/winz.evil.example',
    '/fi/kasino/winz..',
    '/fi/kasino/WINZ',
    '/fi/kasino/-winz-',
    '/fi/kasino/a%2Fb',
    '/fi/kasino/%00',
    '/fi/kasino/%E0%A4%A',
    '/fi/kasino/%ff',
    'https://evil.example/fi/kasino/winz-casino',
    '//evil.example/fi/kasino/winz-casino',
    '//fi/kasino/winz-casino',
    'x/fi/kasino/winz-casino',
    '[Winz](https://evil.example/fi/kasino/winz-casino)',
    '[Winz](/fi/kasino/winz-casino?next=//evil.example)',
    '[Winz](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '/fi/kasinot/winz',
  ])('finds no link in %j', (line) => {
    expect(splitReply(line, 'fi')).toEqual(line === '' ? [] : [text(line)]);
  });
});

const fragments = fc.constantFrom(
  '/fi/kasino/winz-casino',
  '/se/kasino/casinoist',
  '/dk/kasino/l%C3%A6rkespil',
  '/fi/kasino/',
  'kasino',
  '/',
  '//',
  'https://evil.example',
  'javascript:',
  '<img src=x onerror=alert(1)>',
  '[a](',
  '[',
  ']',
  '(',
  ')',
  '%2F',
  '%',
  '..',
  '.',
  '?',
  '#',
  '@',
  '\\',
  ' ',
  'å',
  '-',
);
const lines = fc.array(
  fc.oneof({ weight: 4, arbitrary: fragments }, fc.string({ unit: 'binary', maxLength: 6 })),
  {
    maxLength: 12,
  },
);

test('only review paths of the market become links, and no text is lost', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...MARKETS), (parts, market) => {
      const line = parts.join('');
      const pieces = splitReply(line, market);
      for (const piece of pieces) {
        if (piece.kind === 'text') continue;
        const { pathname, origin, search, hash } = new URL(piece.path, 'https://site.example');
        expect(origin + search + hash).toBe('https://site.example');
        expect(pathname.startsWith(`/${market}/kasino/`)).toBe(true);
        expect(pathname.split('/')).toHaveLength(4);
        expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(piece.slug);
        expect(toSlug(piece.slug)).toBe(piece.slug);
      }
      // Splitting may remove only the brackets of Markdown links.
      const withoutBrackets = (words: string) => words.replace(/[[\]() ]/g, '');
      expect(
        withoutBrackets(pieces.map((piece) => (piece.kind === 'text' ? piece.text : piece.path)).join('')),
      ).toBe(withoutBrackets(line));
    }),
    { numRuns: 20_000 },
  );
});

test('the review path of every casino becomes a link', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom(...MARKETS),
      (name, market) => {
        const slug = toSlug(name);
        fc.pre(slug !== '' && slug.isWellFormed() && /^[\p{L}\p{N}-]+$/u.test(slug));
        const path = reviewPathFor(slug, market);
        expect(splitReply(`Arvostelu: ${path}`, market)).toContainEqual(
          expect.objectContaining({ kind: 'link', path }),
        );
      },
    ),
  );
});
