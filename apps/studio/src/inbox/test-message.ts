import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@nettobonus/domain/contact/contact-message';

/** A visitor's contact message, for tests. */
export const createTestMessage = (overrides: Partial<ContactMessage> = {}): ContactMessage => ({
  id: randomUUID(),
  market: 'fi',
  name: 'Aino Lehtonen',
  email: 'aino@esimerkki.fi',
  message: 'Hei!\nMinimitalletus on muuttunut: 10 € 👍',
  ...overrides,
});
