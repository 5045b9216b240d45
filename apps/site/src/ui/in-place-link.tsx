import type { ComponentProps } from 'react';

interface InPlaceLinkProps extends ComponentProps<'a'> {
  href: string;
  onFollow: () => void;
}

/** A link that the page handles without a navigation. With a modifier key the browser opens a new tab or window. */
export function InPlaceLink({ href, onFollow, ...rest }: InPlaceLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onFollow();
      }}
    />
  );
}
