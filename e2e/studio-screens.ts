import { expect, type Page } from '@playwright/test';
import type { FilledStudio } from './fill-studio.ts';
import { waitForForm, waitForHydration, waitForList } from './studio-pages.ts';

type Act = (page: Page, studio: FilledStudio) => Promise<void>;

export interface Screen {
  name: string;
  /** Below `/admin`. */
  path: (studio: FilledStudio) => string;
  /** What the user does once the page is there. */
  act?: Act;
  /** For a user who is not logged in. */
  isPublic?: boolean;
  /** Whether CI tests the screen, not only the nightly run. */
  isInCi?: boolean;
}

const inOrder =
  (...acts: Act[]): Act =>
  async (page, studio) => {
    for (const act of acts) await act(page, studio);
  };

const waitForHeading: Act = (page) => page.locator('.studio-page h1').first().waitFor();

const press =
  (name: string | RegExp): Act =>
  async (page) => {
    const button = page.getByRole('button', { name }).filter({ visible: true }).first();
    await waitForHydration(button);
    await button.click();
  };

const openTab =
  (name: string): Act =>
  async (page) => {
    const tab = page.locator('.tabs-field__tab-button').filter({ hasText: name }).first();
    await waitForHydration(tab);
    await tab.click();
    await expect(tab).toHaveClass(/--active/);
  };

const scrollTo =
  (selector: string): Act =>
  async (page) => {
    await page.locator(selector).filter({ visible: true }).first().scrollIntoViewIfNeeded();
  };

const page = (name: string, path: string, act: Act = waitForHeading): Screen => ({
  name,
  path: () => path,
  act,
});

const list = (collection: string): Screen => ({
  name: `list of ${collection}`,
  path: () => `/collections/${collection}`,
  act: waitForList,
});

const form = (name: string, collection: string, id: keyof FilledStudio, ...acts: Act[]): Screen => ({
  name,
  path: (studio) => `/collections/${collection}/${studio[id]}`,
  act: inOrder(waitForForm, ...acts),
});

/** Another editor saves the document that is open, and so does this one. */
const saveTwice: Act = async (page, { conflicting }) => {
  const { origin } = new URL(page.url());
  const headline = page.getByLabel('Headline');
  await waitForHydration(headline);
  const url = `${origin}/api/listings/${conflicting}?draft=true`;
  const { revision } = await (await page.request.get(url, { headers: { Origin: origin } })).json();
  const saved = await page.request.patch(url, {
    data: { bonus: `Toisen otsikko ${revision}`, revision },
    headers: { Origin: origin },
  });
  expect(saved.status()).toBe(200);
  await headline.fill('Oma otsikko');
  await page.locator('.conflict-dialog').waitFor();
};

const tickTwoRows: Act = async (page) => {
  for (const row of [1, 2]) {
    const box = page.getByRole('row').nth(row).getByRole('checkbox');
    await waitForHydration(box);
    await box.check();
  }
};

const uploadCsv: Act = async (page) => {
  const field = page.getByLabel('CSV file');
  await expect(field).toBeEnabled();
  const text =
    'market,casino,rating,verdict\nfi,casinoist,8.1,Uusi arvio\nfi,hohto,7.9,Toinen\nfi,nobody-casino,8,Ei ole\n';
  await field.setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: /^Publish \d/ }).waitFor();
};

const openVersion: Act = async (page) => {
  const link = page.getByRole('region', { name: 'Versions' }).getByRole('row').nth(1).getByRole('link');
  await waitForHydration(link);
  await link.click();
  await page.locator('.view-version__restore, .restore-version, .render-field-diffs').first().waitFor();
};

