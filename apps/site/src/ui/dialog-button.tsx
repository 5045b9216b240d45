import { Icon } from './icon.tsx';

interface DialogButtonProps {
  /** The dialog that the button opens. Without scripts the button is hidden. */
  dialog: 'picker' | 'quiz' | 'chat';
  icon: 'dice' | 'quiz' | 'chat';
  label: string;
  className?: string;
}

export function DialogButton({ dialog, icon, label, className }: DialogButtonProps) {
  return (
    <button className={className} data-opens={dialog} type="button">
      <Icon name={icon} size={18} />
      {label}
    </button>
  );
}
