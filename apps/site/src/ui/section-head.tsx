import type { ReactNode } from 'react';

interface SectionHeadProps {
  heading: string;
  text?: string;
  aside?: ReactNode;
}

/** A heading under a hairline with a short thick bar, which echo the gross and the net of the logo mark. */
export function SectionHead({ heading, text, aside }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2>{heading}</h2>
      {text && <p>{text}</p>}
      {aside && <div className="section-aside">{aside}</div>}
    </div>
  );
}
