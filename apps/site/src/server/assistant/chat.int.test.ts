import { listSampleCasinos, listSampleHelp, sampleBrands } from '@nettobonus/content/sample-catalogue';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askChat, type ChatRun, judge, until } from '../../../../../ops/chat-run.ts';
import { mapConcurrently } from '../../../../../ops/map-concurrently.ts';
import { FAULTS } from '../../../../../ops/stub-plan.ts';
import { type StubProvider, startStubProvider } from '../../../../../ops/stub-process.ts';
import { serveEndpoint } from '../test-server.ts';
import { buildCatalogue } from './catalogue.ts';
import { createChat } from './chat.ts';
import { toConversation } from './conversation.ts';
import { ChatLimits } from './limits.ts';
import { createModelProvider } from './model-provider.ts';

const RUNS = 120;
const AT_ONCE = 16;
const KEY = 'test-public-key';

let stub: StubProvider;
let server: Awaited<ReturnType<typeof serveEndpoint>>;
let url: string;
const limits = new ChatLimits();
const catalogueOf = (market: Market) =>
  buildCatalogue(market, listSampleCasinos(market), sampleBrands, listSampleHelp(market));

beforeAll(async () => {
  stub = await startStubProvider();
  const catalogues = new Map(MARKETS.map((market) => [market, catalogueOf(market)]));
  const answerChat = createChat({
    publicKey: KEY,
    limits,
    catalogueOf: async (market: Market) => {
      const catalogue = catalogues.get(market);
      if (!catalogue) throw new Error(`No catalogue of ${market}`);
      return catalogue;
    },
    provider: createModelProvider({
      baseURL: stub.baseURL,
      apiKey: 'none',
      model: 'stub',
      spendTokens: (count) => limits.spendTokens(count),
    }),
    log: () => {},
  });
  server = await serveEndpoint(answerChat);
  url = `${server.url}/api/casino-chat`;
});
afterAll(async () => {
  server.stop();
  await stub.stop();
});

test('for any provider fault, visitors get an allowed reply in time, and no stream or connection stays open', async () => {
  const seeds = Array.from({ length: RUNS }, (_, index) => index + 1);
  const runs = await mapConcurrently(AT_ONCE, seeds, (seed) => askChat(url, KEY, seed));
  expect(runs.flatMap(judge)).toEqual([]);
  expect(new Set(runs.map(({ plan }) => plan.fault)).size, 'kinds of faults').toBe(FAULTS.length);
  expect(runs.filter(({ hasLeft }) => hasLeft).length, 'visitors who left').toBeGreaterThan(0);

  expect(await until(() => limits.openStreams === 0, 2_000), 'streams are closed').toBe(true);
  expect(await until(async () => (await stub.stats()).open === 0, 2_000), 'calls are ended').toBe(true);
  // The client keeps idle connections open for a few seconds.
  expect(await until(async () => (await stub.stats()).sockets === 0, 10_000), 'sockets are closed').toBe(
    true,
  );
}, 120_000);

test('a correct reply of the model is passed on, with the figures of the tools', async () => {
  const seeds = Array.from({ length: 400 }, (_, index) => index + 1_000);
  const run = async (fault: ChatRun['plan']['fault']) => {
    const { planOf } = await import('../../../../../ops/stub-plan.ts');
    const seed =
      seeds.find(
        (candidate) => planOf(candidate).fault === fault && planOf(candidate).leavesAfterMs === null,
      ) ?? 0;
    return askChat(url, KEY, seed);
  };
  expect((await run('tools')).text).toMatch(
    /Winz Casino.*10\/10.*\n?.*Winz Casino ok \/\w\w\/kasino\/winz-casino/su,
  );
  expect((await run('whole')).text).toMatch(/^Winz Casino \/\w\w\/kasino\/winz-casino\. Winz Casino ok\./u);
});

test('a redirect of the provider is not followed: question and API key are not sent on', async () => {
  const requests: string[] = [];
  const other = await serveEndpoint(async ({ url }) => {
    requests.push(url);
    return new Response('{}');
  });
  const redirecting = await serveEndpoint(async () => Response.redirect(other.url, 307));
  const { answer } = createModelProvider({
    baseURL: redirecting.url,
    apiKey: 'secret',
    model: 'stub',
    spendTokens: () => {},
  });
  const conversation = toConversation([{ role: 'user', content: 'Winz Casino?' }], catalogueOf('fi'));
  const messages = answer(conversation, AbortSignal.timeout(5_000))[Symbol.asyncIterator]();
  await expect(messages.next()).rejects.toThrow();
  expect(requests).toEqual([]);
  other.stop();
  redirecting.stop();
});
