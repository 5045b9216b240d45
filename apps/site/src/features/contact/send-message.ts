import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblem,
  findContactProblem,
  sendingDelayMs,
} from '@nettobonus/domain/contact/contact';
import type { ToastRequest } from '../../client/toast-request.ts';

/** The server says within five seconds that it cannot store; beyond this nothing is coming. */
const TIMEOUT_MS = 15_000;

type Input = HTMLInputElement | HTMLTextAreaElement;
interface Refusal {
  message?: string;
  fields?: Partial<Record<ContactField, string>>;
}

/** Sends the form in the background: an unchanged text only once. Calls `onSent` after success. */
export function prepareContact(form: HTMLFormElement, onSent: (heading: string, text: string) => void): void {
  const button = form.querySelector('button') as HTMLButtonElement;
  const failed = form.querySelector('.contact-failed') as HTMLElement;
  const idle = button.textContent;
  const inputOf = (field: ContactField) => form.elements.namedItem(field) as Input;
  let begunAt: number | undefined;
  /** The same text is the same message, however often it is tried. */
  let attempt = { written: '', id: '' };

  function showProblem(field: ContactField, sentence: string): void {
    const input = inputOf(field);
    const problem = document.getElementById(`${input.id}-problem`) as HTMLElement;
    (problem.lastElementChild as HTMLElement).textContent = sentence;
    problem.hidden = sentence === '';
    input.ariaInvalid = sentence === '' ? null : 'true';
  }

  function check(field: ContactField): boolean {
    const input = inputOf(field);
    const problem =
      findContactProblem(field, input.value) ?? (input.validity.typeMismatch ? 'invalid' : null);
    showProblem(field, problem ? sentenceOf(input, problem) : '');
    return problem === null;
  }

  function focusFirstProblem(): void {
    form.querySelector<Input>('[aria-invalid="true"]')?.focus();
  }

  function setSending(isSending: boolean): void {
    form.ariaBusy = String(isSending);
    button.ariaDisabled = String(isSending);
    if (isSending) button.textContent = button.dataset.sending ?? '';
    for (const field of CONTACT_FIELDS) inputOf(field).readOnly = isSending;
  }

  async function post(): Promise<Refusal | null> {
    const fields = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, inputOf(field).value]));
    const written = JSON.stringify(fields);
    if (attempt.written !== written) attempt = { written, id: crypto.randomUUID() };
    const filledMs = () => performance.now() - (begunAt ?? 0);
    await new Promise((done) => setTimeout(done, sendingDelayMs(filledMs())));
    const { value: subject } = form.elements.namedItem('subject') as HTMLInputElement;
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...fields, id: attempt.id, subject, filledMs: Math.round(filledMs()) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? null : (((await response.json()) as { error?: Refusal }).error ?? {});
  }

  function fail({ message, fields = {} }: Refusal): void {
    const text = message ?? form.dataset.failed ?? '';
    failed.textContent = text;
    failed.hidden = false;
    button.textContent = button.dataset.retry ?? '';
    for (const field of CONTACT_FIELDS) showProblem(field, fields[field] ?? '');
    focusFirstProblem();
    const detail: ToastRequest = { says: 'messageFailed' };
    document.dispatchEvent(new CustomEvent('toast', { detail }));
  }

  function succeed(): void {
    const { sent = '', sentReply = '' } = form.dataset;
    const text = sentReply.replace('{email}', inputOf('email').value.trim());
    form.reset();
    button.textContent = idle;
    begunAt = undefined;
    attempt = { written: '', id: '' };
    onSent(sent, text);
  }

  form.addEventListener('focusin', () => {
    begunAt ??= performance.now();
  });
  // Validate invalid fields again while the visitor corrects them, and other fields only on submit.
  form.addEventListener('input', ({ target }) => {
    const { name, ariaInvalid } = target as Input;
    if (ariaInvalid) check(name as ContactField);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    failed.hidden = true;
    const isRight = CONTACT_FIELDS.map(check).every(Boolean);
    if (!isRight) return focusFirstProblem();
    setSending(true);
    const refusal = await post().catch((): Refusal => ({}));
    setSending(false);
    if (refusal) fail(refusal);
    else succeed();
  });
}

function sentenceOf(input: Input, problem: ContactProblem): string {
  return (input.parentElement as HTMLElement).dataset[problem] ?? '';
}
