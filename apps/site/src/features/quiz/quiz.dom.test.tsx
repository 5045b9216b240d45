import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { QUIZ_QUESTIONS } from '@nettobonus/domain/quiz/quiz';
import { toCandidate } from '@nettobonus/domain/quiz/quiz-candidate';
import { evaluateAnswers } from '@nettobonus/domain/quiz/quiz-reasons';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getQuizMessages } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import { toOffer } from '../../offer-ui/offer.ts';
import { buildTestContext, listTestCasinos } from '../../test-offers.ts';
import { formatReason } from './format-fact.ts';
import { Quiz, type QuizData } from './quiz.tsx';
import type { TypicalNets } from './quiz-question.tsx';
import type { QuizOffer } from './quiz-result.tsx';

const offerStyle = vi.hoisted(() => ({ default: '' }));
vi.mock('./quiz.css?url', () => ({ default: '/quiz.css' }));
vi.mock('../../offer-ui/suggested-offer.css?url', () => offerStyle);

const EXPECTED: Record<Market, { isMet: string; isNotMet: string }> = {
  fi: { isMet: 'Toteutuu.', isNotMet: 'Ei toteudu.' },
  se: { isMet: 'Stämmer.', isNotMet: 'Stämmer inte.' },
  no: { isMet: 'Stemmer.', isNotMet: 'Stemmer ikke.' },
  dk: { isMet: 'Passer.', isNotMet: 'Passer ikke.' },
};
const NO_TYPICAL: TypicalNets = { bigBonus: null, lowWagering: null, wagerFreeOnly: null };
const TYPICAL = {
  gross: '210 €',
  cost: '294 €',
  net: '−84 €',
  sign: 'minus' as const,
  finish: 'läpi 3/10',
  bar: { gross: 2.1, net: -0.84, sum: -0.84 },
  isFloor: false,
};

const getCasino = (market: Market) => {
  const [casino] = listTestCasinos(market);
  if (!casino) throw new Error(`${market} has no casinos`);
  return casino;
};

/** Data with a single casino, so that every answer leads to it. */
function buildData(market: Market, questionSet = market): QuizData {
  const casino = getCasino(market);
  const { reviewHref } = toOffer(casino, market, true);
  return {
    casinos: [{ casino: casino.casino, name: casino.name, reviewHref, ...toCandidate(casino) }],
    typical: NO_TYPICAL,
    deposit: '100 €',
    messages: getQuizMessages(market),
    questionMessages: getQuizMessages(questionSet),
    questionLang: questionSet === market ? null : MARKET_FACTS[questionSet].htmlLang,
    context: buildTestContext(market),
  };
}

function buildOffer(market: Market): QuizOffer {
  const casino = getCasino(market);
  const subject = { ...casino, gross: 100_00, games: 9, withdrawal: null };
  return {
    offer: toOffer(casino, market, true),
    reasons: evaluateAnswers(subject, [subject]).map((reason) => formatReason(reason, market, 100_00)),
  };
}

const fetchOffer = vi.fn<typeof fetch>();
const respondWith = (market: Market) => Response.json(buildOffer(market));

beforeEach(() => {
  // React waits for a new stylesheet, and the simulated browser loads none. So this one is marked as loaded.
  offerStyle.default = '/loaded.css';
  render(<link href="/loaded.css" precedence="on-demand" rel="stylesheet" />);
  fetchOffer.mockReset().mockImplementation(async () => respondWith('fi'));
  vi.stubGlobal('fetch', fetchOffer);
});

async function renderQuiz(data: QuizData) {
  document.body.dataset.market = data.context.market;
  const { rerender } = render(<Quiz {...data} openRequest={{}} />);
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: data.messages.name });
  const reopen = () => rerender(<Quiz {...data} openRequest={{}} />);
  return { dialog, reopen };
}

const user = userEvent.setup();
const getHeading = () => screen.getByRole('heading', { level: 2 });
const getButton = (name: string) => screen.getByRole('button', { name });
const listOptions = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('button');

