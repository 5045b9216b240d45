/** The chat panel with the contact form in it: two features, composed as pages compose them. */
import { type Chat, prepareChat } from './features/chat/run-chat.ts';
import { prepareContact } from './features/contact/send-message.ts';
import { fetchPart } from './layout/fetch-part.ts';

let chat: Promise<Chat> | undefined;

export async function open(what: string): Promise<void> {
  chat ??= prepare();
  try {
    (await chat).open(what === 'contact' ? 'contact' : 'talk');
  } catch (error) {
    chat = undefined;
    throw error;
  }
}

async function prepare(): Promise<Chat> {
  const lang = new URLSearchParams(location.search).get('lang');
  const query = lang === null ? '' : `?lang=${encodeURIComponent(lang)}`;
  const panel = (await fetchPart(`chat${query}`)) as HTMLDialogElement;
  const prepared = prepareChat(panel);
  prepareContact(panel.querySelector('.contact') as HTMLFormElement, prepared.confirm);
  return prepared;
}
