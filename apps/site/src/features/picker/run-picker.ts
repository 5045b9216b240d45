import {
  IDLE_PICKER,
  PICKER,
  type PickerState,
  pickOnce,
  spinToEnd,
  startSpin,
} from '@nettobonus/domain/catalogue/picker';
import type { FetchFragment } from '../../client/fetch-fragment.ts';

/** The drum shows the pick in its middle. */
const MIDDLE = 2;

type State = PickerState<HTMLElement>;

const picker = document.getElementById('picker') as HTMLDialogElement;
const find = <T extends HTMLElement>(selector: string) => picker.querySelector(selector) as T;
const heading = find('h2');
const drum = find('.drum');
const progress = find<HTMLProgressElement>('progress');
const count = find('.picker-progress span');
const result = find('.picker-result');
const failed = find('.picker-failed');
const status = find('[role="status"]');
const button = find<HTMLButtonElement>(':scope > .button');
const pool = [...drum.children] as HTMLElement[];
const idleText = heading.textContent;
const failedText = failed.textContent;
let state: State = IDLE_PICKER;
let fetchFragment: FetchFragment;

function draw(): void {
  const { phase } = state;
  const isSpinning = phase === 'spinning';
  const { again = '', spinning = '' } = button.dataset;
  picker.dataset.phase = phase;
  picker.setAttribute('closedby', isSpinning ? 'none' : 'any');
  heading.textContent = phase === 'result' ? (heading.dataset.result ?? '') : idleText;
  button.disabled = isSpinning;
  button.className = phase === 'result' ? 'button button-line' : 'button button-primary';
  find(':scope > .button span').textContent = { idle: idleText, spinning, result: again }[phase];
  if (state.phase === 'spinning') {
    progress.value = state.picks;
    count.textContent = (count.dataset.text ?? '').replace('{n}', String(state.picks));
    turnTo(state.casino);
  }
}

/** What was picked goes to the middle; what stands around it stays in its order. */
function turnTo(casino: HTMLElement | null): void {
  if (!casino) return;
  const at = pool.indexOf(casino);
  drum.replaceChildren(...pool.map((_, place) => pool.at((at + place - MIDDLE) % pool.length) ?? casino));
}

async function showResult(casino: HTMLElement): Promise<void> {
  const name = casino.querySelector('b')?.textContent ?? '';
  result.replaceChildren();
  failed.hidden = true;
  try {
    await fetchFragment(`offer/${casino.dataset.casino}`, result);
  } catch {
    const link = Object.assign(document.createElement('a'), { className: 'link', textContent: name });
    link.href = casino.dataset.review ?? '';
    failed.replaceChildren(failedText, ' ', link);
    failed.hidden = false;
  }
  draw();
  status.textContent = (status.dataset.text ?? '').replace('{casino}', name);
}

async function step(): Promise<void> {
  state = pickOnce(state, pool, Math.random);
  if (state.phase === 'result') return showResult(state.casino);
  draw();
  if (state.phase === 'spinning') setTimeout(step, PICKER.intervalMs);
}

button.addEventListener('click', async () => {
  status.textContent = '';
  // The button is disabled while it spins; the keyboard stays in the dialog.
  picker.focus();
  state = startSpin(state);
  draw();
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return setTimeout(step, PICKER.intervalMs);
  state = spinToEnd(pool, Math.random);
  if (state.phase === 'result') await showResult(state.casino);
});
// Browsers that do not know what dialogs are closed by.
picker.addEventListener('cancel', (event) => {
  if (state.phase === 'spinning') event.preventDefault();
});
picker.addEventListener('close', () => {
  state = IDLE_PICKER;
  status.textContent = '';
  draw();
});
picker.addEventListener('asked', ({ detail }) => {
  fetchFragment = detail.fetchFragment;
  picker.showModal();
});
draw();
