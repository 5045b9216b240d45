interface BrandProps {
  markClassName: string;
  wordmarkClassName: string;
}

/** The mark and the name. Gross across the top, net and cost below it. */
export function Brand({ markClassName, wordmarkClassName }: BrandProps) {
  return (
    <>
      <svg aria-hidden="true" className={`flex-none ${markClassName}`} viewBox="0 0 32 32">
        <path className="fill-mark-gross" d="M0 0h32v11H0z" />
        <path className="fill-mark-net" d="M0 13h18v19H0z" />
        <path className="fill-mark-cost" d="M20 13h12v19H20z" />
      </svg>
      {/* A mask: the outline is long, and this way it is fetched once and takes the colour of its place. */}
      <span aria-label="Nettobonus" className={`wordmark ${wordmarkClassName}`} role="img" />
    </>
  );
}