async function answer(...indexes: number[]) {
  for (const index of indexes) await user.click(listOptions()[index] as HTMLElement);
}

const fi = getQuizMessages('fi');
const resultHeading = formatMessage(fi.resultHeading, { casino: getCasino('fi').name });
const findReasons = async ({ reasons } = fi) =>
  within(await screen.findByRole('list', { name: reasons })).getAllByRole('listitem');

describe.each(MARKETS)('in %s', (market) => {
  test('four answers lead to a casino, and every heading gets the focus', async () => {
    fetchOffer.mockImplementation(async () => respondWith(market));
    const data = buildData(market);
    const { messages } = data;
    const { dialog } = await renderQuiz(data);
    expect(dialog.open).toBe(true);
    for (const [index, { id, options }] of QUIZ_QUESTIONS.entries()) {
      expect(getHeading().textContent).toBe(messages[`question_${id}`]);
      expect(document.activeElement).toBe(getHeading());
      screen.getByText(formatMessage(messages.progress, { n: index + 1, of: 4 }));
      expect(screen.getByRole('progressbar', { name: messages.name }).getAttribute('value')).toBe(
        `${index + 1}`,
      );
      expect(listOptions()).toHaveLength(options.length);
      expect(screen.queryByRole('button', { name: messages.again })).toBeNull();
      screen.getByText(messages.notStored);
      await answer(0);
    }
    expect(getHeading().textContent).toBe(
      formatMessage(messages.resultHeading, { casino: getCasino(market).name }),
    );
    expect(document.activeElement).toBe(getHeading());
    screen.getByText(messages.done);
    expect(await screen.findByRole('list', { name: messages.reasons })).not.toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('button', { name: messages.back })).toBeNull();
    getButton(messages.again);
    expect(fetchOffer.mock.calls).toEqual([[`/${market}/part/quiz-offer/${getCasino(market).casino}`]]);
  });

  test('an offer that fails to load is reported in the page’s language', async () => {
    fetchOffer.mockRejectedValue(new TypeError('Failed to fetch'));
    const { messages, ...data } = buildData(market);
    await renderQuiz({ ...data, messages });
    await answer(0, 0, 0, 0);
    await screen.findByText(messages.failed, { exact: false });
    getButton(messages.retry);
    screen.getByRole('link', { name: buildTestContext(market).messages.seeDetails });
  });
});

describe('the questions', () => {
  test('are in the language of the question set, which their lang attribute names', async () => {
    const { dialog } = await renderQuiz(buildData('no', 'fi'));
    expect(getHeading().textContent).toBe('Millaista bonusta etsit?');
    expect(getHeading().closest('[lang]')?.getAttribute('lang')).toBe('fi');
    expect(dialog.querySelectorAll('[lang]')).toHaveLength(1);
    screen.getByText('Spørsmål 1/4');
    screen.getByText('Svarene lagres ikke');
    await answer(1);
    expect(getHeading().closest('[lang]')?.getAttribute('lang')).toBe('fi');
  });

  test('have no lang attribute in the page’s language', async () => {
    const { dialog } = await renderQuiz(buildData('no'));
    expect(getHeading().textContent).toBe('Hva slags bonus ser du etter?');
    expect(dialog.querySelector('[lang]')).toBeNull();
  });

  test('show a typical net with a bar and as text, on the wagering question only', async () => {
    const { dialog } = await renderQuiz({
      ...buildData('fi'),
      typical: { ...NO_TYPICAL, bigBonus: TYPICAL },
    });
    expect(dialog.querySelector('.net-bar')).toBeNull();
    await answer(0);
    expect(dialog.querySelectorAll('.net-bar')).toHaveLength(1);
    expect(dialog.querySelector('.quiz-net.is-minus b')?.textContent).toBe('−84 €');
    screen.getByText('Palkki näyttää, mitä valinta tyypillisesti tarkoittaa 100 €:n talletuksella.');
    screen.getByRole('button', {
      name: /^Iso bonus.* brutto 210 €, kierrätys 294 €, netto −84 €, läpi 3\/10\.$/,
    });
    const question = getHeading().parentElement;
    expect(question?.style.getPropertyValue('--net-lo')).toBe('-0.84');
    expect(question?.style.getPropertyValue('--net-hi')).toBe('2.1');
  });

  test('show neither a bar nor an explanation of bars without typical offers', async () => {
    const { dialog } = await renderQuiz(buildData('fi'));
    await answer(0);
    expect(dialog.querySelector('.net-bar')).toBeNull();
    expect(screen.queryByText(/^Palkki/)).toBeNull();
  });

  test('can be answered with the keyboard, and the dialog scrolls to the start of each', async () => {
    const { dialog } = await renderQuiz(buildData('fi'));
    for (const { id } of QUIZ_QUESTIONS) {
      expect(getHeading().textContent).toBe(fi[`question_${id}`]);
      dialog.scrollTop = 100;
      await user.tab();
      expect(document.activeElement).toBe(listOptions()[0]);
      await user.keyboard('{Enter}');
      expect(dialog.scrollTop).toBe(0);
    }
    expect(getHeading().textContent).toBe(resultHeading);
  });
});

