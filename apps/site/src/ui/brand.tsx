/** The logo mark: gross across the top, net and cost below it. */
export function LogoMark() {
  return (
    <svg aria-hidden="true" className="mark" viewBox="0 0 32 32">
      <path d="M0 0h32v11H0z" />
      <path d="M0 13h18v19H0z" />
      <path d="M20 13h12v19H20z" />
    </svg>
  );
}

/** The logo mark and the wordmark. */
export function Brand() {
  return (
    <>
      <LogoMark />
      {/* A CSS mask: the long outline is fetched only once and takes the current text colour. */}
      <span aria-label="Nettobonus" className="wordmark" role="img" />
    </>
  );
}
