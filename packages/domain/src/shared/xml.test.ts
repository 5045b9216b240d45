import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { element, writeXml } from './xml.ts';

const HOSTILE = `<&"'>]]>`;

test('hostile text is read as it was written, in an element and in an attribute', () => {
  const document = writeXml(element('a', { name: HOSTILE }, element('b', {}, HOSTILE)));
  const { a } = new XMLParser({ ignoreAttributes: false, htmlEntities: true }).parse(document, true);
  expect(a).toEqual({ '@_name': HOSTILE, b: HOSTILE });
  expect(document).not.toContain(']]>');
});

test('what no document may hold is left out, and letters outside the first plane stay', () => {
  expect(element('a', {}, 'x\u0000\u000b\ud800\uffffy🎰').markup).toBe('<a>xy🎰</a>');
});

test('an element without content closes itself', () => {
  expect(element('a', { b: '' }).markup).toBe('<a b=""/>');
});
