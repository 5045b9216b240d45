import { StillIcon } from '../../ui/still-icon.tsx';

export interface NoLinkProps {
  heading: string;
  text: string;
  /** What can be done instead. */
  ways: { icon: 'shield' | 'scale' | 'phone'; label: string; href: string }[];
}

/** Beside a review, in the place of the button. */
export function NoLink({ heading, text, ways }: NoLinkProps) {
  return (
    <>
      <p className="no-link no-link-told">
        <StillIcon name="flag" size={18} />
        <span>
          <b>{heading}</b>
          {text}
        </span>
      </p>
      <ul className="instead">
        {ways.map(({ icon, label, href }) => (
          <li key={icon}>
            <a href={href}>
              <StillIcon name={icon} size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
