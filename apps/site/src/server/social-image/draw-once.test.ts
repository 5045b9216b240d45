import { expect, test, vi } from 'vitest';
import { drawOnce, type Picture } from './draw-once.ts';

const png = (text: string) => Promise.resolve(Buffer.from(text));

test('two who ask at once get one drawing', async () => {
  const drawn = new Map<string, Promise<Picture>>();
  const draw = vi.fn(() => png('a'));
  const [first, second] = await Promise.all([drawOnce(drawn, '/a', draw), drawOnce(drawn, '/a', draw)]);
  expect(draw).toHaveBeenCalledOnce();
  expect(second).toBe(first);
});

test('one picture is drawn at a time', async () => {
  const drawn = new Map<string, Promise<Picture>>();
  let atWork = 0;
  let most = 0;
  const draw = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise((done) => setTimeout(done, 2));
    atWork -= 1;
    return Buffer.from('a');
  };
  await Promise.all(['/a', '/b', '/c'].map((address) => drawOnce(drawn, address, draw)));
  expect(most).toBe(1);
});

test('a drawing that failed is tried again by the next who asks, and holds up no other', async () => {
  const drawn = new Map<string, Promise<Picture>>();
  const failing = drawOnce(drawn, '/a', () => Promise.reject(new Error('no ink')));
  const other = drawOnce(drawn, '/b', () => png('b'));
  await expect(failing).rejects.toThrow('no ink');
  expect((await other).png.toString()).toBe('b');
  expect((await drawOnce(drawn, '/a', () => png('a'))).png.toString()).toBe('a');
});

test('the same picture has the same tag, another has another', async () => {
  const tagOf = async (text: string) => (await drawOnce(new Map(), '/', () => png(text))).etag;
  expect(await tagOf('a')).toBe(await tagOf('a'));
  expect(await tagOf('a')).not.toBe(await tagOf('b'));
  expect(await tagOf('a')).toMatch(/^"[\w-]{22}"$/);
});

test('at most a thousand images are cached', async () => {
  const drawn = new Map<string, Promise<Picture>>();
  await Promise.all(
    Array.from({ length: 1001 }, (_, index) => drawOnce(drawn, `/${index}`, () => png(String(index)))),
  );
  expect(drawn.size).toBe(1000);
  expect(drawn.has('/0')).toBe(false);
  expect(drawn.has('/1000')).toBe(true);
});
