import { Icon } from './icon.tsx';

interface OpenerProps {
  /** The dialog that the page's script opens. */
  opens: 'picker' | 'quiz';
  icon: 'dice' | 'quiz';
  label: string;
  className?: string;
}

export function Opener({ opens, icon, label, className }: OpenerProps) {
  return (
    <button className={className} data-opens={opens} type="button">
      <Icon name={icon} size={18} />
      {label}
    </button>
  );
}
