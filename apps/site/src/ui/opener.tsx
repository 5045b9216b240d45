import { Icon } from './icon.tsx';

interface OpenerProps {
  /** What the page's script opens. */
  opens: 'picker' | 'quiz';
  icon: 'dice' | 'quiz';
  label: string;
}

export function Opener({ opens, icon, label }: OpenerProps) {
  return (
    <button className="link" data-opens={opens} type="button">
      <Icon name={icon} size={18} />
      {label}
    </button>
  );
}
