import { say } from '../i18n/message.ts';
import { Brand } from '../ui/brand.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { NetFigure } from './net-figure.tsx';
import { isShellGroup, type ShellData, type ShellGroup } from './shell-data.ts';

export const MENU_ID = 'menu';
const ROW = 'flex min-h-12 items-center justify-between text-lg font-semibold';
const NESTED = 'border-l-4 border-rule pl-3';

/** The navigation of small screens. A native dialog: it keeps the focus and closes by the escape key. */
export function SideMenu(shell: ShellData) {
  const { market, messages, homeHref, search, navigation, markets, help } = shell;
  const helpline = help.find(({ phone }) => phone) ?? help[0];
  return (
    <dialog
      aria-label={messages.menu}
      className="sliding border-l border-ink bg-paper text-ink"
      id={MENU_ID}
      {...{ closedby: 'any' }}
    >
      <nav aria-label={messages.menu} className="flex min-h-full flex-col px-4 pb-2.5">
        <div className="-mr-2.5 flex h-11 flex-none items-center justify-between">
          <a className="flex min-h-11 items-center gap-2" href={homeHref}>
            <Brand markClassName="size-[23px]" wordmarkClassName="h-5" />
          </a>
          <button
            aria-label={messages.closeMenu}
            className="grid size-11 place-items-center rounded-sm hover:bg-sunken"
            {...{ command: 'close', commandfor: MENU_ID }}
            type="button"
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <SearchForm action={homeHref} placeholder={messages.searchPlaceholder} size="menu" value={search} />
        <ul className="mt-2 border-t border-ink">
          {navigation.map((item) => (
            <li className="border-b border-rule" key={item.label}>
              {isShellGroup(item) ? (
                <Group group={item} shell={shell} />
              ) : (
                <a aria-current={item.isCurrent ? 'page' : undefined} className={ROW} href={item.href}>
                  {item.label}
                </a>
              )}
            </li>
          ))}
        </ul>
        <ul aria-label={messages.language} className="mt-auto grid grid-cols-2 pt-1.5">
          {markets.map((other) => (
            <li key={other.market}>
              <a
                aria-current={other.market === market ? 'true' : undefined}
                className="flex min-h-11 items-center gap-3 aria-[current]:font-bold"
                href={other.href}
              >
                <Flag country={other.market} />
                {other.name}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-0.5 border-t border-rule pt-2 text-xs text-ink-2">
          <b className="mr-1.5 text-lg text-ink">18+</b> {messages.playModerately}{' '}
          {helpline && (
            <a
              className="link py-3"
              href={helpline.phone ? `tel:${helpline.phone.replaceAll(/[^\d]/g, '')}` : helpline.url}
            >
              {helpline.name} {helpline.phone}
            </a>
          )}
        </p>
      </nav>
    </dialog>
  );
}

function Group({ group, shell }: { group: ShellGroup; shell: ShellData }) {
  const { market, messages, deposit } = shell;
  return (
    <details className="group" open={group.isCurrent}>
      <summary className={`${ROW} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {group.label}
        <Icon className="group-open:rotate-180" name="chevron" size={20} />
      </summary>
      <ul className="pb-2">
        {group.links.map(({ label, href, figures, isCurrent }) => (
          <li className={NESTED} key={href}>
            <a
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center justify-between aria-[current]:font-semibold"
              href={href}
            >
              {label}
              {figures && figures.medianNet !== null && (
                <NetFigure className="font-bold" market={market} net={figures.medianNet} />
              )}
            </a>
          </li>
        ))}
        {group.href && (
          <li className={NESTED}>
            <a className="flex min-h-11 items-center" href={group.href}>
              {messages.showAllCasinos}
            </a>
          </li>
        )}
        <li className={`${NESTED} pt-1.5 pb-1 text-2xs text-ink-2`}>
          {say(messages.medianNote, { deposit })}
        </li>
      </ul>
    </details>
  );
}
