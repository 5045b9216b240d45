import type { TranslatedText } from '@nettobonus/domain/texts/translation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftByMachine } from './draft-by-machine.ts';
import { startTestModel, type TestModel } from './test-model-process.ts';

let model: TestModel;
beforeAll(async () => {
  model = await startTestModel();
});
afterAll(() => model.stop());

const FINNISH =
  'Talletimme rahaa, pelasimme kierrätyksen läpi ja nostimme voitot kolme kertaa. Rahat tulivat joka kerralla alle kymmenessä minuutissa, ja asiakaspalvelu vastasi suomeksi myös iltaisin ja viikonloppuna. Kaipaamme vain selvempää näkymää jäljellä olevasta kierrätyksestä. Netto on {net}.';
const SHORT = 'Netto on {net}.';

const field = (source: TranslatedText['source'], state: TranslatedText['state'] = 'missing') => ({
  path: 'conclusion',
  source,
  before: null,
  target: '',
  state,
});

const draft = (behaviour: string, fields: TranslatedText[], timeoutMs = 5_000) =>
  draftByMachine(fields, {
    settings: { baseURL: model.baseURL, apiKey: 'secret', model: behaviour, timeoutMs },
    from: 'fi',
    to: 'se',
  });

test.each(['good', 'fenced'])('a %s answer is used, with figures and structure', async (behaviour) => {
  const rich = [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Netto on ' },
        { type: 'token', token: 'net', bold: true },
        { type: 'link', to: { kind: 'page', page: 'method' }, content: [{ type: 'text', text: 'näin' }] },
      ],
    },
  ];
  const { texts, failed } = await draft(behaviour, [field(SHORT), { ...field(rich), path: 'overview' }]);
  expect(failed).toEqual([]);
  expect(texts).toEqual([
    { path: 'conclusion', value: 'Netto on {net}. (översatt)' },
    {
      path: 'overview',
      value: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Netto on (översatt) ' },
            { type: 'token', token: 'net', bold: true },
            {
              type: 'link',
              to: { kind: 'page', page: 'method' },
              content: [{ type: 'text', text: 'näin (översatt)' }],
            },
          ],
        },
      ],
    },
  ]);
});

test('a request names the languages, and sends only text and the key', async () => {
  model.requests.length = 0;
  await draft('good', [field(SHORT)]);
  const [request] = model.requests;
  expect(request).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer secret' });
  expect(request?.body.messages[0]?.content).toContain('from Finnish to Swedish');
  expect(request?.body.messages[1]?.content).toBe(JSON.stringify([SHORT]));
});

test('what somebody has translated is neither sent nor changed', async () => {
  model.requests.length = 0;
  expect(await draft('good', [field(SHORT, 'translated')])).toEqual({ texts: [], failed: [] });
  expect(model.requests).toEqual([]);
});

test.each([
  ['talkative', SHORT, 'The model did not answer with translations.'],
  ['short', SHORT, 'The model returned 0 texts instead of 1.'],
  ['forgetful', SHORT, 'The model changed a figure such as {net}.'],
  ['foreign', FINNISH, 'The model answered in Finnish.'],
  ['failing', SHORT, 'The model refused with status 500.'],
  ['redirecting', SHORT, 'The model cannot be reached.'],
] as const)('a %s model leaves the field as it is, with a sentence', async (behaviour, source, problem) => {
  expect(await draft(behaviour, [field(source)])).toEqual({
    texts: [],
    failed: [{ path: 'conclusion', problem }],
  });
});

test.each(['silent', 'stalling'])('a %s model is given up after the time limit', async (behaviour) => {
  const startedAt = performance.now();
  const { failed } = await draft(behaviour, [field(SHORT)], 500);
  expect(failed).toEqual([{ path: 'conclusion', problem: 'The model did not answer in time.' }]);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test('an unreachable model is reported', async () => {
  const { failed } = await draftByMachine([field(SHORT)], {
    settings: { baseURL: 'http://127.0.0.1:9/v1', apiKey: 'none', model: 'good', timeoutMs: 2_000 },
    from: 'fi',
    to: 'se',
  });
  expect(failed).toEqual([{ path: 'conclusion', problem: 'The model cannot be reached.' }]);
});
