import { ServerIcon } from '../ui/still-icon.tsx';

export interface NoLinkProps {
  heading: string;
  text: string;
  /** Links to alternatives. */
  ways: { icon: 'shield' | 'scale' | 'phone'; label: string; href: string }[];
}

/** Replaces the offer button beside a review in information-only markets. */
export function NoLink({ heading, text, ways }: NoLinkProps) {
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
        {ways.map(({ icon, label, href }) => (
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
