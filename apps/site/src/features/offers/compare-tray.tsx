import type { Market } from '@nettobonus/domain/market';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatMessage } from '../../i18n/message.ts';
import { trayWordsOf } from '../../i18n/tray/words.ts';
import { Icon } from '../../ui/icon.tsx';
// An address: a page is given every style that its modules import, also of those that come later or never.
import style from './compare-tray.css?url';
import type { Offer } from './offer.ts';

const forget = (slug: string) => document.dispatchEvent(new CustomEvent('unchoose', { detail: slug }));

interface CompareTrayProps {
  chosen: string[];
  limit: number;
  market: Market;
  /** The page that compares casinos. */
  hrefOf: (slugs: readonly string[]) => string;
  loadOffers: (market: Market) => Promise<Offer[]>;
}

/**
 * The casinos that are chosen for comparison, at the foot of the window. The list hands it what it has: whatever both
 * imported would become a file of its own, and every list would wait for it.
 */
export function CompareTray({ chosen, limit, market, hrefOf, loadOffers }: CompareTrayProps) {
  const words = trayWordsOf(market);
  const tray = useRef<HTMLElement>(null);
  useRoomFor(tray);
  const offers = useOffers(market, loadOffers);
  const shown = chosen.slice(0, limit);
  const count = shown.length;

  // A casino that is not listed any more would take a place that nobody sees.
  const unlisted = offers ? chosen.find((slug) => !offers.some(({ casino }) => casino === slug)) : undefined;
  useEffect(() => {
    if (unlisted) forget(unlisted);
  }, [unlisted]);

  function remove(slug: string): void {
    // The button goes with its casino; the keyboard stays in the tray, or in the page.
    (count > 1 ? tray.current : document.querySelector('main'))?.focus({ preventScroll: true });
    forget(slug);
  }

  return (
    <section aria-label={words.region} className="tray" ref={tray} tabIndex={-1}>
      <link href={style} precedence="tray" rel="stylesheet" />
      <div className="wrap">
        <p className="tray-count">
          <b className="num">{count}</b> / {limit} <span>{words.chosen}</span>
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
                  aria-label={formatMessage(words.remove, { casino: name })}
                  onClick={() => remove(slug)}
                  type="button"
                >
                  <Icon name="close" size={18} />
                </button>
              </li>
            );
          })}
          {Array.from({ length: limit - count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
            <li aria-hidden="true" className="tray-empty" key={place} />
          ))}
        </ul>
        {count > 1 ? (
          <a
            className="button button-primary"
            href={hrefOf(shown)}
            onClick={({ currentTarget }) => {
              // The deposit may have been switched since the link was drawn.
              currentTarget.href = hrefOf(shown);
            }}
          >
            {formatMessage(words.compare, { count })}
          </a>
        ) : (
          <p className="tray-more">{words.oneMore}</p>
        )}
      </div>
    </section>
  );
}

/** Leaves as much room at the page's end as the tray covers. */
function useRoomFor(tray: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      style.setProperty('--tray', `${tray.current?.offsetHeight ?? 0}px`);
    });
    if (tray.current) sizes.observe(tray.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--tray');
    };
  }, [tray]);
}

/** Names and logos. Null until they are there; where they do not come, what is chosen can be compared all the same. */
function useOffers(market: Market, load: CompareTrayProps['loadOffers']): Offer[] | null {
  const [offers, setOffers] = useState<Offer[] | null>(null);
  useEffect(() => {
    load(market).then(setOffers, () => {});
  }, [market, load]);
  return offers;
}
