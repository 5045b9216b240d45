import type { ComponentProps } from 'react';
import { InPlaceLink } from './in-place-link.tsx';

interface MoreProps
  extends Pick<ComponentProps<typeof InPlaceLink>, 'onFocus' | 'onFollow' | 'onPointerEnter'> {
  /** States how many entries of how many are shown. */
  text: string;
  shown: number;
  total: number;
  /** The page with the longer list, for search engines and visitors without scripts. */
  href: string;
  label: string;
  /** States why the last attempt failed. */
  failure?: string | false;
}

/** How much of a list is shown, and a link to more. Browsers do not prefetch the link (`server/headers.ts`). */
export function More({ text, shown, total, label, failure = false, ...link }: MoreProps) {
  return (
    <div className="more">
      {failure && <p role="alert">{failure}</p>}
      <p>{text}</p>
      <progress aria-hidden="true" max={total} value={shown} />
      {(shown < total || failure) && (
        <InPlaceLink className="button button-line" {...link}>
          {label}
        </InPlaceLink>
      )}
    </div>
  );
}
