import { describe, expect, test } from 'vitest';
import { getNetValue, referenceDeposit } from '../net-value/net-value.ts';
import { parseDocument, parseReadableDocument } from './published-document.ts';

const casino = {
  kind: 'casino',
  market: 'all',
  key: 'joki-casino',
  body: { name: 'Joki Casino', image: '/t.svg' },
};

test('accepts a document with a valid body', () => {
  expect(parseDocument(casino)).toEqual({ ok: true, document: casino });
});

test('fills in a field with a default', () => {
  const parsed = parseDocument({
    kind: 'page',
    market: 'fi',
    key: 'home',
    body: { search: { title: 't', description: 'd', keywords: ['k'] }, heading: 'h', lead: 'l' },
  });
  expect(parsed).toMatchObject({ ok: true, document: { body: { intro: [] } } });
});

test.each([
  ['an unknown kind', { ...casino, kind: 'brand' }],
  ['an unknown market', { ...casino, market: 'de' }],
  ['an invalid body', { ...casino, body: { name: '' } }],
  ['null', null],
])('returns %s as a problem instead of throwing', (_, input) => {
  expect(parseDocument(input)).toMatchObject({ ok: false, problem: expect.stringMatching(/./) });
});

test('an offer’s changes can be parsed, but not published', () => {
  const offer = { bonus: '100 % jopa 300 €' };
  const changes = {
    kind: 'offer-changes',
    market: 'fi',
    key: 'joki-casino',
    body: [
      {
        changedAt: '2025-05-12T12:00:00+00:00',
        beforeSince: '2025-02-03T12:00:00+00:00',
        before: offer,
        after: { bonus: '100 % jopa 500 €' },
      },
    ],
  };
  expect(parseReadableDocument(changes)).toEqual({ ok: true, document: changes });
  expect(parseDocument(changes)).toMatchObject({ ok: false });
});

test('names the field of each problem', () => {
  const parsed = parseDocument({
    kind: 'listing',
    market: 'fi',
    key: 'joki-casino',
    body: { casino: 'joki-casino', category: ['fast', 'uusi', 'x'], licence: {} },
  });
  expect(!parsed.ok && parsed.fields.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['bonus', 'category.0', 'category.2', 'licence.type']),
  );
  const unnamed = parseDocument({ ...casino, key: '' });
  expect(!unnamed.ok && unnamed.fields.map(({ path }) => path)).toEqual(['key']);
});

describe('terms in a different currency from the market’s', () => {
  const terms = { kind: 'match', currency: 'EUR', undisclosed: [], matchPercent: 100, maxBonus: 500_00 };
  const listing = {
    kind: 'listing',
    market: 'se',
    key: 'joki-casino',
    body: {
      casino: 'joki-casino',
      order: 1,
      bonus: '100 % upp till 500 €',
      terms,
      rating: 9,
      features: [],
      licence: { type: 'mga' },
      verdict: 'Bra.',
      verifiedOn: '2026-11-10',
    },
  };

  test('cannot be published', () => {
    expect(parseDocument(listing)).toMatchObject({
      ok: false,
      fields: [{ path: 'terms.currency', message: 'Amounts must be in the market’s currency, SEK.' }],
    });
    expect(parseDocument({ ...listing, market: 'fi' })).toMatchObject({
      ok: true,
      document: { body: { terms } },
    });
  });

  test('have no net value if an earlier release published them', () => {
    const parsed = parseReadableDocument(listing);
    if (!parsed.ok || parsed.document.kind !== 'listing') throw new Error('The listing is not readable');
    expect(parsed.document.body.bonus).toBe(listing.body.bonus);
    expect(getNetValue(parsed.document.body.terms, referenceDeposit('se')).state).toBe('unknown');
  });

  test('have no net value in the offer’s history', () => {
    const before = { bonus: '100 %', terms };
    const after = { bonus: '100 %', terms: { ...terms, currency: 'SEK' } };
    const changes = [
      {
        changedAt: '2025-05-12T12:00:00+00:00',
        beforeSince: '2025-02-03T12:00:00+00:00',
        before,
        after,
      },
    ];
    const parsed = parseReadableDocument({
      kind: 'offer-changes',
      market: 'se',
      key: 'joki-casino',
      body: changes,
    });
    expect(parsed).toMatchObject({ ok: true, document: { body: [{ before: { terms: undefined }, after }] } });
  });
});

