import { listDocuments } from '@nettobonus/content/documents';
import { type StubProvider, startStubProvider } from '../ops/stub-process.ts';
import { withServedSite } from './served-site.ts';

/** The public key that pages send with a chat request. */
export const CHAT_KEY = 'nettobonus-public';

/** Runs `use` with the built site and a stub of its language model. */
export async function withChatSite(
  use: (url: string, pid: number, stub: StubProvider) => Promise<void>,
  stubEnv?: Record<string, string>,
): Promise<void> {
  const stub = await startStubProvider(stubEnv);
  try {
    await withServedSite((url, pid) => use(url, pid, stub), listDocuments(), {
      CHAT_PUBLIC_KEY: CHAT_KEY,
      ASSISTANT_BASE_URL: stub.baseURL,
      ASSISTANT_MODEL: 'stub',
      TRUSTED_PROXY_HOPS: '1',
    });
  } finally {
    await stub.stop();
  }
}
