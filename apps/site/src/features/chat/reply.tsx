import { CHAT } from '@nettobonus/domain/assistant/chat';
import { type ReplyPiece, splitReply } from '@nettobonus/domain/assistant/reply-pieces';
import type { Market } from '@nettobonus/domain/markets/market';
import {
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { fetchWidgetData } from '../../client/fetch-widget-data.ts';
import type { ChatMessages } from '../../i18n/assistant.ts';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChatOffer } from './chat-offer.tsx';

interface ReplyProps {
  text: string;
  /** The deposit of the reply's figures; null if the page states none. */
  deposit: number | null;
  messages: ChatMessages;
  context: OfferContext;
  /** Called when a card has made the reply taller. */
  onGrow: () => void;
}

interface Line {
  pieces: ReplyPiece[];
  /** Slugs of the casinos that the reply mentions here for the first time, and that get a card. */
  cards: string[];
}

/** A complete reply: its text, with links to reviews, and a card for each of the first casinos. */
export function Reply({ text, deposit, messages, context, onGrow }: ReplyProps) {
  const lines = useMemo(() => toLines(text, context.market), [text, context.market]);
  return (
    <div className="msg">
      <Author name={messages.name} />
      {lines.map(({ pieces, cards }, index) => (
        <ReplyLine
          cards={cards}
          context={context}
          deposit={deposit}
          // biome-ignore lint/suspicious/noArrayIndexKey: a reply does not change
          key={index}
          messages={messages}
          onGrow={onGrow}
          pieces={pieces}
        />
      ))}
    </div>
  );
}

interface PartialReplyProps {
  text: string;
  messages: ChatMessages;
  market: Market;
}

/** Dots, then the text as it streams in. Hidden from screen readers, which read the complete reply. */
export function PartialReply({ text, messages, market }: PartialReplyProps) {
  if (text.trim() === '') {
    return (
      <div aria-label={messages.typing} className="msg msg-typing" role="img">
        <i />
        <i />
        <i />
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="msg">
      <Author name={messages.name} />
      {toLines(text, market).map(({ pieces }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
        <p key={index}>{renderPieces(pieces, () => '…')}</p>
      ))}
    </div>
  );
}

/** The author of a message, for screen readers. */
export function Author({ name }: { name: string }) {
  return <span className="sr-only">{`${name}: `}</span>;
}

type ReplyLineProps = Omit<ReplyProps, 'text'> & Line;

function ReplyLine({ pieces, cards, deposit, messages, context, onGrow }: ReplyLineProps) {
  const offers = useOffers(cards);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every card makes the line taller
  useLayoutEffect(onGrow, [offers]);
  const isReplaced = offers.size > 0 && isLinkOnly(pieces);
  return (
    <>
      {!isReplaced && (
        <p>
          {renderPieces(pieces, (path) => (
            <a className="link msg-link" href={path} rel="noopener" target="_blank">
              {messages.toCasino}
              <Icon name="external" size={14} />
              <span className="sr-only">{` (${context.messages.opensInNewTab})`}</span>
            </a>
          ))}
        </p>
      )}
      {cards.map((slug) => {
        const offer = offers.get(slug);
        return (
          // Not announced: screen readers have already read the reply.
          <div aria-live="off" key={slug}>
            {offer && (
              <ChatOffer
                context={context}
                deposit={deposit ?? context.deposit}
                linkText={messages.toCasino}
                offer={offer}
              />
            )}
          </div>
        );
      })}
    </>
  );
}

/** Fetches the offers of these casinos. The map omits an offer that fails to load. */
function useOffers(slugs: readonly string[]): ReadonlyMap<string, Offer> {
  const [offers, setOffers] = useState<ReadonlyMap<string, Offer>>(new Map());
  useEffect(() => {
    for (const slug of slugs) {
      fetchWidgetData<Offer>(`offer/${encodeURIComponent(slug)}`).then(
        // A transition waits for the card's stylesheet.
        (offer) => startTransition(() => setOffers((current) => new Map(current).set(slug, offer))),
        () => {},
      );
    }
  }, [slugs]);
  return offers;
}

function toLines(text: string, market: Market): Line[] {
  const mentioned = new Set<string>();
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const pieces = splitReply(line, market);
      const cards: string[] = [];
      for (const piece of pieces) {
        if (piece.kind === 'text' || mentioned.has(piece.slug) || mentioned.size === CHAT.cardsPerReply)
          continue;
        mentioned.add(piece.slug);
        cards.push(piece.slug);
      }
      return { pieces, cards };
    });
}

/** Whether a line is only a link, or a label such as "Review:" and a link. */
function isLinkOnly(pieces: readonly ReplyPiece[]): boolean {
  const link = pieces.at(-1);
  const [label, ...others] = pieces.slice(0, -1);
  const isLabel = !label || (label.kind === 'text' && !/[.!?]/.test(label.text));
  return link?.kind === 'link' && isLabel && others.length === 0;
}

function renderPieces(pieces: readonly ReplyPiece[], renderLink: (path: string) => ReactNode): ReactNode[] {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
    <Fragment key={index}>{piece.kind === 'text' ? piece.text : renderLink(piece.path)}</Fragment>
  ));
}
