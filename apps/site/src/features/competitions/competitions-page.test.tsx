import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { offers as offerMessages } from '../../i18n/fi/offers.ts';
import { getCompetitionMessages } from '../../i18n/pages.ts';
import { TEST_TEXT_CONTEXT } from '../../offer-ui/rich-text/test-context.ts';
import type { CompetitionEntry } from './competition-entry.ts';
import { CompetitionsPage } from './competitions-page.tsx';

const buildEntry = (title: string, startsOn: string, endsOn: string, isOwn = false): CompetitionEntry => ({
  title,
  startsOn,
  endsOn,
  description: 'd',
  prize: 'p',
  winners: 1,
  decidedBy: 'x',
  howToJoin: 'h',
  ...(!isOwn && {
    host: { name: 'Crab Slots', image: '/t.svg', reviewHref: '/r', affiliateLink: 'https://a.example/' },
  }),
});
const november = buildEntry('a', '2026-11-01', '2026-11-30');

function render(today: string, ...entries: CompetitionEntry[]): string {
  const messages = getCompetitionMessages('fi');
  return renderToStaticMarkup(
    <CompetitionsPage
      entries={entries}
      guide={[]}
      textContext={TEST_TEXT_CONTEXT}
      context={{ market: 'fi', today, messages, joinLabel: 'Osallistu', offerMessages }}
      form={<form id="entry-form" />}
    />,
  );
}

test('after all competitions have ended the page states that none is running', () => {
  const page = render('2031-05-01', november, buildEntry('b', '2026-12-01', '2026-12-31', true));
  expect(page).toContain('Yhtään kilpailua ei ole juuri nyt käynnissä.');
  expect(page).not.toContain('Käynnissä nyt');
  expect(page).not.toContain('data-status="running"');
  expect(page.match(/data-status="ended"/g)).toHaveLength(2);
});

test('without competitions the page states that none is running', () => {
  expect(render('2026-11-15')).toContain('Yhtään kilpailua ei ole juuri nyt käynnissä.');
});

test('on its last day a competition is shown as ending today', () => {
  expect(render('2026-11-30', november)).toContain('Päättyy tänään');
  expect(render('2026-11-29', november)).toContain('1 päivä jäljellä');
  expect(render('2026-11-28', november)).toContain('2 päivää jäljellä');
});

test('only a running competition links to its casino, marked as an advertisement', () => {
  expect(render('2026-11-15', november)).toContain('href="https://a.example/"');
  expect(render('2026-11-15', november)).toContain('Mainoslinkki, 18+');
  expect(render('2026-10-31', november)).not.toContain('a.example');
  expect(render('2026-12-01', november)).not.toContain('a.example');
});

test('without casino links a running competition shows a notice instead of the link', () => {
  const page = renderToStaticMarkup(
    <CompetitionsPage
      entries={[november]}
      guide={[]}
      textContext={TEST_TEXT_CONTEXT}
      context={{
        market: 'fi',
        today: '2026-11-15',
        messages: getCompetitionMessages('fi'),
        joinLabel: 'Osallistu',
        offerMessages,
        noLinksHref: '/fi/nain-laskimme#markkinat',
      }}
    />,
  );
  expect(page).not.toContain('a.example');
  expect(page).toContain('>Vain tiedoksi<');
  expect(page).toContain('href="/fi/nain-laskimme#markkinat"');
});

test('shows the site’s own competition at the top while it runs, and as an ordinary entry afterwards', () => {
  const own = buildEntry('Visa', '2026-11-01', '2026-11-30', true);
  expect(render('2026-11-15', november, own)).toMatch(/^<article class="competition-lead"/);
  expect(render('2026-12-01', own)).not.toContain('competition-lead');
  expect(render('2026-12-01', own)).toContain('Nettobonuksen oma kilpailu');
});

test('a running competition of our own with questions has an entry form; others have none', () => {
  const questions = [{ label: '100 €, 12×' }];
  const own = { ...buildEntry('Visa', '2026-11-01', '2026-11-30', true), questions };
  const page = render('2026-11-15', november, own);
  expect(page).toContain('href="#entry">Osallistu</a>');
  expect(page).toContain('id="entry-form"');
  expect(page).not.toContain('data-view="contact"');
  expect(render('2026-12-01', own)).not.toContain('entry-form');
  expect(render('2026-11-15', november)).not.toContain('entry-form');
  // Without questions the contact form remains the way to take part.
  const plain = render('2026-11-15', buildEntry('Visa', '2026-11-01', '2026-11-30', true));
  expect(plain).toContain('data-view="contact"');
  expect(plain).not.toContain('entry-form');
});
