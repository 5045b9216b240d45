/** The stub casinos of the weekly round's test: a process of their own, with one page of terms for each host. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What each host does from now on; those that are not named show the first version of their terms. */
export type HostBehaviour = 'figure' | 'new clause' | 'lost clause' | 'last word' | 'error' | 'empty' | 'pdf';

const behaviours = new Map<string, HostBehaviour>();
let requests = 0;

const CLAUSES = Array.from(
  { length: 60 },
  (_, index) =>
    `<h3>${index + 1}. Clause</h3><p>The player accepts clause <strong>${index + 1}</strong> of these terms.</p>`,
);

/** Everything that changes from one request to the next without a change of the terms. */
function renderNoise(host: string): string {
  const now = Date.now() + requests;
  return `<script>window.renderedAt = ${now}; var online = ${requests * 17};</script>
    <style>.a${now} { color: red }</style><!-- ${host} rendered at ${now} -->
    <nav><ul><li>${requests} players online</li></ul></nav>
    <noscript><img src="/pixel?t=${now}" alt="${now}"></noscript>
    <input type="hidden" name="csrf" value="${now}">${' '.repeat(requests % 7)}${'\n'.repeat(requests % 5)}`;
}

function renderTerms(host: string, behaviour: HostBehaviour | undefined): string {
  const wagering = behaviour === 'figure' ? 40 : 35;
  const clauses =
    behaviour === 'new clause'
      ? CLAUSES.toSpliced(30, 0, '<p>Winnings above 500 € are forfeited.</p>')
      : behaviour === 'lost clause'
        ? CLAUSES.toSpliced(45, 1)
        : CLAUSES;
  const end = behaviour === 'last word' ? 'without notice' : 'with notice';
  return `<!doctype html><html><head><title>Terms</title></head><body>${renderNoise(host)}
    <main><h1>Bonus terms of ${host}</h1>
    <table><tr><td>Wagering</td><td><span>${wagering}</span> times</td></tr></table>
    <p>See <a href="/faq?utm_source=terms&amp;click=${requests}">our questions</a>.</p>
    ${clauses.join(' '.repeat(1 + (requests % 3)))}
    <p>These terms may change ${end}.</p></main>
    <footer>© ${2020 + (requests % 10)} ${host}</footer>${renderNoise(host)}</body></html>`;
}

function respond(response: ServerResponse, host: string): void {
  const behaviour = behaviours.get(host);
  if (behaviour === 'error') response.writeHead(503).end('<p>Maintenance</p>');
  else if (behaviour === 'pdf') response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF');
  else {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      behaviour === 'empty' ? `<div id="app"></div>${renderNoise(host)}` : renderTerms(host, behaviour),
    );
  }
}

const server = createServer((request, response) => {
  requests += 1;
  respond(response, (request.headers.host ?? '').replace(/:\d+$/, ''));
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

process.on('message', (changes: [host: string, behaviour: HostBehaviour | null][]) => {
  for (const [host, behaviour] of changes) {
    if (behaviour) behaviours.set(host, behaviour);
    else behaviours.delete(host);
  }
  process.send?.('done');
});
