import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./features/picker/picker.tsx', () => ({
  Picker: ({ heading }: { heading: string }) => <p role="status">{heading}</p>,
}));

// The helpers have a root of their own: `act` would wait for them, and they for `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

afterEach(() => {
  vi.resetModules();
});

test('two requests for the same helper are both met', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ heading: 'Arvo kasino' }));
  const { openHelper } = await import('./helpers.tsx');
  await Promise.all([openHelper('picker'), openHelper('picker')]);
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
  expect(document.body.textContent).toBe('Arvo kasino');
});

test('a failed load is reported, and tried again with the next request', async () => {
  const fetchData = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetchData);
  const { openHelper } = await import('./helpers.tsx');
  await expect(openHelper('picker')).rejects.toThrow('503');
  fetchData.mockImplementation(async () => Response.json({ heading: 'Arvo kasino' }));
  await openHelper('picker');
  expect(document.body.textContent).toBe('Arvo kasino');
});
