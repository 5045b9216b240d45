import { listSampleCasinos, listSampleHelp, sampleBrands } from '@nettobonus/content/sample-catalogue';
import { parseMentionedDeposit } from '@nettobonus/domain/assistant/mentioned-deposit';
import { toOfferFacts } from '@nettobonus/domain/assistant/reply';
import { applyMarketMode } from '@nettobonus/domain/market-rules/market-mode';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { describe, expect, test } from 'vitest';
import { getAssistantMessages, getChatMessages } from '../../i18n/assistant.ts';
import { formatMoney } from '../../i18n/format.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import { formatWageringBase } from '../../offer-ui/net-figures.ts';
import { buildCatalogue, type Catalogue } from './catalogue.ts';
import { answerFromCatalogue } from './catalogue-assistant.ts';
import { toConversation } from './conversation.ts';
import { createGuard } from './create-guard.ts';
import { formatSummary } from './format-reply.ts';

const catalogues = Object.fromEntries(
  MARKETS.map((market) => [
    market,
    buildCatalogue(market, listSampleCasinos(market), sampleBrands, listSampleHelp(market)),
  ]),
) as Record<Market, Catalogue>;

function getAnswer(market: Market, question: string, earlier: string[] = []) {
  const catalogue = catalogues[market];
  const messages = [...earlier, question].map((content) => ({ role: 'user' as const, content }));
  const conversation = toConversation(messages, catalogue);
  const text = answerFromCatalogue(conversation);
  const guard = createGuard(conversation, () => '[replaced]');
  return { text, guarded: guard.push(text) + guard.end() };
}

