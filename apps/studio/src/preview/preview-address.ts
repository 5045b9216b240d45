import { env } from '../env.ts';

/** Where the studio makes a preview of a document's newest draft and leads to it. */
export function previewAddress(collection: string, id: unknown): string {
  return `${env.STUDIO_URL}/api/preview/${collection}/${id}`;
}