describe('figures in texts', () => {
  const listing = {
    kind: 'listing',
    market: 'fi',
    key: 'joki-casino',
    body: {
      casino: 'joki-casino',
      order: 1,
      bonus: '100 % jopa 300 €',
      rating: 8,
      features: [],
      licence: { type: 'mga' },
      verdict: 'Netto on {net}.',
      verifiedOn: '2026-11-01',
    },
  };
  const terms = { kind: 'match', currency: 'EUR', matchPercent: 100, maxBonus: 300_00, wagerTimes: 30 };

  test('a verdict may name a figure of its terms', () => {
    expect(parseDocument({ ...listing, body: { ...listing.body, terms } })).toMatchObject({ ok: true });
  });

  test('a verdict that names a figure without a value cannot be published', () => {
    expect(parseDocument(listing)).toMatchObject({ ok: false, fields: [{ path: 'verdict' }] });
  });

  test('a verdict that names an unknown figure cannot be published', () => {
    const body = { ...listing.body, terms, verdict: 'Netto on {netto}.' };
    expect(parseDocument({ ...listing, body })).toMatchObject({ ok: false, fields: [{ path: 'verdict' }] });
  });
});

describe('an invalid navigation', () => {
  const listProblems = (item: object) => {
    const body = { header: [item], footer: { site: [], about: [] } };
    const parsed = parseDocument({ kind: 'navigation', market: 'fi', key: 'only', body });
    return parsed.ok ? [] : parsed.fields;
  };

  test('names the field of the link that the editor has to correct', () => {
    expect(listProblems({ label: 'Games', path: '/no-such-page' })).toEqual([
      { path: 'header.0.path', message: expect.stringMatching(/^The site has no page with this path\./) },
    ]);
    expect(listProblems({ label: 'Games' })).toEqual([
      { path: 'header.0.path', message: 'Fill in this field.' },
    ]);
  });

  test('names the field of a link within a group', () => {
    const submenu = [{ label: 'All', path: '/no-such-page' }];
    expect(listProblems({ label: 'Games', path: '/demopelit', submenu })).toEqual([
      { path: 'header.0.submenu.0.path', message: expect.any(String) },
    ]);
  });
});

describe('texts', () => {
  const page = {
    kind: 'page',
    market: 'fi',
    key: 'method',
    body: { search: { title: 't', description: 'd', keywords: ['k'] }, heading: 'h', lead: 'l' },
  };
  const withIntro = (intro: unknown) => ({ ...page, body: { ...page.body, intro } });

  test('a page cannot show a figure of a listing', () => {
    expect(parseDocument(withIntro(['Netto on {net}.']))).toMatchObject({
      ok: false,
      fields: [{ path: 'intro.0.content', message: expect.stringContaining('{net}') }],
    });
  });

  test('a link to a page that does not exist cannot be published, but a published one is read', () => {
    const to = { kind: 'page', page: 'former-page' };
    const content = [{ type: 'link', to, content: [{ type: 'text', text: 'a' }] }];
    const document = withIntro([{ type: 'paragraph', content }]);
    expect(parseDocument(document)).toMatchObject({ ok: false, fields: [{ path: 'intro.0.content.0' }] });
    expect(parseReadableDocument(document)).toMatchObject({ ok: true });
  });

  test('a review of the earlier form is read as typed text', () => {
    const parsed = parseReadableDocument(withIntro(['Ensin.']));
    expect(parsed).toMatchObject({
      document: { body: { intro: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ensin.' }] }] } },
    });
  });
});
