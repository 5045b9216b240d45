import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./features/picker/picker.tsx', () => ({
  Picker: ({ heading }: { heading: string }) => <p role="status">{heading}</p>,
}));

// The helpers render in their own React root. With `act`, the test and the root would wait for each other.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

afterEach(() => {
  vi.resetModules();
});

test('two requests for the same helper both resolve', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ heading: 'Arvo kasino' }));
  const { openHelper } = await import('./helpers.tsx');
  await Promise.all([openHelper('picker'), openHelper('picker')]);
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
  expect(document.body.textContent).toBe('Arvo kasino');
});

test('a failed load rejects, and the next request retries it', async () => {
  const fetchData = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetchData);
  const { openHelper } = await import('./helpers.tsx');
  await expect(openHelper('picker')).rejects.toThrow('503');
  fetchData.mockImplementation(async () => Response.json({ heading: 'Arvo kasino' }));
  await openHelper('picker');
  expect(document.body.textContent).toBe('Arvo kasino');
});
