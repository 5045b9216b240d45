/** The chat panel with the contact form in it: two features, composed as pages compose them. */
import { type Chat, prepareChat } from './features/chat/run-chat.ts';
import { prepareContact } from './features/contact/send-message.ts';

const panel = document.getElementById('chat-panel') as HTMLDialogElement;
let chat: Chat | undefined;

panel.addEventListener('asked', ({ detail }) => {
  if (!chat) {
    chat = prepareChat(panel, detail);
    prepareContact(panel.querySelector('.contact') as HTMLFormElement, chat.confirm);
  }
  chat.open(detail.request === 'contact' ? 'contact' : 'talk');
});
