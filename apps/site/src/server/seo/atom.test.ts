import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { buildAtomFeed, type Feed } from './atom.ts';

const HOSTILE = `<&"'>]]>`;
const feed: Feed = {
  lang: 'sv',
  title: 'Nyheter',
  subtitle: 'Om bonusar.',
  url: 'https://x.example/se/feed.xml',
  pageUrl: 'https://x.example/se',
  updatedAt: new Date('2025-01-01T00:00:00Z'),
  entries: [
    {
      url: 'https://x.example/se/kasino/joki',
      title: HOSTILE,
      summary: HOSTILE,
      publishedAt: new Date('2025-05-12T12:00:00Z'),
    },
    {
      url: 'https://x.example/se/kasino/joki',
      title: 'Äldre',
      summary: 'Äldre.',
      publishedAt: new Date('2025-03-12T12:00:00Z'),
    },
  ],
};
const parse = (document: string) =>
  new XMLParser({ ignoreAttributes: false, htmlEntities: true }).parse(document, true).feed;

test('a feed has the elements that Atom requires, and escapes hostile names', () => {
  const document = buildAtomFeed(feed);
  const read = parse(document);
  expect(read).toMatchObject({
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    '@_xml:lang': 'sv',
    id: 'https://x.example/se/feed.xml',
    updated: '2025-05-12T12:00:00.000Z',
    author: { name: 'Nettobonus' },
  });
  expect(read.entry[0]).toMatchObject({
    id: 'https://x.example/se/kasino/joki#2025-05-12T12:00:00.000Z',
    title: HOSTILE,
    summary: HOSTILE,
    updated: '2025-05-12T12:00:00.000Z',
    link: { '@_href': 'https://x.example/se/kasino/joki' },
  });
});

test('two entries about the same page have different ids', () => {
  const [first, second] = parse(buildAtomFeed(feed)).entry;
  expect(first.id).not.toBe(second.id);
});

test('a feed without entries still has an update time', () => {
  expect(parse(buildAtomFeed({ ...feed, entries: [] })).updated).toBe('2025-01-01T00:00:00.000Z');
});
