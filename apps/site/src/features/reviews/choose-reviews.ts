/** Answers search, licence and order in place, with the rows that are in the page. The address holds what is chosen. */
import type { Licence } from '@nettobonus/domain/catalogue/casino';
import {
  matchesReviewFilter,
  NO_REVIEW_FILTER,
  parseReviewFilter,
  REVIEW_SORTS,
  type ReviewFilter,
  toReviewFilterParams,
} from '@nettobonus/domain/reviews/review-filter';

type Licences = Licence['type'][];

function start(list: HTMLElement): void {
  const part = <T extends Element>(selector: string) => list.querySelector(selector) as T;
  const form = part<HTMLFormElement>('form');
  const search = part<HTMLInputElement>('[name=search]');
  const licence = part<HTMLSelectElement>('[name=license]');
  const sort = part<HTMLInputElement>('[name=sort]');
  const count = part<HTMLElement>('[aria-live]');
  const body = part<HTMLTableSectionElement>('tbody');
  const table = part<HTMLElement>('.review-table');
  const empty = part<HTMLElement>('#no-reviews');
  const links = list.querySelectorAll<HTMLAnchorElement>('[data-sort]');
  const plural = new Intl.PluralRules(document.documentElement.lang);
  const licences = [...licence.options].map(({ value }) => value) as Licences;
  const rows = [...body.rows].map((row) => ({
    row,
    name: row.querySelector('a')?.textContent ?? '',
    licence: row.dataset.licence as Licences[number],
    ranks: (row.dataset.ranks ?? '').split(' ').map(Number),
  }));

  const addressOf = (choice: ReviewFilter) => {
    const query = toReviewFilterParams(choice).toString();
    return location.pathname + (query && `?${query}`);
  };
  const inAddress = () => parseReviewFilter(new URLSearchParams(location.search), licences);
  const inFields = () =>
    parseReviewFilter(
      new URLSearchParams({ search: search.value, license: licence.value, sort: sort.value }),
      licences,
    );

  function show(choice: ReviewFilter): void {
    const place = REVIEW_SORTS.indexOf(choice.sort);
    const ordered = rows.toSorted((a, b) => (a.ranks[place] ?? 0) - (b.ranks[place] ?? 0));
    for (const entry of ordered) entry.row.hidden = !matchesReviewFilter(entry, choice);
    body.append(...ordered.map(({ row }) => row));
    const shown = ordered.filter(({ row }) => !row.hidden).length;
    table.hidden = shown === 0;
    empty.hidden = shown > 0;
    const { one = '', other = '' } = count.dataset;
    count.textContent = (plural.select(shown) === 'one' ? one : other).replace('{count}', String(shown));
    for (const link of links) {
      const name = link.dataset.sort as ReviewFilter['sort'];
      link.href = addressOf({ ...choice, sort: name });
      if (name === choice.sort) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  function fill(choice: ReviewFilter): void {
    search.value = choice.search;
    licence.value = choice.license;
    sort.value = choice.sort;
    show(choice);
  }

  /** Shows what the fields say and keeps it in the address. */
  function change(): void {
    const before = inAddress();
    const choice = inFields();
    show(choice);
    const address = addressOf(choice);
    if (address === location.pathname + location.search) return;
    // What is typed replaces the address, so that going back leaves the search instead of a letter.
    const isTyping = before.search !== '' && choice.search !== before.search;
    if (isTyping) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  }

  form.addEventListener('input', change);
  form.addEventListener('submit', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-sort], #no-reviews a');
    // A new tab or window is the browser's to open.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.dataset.sort) sort.value = link.dataset.sort;
    else {
      fill(NO_REVIEW_FILTER);
      search.focus();
    }
    change();
  });
  addEventListener('popstate', () => fill(inAddress()));
  // Fields work before this script does, and a browser may bring back what they said: that counts.
  if (addressOf(inFields()) !== addressOf(inAddress())) change();
}

const list = document.getElementById('reviews');
if (list) start(list);
