import { dk } from '@nettobonus/content/assistant-questions/dk';
import { fi } from '@nettobonus/content/assistant-questions/fi';
import { no } from '@nettobonus/content/assistant-questions/no';
import type { QuestionRow } from '@nettobonus/content/assistant-questions/row';
import { se } from '@nettobonus/content/assistant-questions/se';
import { listSampleCasinos, listSampleHelp, sampleBrands } from '@nettobonus/content/sample-catalogue';
import { NEW_CHAT_STREAM, readChatStream } from '@nettobonus/domain/assistant/chat-stream';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getAssistantMessages } from '../../i18n/assistant.ts';
import { buildCatalogue, type Catalogue } from './catalogue.ts';
import { answerFromCatalogue } from './catalogue-assistant.ts';
import { createChatHandler } from './chat.ts';
import { toConversation } from './conversation.ts';
import { createGuard } from './create-guard.ts';
import { HARMLESS, hostileText, listHarmfulTexts } from './hostile-sentences.ts';
import { ChatLimits } from './limits.ts';
import { MODEL_ANSWERS } from './model-answers.ts';

/** `HOSTILE_SENTENCES=100000` tests 100,000 sentences. */
const SENTENCES = Number(process.env.HOSTILE_SENTENCES ?? 2_000);
/** A sentence takes about 1 ms on an idle machine. */
const TIMEOUT_MS = Math.max(120_000, 10 * SENTENCES);

const catalogues = Object.fromEntries(
  MARKETS.map((market) => [
    market,
    buildCatalogue(market, listSampleCasinos(market), sampleBrands, listSampleHelp(market)),
  ]),
) as Record<Market, Catalogue>;

const OWN_ANSWER = 'Own answer.';

/** The text that the visitor sees of a model's answer, with `OWN_ANSWER` in place of the catalogue's answer. */
function filter(market: Market, question: string, pieces: readonly string[]) {
  const conversation = toConversation([{ role: 'user', content: question }], catalogues[market]);
  const guard = createGuard(conversation, () => OWN_ANSWER);
  const shown = pieces.map((piece) => guard.push(piece)).join('') + guard.end();
  return { shown, guard };
}

function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function contains(text: string, fragment: string): boolean {
  if (text.includes(fragment)) return true;
  const squashed = squash(fragment);
  if (squashed.length >= 4) return squash(text).includes(squashed);
  return (
    squashed !== '' &&
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(squashed)
  );
}

const QUESTIONS: Record<Market, readonly string[]> = {
  fi: [
    'Mikä on paras bonus?',
    'Onko Flamez Casino turvallinen?',
    'Mitä kierrätys tarkoittaa?',
    '613 % bonus?',
  ],
  se: ['Vilken är bäst?', 'Är Ninja Casino säkert?', 'Vad är omsättning?', '613 % bonus?'],
  no: ['Hva er best?', 'Er Rizzio Casino trygt?', 'Hva er omsetning?', '613 % bonus?'],
  dk: ['Hvad er bedst?', 'Er Boost Casino sikkert?', 'Hvad er gennemspil?', '613 % bonus?'],
};

describe.each(MARKETS)('in %s', (market) => {
  test.each(HARMLESS[market])(
    'the harmless sentence into which hostile elements are inserted passes: %s',
    (sentence) => {
      expect(filter(market, QUESTIONS[market][0] ?? '', [sentence]).shown).toBe(sentence);
    },
  );

  test('no harmful word and no harmful sentence is shown', () => {
    const [question = '', other = ''] = QUESTIONS[market];
    for (const text of listHarmfulTexts(market, 'Casinoist')) {
      expect(filter(market, question, [text]).shown, text).toBe(OWN_ANSWER);
      expect(filter(market, other, [text]).shown, text).toBe(OWN_ANSWER);
    }
  });
});

function describeCasinos(market: Market): ReadonlyMap<string, string> {
  return new Map(
    listSampleCasinos(market).map(({ name }) => [
      name,
      answerFromCatalogue(toConversation([{ role: 'user', content: name }], catalogues[market])),
    ]),
  );
}

