import { MIN_FILL_MS } from '@nettobonus/domain/contact/contact';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Chat } from './chat.tsx';
import { buildPanelData, stubWidth } from './features/chat/test-chat.ts';
import { getContactMessages } from './i18n/assistant.ts';
import { formatContactProblems } from './i18n/contact-problem.ts';

vi.mock('./features/chat/chat.css?url', () => ({ default: '/chat.css' }));

test.each(MARKETS)(
  'in %s the contact form opens on request, and confirms in the conversation',
  async (market) => {
    vi.useFakeTimers();
    stubWidth(true);
    vi.stubGlobal('fetch', async () => new Response(null, { status: 201 }));
    const messages = getContactMessages(market);
    const panel = buildPanelData(market);
    const contact = { market, messages, problemTexts: formatContactProblems(market) };
    render(<Chat contact={contact} openRequest={{ view: 'contact' }} panel={panel} />);
    const dialog = within(screen.getByRole('dialog', { name: panel.messages.name }));
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: messages.name }));
    for (const [label, value] of [
      [messages.name, 'Aino'],
      [messages.email, 'aino@esimerkki.fi'],
      [messages.message, 'Hei!'],
    ] as const) {
      fireEvent.input(dialog.getByRole('textbox', { name: label }), { target: { value } });
    }
    fireEvent.click(dialog.getByRole('button', { name: messages.send }));
    await act(() => vi.advanceTimersByTimeAsync(MIN_FILL_MS));
    const confirmation = dialog.getByRole('log').lastElementChild;
    expect(confirmation?.className).toBe('msg msg-confirmation');
    expect(confirmation?.textContent).toContain(messages.sent);
    expect(confirmation?.textContent).toContain('aino@esimerkki.fi');
    expect(document.activeElement).toBe(screen.getByPlaceholderText(panel.messages.placeholder));
    vi.useRealTimers();
    vi.unstubAllGlobals();
  },
);
