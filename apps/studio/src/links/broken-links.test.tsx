import type { PublishedLink } from '@nettobonus/store/link-checks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrokenLinks } from './broken-links.tsx';

const toLink = (status: string | null) => ({ check: status && { status } }) as PublishedLink;
const render = (...statuses: (string | null)[]) =>
  renderToStaticMarkup(<BrokenLinks links={statuses.map(toLink)} />);

test('links that were never checked are not reported as none broken', () => {
  expect(render(null, null)).toContain('2 links are not checked yet');
  expect(render(null, null)).not.toContain('>0<');
});

test('broken links are counted among those that were checked', () => {
  const html = render('ok', 'broken', 'review', null);
  expect(html).toContain('>1<');
  expect(html).toContain('Of 3 checked; 1 more need attention; 1 not checked yet');
});
