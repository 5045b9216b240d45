import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { element, writeXml } from './xml.ts';

const HOSTILE = `<&"'>]]>`;

test('hostile text survives the round trip in elements and attributes', () => {
  const document = writeXml(element('a', { name: HOSTILE }, element('b', {}, HOSTILE)));
  const { a } = new XMLParser({ ignoreAttributes: false, htmlEntities: true }).parse(document, true);
  expect(a).toEqual({ '@_name': HOSTILE, b: HOSTILE });
  expect(document).not.toContain(']]>');
});

test('removes characters that XML forbids, but keeps characters outside the Basic Multilingual Plane', () => {
  expect(element('a', {}, 'x\u0000\u000b\ud800\uffffy🎰').markup).toBe('<a>xy🎰</a>');
});

test('an element without content is self-closing', () => {
  expect(element('a', { b: '' }).markup).toBe('<a b=""/>');
});
