import { CHAT } from '@nettobonus/domain/assistant/chat';
import { type ReplyPiece, splitReply } from '@nettobonus/domain/assistant/reply-pieces';
import { toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
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
import type { OfferContext } from '../../offer-ui/offer.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChatOffer, type ChatOfferData } from './chat-offer.tsx';

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
export function Reply({ text, messages, context, onGrow, ...props }: ReplyProps) {
  const deposit = props.deposit ?? context.deposit;
  const lines = useMemo(() => toLines(text, context.market), [text, context.market]);
  const slugs = useMemo(() => lines.flatMap(({ cards }) => cards), [lines]);
  const offers = useOffers(slugs, deposit, context.market);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every card makes the reply taller
  useLayoutEffect(onGrow, [offers]);
  const summaries = new Set([...offers.values()].map(({ summary }) => summary));
  return (
    <div className="msg">
      <Author name={messages.name} />
      {lines.map((line, index) => (
        <ReplyLine
          {...line}
          context={context}
          deposit={deposit}
          isSummary={line.pieces.every((piece) => piece.kind === 'text' && summaries.has(piece.text.trim()))}
          // biome-ignore lint/suspicious/noArrayIndexKey: a reply does not change
          key={index}
          offers={offers}
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

interface ReplyLineProps extends Line {
  context: OfferContext;
  deposit: number;
  /** The cards that have loaded. */
  offers: ReadonlyMap<string, ChatOfferData>;
  /** Whether one of the cards states the same facts. */
  isSummary: boolean;
}

function ReplyLine({ pieces, cards, deposit, context, offers, isSummary }: ReplyLineProps) {
  const isReplaced = isSummary || (isLinkOnly(pieces) && cards.some((slug) => offers.has(slug)));
  return (
    <>
      {!isReplaced && (
        <p>
          {renderPieces(pieces, (path) => (
            <a className="link msg-link" href={path} rel="noopener" target="_blank">
              {context.messages.readReview}
              <Icon name="external" size={14} />
              <span className="sr-only">{` (${context.messages.opensInNewTab})`}</span>
            </a>
          ))}
        </p>
      )}
      {cards.map((slug) => {
        const data = offers.get(slug);
        return (
          // Not announced: screen readers have already read the reply.
          <div aria-live="off" key={slug}>
            {data && <ChatOffer context={context} deposit={deposit} offer={data.offer} />}
          </div>
        );
      })}
    </>
  );
}

/** Fetches the offers of these casinos. The map omits an offer that fails to load. */
function useOffers(
  slugs: readonly string[],
  deposit: number,
  market: Market,
): ReadonlyMap<string, ChatOfferData> {
  const [offers, setOffers] = useState<ReadonlyMap<string, ChatOfferData>>(new Map());
  useEffect(() => {
    // A question can mention an amount that no URL has. Then no summary matches, and the card replaces only the link.
    const amount = toDepositParam(deposit, market);
    const query = amount === null ? '' : `?${DEPOSIT_PARAM}=${amount}`;
    for (const slug of slugs) {
      fetchWidgetData<ChatOfferData>(`chat-offer/${encodeURIComponent(slug)}${query}`).then(
        // A transition waits for the card's stylesheet.
        (data) => startTransition(() => setOffers((current) => new Map(current).set(slug, data))),
        () => {},
      );
    }
  }, [slugs, deposit, market]);
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
