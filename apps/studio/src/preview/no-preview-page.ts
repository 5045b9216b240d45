import type { FieldProblem } from '@nettobonus/domain/publishing/published-document';
import type { PayloadRequest } from 'payload';
import { fieldLabel } from '../publishing/field-label.ts';

interface NoPreview {
  /** Why there is no preview. */
  message: string;
  problems?: FieldProblem[];
}

interface FormContext {
  /** URL of the form where the editor can fix the problem. */
  href: string;
  collection: string;
  req: PayloadRequest;
}

/** An error page, shown in the tab that the preview opens. */
export function sendNoPreview(
  status: number,
  { message, problems = [] }: NoPreview,
  form?: FormContext,
): Response {
  const items = problems.map(
    (problem) =>
      `<li><b>${escapeHtml(form ? fieldLabel(form.req.payload, form.collection, problem.path) : problem.path)}</b>: ${escapeHtml(problem.message)}</li>`,
  );
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No preview · Nettobonus studio</title>
<style>
  :root { color-scheme: light dark }
  body { max-width: 40rem; margin: 4rem auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif }
  h1 { font-size: 1.5rem; line-height: 1.25 }
  ul { padding-left: 1.25rem }
</style>
<main>
<h1>No preview available</h1>
<p>${escapeHtml(message)}</p>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
${form ? `<p><a href="${escapeHtml(form.href)}">Back to the form</a></p>` : ''}
</main>
</html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(body, { status, headers });
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
