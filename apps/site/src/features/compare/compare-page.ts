/** What a comparison needs a script for: an address that keeps the switched deposit, a button that copies it. */

import type { ToastRequest } from '../../client/toast-request.ts';

const share = document.getElementById('share');
/** What the address says for each deposit; empty for the one that comes by itself. */
const deposits = share?.dataset.deposits?.split(',') ?? [];
const depositOf = (index: string | undefined) => deposits[Number(index)] ?? '';

function withParam(address: string, name: string, value: string): string {
  const url = new URL(address);
  // Parameters that are set anew would have the commas between casinos in percents.
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part && !part.startsWith(`${name}=`));
  url.search = [...others, ...(value ? [`${name}=${value}`] : [])].join('&');
  return url.href;
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'deposit') return;
  const deposit = depositOf(target.value);
  history.replaceState(null, '', withParam(location.href, target.name, deposit));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-removes]')) {
    link.href = withParam(link.href, target.name, deposit);
  }
});

// A casino that is taken out of a comparison is not chosen in the lists any more.
for (const link of document.querySelectorAll<HTMLElement>('a[data-removes]')) {
  link.addEventListener('click', () => {
    document.dispatchEvent(new CustomEvent('unchoose', { detail: link.dataset.removes }));
  });
}

// The form brings the deposit that is switched on when it is sent.
document.querySelector<HTMLFormElement>('.compare-add')?.addEventListener('formdata', ({ formData }) => {
  if (!share) return;
  const deposit = depositOf(document.documentElement.dataset.deposit);
  if (deposit) formData.set('deposit', deposit);
  else formData.delete('deposit');
});

const [button, said, field] = [
  share?.querySelector('button'),
  share?.querySelector('p'),
  share?.querySelector('input'),
];
if (share && button && said && field) {
  share.hidden = false;
  // A form adds a casino by a second parameter; what is passed on has one.
  if (share.dataset.address) history.replaceState(null, '', share.dataset.address + location.hash);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      field.hidden = true;
      said.textContent = '';
      const detail: ToastRequest = { says: 'copied' };
      document.dispatchEvent(new CustomEvent('toast', { detail }));
    } catch {
      // No clipboard without a safe connection, or not allowed: the address is shown to be copied by hand.
      field.value = location.href;
      field.hidden = false;
      said.textContent = said.dataset.failed ?? '';
      field.select();
    }
  });
}
