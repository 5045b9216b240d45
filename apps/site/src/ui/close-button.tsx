import { Icon } from './icon.tsx';

interface CloseButtonProps {
  /** The id of the dialog that the button closes. */
  dialog: string;
  label: string;
  size: number;
  className?: string;
}

export function CloseButton({ dialog, label, size, className }: CloseButtonProps) {
  return (
    <button
      aria-label={label}
      className={className ? `icon-button ${className}` : 'icon-button'}
      {...{ command: 'close', commandfor: dialog }}
      type="button"
    >
      <Icon name="close" size={size} />
    </button>
  );
}