test('back returns to the previous question and discards its answer', async () => {
  await renderQuiz(buildData('fi'));
  expect(screen.queryByRole('button', { name: fi.back })).toBeNull();
  await answer(2, 1);
  screen.getByText('Kysymys 3/4');
  await user.click(getButton(fi.back));
  screen.getByText('Kysymys 2/4');
  expect(getHeading().textContent).toBe(fi.question_wagering);
  expect(document.activeElement).toBe(getHeading());
  await user.click(getButton(fi.back));
  expect(screen.queryByRole('button', { name: fi.back })).toBeNull();
  await answer(0, 0, 1, 2);
  const given = ['bonusType.bigBonus', 'wagering.bigBonus', 'speed.traditional', 'priority.security'];
  const expected = given.map((name) => buildOffer('fi').reasons.find(({ answer }) => answer === name)?.text);
  expect(new Set(expected).size).toBe(4);
  expect((await findReasons()).map(({ lastChild }) => lastChild?.lastChild?.textContent)).toEqual(expected);
});

test.each(MARKETS)(
  'in %s lists only the reasons for the given answers, and whether each wish is met',
  async (market) => {
    const { offer } = buildOffer(market);
    fetchOffer.mockImplementation(async () =>
      Response.json({
        offer,
        reasons: [
          { answer: 'bonusType.bigBonus', isMet: true, text: 'Iso' },
          { answer: 'bonusType.cashback', isMet: true, text: 'Palautus' },
          { answer: 'wagering.lowWagering', isMet: false, text: 'Matala' },
        ],
      }),
    );
    const data = buildData(market);
    await renderQuiz(data);
    await answer(0, 1, 0, 0);
    const reasons = await findReasons(data.messages);
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      `${EXPECTED[market].isMet} Iso`,
      `${EXPECTED[market].isNotMet} Matala`,
    ]);
    expect(reasons.map((reason) => reason.querySelector('.is-met') !== null)).toEqual([true, false]);
  },
);

test('the result shows the offer with its links, and counts its clicks as clicks in the quiz', async () => {
  await renderQuiz(buildData('fi'));
  await answer(0, 0, 0, 0);
  const claim = await screen.findByRole('link', { name: new RegExp(buildTestContext('fi').messages.claim) });
  const { offer } = buildOffer('fi');
  expect(claim.getAttribute('href')).toBe(offer.affiliateLink);
  expect(claim.closest<HTMLElement>('[data-placement]')?.dataset.placement).toBe('quiz');
  expect(
    screen
      .getByRole('link', { name: `${buildTestContext('fi').messages.readReview}: ${offer.name}` })
      .getAttribute('href'),
  ).toBe(offer.reviewHref);
});

