import { env } from '../env.ts';

/** The URL that creates a preview of a document's newest draft and redirects to it. */
export function getPreviewUrl(collection: string, id: unknown): string {
  return `${env.STUDIO_URL}/api/preview/${collection}/${id}`;
}
