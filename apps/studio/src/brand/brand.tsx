/** The logo mark: gross on top, net and the cost of wagering below. */
export function Icon() {
  return (
    <svg aria-hidden="true" height="20" viewBox="0 0 32 32" width="20">
      <path d="M0 0h32v11H0z" fill="currentColor" />
      <path d="M0 13h18v19H0z" fill="#1f37d6" />
      <path d="M20 13h12v19H20z" fill="#f4b79f" />
    </svg>
  );
}

export function Logo() {
  return (
    <p
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: '0.75rem',
        margin: 0,
        fontSize: '1.75rem',
        fontWeight: 700,
      }}
    >
      <Icon />
      nettobonus studio
    </p>
  );
}