describe('while the offer loads', () => {
  let respond: (response: Response) => void;
  beforeEach(() => {
    fetchOffer.mockImplementation(() => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      respond = resolve;
      return promise;
    });
  });
  const respondLate = () => act(async () => respond(respondWith('fi')));

  test('a status message is shown until the offer appears', async () => {
    await renderQuiz(buildData('fi'));
    await answer(0, 0, 0, 0);
    expect(screen.getByRole('status').textContent).toBe('Ladataan tarjousta');
    await respondLate();
    expect(await findReasons()).toHaveLength(4);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('the status stays until the stylesheet of the offer has loaded', async () => {
    offerStyle.default = '/new.css';
    await renderQuiz(buildData('fi'));
    await answer(0, 0, 0, 0);
    respond(respondWith('fi'));
    const preload = await vi.waitUntil(() => document.head.querySelector('link[href="/new.css"]'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('status').textContent).toBe('Ladataan tarjousta');
    fireEvent.load(preload);
    expect(await findReasons()).toHaveLength(4);
  });

  test('a restart ignores the late response', async () => {
    await renderQuiz(buildData('fi'));
    await answer(0, 0, 0, 0);
    await user.click(getButton(fi.again));
    await respondLate();
    expect(getHeading().textContent).toBe(fi.question_bonusType);
    expect(document.activeElement).toBe(getHeading());
    await answer(0, 0, 0, 0);
    expect(screen.getByRole('status').textContent).toBe('Ladataan tarjousta');
    expect(screen.queryByRole('list', { name: fi.reasons })).toBeNull();
  });

  test('closing ignores the late response', async () => {
    const { dialog, reopen } = await renderQuiz(buildData('fi'));
    await answer(0, 0, 0, 0);
    dialog.close();
    await waitFor(() => expect(dialog.classList).not.toContain('is-done'));
    await respondLate();
    reopen();
    expect(getHeading().textContent).toBe(fi.question_bonusType);
    expect(screen.queryByRole('list', { name: fi.reasons })).toBeNull();
  });
});

test('an offer that failed to load can be loaded again, and the error links to the review', async () => {
  fetchOffer.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  await renderQuiz(buildData('fi'));
  await answer(0, 0, 0, 0);
  const link = await screen.findByRole('link', { name: 'Katso tiedot' });
  expect(link.getAttribute('href')).toBe(buildOffer('fi').offer.reviewHref);
  expect(getHeading().textContent).toBe(resultHeading);
  expect(screen.queryByRole('status')).toBeNull();
  screen.getByText('Tarjous ei latautunut.', { exact: false });
  await user.click(getButton('Lataa tarjous uudelleen'));
  expect(document.activeElement).toBe(getHeading());
  expect(await findReasons()).toHaveLength(4);
  expect(screen.queryByText('Tarjous ei latautunut.', { exact: false })).toBeNull();
  expect(fetchOffer).toHaveBeenCalledTimes(2);
});

test('“try again” restarts at the first question', async () => {
  await renderQuiz(buildData('fi'));
  await answer(3, 2, 0, 0);
  await findReasons();
  await user.click(getButton('Tee testi uudelleen'));
  screen.getByText('Kysymys 1/4');
  expect(document.activeElement).toBe(getHeading());
  expect(screen.queryByRole('list', { name: fi.reasons })).toBeNull();
});

test('closing resets the quiz without taking the focus; opening focuses the first question', async () => {
  const { dialog, reopen } = await renderQuiz(buildData('fi'));
  await answer(0, 0);
  const opener = document.body.appendChild(document.createElement('button'));
  dialog.close();
  opener.focus();
  await waitFor(() => expect(dialog.textContent).toContain(fi.question_bonusType));
  expect(document.activeElement).toBe(opener);
  reopen();
  expect(dialog.open).toBe(true);
  screen.getByText('Kysymys 1/4');
  expect(document.activeElement).toBe(getHeading());
});