describe.each(MARKETS)('in %s', (market) => {
  test('describes every casino with its net value, how many players complete the wagering, and a link, and a model may repeat it', () => {
    for (const { name, casino } of listSampleCasinos(market)) {
      const { text, guarded } = getAnswer(market, name);
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
    { fi: 'mitä netto tarkoittaa', se: 'vad är netto', no: 'hva er netto', dk: 'hvad er netto' },
    { fi: 'mitä läpi tarkoittaa', se: 'vad betyder i mål', no: 'hva betyr i mål', dk: 'hvad betyder i mål' },
    { fi: 'mitä kierrätys on', se: 'vad är omsättning', no: 'hva er omsetning', dk: 'hvad er gennemspil' },
    { fi: 'mikä on non-sticky', se: 'vad är non-sticky', no: 'hva er non-sticky', dk: 'hvad er non-sticky' },
    { fi: 'hei', se: 'hej', no: 'hei', dk: 'hej' },
    { fi: 'vpn', se: 'vpn', no: 'vpn', dk: 'vpn' },
    { fi: 'olen 15', se: 'jag är 15', no: 'jeg er 15', dk: 'jeg er 15' },
    { fi: 'olen veloissa', se: 'jag har skulder', no: 'jeg har gjeld', dk: 'jeg har gæld' },
    { fi: 'apua', se: 'hjälp', no: 'hjelp', dk: 'hjælp' },
  ])('a model may repeat the answer to $fi', (questions) => {
    const { text, guarded } = getAnswer(market, questions[market]);
    expect(guarded).toBe(text);
    expect(text.length).toBeGreaterThan(20);
  });

  // A model could repeat these sentences in answers where they are false.
  test.each([
    { fi: 'paras bonus', se: 'bästa bonus', no: 'beste bonus', dk: 'bedste bonus' },
    { fi: 'Ängsull Slots', se: 'Klikki', no: 'Klikki', dk: 'Klikki' },
    { fi: '900 % bonus', se: '900 % bonus', no: '900 % bonus', dk: '900 % bonus' },
  ])('only the catalogue may state its search results for $fi', (questions) => {
    const { text, guarded } = getAnswer(market, questions[market]);
    expect(text.length).toBeGreaterThan(20);
    expect(guarded).toContain('[replaced]');
  });

  test('a payment method that the catalogue does not know is named first, and the offers follow', () => {
    const { text } = getAnswer(market, 'casino Klarna');
    const [note, found] = text.split('\n\n');
    expect(note).toContain(': Klarna.');
    expect(found).toContain(String(listSampleCasinos(market).length));
  });

  test('a question about a casino and a payment method is answered from the methods of its listing', () => {
    const casinos = listSampleCasinos(market);
    const accepting = casinos.find(({ depositMethods }) => depositMethods.includes('skrill'));
    const other = casinos.find(({ depositMethods }) => !depositMethods.includes('skrill'));
    const [yes, no] = [accepting, other].map(
      (casino) => getAnswer(market, `${casino?.name} Skrill?`).text.split('\n\n')[0] ?? '',
    );
    expect(yes).toContain(`${accepting?.name}`);
    expect(yes).toMatch(/Skrill\.$/);
    expect(no).toContain(`${other?.name}`);
    expect(no).toMatch(/Skrill\.$/);
    expect(no?.replace(other?.name ?? '', '')).not.toBe(yes?.replace(accepting?.name ?? '', ''));
    expect(getAnswer(market, `${other?.name} Klarna?`).text).toContain(': Klarna.');
  });

  test('a known payment method is one of the stated criteria, and every offer accepts it', () => {
    const { text } = getAnswer(market, 'casino Skrill');
    expect(text.split('\n\n')[0]).toMatch(/Skrill/);
    const accepting = listSampleCasinos(market).filter(({ depositMethods }) =>
      depositMethods.includes('skrill'),
    );
    expect(text.split('\n\n')[0]).toContain(String(accepting.length));
    const linked = listSampleCasinos(market).filter(({ casino }) =>
      text.includes(`${reviewPathFor(casino, market)}\n`),
    );
    expect(linked).toHaveLength(3);
    for (const { depositMethods } of linked) expect(depositMethods).toContain('skrill');
  });

  test('a visitor with a gambling problem gets every help organisation and no casino, even for later questions', () => {
    const problem = { fi: 'olen veloissa', se: 'jag har skulder', no: 'jeg har gjeld', dk: 'jeg har gæld' }[
      market
    ];
    for (const { text } of [
      getAnswer(market, problem),
      getAnswer(market, 'Winz Casino bonus', [problem]),
      getAnswer(market, 'Winz Casino bonus', [problem, ...Array<string>(20).fill('Winz Casino')]),
    ]) {
      for (const { name, note } of listSampleHelp(market)) expect(text).toContain(`${name}: ${note}`);
      expect(text).not.toMatch(/winz|\/kasino\/|%/iu);
    }
  });

  test('says what is wagered, not only how many times', () => {
    const messages = getOfferMessages(market);
    const casinos = listSampleCasinos(market).filter(
      ({ terms }) => terms?.wagerTimes && terms.wagerBase === 'bonus-and-deposit',
    );
    expect(casinos).not.toHaveLength(0);
    for (const { name, terms } of casinos) {
      const wagering = formatWageringBase(terms, messages);
      const { text, guarded } = getAnswer(market, name);
      expect(text).toContain(wagering);
      expect(guarded).toContain(wagering);
    }
  });

  test('answers the examples of the empty chat: with offers, with offers for the deposit, with an explanation', () => {
    const chat = getChatMessages(market);
    const { unclear, explain_net } = getAssistantMessages(market);
    const [wagerFree, deposit, net] = [chat.example_wagerFree, chat.example_deposit, chat.example_net].map(
      (question) => getAnswer(market, question).text,
    );
    const links = new RegExp(`/${market}/kasino/`, 'g');
    expect(wagerFree?.match(links)?.length).toBeGreaterThan(1);
    expect(deposit?.match(links)).toHaveLength(3);
    const minor = parseMentionedDeposit(chat.example_deposit) ?? 0;
    expect(minor).toBeGreaterThan(0);
    expect(deposit).toContain(formatMoney(minor, market));
    expect(net).toContain(explain_net);
    for (const text of [wagerFree, deposit, net]) expect(text).not.toContain(unclear);
  });

  test('the line that a card replaces is a line of the reply', () => {
    const chat = getChatMessages(market);
    const lines = getAnswer(market, chat.example_deposit).text.split('\n');
    const minor = parseMentionedDeposit(chat.example_deposit) ?? 0;
    const summaries = catalogues[market].casinos.map((casino) =>
      formatSummary(toOfferFacts(casino, market, minor), market),
    );
    expect(lines.filter((line) => summaries.includes(line))).toHaveLength(3);
  });

  test('net values are for the deposit that the visitor mentions', () => {
    const amount = { fi: '250 €', se: '2500 kr', no: '2500 kr', dk: '1000 kr' }[market];
    const minor = { fi: 250_00, se: 2_500_00, no: 2_500_00, dk: 1_000_00 }[market];
    const { text, guarded } = getAnswer(market, `Winz Casino ${amount}`);
    expect(guarded).toBe(text);
    expect(text).toContain(formatMoney(minor, market));
  });
});

test('in a licensed-only market the assistant describes a casino without a licence, but never recommends it', () => {
  const casinos = listSampleCasinos('dk').map((casino) => applyMarketMode(casino, 'dk', 'licensed-only'));
  const catalogue = buildCatalogue('dk', casinos, sampleBrands, listSampleHelp('dk'));
  const answer = (content: string) =>
    answerFromCatalogue(toConversation([{ role: 'user', content }], catalogue));
  const unlicensed = casinos.filter(({ isUnlicensed }) => isUnlicensed);
  expect(unlicensed.length).toBeGreaterThan(0);
  for (const question of ['bedste bonus', 'højeste bonus', 'bonusspins', 'maltesisk licens', 'nyt casino']) {
    for (const { name } of unlicensed) expect(answer(question), question).not.toContain(name);
  }
  expect(answer('bedste bonus')).toContain('Hyldeblomst Casino');
  expect(answer('Winz Casino')).toContain('Winz Casino');
});

test('net values are for the amount that the question mentions, else for the visitor’s deposit', () => {
  const catalogue = catalogues.fi;
  const name = 'Winz Casino';
  const answer = (content: string, chosen: number | null) =>
    answerFromCatalogue(toConversation([{ role: 'user', content }], catalogue, chosen)).replaceAll(
      '\u00a0',
      ' ',
    );
  expect(answer(name, null)).toContain('100 €');
  expect(answer(name, 170_00)).toContain('170 €');
  expect(answer(name, 170_00)).not.toContain('100 €:n');
  expect(answer(`${name}, talletan 60 €`, 170_00)).toContain('60 €');
  expect(answer(name, 175_00), 'no choice in this market').toBe(answer(name, null));
});
