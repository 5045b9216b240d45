import { expect, test, vi } from 'vitest';
import { drawOnce, type RenderedImage } from './draw-once.ts';

const png = (text: string) => Promise.resolve(Buffer.from(text));

test('concurrent requests share one drawing', async () => {
  const cache = new Map<string, Promise<RenderedImage>>();
  const draw = vi.fn(() => png('a'));
  const [first, second] = await Promise.all([drawOnce(cache, '/a', draw), drawOnce(cache, '/a', draw)]);
  expect(draw).toHaveBeenCalledOnce();
  expect(second).toBe(first);
});

test('draws one image at a time', async () => {
  const cache = new Map<string, Promise<RenderedImage>>();
  let running = 0;
  let maxRunning = 0;
  const draw = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return Buffer.from('a');
  };
  await Promise.all(['/a', '/b', '/c'].map((path) => drawOnce(cache, path, draw)));
  expect(maxRunning).toBe(1);
});

test('retries a failed drawing at the next request, and does not block other drawings', async () => {
  const cache = new Map<string, Promise<RenderedImage>>();
  const failing = drawOnce(cache, '/a', () => Promise.reject(new Error('draw failed')));
  const other = drawOnce(cache, '/b', () => png('b'));
  await expect(failing).rejects.toThrow('draw failed');
  expect((await other).png.toString()).toBe('b');
  expect((await drawOnce(cache, '/a', () => png('a'))).png.toString()).toBe('a');
});

test('the ETag depends on the content of the image', async () => {
  const getEtag = async (text: string) => (await drawOnce(new Map(), '/', () => png(text))).etag;
  expect(await getEtag('a')).toBe(await getEtag('a'));
  expect(await getEtag('a')).not.toBe(await getEtag('b'));
  expect(await getEtag('a')).toMatch(/^"[\w-]{22}"$/);
});

test('caches at most a thousand images', async () => {
  const cache = new Map<string, Promise<RenderedImage>>();
  await Promise.all(
    Array.from({ length: 1001 }, (_, index) => drawOnce(cache, `/${index}`, () => png(String(index)))),
  );
  expect(cache.size).toBe(1000);
  expect(cache.has('/0')).toBe(false);
  expect(cache.has('/1000')).toBe(true);
});
