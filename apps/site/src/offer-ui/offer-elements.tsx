/** Small components shared by all offer layouts. */
import type { MouseEventHandler, ReactNode } from 'react';
import { formatMoney } from '../i18n/format.ts';
import { formatPlural } from '../i18n/message.ts';
import { Icon } from '../ui/icon.tsx';
import { formatShortDay, formatWageringBase } from './net-figures.ts';
import type { Offer, OfferContext } from './offer.ts';

interface OfferElementProps<Key extends keyof Offer> {
  offer: Pick<Offer, Key>;
  context: OfferContext;
}

interface LogoProps {
  offer: Pick<Offer, 'image' | 'imageSet'>;
  /** In CSS pixels. */
  size: number;
}

/** The size attributes and sources of a casino's logo. An uploaded one has two sizes. */
export function logoAttributes({ offer: { image, imageSet }, size }: LogoProps) {
  const set = imageSet ? { srcSet: imageSet, sizes: `${size}px` } : {};
  return { height: size, src: image, width: size, ...set };
}

/** A casino's logo. */
export function Tile(props: LogoProps) {
  return <img alt="" className="tile" loading="lazy" {...logoAttributes(props)} />;
}

/**
 * New, exclusive, and recommended (if no reason is shown next to it). Markets without links show only "new". A row that
 * the editors placed first says so everywhere.
 */
export function Badges({
  offer,
  context,
}: OfferElementProps<'isNew' | 'exclusiveOffer' | 'recommended' | 'recommendationReason' | 'isPlacedFirst'>) {
  const { messages, noLinksHref } = context;
  const isExclusive = offer.exclusiveOffer && !noLinksHref;
  const isRecommended = offer.recommended && !offer.recommendationReason && !isExclusive && !noLinksHref;
  if (!offer.isNew && !isExclusive && !isRecommended && !offer.isPlacedFirst) return null;
  return (
    <p className="badges">
      {offer.isPlacedFirst && <span className="badge badge-placed">{messages.placedFirst}</span>}
      {offer.isNew && <span className="badge badge-new">{messages.newCasino}</span>}
      {isExclusive && <span className="badge badge-exclusive">{messages.exclusive}</span>}
      {isRecommended && (
        <span className="badge badge-recommended">
          <Icon name="check" size={14} />
          {messages.recommended}
        </span>
      )}
    </p>
  );
}

/** The "information only" badge of a review in markets without links. */
export function ModeBadge({ context: { messages, noLinksHref } }: { context: OfferContext }) {
  return noLinksHref ? <span className="badge badge-mode">{messages.informationOnly}</span> : null;
}

export function Reason({ offer, context }: OfferElementProps<'recommended' | 'recommendationReason'>) {
  if (!offer.recommended || !offer.recommendationReason) return null;
  return (
    <p className="reason">
      <Icon name="check" size={14} />
      <span>
        <b>{context.messages.recommended}:</b> {offer.recommendationReason},{' '}
        <b>{context.messages.notForBonus}</b>
      </span>
    </p>
  );
}

/** Glyphs in the style of the logo mark: the gross paths first, the net path last. */
const GLYPHS: Record<NonNullable<Offer['badge']>, ReactNode> = {
  wagerFree: (
    <>
      <path d="M0 0h12v4H0z" />
      <path d="M0 5.5h12V12H0z" />
    </>
  ),
  nonSticky: (
    <>
      <path d="M0 0h4v12H0z" />
      <path d="M7 3h5v6H7z" />
    </>
  ),
  taxFree: (
    <>
      <path d="M0 0h12v3.5H0z" />
      <path d="M0 5.5h12V9H0z" opacity="0.35" />
      <path d="M0 5.5h6V12H0z" />
    </>
  ),
  quick: (
    <>
      <path d="M0 0h7v3H0zM0 9h7v3H0z" />
      <path d="M2 4.5h10v3H2z" />
    </>
  ),
};

export function Category({ offer, context }: OfferElementProps<'badge'>) {
  if (!offer.badge) return null;
  return (
    <span className="category">
      <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
        {GLYPHS[offer.badge]}
      </svg>
      {context.messages[`category_${offer.badge}`]}
    </span>
  );
}

