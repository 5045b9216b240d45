const FLAGS = {
  fi: { background: '#fff', bars: [['#0b4ea2', 'M5 0h3v11H5zM0 4h18v3H0z']] },
  se: { background: '#0b6aa8', bars: [['#fecb00', 'M5.5 0h2.2v11H5.5zM0 4.4h18v2.2H0z']] },
  no: {
    background: '#ba0c2f',
    bars: [
      ['#fff', 'M5 0h3.6v11H5zM0 3.7h18v3.6H0z'],
      ['#00205b', 'M5.9 0h1.8v11H5.9zM0 4.6h18v1.8H0z'],
    ],
  },
  dk: { background: '#c8102e', bars: [['#fff', 'M5.5 0h2v11h-2zM0 4.5h18v2H0z']] },
} as const;

export function Flag({ country }: { country: keyof typeof FLAGS }) {
  const { background, bars } = FLAGS[country];
  return (
    <svg aria-hidden="true" className="flag" height="12.2" viewBox="0 0 18 11" width="20">
      <path d="M0 0h18v11H0z" fill={background} />
      {bars.map(([colour, shape]) => (
        <path d={shape} fill={colour} key={colour} />
      ))}
    </svg>
  );
}