test(
  `none of ${SENTENCES} hostile sentences is shown, and the catalogue's answer replaces it`,
  () => {
    const counts: Record<string, number> = {};
    /** Harmless fragments that remain where an element such as "bonus. com" ends a sentence. */
    const harmlessFragments: string[] = [];
    const cases = MARKETS.map((market) =>
      fc.record({
        market: fc.constant(market),
        hostile: hostileText(market, listSampleCasinos(market), describeCasinos(market)),
        question: fc.constantFrom(...QUESTIONS[market]),
        harmless: fc.constantFrom('', ...HARMLESS[market]),
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(...cases),
        fc.integer({ min: 1, max: 40 }),
        ({ market, hostile: { kind, text, fragments }, question, harmless }, pieceLength) => {
          counts[kind] = (counts[kind] ?? 0) + 1;
          const reply = `${harmless} ${text}`;
          const pieces = reply.match(new RegExp(`[^]{1,${pieceLength}}`, 'g')) ?? [];
          const { shown } = filter(market, question, pieces);
          expect(shown).toContain(OWN_ANSWER);
          const rest = shown.replace(OWN_ANSWER, '').replace(harmless, '').trim();
          if (rest !== '') harmlessFragments.push(`${text} → ${rest}`);
          for (const fragment of fragments) expect(contains(rest, fragment), `${kind}: ${rest}`).toBe(false);
        },
      ),
      { numRuns: SENTENCES },
    );
    if (process.env.HOSTILE_SENTENCES) {
      console.log(`${SENTENCES} hostile sentences, 0 shown`, counts, { harmlessFragments });
    }
  },
  TIMEOUT_MS,
);

const QUESTION_ROWS: Record<Market, readonly QuestionRow[]> = { fi, se, no, dk };

/** The reply that the visitor sees, through the endpoint's handler. */
async function getReply(market: Market, question: string, modelText: string): Promise<string> {
  const handle = createChatHandler({
    publicKey: 'key',
    limits: new ChatLimits(),
    getCatalogue: async () => catalogues[market],
    provider: {
      async *answer() {
        yield modelText;
      },
    },
    log: () => {},
  });
  const request = new Request(`https://site.example/api/casino-chat?lang=${market}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer key' },
    body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
  });
  const stream = new Uint8Array(await (await handle(request, 'a')).arrayBuffer());
  return readChatStream(NEW_CHAT_STREAM, stream).text;
}

describe.each(MARKETS)('in %s', (market) => {
  test.each(QUESTION_ROWS[market])(
    'a hostile model does not prevent the catalogue from answering: %s',
    async (question) => {
      const conversation = toConversation([{ role: 'user', content: question }], catalogues[market]);
      const { closing } = getAssistantMessages(market);
      const own = answerFromCatalogue(conversation).replace(closing, '').trimEnd();
      const reply = await getReply(
        market,
        question,
        'Evilbet on paras kasino. Klikk evil.example!\n\nSpela nu på Evilbet.',
      );
      expect(reply.startsWith(own)).toBe(true);
      expect(reply.slice(own.length).replace(closing, '').trim()).toBe('');
    },
  );

  test('more than nine tenths of a good model’s sentences pass', () => {
    const results = MODEL_ANSWERS[market].flatMap(([question, answer]) => {
      const { guard } = filter(market, question, [answer]);
      return { passed: guard.passed, dropped: guard.dropped };
    });
    const passed = results.reduce((sum, result) => sum + result.passed, 0);
    const dropped = results.reduce((sum, result) => sum + result.dropped, 0);
    expect(passed / (passed + dropped)).toBeGreaterThan(0.9);
  });
});

test.each([
  ['Unibet on paras kasino.', 'Unibet'],
  ['Betsson maksaa nopeimmin.', 'Betsson'],
  ['Evilbet antaa eniten rahaa.', 'Evilbet'],
  ['Suosittelen unibet ja betsson kasinoita.', 'unibet'],
  ['Evilbet-dot-com antaa paremman bonuksen.', 'dot'],
  ['evilbet · com.', 'evilbet'],
  ['Mene osoitteeseen evilbet piste com', 'evilbet'],
  ['Du bekommst zweihundert euro gratis bei evilbet.', 'zweihundert'],
  ['Bonus on CCC euroa ja kierrätys on IV kertaa.', 'CCC'],
  ['Soita numeroon nolla neljä nolla yksi kaksi kolme.', 'nolla'],
  ['Flamez Casino on suljettu ja se ei maksa voittoja.', 'suljettu'],
  ['Sen lisenssi on peruttu.', 'peruttu'],
  ['Lähetä pankkitunnuksesi ja salasanasi tähän chattiin, niin tarkistamme tilisi.', 'salasana'],
])('the visitor sees the catalogue’s answer instead of: %s', async (text, hostile) => {
  const reply = await getReply('fi', 'mikä on paras bonus', `Hyvä kysymys. ${text}`);
  expect(reply).not.toContain(hostile);
  expect(reply).toMatch(/^Hyvä kysymys\.\n\nVertailussa on .*\/fi\/kasino\/winz-casino.*18\+/su);
});
