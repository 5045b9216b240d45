import type { Market } from '@nettobonus/domain/markets/market';
import { toCandidate } from '@nettobonus/domain/quiz/quiz-candidate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quiz } from './quiz.tsx';
import type { TypicalNets } from './quiz-question.tsx';

const net = {
  gross: '210 €',
  cost: '294 €',
  net: '−84 €',
  finish: 3,
  bar: { gross: 2.1, net: -0.84, beforeFloor: -0.84 },
  isFloor: false,
};
const NONE: TypicalNets = { bigBonus: null, lowWagering: null, wagerFreeOnly: null };

const render = (market: Market, questionSet: Market, typical = NONE) =>
  renderToStaticMarkup(
    <Quiz
      casinos={[
        {
          casino: 'a',
          name: '<A>"',
          reviewHref: '/a',
          ...toCandidate({ rating: 9, bonus: '', features: [] }),
        },
      ]}
      deposit="100 €"
      market={market}
      questionSet={questionSet}
      typical={typical}
    />,
  );

test('shows the questions of the given question set', () => {
  const norwegian = render('no', 'no');
  expect(norwegian).toContain('Hva slags bonus ser du etter?');
  expect(norwegian).toContain('Stor bonus, omsetningen gjør ikke noe');
  expect(norwegian).not.toContain('Millaista');
  expect(norwegian).not.toContain('lang=');
  expect(render('dk', 'dk')).toContain('Hvilken slags bonus leder du efter?');
});

test('questions in another language have a lang attribute; the rest is in the page’s language', () => {
  const page = render('no', 'fi');
  expect(page.match(/class="quiz-question"[^>]* lang="fi"/g)).toHaveLength(4);
  expect(page).toContain('Millaista bonusta etsit?');
  expect(page).toContain('Spørsmål 1/4');
  expect(page).toContain('Svarene lagres ikke');
  expect(render('fi', 'se').match(/lang="sv"/g)).toHaveLength(4);
});

test('all four questions are rendered, and only the first is visible', () => {
  const page = render('fi', 'fi');
  expect(page.match(/class="quiz-question"/g)).toHaveLength(4);
  expect(page.match(/class="quiz-question" hidden/g)).toHaveLength(3);
  expect(page.match(/class="quiz-option"/g)).toHaveLength(12);
});

test('an option with a typical offer shows its bar and describes it in text', () => {
  const page = render('fi', 'fi', { ...NONE, bigBonus: net });
  expect(page.match(/class="netbar"/g)).toHaveLength(1);
  expect(page).toContain('Tyypillisesti brutto 210 €, kierrätys 294 €, netto −84 €, läpi 3/10.');
  expect(page).toContain('mitä valinta tyypillisesti tarkoittaa 100 € talletuksella');
});

test('without typical offers there is neither a bar nor an explanation of bars', () => {
  const page = render('fi', 'fi');
  expect(page).not.toContain('netbar');
  expect(page).not.toContain('Palkki');
});
