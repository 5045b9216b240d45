import { addToast, TOASTS, type ToastKind } from '@nettobonus/domain/campaigns/toasts';
import type { ToastRequest } from '../../client/toast-request.ts';

/** A toast that is being read stays until it is not. */
const READ_ON_MS = 1_000;

interface Toast {
  kind: ToastKind;
  element: HTMLElement;
}

const place = document.getElementById('toasts') as HTMLElement;
let toasts: Toast[] = [];

place.addEventListener('asked', ({ detail }) => {
  const request = detail.request as ToastRequest;
  const toast = draw(request);
  if (!toast) return;
  show(addToast(toasts, toast));
  setTimeout(() => leave(toast), TOASTS[toast.kind].durationMs);
});

function draw({ says, values = {}, undo }: ToastRequest): Toast | null {
  const pattern = place.querySelector<HTMLTemplateElement>(`template[data-says="${says}"]`);
  const element = pattern?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!element) return null;
  for (const text of element.querySelectorAll<HTMLElement>('[data-text]')) {
    text.textContent = (text.dataset.text ?? '').replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }
  const toast = { kind: element.dataset.kind as ToastKind, element };
  element.querySelector('button')?.addEventListener('click', () => {
    document.dispatchEvent(new CustomEvent('unchoose', { detail: undo ?? '' }));
    show(toasts.filter((other) => other !== toast));
  });
  return toast;
}

function leave(toast: Toast): void {
  if (toast.element.matches(':hover, :focus-within')) setTimeout(() => leave(toast), READ_ON_MS);
  else show(toasts.filter((other) => other !== toast));
}

/** Only what comes and goes is touched: what stands is not to be read aloud again. */
function show(next: Toast[]): void {
  for (const { element } of toasts) if (!next.some((toast) => toast.element === element)) element.remove();
  // Above a dialog that has been opened since.
  place.hidePopover();
  if (next.length > 0) place.showPopover();
  for (const { element } of next) if (!element.isConnected) place.append(element);
  toasts = next;
}
