import { ICON_PATHS, SvgIcon } from './icon.tsx';
import { BOOK_PATH, QUESTION_PATH } from './result-icons.ts';

/** Includes the icons that only the server renders, so that these stay out of the browser bundles. */
const SERVER_ICON_PATHS = {
  ...ICON_PATHS,
  card: 'M2.5 4.5h15v11h-15zM2.5 8.5h15',
  clock: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM10 6v4.3l3 1.7',
  repeat: 'M3 10a7 7 0 1 0 2.2-5.1M3 3v3.5h3.5',
  book: BOOK_PATH,
  question: QUESTION_PATH,
  flag: 'M5 17.5V3h10l-2 3.5 2 3.5H5',
  shield: 'M10 2.5l6.5 2.2v5c0 4-2.8 6.6-6.5 7.8-3.7-1.2-6.5-3.8-6.5-7.8v-5z',
  phone:
    'M4 3.5h3.5l1.3 4-2 1.5c.8 2 2.2 3.4 4.2 4.2l1.5-2 4 1.3V16c0 .8-.7 1.4-1.5 1.3C8.8 16.7 3.3 11.2 2.7 5c0-.8.5-1.5 1.3-1.5z',
} as const;

export type ServerIconName = keyof typeof SERVER_ICON_PATHS;

export function ServerIcon({ name, size }: { name: ServerIconName; size: number }) {
  return <SvgIcon path={SERVER_ICON_PATHS[name]} size={size} />;
}
