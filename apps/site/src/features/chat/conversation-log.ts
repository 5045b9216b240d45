import { CHAT } from '@nettobonus/domain/assistant/chat';
import { type ReplyPiece, splitReply } from '@nettobonus/domain/assistant/reply-pieces';
import type { Market } from '@nettobonus/domain/markets/market';
import type { FetchFragment } from '../../client/fetch-fragment.ts';

type Link = Extract<ReplyPiece, { kind: 'link' }>;

/** "Review:", or nothing, before a link that ends its line. */
const LABEL = /^[^.!?]*$/;

/** The messages in the panel. What anybody has written is only ever set as text. */
export function createLog(panel: HTMLElement, market: Market, fetchFragment: FetchFragment) {
  const log = panel.querySelector('.chat-log') as HTMLElement;
  const greeting = log.firstElementChild as HTMLElement;
  /** What stays at the top while the reply to it comes, until the visitor scrolls. */
  let followed: HTMLElement | null = null;

  function copy(name: string): HTMLElement {
    const template = panel.querySelector(`template[data-is="${name}"]`) as HTMLTemplateElement;
    return template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  }
  function follow(): void {
    if (followed) log.scrollTop = followed.offsetTop - greeting.offsetTop;
  }
  function add(message: HTMLElement): HTMLElement {
    log.append(message);
    follow();
    return message;
  }
  for (const moved of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    log.addEventListener(moved, () => (followed = null), { passive: true });
  }

  function toReply(text: string, toElement: (link: Link) => HTMLElement): HTMLElement {
    const message = copy('assistant');
    message.append(...toLines(text, market, toElement));
    return message;
  }

  return {
    follow,
    clear(): void {
      log.replaceChildren(greeting);
    },
    addQuestion(text: string): void {
      followed = copy('user');
      followed.append(...text.split('\n').map((line) => toLine(line)));
      add(followed);
    },

    /** Dots, then the words as they come; hidden from readers, who hear the whole reply when it is there. */
    beginReply(): { grow: (text: string) => void; end: () => void } {
      log.ariaBusy = 'true';
      let shown = add(copy('typing'));
      return {
        grow(text) {
          if (text.trim() === '') return;
          const grown = toReply(text, () =>
            Object.assign(document.createElement('span'), { textContent: '…' }),
          );
          grown.ariaHidden = 'true';
          shown.replaceWith(grown);
          shown = grown;
          follow();
        },
        end() {
          shown.remove();
          log.ariaBusy = 'false';
        },
      };
    },

    /** `deposit` is the one that its question told. */
    addReply(text: string, deposit: number | null): void {
      const links = new Map<string, HTMLElement>();
      const message = toReply(text, ({ path, name }) => {
        const link = copy('link') as HTMLAnchorElement;
        link.href = path;
        if (!links.has(name)) links.set(name, link);
        return link;
      });
      add(message);
      for (const [name, link] of [...links].slice(0, CHAT.cardsPerReply)) {
        placeCard(name, link, deposit, fetchFragment).then(follow);
      }
    },
    addFailed(message: string | null): void {
      const failed = copy('failed');
      if (message) (failed.lastElementChild as HTMLElement).textContent = message;
      add(failed);
    },
    addDone(heading: string, text: string): void {
      const done = copy('done');
      const bold = Object.assign(document.createElement('b'), { textContent: heading });
      done.lastElementChild?.append(bold, ` ${text}`);
      followed = done;
      add(done);
    },
  };
}

function toLine(...content: (string | Node)[]): HTMLElement {
  const line = document.createElement('p');
  line.append(...content);
  return line;
}

function toLines(text: string, market: Market, toElement: (link: Link) => HTMLElement): HTMLElement[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      toLine(
        ...splitReply(line, market).map((piece) => (piece.kind === 'link' ? toElement(piece) : piece.text)),
      ),
    );
}

/** Where the card does not come, the link has been there all the time. */
async function placeCard(
  name: string,
  link: HTMLElement,
  deposit: number | null,
  fetchFragment: FetchFragment,
): Promise<void> {
  const line = link.parentElement as HTMLElement;
  // Not said again: the reply has been read aloud.
  const place = Object.assign(document.createElement('div'), { ariaLive: 'off' });
  line.after(place);
  try {
    const query = deposit === null ? '' : `?deposit=${deposit}`;
    await fetchFragment(`chat-offer/${encodeURIComponent(name)}${query}`, place);
  } catch {
    place.remove();
    return;
  }
  const isOnlyLink = line.lastChild === link && LABEL.test(link.previousSibling?.textContent ?? '');
  if (isOnlyLink) line.remove();
}
