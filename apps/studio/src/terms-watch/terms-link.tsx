/** A link to the casino's own page with the terms. */
export function TermsLink({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} rel="noreferrer noopener nofollow" target="_blank">
      Read the terms<span className="sr-only"> of {name} (opens in a new tab)</span>
    </a>
  );
}
