import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const PROPS = { closeLabel: 'Sulje', id: 'sample', labelledBy: 'sample-heading', style: '/sample.css' };

test('opens with every new request, and reports that it was closed', async () => {
  const onClose = vi.fn();
  const renderDialog = (openRequest: object) => (
    <Dialog {...PROPS} onClose={onClose} openRequest={openRequest}>
      <h2 id="sample-heading">Otsikko</h2>
    </Dialog>
  );
  const { rerender } = render(renderDialog({}));
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Otsikko' });
  expect(dialog.open).toBe(true);
  dialog.close();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  rerender(renderDialog({}));
  expect(dialog.open).toBe(true);
});

test('a locked dialog has closedby="none"', async () => {
  render(
    <Dialog {...PROPS} isLocked openRequest={{}}>
      <h2 id="sample-heading">Otsikko</h2>
    </Dialog>,
  );
  expect((await screen.findByRole('dialog')).getAttribute('closedby')).toBe('none');
});

test.each([true, false])(
  'in browsers without closedby, Escape closes it unless it is locked: %s',
  (isLocked) => {
    render(
      <Dialog {...PROPS} isLocked={isLocked} openRequest={{}}>
        <h2 id="sample-heading">Otsikko</h2>
      </Dialog>,
    );
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(cancel.defaultPrevented).toBe(isLocked);
  },
);
