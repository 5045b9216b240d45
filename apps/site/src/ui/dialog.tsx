import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

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
      <button
        aria-label={closeLabel}
        className="icon-button dialog-close"
        {...{ command: 'close', commandfor: id }}
        type="button"
      >
        <Icon name="close" size={22} />
      </button>
    </dialog>
  );
}
