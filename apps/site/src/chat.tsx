import { ChatPanel, type ChatPanelData } from './features/chat/chat-panel.tsx';
import { ContactForm, type ContactFormData } from './features/contact/contact-form.tsx';
import type { OpenRequest } from './ui/dialog.tsx';

export interface ChatData {
  panel: ChatPanelData;
  contact: ContactFormData;
}

/** The chat panel with the contact form in it. This file composes the two features, as pages do. */
export function Chat({ panel, contact, openRequest }: ChatData & { openRequest: OpenRequest }) {
  return (
    <ChatPanel
      {...panel}
      openRequest={openRequest}
      renderContact={(slot) => <ContactForm {...contact} {...slot} />}
    />
  );
}
