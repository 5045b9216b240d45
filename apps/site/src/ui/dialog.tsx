import { type ReactNode, useEffect, useRef } from 'react';
import { CloseButton } from './close-button.tsx';

/** A request to open a dialog that is loaded on demand, such as the quiz: a new object each time. */
export interface OpenRequest {
  /** Which view of the dialog to show. */
  view?: string | undefined;
}

interface DialogProps {
  id: string;
  /** The id of its heading. */
  labelledBy: string;
  closeLabel: string;
  className?: string;
  /** Whether it must stay open, for example while the random casino picker spins. */
  isLocked?: boolean;
  /** The dialog opens whenever this changes. */
  openRequest: OpenRequest;
  /** Called after the dialog has opened, to move the focus. */
  onOpen?: (dialog: HTMLDialogElement) => void;
  onClose?: () => void;
  children: ReactNode;
}

/** A native modal dialog: the browser traps and restores the focus, and closes the dialog on Escape. */
export function Dialog(props: DialogProps) {
  const { id, labelledBy, closeLabel, className, isLocked = false, openRequest, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const onOpen = useRef(props.onOpen);
  onOpen.current = props.onOpen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new request opens the dialog
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    onOpen.current?.(dialog.current);
  }, [openRequest]);

  return (
    <dialog
      aria-labelledby={labelledBy}
      className={className ? `dialog ${className}` : 'dialog'}
      id={id}
      // For browsers without `closedby`.
      onCancel={(event) => isLocked && event.preventDefault()}
      onClose={onClose}
      ref={dialog}
      tabIndex={-1}
      {...{ closedby: isLocked ? 'none' : 'any' }}
    >
      {children}
      <CloseButton className="dialog-close" dialog={id} label={closeLabel} size={22} />
    </dialog>
  );
}
