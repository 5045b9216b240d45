import { listAnswerNames, QUIZ_QUESTIONS, type QuizAnswers, recommend } from '@nettobonus/domain/quiz/quiz';
import type { FetchFragment } from '../../client/fetch-fragment.ts';
import type { QuizCasino } from './quiz-casino.ts';

const quiz = document.getElementById('quiz') as HTMLDialogElement;
const find = <T extends HTMLElement>(selector: string) => quiz.querySelector(selector) as T;
const count = find('.quiz-progress p');
const progress = find<HTMLProgressElement>('progress');
const result = find('.quiz-result');
const offer = find('.quiz-offer');
const loading = find('.quiz-loading');
const failed = find('.quiz-failed');
const back = find('.quiz-back');
const again = find('.quiz-again');
const questions = [...quiz.querySelectorAll<HTMLElement>('.quiz-question')];
const casinos: QuizCasino[] = JSON.parse(result.dataset.casinos ?? '[]');
const of = QUIZ_QUESTIONS.length;
let fetchFragment: FetchFragment;
let answers: QuizAnswers = [];
let casino: QuizCasino | null = null;

function draw(): void {
  const at = answers.length;
  const isDone = at === of;
  const n = Math.min(at + 1, of);
  const { text = '', done = '' } = count.dataset;
  quiz.dataset.phase = isDone ? 'result' : 'question';
  progress.value = n;
  count.textContent = isDone ? done : text.replace('{n}', String(n));
  for (const [index, question] of questions.entries()) question.hidden = index !== at;
  result.hidden = !isDone;
  back.hidden = at === 0 || isDone;
  again.hidden = !isDone;
}

/** What comes next is read aloud from its heading. */
function goTo(next: QuizAnswers): void {
  answers = next;
  draw();
  (questions[answers.length] ?? result).querySelector('h2')?.focus();
  quiz.scrollTop = 0;
}

function showResult(): void {
  casino = recommend(answers, casinos, Math.random);
  const heading = find('.quiz-result h2');
  heading.textContent = (heading.dataset.text ?? '').replace('{casino}', casino?.name ?? '');
  find<HTMLAnchorElement>('.quiz-failed a').href = casino?.reviewHref ?? '';
  showOffer();
}

async function showOffer(): Promise<void> {
  // A place of its own: what comes after the quiz has begun anew comes into a place that nobody sees.
  const place = document.createElement('div');
  offer.replaceChildren(place);
  failed.hidden = true;
  loading.hidden = false;
  const isOk = await fetchFragment(`quiz-offer/${casino?.casino}`, place).then(
    () => true,
    () => false,
  );
  if (!place.isConnected) return;
  const chosen: string[] = listAnswerNames(answers);
  for (const reason of place.querySelectorAll<HTMLElement>('[data-answer]')) {
    reason.hidden = !chosen.includes(reason.dataset.answer ?? '');
  }
  loading.hidden = true;
  failed.hidden = isOk;
}

quiz.addEventListener('click', ({ target }) => {
  const option = (target as Element).closest<HTMLElement>('[data-option]')?.dataset.option;
  if (option === undefined) return;
  const next = [...answers, Number(option)];
  goTo(next);
  if (next.length === of) showResult();
});
back.addEventListener('click', () => goTo(answers.slice(0, -1)));
again.addEventListener('click', () => {
  offer.replaceChildren();
  goTo([]);
});
find('.quiz-failed button').addEventListener('click', () => {
  find('.quiz-result h2').focus();
  showOffer();
});
quiz.addEventListener('close', () => {
  offer.replaceChildren();
  answers = [];
  draw();
});
quiz.addEventListener('asked', ({ detail }) => {
  fetchFragment = detail.fetchFragment;
  quiz.showModal();
  quiz.querySelector('h2')?.focus();
});
