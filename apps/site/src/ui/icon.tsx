export const ICON_PATHS = {
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM12.8 12.8l4.7 4.7',
  chevron: 'M5 7.5l5 5 5-5',
  external: 'M7 4h9v9M15.5 4.5L5 15',
  close: 'M5 5l10 10M15 5L5 15',
  menu: 'M3 6h14M3 10h14M3 14h14',
  check: 'M4 10.5l4 4 8-9',
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  back: 'M16.5 10h-13M8.5 5l-5 5 5 5',
  filter: 'M3 5h14M5.5 10h9M8 15h4',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6.5 4.5v11l9-5.5z',
  plus: 'M4 10h12M10 4v12',
  minus: 'M4 10h12',
  calculator: 'M4.5 2.5h11v15h-11zM7 6h6M7 10h1.5M11.5 10H13M7 14h1.5M11.5 14H13',
  scale: 'M10 3v14M5 17h10M3.5 6.5h13M3.5 6.5L1.8 11h3.4zM16.5 6.5L14.8 11h3.4z',
  dice: 'M3.5 3.5h13v13h-13zM6.5 7h1m5 0h1m-4 3h1m-4 3h1m5 0h1',
  quiz: 'M3.5 4.5h13v9h-7l-4 3.2v-3.2h-2zM7 9h6',
  chat: 'M3 4h14v10H9l-4 3.2V14H3z',
  mail: 'M2.5 4.5h15v11h-15zM3 5.5l7 5.5 7-5.5',
  send: 'M3 10l14-6-5 13-2.5-5.5z',
  warning: 'M10 3l7.5 13.5h-15zM10 8v4M10 13.8v.6',
  chain: 'M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
  info: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM10 9.2V14M10 6.2v.6',
} as const;

interface IconProps {
  name: keyof typeof ICON_PATHS;
  size: number;
  className?: string | undefined;
}

/** A decorative icon: the text next to it conveys the meaning. */
export function Icon({ name, ...rest }: IconProps) {
  return <SvgIcon path={ICON_PATHS[name]} {...rest} />;
}

export function SvgIcon({ path, size, className }: Omit<IconProps, 'name'> & { path: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `icon ${className}` : 'icon'}
      height={size}
      viewBox="0 0 20 20"
      width={size}
    >
      <path d={path} />
    </svg>
  );
}
