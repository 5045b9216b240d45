import type { Market } from '@nettobonus/domain/markets/market';
import { vi } from 'vitest';
import { getAssistantMessages, getChatMessages } from '../../i18n/assistant.ts';
import { greetingFor } from '../../i18n/greeting.ts';
import { getShellMessages } from '../../i18n/shell.ts';
import { buildTestContext, listTestOffers } from '../../test-offers.ts';
import type { ChatOfferData } from './chat-offer.tsx';
import type { ChatPanelData } from './chat-panel.tsx';

/** The panel's data as the server sends it. */
export function buildPanelData(market: Market): ChatPanelData {
  return {
    messages: getChatMessages(market),
    context: buildTestContext(market),
    greeting: greetingFor(market),
    failed: getAssistantMessages(market).failed,
    hasModel: false,
    isInformationOnly: false,
    help: { label: getShellMessages(market).footerHelp, name: 'Peluuri', url: 'https://peluuri.example' },
  };
}

function findOffer({ pathname }: URL): ChatOfferData | undefined {
  const [, market = '', , , slug = ''] = pathname.split('/');
  const offer = listTestOffers(market as Market).find(({ casino }) => casino === slug);
  return offer && { offer, summary: `${offer.name}: ${offer.bonus}` };
}

/** A reply that the test sends piece by piece. */
export interface TestReply {
  request: RequestInit;
  write: (text: string) => void;
  /** Ends a complete reply. */
  finish: () => void;
  /** Closes the connection before the reply is complete. */
  interrupt: () => void;
}

/** Stubs the assistant's API and the offer cards. A test can replace the response to the next question. */
export function stubChatServer() {
  const replies: TestReply[] = [];
  const cardRequests: string[] = [];
  const server = {
    replies,
    cardRequests,
    /** Whether requests for cards fail. */
    failsCards: false,
    respond: null as ((init: RequestInit) => Promise<Response>) | null,
  };
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, 'https://nettobonus.test');
    if (url.pathname === '/api/casino-chat') return server.respond ? server.respond(init) : openReply(init);
    cardRequests.push(url.pathname + url.search);
    const data = server.failsCards ? null : findOffer(url);
    return data ? Response.json(data) : new Response(null, { status: 404 });
  });

  function openReply(request: RequestInit): Response {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const send = (text: string) => void writer.write(new TextEncoder().encode(text));
    replies.push({
      request,
      write: (content) => send(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`),
      finish: () => send('data: [DONE]\n\n'),
      interrupt: () => void writer.close(),
    });
    return new Response(readable);
  }
  return server;
}

/** Stubs the media query for wide screens. Returns the function that changes the width. */
export function stubWidth(isWide: boolean): (isWide: boolean) => void {
  const media = Object.assign(new EventTarget(), { matches: isWide });
  vi.stubGlobal('matchMedia', (query: string) => {
    if (query !== '(width >= 48rem)') throw new Error(`Unexpected media query: ${query}`);
    return media;
  });
  return (next) => {
    media.matches = next;
    media.dispatchEvent(new Event('change'));
  };
}
