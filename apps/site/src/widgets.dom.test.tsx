import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./features/picker/picker.tsx', () => ({
  Picker: ({ heading }: { heading: string }) => <p role="status">{heading}</p>,
}));

// The widgets render in their own React root. With `act`, the test and the root would wait for each other.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

afterEach(() => {
  vi.resetModules();
});

test('two requests for the same widget both resolve', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ heading: 'Arvo kasino' }));
  const { openWidget } = await import('./widgets.tsx');
  await Promise.all([openWidget('picker'), openWidget('picker')]);
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
  expect(document.body.textContent).toBe('Arvo kasino');
});

test('a failed load rejects, and the next request retries it', async () => {
  const fetchData = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetchData);
  const { openWidget } = await import('./widgets.tsx');
  await expect(openWidget('picker')).rejects.toThrow('503');
  fetchData.mockImplementation(async () => Response.json({ heading: 'Arvo kasino' }));
  await openWidget('picker');
  expect(document.body.textContent).toBe('Arvo kasino');
});
