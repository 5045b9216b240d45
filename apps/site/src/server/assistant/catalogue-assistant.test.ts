import { listSampleCasinos, listSampleHelp, sampleBrands } from '@nettobonus/content/sample-catalogue';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../i18n/format.ts';
import { buildCatalogue, type Catalogue, createGuard } from './catalogue.ts';
import { catalogueAssistant } from './catalogue-assistant.ts';
import { toConversation } from './conversation.ts';

const catalogues = Object.fromEntries(
  MARKETS.map((market) => [
    market,
    buildCatalogue(market, listSampleCasinos(market), sampleBrands, listSampleHelp(market)),
  ]),
) as Record<Market, Catalogue>;

async function getAnswer(market: Market, question: string, earlier: string[] = []) {
  const catalogue = catalogues[market];
  const messages = [...earlier, question].map((content) => ({ role: 'user' as const, content }));
  const conversation = toConversation(messages, catalogue);
  let text = '';
  for await (const chunk of catalogueAssistant.answer(conversation, new AbortController().signal))
    text += chunk;
  const guard = createGuard(catalogue, conversation.deposit, conversation.allowedNumbers);
  return { text, guarded: guard.push(text) + guard.end() };
}

describe.each(MARKETS)('in %s', (market) => {
  test('describes every casino with net value, finish rate and link, and the guard removes nothing', async () => {
    for (const { name, casino } of listSampleCasinos(market)) {
      const { text, guarded } = await getAnswer(market, name);
      expect(guarded).toBe(text);
      expect(text, name).toContain(name);
      expect(text.split('\n'), name).toContainEqual(
        expect.stringMatching(new RegExp(`: ${reviewPathFor(casino, market)}$`)),
      );
      expect(text, name).toMatch(/[+−±][\d\u00a0]+.*\d+\/10|\?|\p{L}: \p{Ll}/u);
      expect(text).toContain('18+');
    }
  });

  test.each([
    { fi: 'paras bonus', se: 'bästa bonus', no: 'beste bonus', dk: 'bedste bonus' },
    { fi: 'yli 200 % bonus', se: 'bonus över 200 %', no: 'bonus over 200 %', dk: 'bonus over 200 %' },
    {
      fi: 'kierrätys alle 10x',
      se: 'omsättning under 10x',
      no: 'omsetning under 10x',
      dk: 'gennemspil under 10x',
    },
    { fi: 'mitä netto tarkoittaa', se: 'vad är netto', no: 'hva er netto', dk: 'hvad er netto' },
    { fi: 'mitä läpi tarkoittaa', se: 'vad betyder i mål', no: 'hva betyr i mål', dk: 'hvad betyder i mål' },
    { fi: 'mitä kierrätys on', se: 'vad är omsättning', no: 'hva er omsetning', dk: 'hvad er gennemspil' },
    { fi: 'mikä on non-sticky', se: 'vad är non-sticky', no: 'hva er non-sticky', dk: 'hvad er non-sticky' },
    { fi: 'hei', se: 'hej', no: 'hei', dk: 'hej' },
    { fi: 'abc', se: 'abc', no: 'abc', dk: 'abc' },
    { fi: 'Ängsull Slots', se: 'Klikki', no: 'Klikki', dk: 'Klikki' },
    { fi: '900 % bonus', se: '900 % bonus', no: '900 % bonus', dk: '900 % bonus' },
    { fi: 'vpn', se: 'vpn', no: 'vpn', dk: 'vpn' },
    { fi: 'olen 15', se: 'jag är 15', no: 'jeg er 15', dk: 'jeg er 15' },
    { fi: 'olen veloissa', se: 'jag har skulder', no: 'jeg har gjeld', dk: 'jeg har gæld' },
    { fi: 'haluan kuolla', se: 'jag vill dö', no: 'jeg vil dø', dk: 'jeg vil dø' },
    { fi: 'apua', se: 'hjälp', no: 'hjelp', dk: 'hjælp' },
  ])('the guard removes nothing from the answer to $fi', async (questions) => {
    const { text, guarded } = await getAnswer(market, questions[market]);
    expect(guarded).toBe(text);
    expect(text.length).toBeGreaterThan(20);
  });

  test('a visitor with a gambling problem gets every help organisation and no casino, also for later questions', async () => {
    const problem = { fi: 'olen veloissa', se: 'jag har skulder', no: 'jeg har gjeld', dk: 'jeg har gæld' }[
      market
    ];
    for (const { text } of [
      await getAnswer(market, problem),
      await getAnswer(market, 'Winz Casino bonus', [problem]),
      await getAnswer(market, 'Winz Casino bonus', [problem, ...Array<string>(20).fill('Winz Casino')]),
    ]) {
      for (const { name, note } of listSampleHelp(market)) expect(text).toContain(`${name}: ${note}`);
      expect(text).not.toMatch(/winz|\/kasino\/|%/iu);
    }
  });

  test('net values are for the deposit that the visitor mentions', async () => {
    const amount = { fi: '250 €', se: '2500 kr', no: '2500 kr', dk: '1000 kr' }[market];
    const minor = { fi: 250_00, se: 2_500_00, no: 2_500_00, dk: 1_000_00 }[market];
    const { text, guarded } = await getAnswer(market, `Winz Casino ${amount}`);
    expect(guarded).toBe(text);
    expect(text).toContain(formatMoney(minor, market));
  });
});