/** The screens of the studio, in the state that `fillStudio` makes. */
export const SCREENS: readonly Screen[] = [
  { name: 'login', path: () => '/login', isPublic: true, isInCi: true },
  { name: 'forgot password', path: () => '/forgot', isPublic: true },
  {
    name: 'choose password',
    path: ({ passwordToken }) => `/choose-password/${passwordToken}`,
    isPublic: true,
  },
  { ...page('today', ''), isInCi: true },
  page('planned', '/planned'),
  page('report', '/report'),
  page('findings', '/findings'),
  page('terms', '/terms'),
  {
    name: 'changed terms',
    path: ({ changedTerms }) => `/terms/${changedTerms}`,
    act: waitForHeading,
  },
  page('links', '/links'),
  page('outdated translations', '/translations'),
  page('import', '/import?sheet=listings', inOrder(waitForHeading, uploadCsv)),
  { ...list('listings'), isInCi: true },
  { ...list('listings'), name: 'bulk edit', act: inOrder(waitForList, tickTwoRows, press('Edit')) },
  list('reviews'),
  list('page-texts'),
  list('articles'),
  list('media'),
  list('people'),
  list('users'),
  list('messages'),
  list('audit-log'),
  list('overrides'),
  list('alerts'),
  { name: 'trash', path: () => '/collections/demo-games/trash', act: waitForList },
  { name: 'new listing', path: () => '/collections/listings/create', act: waitForHeading },
  { ...form('listing', 'listings', 'listing'), isInCi: true },
  form('listing, terms', 'listings', 'listing', openTab('Terms')),
  form('listing, labels', 'listings', 'listing', openTab('Labels')),
  form('listing, link and licence', 'listings', 'listing', openTab('Link')),
  form('waiting reason', 'listings', 'waitingReason'),
  form('casino', 'casinos', 'casino'),
  form('licence', 'licences', 'licence'),
  form('review', 'reviews', 'review'),
  form('review, scores', 'reviews', 'review', openTab('Scores')),
  form('review, search engines', 'reviews', 'review', openTab('Search')),
  { ...form('text', 'articles', 'article', scrollTo('.rich-text-lexical')), isInCi: true },
  form('page text', 'page-texts', 'pageText'),
  {
    name: 'translation',
    path: ({ outdated }) => `/collections/reviews/${outdated}/translation`,
    act: async (opened) => opened.locator('.translation-field, .translation').first().waitFor(),
  },
  form('order and places', 'places', 'places'),
  form('market settings', 'market-settings', 'settings'),
  form('navigation', 'navigation', 'navigation'),
  form('message', 'messages', 'message'),
  form('user', 'users', 'colleague'),
  { name: 'invitation', path: () => '/collections/users/create', act: waitForHeading },
  { name: 'account', path: () => '/account' },
  form('alert settings', 'alert-settings', 'alertSettings'),
  form('audit entry', 'audit-log', 'auditEntry'),
  {
    name: 'log of a listing',
    path: ({ changedTerms }) => `/collections/listings/${changedTerms}/log`,
  },
  {
    name: 'versions',
    path: ({ changedTerms }) => `/collections/listings/${changedTerms}/versions`,
    act: async (opened) => opened.getByRole('region', { name: 'Versions' }).waitFor(),
  },
  {
    name: 'compared versions',
    path: ({ changedTerms }) => `/collections/listings/${changedTerms}/versions`,
    act: openVersion,
  },
  form('document under review', 'listings', 'underReview'),
  form('comments', 'listings', 'underReview', press(/^Comments/)),
  form('conflict', 'listings', 'conflicting', saveTwice),
  form('schedule', 'listings', 'scheduled', async (opened) => {
    await opened.locator('.form-submit .popup button').first().click();
    await opened.getByRole('button', { name: 'Schedule Publish' }).click();
    await opened.getByRole('dialog').filter({ hasText: 'Schedule “' }).waitFor();
  }),
  {
    name: 'document in the trash',
    path: ({ trashed }) => `/collections/demo-games/trash/${trashed}`,
    act: async (opened) => opened.getByText('is in the trash').first().waitFor(),
  },
];
