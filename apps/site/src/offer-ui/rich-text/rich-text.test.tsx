import type { Block, Inline, RichText as RichTextBlocks } from '@nettobonus/domain/texts/rich-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toPoints } from './chart.tsx';
import { RichText } from './rich-text.tsx';
import { TEST_TEXT_CONTEXT } from './test-context.ts';

const render = (...text: RichTextBlocks) =>
  renderToStaticMarkup(<RichText context={TEST_TEXT_CONTEXT} text={text} />);
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content });
const text = (value: string): Inline => ({ type: 'text', text: value });
const link = (to: object) =>
  render(paragraph({ type: 'link', to: to as never, content: [{ type: 'text', text: 'a' }] }));

test('a plain paragraph is a plain element', () => {
  expect(render(paragraph(text('Netto < brutto')))).toBe('<p>Netto &lt; brutto</p>');
});

test('marks become elements of emphasis', () => {
  const content: Inline[] = [
    text('a '),
    { type: 'text', text: 'b', bold: true, italic: true },
    { type: 'break' },
  ];
  expect(render(paragraph(...content))).toBe('<p>a <strong><em>b</em></strong><br/></p>');
});

test.each([
  ['a page', { kind: 'page', page: 'reviews' }, 'href="/fi/kasinoarvostelut"'],
  ['a casino of the market', { kind: 'casino', casino: 'hohto' }, 'href="/fi/kasino/hohto"'],
  ['another site', { kind: 'url', url: 'https://peluuri.fi/' }, 'href="https://peluuri.fi/" rel="noopener'],
])('links to %s', (_, to, expected) => {
  expect(link(to)).toContain(expected);
});

test.each([
  { kind: 'casino', casino: 'unknown' },
  { kind: 'page', page: 'unknown' },
])('a link to a page that the market does not have is only text: %o', (to) => {
  expect(link(to)).toBe('<p>a</p>');
});

test('headings, nested lists and tables keep their structure', () => {
  const page = render(
    { type: 'heading', level: 3, content: [text('Otsikko')] },
    {
      type: 'list',
      ordered: true,
      items: [{ content: [text('yksi')], list: { ordered: false, items: [{ content: [text('a')] }] } }],
    },
    { type: 'table', header: [[text('Nimi')], [text('Netto')]], rows: [[[text('Hohto')], [text('20 €')]]] },
  );
  expect(page).toContain('<h3 class="text-heading">Otsikko</h3>');
  expect(page).toContain('<ol class="text-list"><li>yksi<ul class="text-list"><li>a</li></ul></li></ol>');
  expect(page).toContain('<th scope="row">Hohto</th><td data-label="Netto">20 €</td>');
});

test('a picture has its size and its alternative text', () => {
  const media = 'a'.repeat(64);
  expect(
    render({ type: 'figure', media, alt: 'Kassa', caption: 'Kassan näkymä', width: 800, height: 450 }),
  ).toBe(
    `<figure class="text-figure"><img alt="Kassa" height="450" loading="lazy" src="/media/${media}.webp" width="800"/><figcaption>Kassan näkymä</figcaption></figure>`,
  );
});

test('a chart contains every value as text', () => {
  const rows = [
    { label: '10×', value: 60 },
    { label: '35×', value: -40.5 },
  ];
  const page = render({ type: 'chart', kind: 'bar', title: 'Netot', source: 'Laskelma', rows });
  expect(page).toContain('<dt>35×</dt><dd>−40,5</dd>');
  expect(toPoints([0, 5, 10])).toBe('0,160 300,80 600,0');
  expect(toPoints([0, 0])).toBe('0,160 600,160');
});

test('help shows the organisations of the market, and an offer that the market lacks shows nothing', () => {
  expect(render({ type: 'help' })).toContain('<a class="link" href="tel:0800100101">0800 100 101</a>');
  expect(render({ type: 'offer', rule: 'highest-net' })).toBe('');
});
