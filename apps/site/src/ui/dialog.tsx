import type { ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';

interface DialogProps {
  id: string;
  /** The id of its heading. */
  labelledBy: string;
  /** URL of its stylesheet, which loads with the dialog. */
  style: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/** A native dialog: the browser traps and restores the focus, and closes the dialog on Escape. */
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
