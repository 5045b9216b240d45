import { Brand } from '../ui/brand.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { NavigationPanel } from './navigation-panel.tsx';
import { isShellGroup, type ShellData } from './shell-data.ts';
import { MENU_ID } from './side-menu.tsx';

const NAV_LINK =
  'flex h-(--header-height) items-center gap-1 whitespace-nowrap px-2.75 text-md font-medium hover:shadow-[inset_0_-4px_0_var(--color-ink)]';
const OPEN = '[&:has(+:popover-open)]:shadow-[inset_0_-4px_0_var(--color-ink)]';
const CURRENT = 'shadow-[inset_0_-4px_0_var(--color-ink)]';
const ICON_BUTTON = 'grid size-11 place-items-center rounded-sm hover:bg-sunken wide:hidden';

export function SiteHeader(shell: ShellData) {
  const { market, messages, homeHref, search, navigation, markets } = shell;
  return (
    <header className="sticky top-0 z-30 border-b border-ink bg-paper">
      <div className="wrap flex h-(--header-height) items-center gap-1 wide:gap-7">
        <a className="flex min-h-11 items-center gap-2 md:gap-2.5" href={homeHref}>
          <Brand markClassName="size-[23px] md:size-[26px]" wordmarkClassName="h-5 md:h-6" />
        </a>

        <nav aria-label={messages.mainMenu} className="hidden flex-1 wide:block">
          <ul className="flex gap-1">
            {navigation.map((item, index) => (
              <li key={item.label}>
                {isShellGroup(item) ? (
                  <>
                    <button
                      className={`${NAV_LINK} ${OPEN} group ${item.isCurrent ? CURRENT : ''}`}
                      data-leads-to={item.href}
                      popoverTarget={`navigation-${index}`}
                      type="button"
                    >
                      {item.label}
                      <Icon
                        className="text-ink-3 group-[:has(+:popover-open)]:rotate-180"
                        name="chevron"
                        size={16}
                      />
                    </button>
                    <NavigationPanel group={item} id={`navigation-${index}`} shell={shell} />
                  </>
                ) : (
                  <a
                    aria-current={item.isCurrent ? 'page' : undefined}
                    className={`${NAV_LINK} ${item.isCurrent ? CURRENT : ''}`}
                    href={item.href}
                  >
                    {item.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>

        <SearchForm
          action={homeHref}
          className="hidden w-50 wide:block"
          placeholder={messages.searchPlaceholder}
          size="header"
          value={search}
        />

        <div className="hidden wide:block">
          <button
            aria-label={`${messages.language}: ${market.toUpperCase()}`}
            className="group flex min-h-11 items-center gap-2 px-1 font-medium"
            popoverTarget="language"
            type="button"
          >
            <Flag country={market} />
            <span>{market.toUpperCase()}</span>
            <Icon className="group-[:has(+:popover-open)]:rotate-180" name="chevron" size={16} />
          </button>
          <ul
            aria-label={messages.language}
            className="hanging hanging-right w-52"
            id="language"
            popover="auto"
          >
            {markets.map((other) => (
              <li className="border-rule not-first:border-t" key={other.market}>
                <a
                  aria-current={other.market === market ? 'true' : undefined}
                  className="flex min-h-12 items-center gap-3 px-4 -outline-offset-3 hover:bg-sunken aria-[current]:font-semibold"
                  href={other.href}
                >
                  <Flag country={other.market} />
                  {other.name}
                  {other.market === market && <Icon className="ml-auto text-accent" name="check" size={16} />}
                </a>
              </li>
            ))}
          </ul>
        </div>

        <button
          aria-label={messages.searchPlaceholder}
          className={`${ICON_BUTTON} ml-auto`}
          popoverTarget="header-search"
          type="button"
        >
          <Icon name="search" size={22} />
        </button>
        <div
          className="hanging hanging-across rounded-none border-x-0 bg-paper px-(--gutter) py-3 wide:hidden"
          id="header-search"
          popover="auto"
        >
          <SearchForm
            action={homeHref}
            autoFocus
            placeholder={messages.searchPlaceholder}
            size="large"
            submit={messages.search}
            value={search}
          />
        </div>
        <button
          aria-label={messages.menu}
          className={`${ICON_BUTTON} -mr-2.5`}
          {...{ command: 'show-modal', commandfor: MENU_ID }}
          type="button"
        >
          <Icon name="menu" size={22} />
        </button>
      </div>
    </header>
  );
}
