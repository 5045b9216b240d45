import type { Market } from '@nettobonus/domain/markets/market';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { removeCompared } from '../../client/compared.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { TrayMessages } from '../../i18n/offers.ts';
import type { Offer } from '../../offer-ui/offer.ts';
import { Icon } from '../../ui/icon.tsx';
// Import the URL only: Astro adds every imported stylesheet to the page, even those of lazy modules.
import style from './compare-tray.css?url';

export interface TrayContentProps {
  /** The slugs of the selected casinos. */
  casinos: readonly string[];
  limit: number;
  market: Market;
  messages: TrayMessages;
  compareHref: string;
  loadOffers: (market: Market) => Promise<Offer[]>;
}

/**
 * The content of the tray. It gets shared functions as props: the bundler would move a module that it shares with the
 * list into a separate chunk, and every list would wait for it.
 */
export function TrayContent({ casinos, limit, market, messages, compareHref, loadOffers }: TrayContentProps) {
  const tray = useRef<HTMLElement>(null);
  usePagePadding(tray);
  const offers = useOffers(market, loadOffers);
  const shown = casinos.slice(0, limit);
  const count = shown.length;

  // Deselect a casino that is no longer listed: it would take up an invisible slot.
  const unlisted = offers ? casinos.find((slug) => !offers.some(({ casino }) => casino === slug)) : undefined;
  useEffect(() => {
    if (unlisted) removeCompared(unlisted);
  }, [unlisted]);

  function remove(slug: string): void {
    // The focused button disappears with its casino, so move the focus to the tray or to the page.
    (count > 1 ? tray.current : tray.current?.closest('main'))?.focus({ preventScroll: true });
    removeCompared(slug);
  }

  return (
    <section aria-label={messages.region} className="tray" ref={tray} tabIndex={-1}>
      <link href={style} precedence="tray" rel="stylesheet" />
      <div className="wrap">
        <p className="tray-count">
          <b className="num">{count}</b> / {limit} <span>{messages.chosen}</span>
        </p>
        <ul>
          {shown.map((slug) => {
            const offer = offers?.find(({ casino }) => casino === slug);
            const name = offer?.name ?? slug;
            return (
              <li key={slug}>
                {offer && <img alt="" className="tile" height="40" src={offer.image} width="40" />}
                <span>{name}</span>
                <button
                  aria-label={formatMessage(messages.remove, { casino: name })}
                  onClick={() => remove(slug)}
                  type="button"
                >
                  <Icon name="close" size={18} />
                </button>
              </li>
            );
          })}
          {Array.from({ length: limit - count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are identical
            <li aria-hidden="true" className="tray-empty" key={index} />
          ))}
        </ul>
        {count > 1 ? (
          <a className="button button-primary" href={compareHref}>
            {formatPlural(messages.compare, count, market)}
          </a>
        ) : (
          <p className="tray-more">{messages.oneMore}</p>
        )}
      </div>
    </section>
  );
}

/** Pads the end of the page by the height of the tray, so that the tray covers no content. */
function usePagePadding(tray: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--compare-tray-height', `${tray.current?.offsetHeight ?? 0}px`);
    });
    if (tray.current) observer.observe(tray.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--compare-tray-height');
    };
  }, [tray]);
}

/** Names and logos. Null until loaded. Ignores load errors: comparing works without them. */
function useOffers(market: Market, load: TrayContentProps['loadOffers']): Offer[] | null {
  const [offers, setOffers] = useState<Offer[] | null>(null);
  useEffect(() => {
    load(market).then(setOffers, () => {});
  }, [market, load]);
  return offers;
}
