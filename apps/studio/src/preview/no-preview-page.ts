import type { FieldProblem } from '@nettobonus/domain/publishing/list-field-problems';
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
  :root { color-scheme: light dark; --ink: light-dark(#14141a, #ececf1); --paper: light-dark(#fff, #14141a); --rule: light-dark(#d9d9e0, #3a3a44); --accent: light-dark(#1f37d6, #9aa6ff) }
  body { max-width: 40rem; margin: 0 auto; padding: 3rem 1.5rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Schibsted Grotesk", system-ui, sans-serif }
  .brand { margin: 0 0 2rem; padding-bottom: 1rem; border-bottom: 1px solid var(--rule); font-weight: 700 }
  h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
  ul { margin: 1.5rem 0; padding: 0; border-top: 6px solid var(--ink); list-style: none }
  li { padding: .75rem 0; border-bottom: 1px solid var(--rule) }
  a { display: inline-block; padding: .75rem 1.25rem; background: var(--accent); color: var(--paper); font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
</style>
<main>
<p class="brand">nettobonus studio</p>
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
