import { ServerIcon } from '../ui/server-icon.tsx';

export interface NoLinkProps {
  heading: string;
  text: string;
  alternatives: { icon: 'shield' | 'scale' | 'phone'; label: string; href: string }[];
}

/**
 * Replaces the offer button next to a review: in information-only markets, and for unlicensed casinos in licensed-only
 * ones.
 */
export function NoLink({ heading, text, alternatives }: NoLinkProps) {
  return (
    <>
      <p className="no-link no-link-notice">
        <ServerIcon name="flag" size={18} />
        <span>
          <b>{heading}</b>
          {text}
        </span>
      </p>
      <ul className="instead">
        {alternatives.map(({ icon, label, href }) => (
          <li key={icon}>
            <a href={href}>
              <ServerIcon name={icon} size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
