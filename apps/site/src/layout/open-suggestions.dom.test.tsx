import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadStylesheet } from '../client/load-stylesheet.ts';
import { SearchForm } from '../ui/search-form.tsx';
import './open-suggestions.ts';

vi.mock('../client/load-stylesheet.ts', () => ({ loadStylesheet: vi.fn(async () => {}) }));

/** Adds a search form as the server renders it. */
function addForm(label: string, parent = 'div'): HTMLInputElement {
  const container = document.body.appendChild(document.createElement(parent));
  container.innerHTML = renderToString(<SearchForm action="/fi" placeholder={label} />);
  return screen.getByRole('searchbox', { name: label });
}
const focus = (field: HTMLElement) => act(async () => field.focus());

test('a search field gets suggestions when it has the focus, once, and other fields stay as they are', async () => {
  const [header, hero] = [addForm('header'), addForm('hero')];
  const other = document.body.appendChild(document.createElement('input'));
  await focus(other);
  await focus(header);
  await screen.findByRole('combobox', { name: 'header' });
  await focus(other);
  await focus(header);
  expect(screen.getAllByRole('combobox')).toEqual([header]);
  expect(loadStylesheet).toHaveBeenCalledOnce();
  expect(header.form?.querySelectorAll('[role=status]')).toHaveLength(1);
  expect(hero.getAttribute('role')).toBeNull();
});

test('a field that filters the list of an island stays as it is', async () => {
  const field = addForm('list', 'astro-island');
  await focus(field);
  await focus(addForm('footer'));
  await screen.findByRole('combobox', { name: 'footer' });
  expect(field.getAttribute('role')).toBeNull();
});

test('after a failed load the next focus tries again', async () => {
  vi.mocked(loadStylesheet).mockRejectedValueOnce(new Error('offline'));
  const field = addForm('menu');
  await focus(field);
  await waitFor(() => expect(loadStylesheet).toHaveBeenCalled());
  expect(field.getAttribute('role')).toBeNull();
  await act(async () => field.blur());
  await focus(field);
  expect(await screen.findByRole('combobox', { name: 'menu' })).toBe(field);
});