/** Texts write “non-sticky”, but the badge of the specification is “Non Sticky”. */
const normaliseSpelling = (label: string) => label.toLowerCase().replaceAll('-', ' ');

/** Features that the badge does not state already. */
export function Tags({ offer, context }: OfferElementProps<'badge' | 'features'>) {
  const badgeLabel = offer.badge && normaliseSpelling(context.messages[`category_${offer.badge}`]);
  const tags = offer.features.filter((feature) => normaliseSpelling(feature) !== badgeLabel).slice(0, 2);
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

/** The terms line of every offer. It always includes wagering, the minimum deposit and the date of the check. */
export function TermsLine({ offer, context }: OfferElementProps<'terms' | 'verifiedOn'>) {
  const { messages, market } = context;
  const { terms } = offer;
  return (
    <ul className="terms">
      <Term label={messages.wagering} value={formatWageringBase(terms, messages)} />
      {terms?.minDeposit !== undefined && (
        <Term label={messages.minDeposit} value={formatMoney(terms.minDeposit, market)} />
      )}
      {terms?.validDays !== undefined && (
        <Term label={messages.valid} value={formatPlural(messages.days, terms.validDays, market)} />
      )}
      {terms?.maxBet !== undefined && (
        <Term label={messages.maxBet} value={formatMoney(terms.maxBet, market)} />
      )}
      <li>
        <b>18+</b>
      </li>
      <Term label={messages.checked} value={formatShortDay(offer.verifiedOn, context)} />
    </ul>
  );
}

function Term({ label, value }: { label: string; value: string }) {
  return (
    <li>
      <Labelled label={label}>{value}</Labelled>
    </li>
  );
}

/** A value after its label. A template string, because React would insert a comment between adjacent text nodes. */
export function Labelled({
  label,
  children,
  className,
}: {
  label: string;
  children: string;
  className?: string;
}) {
  return (
    <>
      {`${label} `}
      <b className={className}>{children}</b>
    </>
  );
}

/**
 * Link to the casino, in a new tab, without opener or referrer. A text replaces it in markets without links, and for
 * casinos without a licence in licensed-only markets.
 */
export function ClaimLink({
  offer,
  context,
  className,
  text,
  onClick,
}: OfferElementProps<'name' | 'affiliateLink' | 'isUnlicensed'> & {
  className: string;
  text?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}) {
  const { messages, noLinksHref } = context;
  if (noLinksHref) return <span className="no-link">{messages.informationOnly}</span>;
  if (offer.isUnlicensed) return <span className="no-link">{messages.noLicenceHere}</span>;
  if (!offer.affiliateLink) return null;
  return (
    <a
      className={`button ${className}`}
      href={offer.affiliateLink}
      onClick={onClick}
      rel="noopener noreferrer sponsored nofollow"
      target="_blank"
    >
      {text ?? messages.claim}
      <Icon name="external" size={18} />
      <span className="sr-only">{` (${offer.name}, ${messages.opensInNewTab})`}</span>
    </a>
  );
}

/** The label next to every button: marks it as an ad, or links to the page that explains why there is no link. */
export function AdLabel({
  offer,
  context,
  children,
}: OfferElementProps<'affiliateLink'> & {
  /** Content after the label. */
  children?: ReactNode;
}) {
  const { messages, noLinksHref } = context;
  if (noLinksHref) {
    return (
      <a className="ad link" href={noLinksHref}>
        {messages.whyNoLink}
      </a>
    );
  }
  if (!offer.affiliateLink) return null;
  return (
    <span className="ad">
      {messages.adLink}
      {children}
    </span>
  );
}

export function ReviewLink({ offer, context }: OfferElementProps<'name' | 'reviewHref' | 'hasReview'>) {
  const label = offer.hasReview ? context.messages.readReview : context.messages.seeDetails;
  return (
    // A colon, because the names cannot be inflected: “Läs recension Ninja Casino” is not a sentence.
    <a aria-label={`${label}: ${offer.name}`} className="link review-link" href={offer.reviewHref}>
      {label}
    </a>
  );
}
