import type { ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';

interface DialogProps {
  id: string;
  /** The id of its heading. */
  labelledBy: string;
  /** The address of its stylesheet: it comes with the dialog. */
  style: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/** Keeps the focus, closes by the escape key and gives the focus back, all by the platform. */
export function Dialog({ id, labelledBy, style, closeLabel, className, children }: DialogProps) {
  return (
    <dialog
      aria-labelledby={labelledBy}
      data-style={style}
      className={className ? `dialog ${className}` : 'dialog'}
      id={id}
      tabIndex={-1}
      {...{ closedby: 'any' }}
    >
      {children}
      <CloseButton className="dialog-close" dialog={id} label={closeLabel} size={22} />
    </dialog>
  );
}
