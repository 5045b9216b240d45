import { Flag } from '@nettobonus/brand/flag';
import { Brand } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { DepositControl } from './deposit-control.tsx';
import { MorePanel, NavigationPanel } from './navigation-panel.tsx';
import { isShellGroup, type ShellData } from './shell-data.ts';
import { MENU_ID } from './side-menu.tsx';

const linkClass = ({ isCurrent }: { isCurrent: boolean }) => (isCurrent ? 'nav-link is-current' : 'nav-link');

const MORE_ID = 'navigation-more';

export function SiteHeader(shell: ShellData) {
  const { market, messages, homeHref, search, navigation, markets, depositControl } = shell;
  const inBar = navigation.filter((item) => isShellGroup(item) || item.place !== 'more');
  const inMenu = navigation.flatMap((item) => (isShellGroup(item) || item.place === 'bar' ? [] : [item]));
  const isMoreCurrent = inMenu.some(({ isCurrent, place }) => isCurrent && place === 'more');
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="brand" href={homeHref}>
          <Brand />
        </a>

        <nav aria-label={messages.mainMenu} className="site-nav">
          <ul>
            {inBar.map((item, index) => (
              <li
                className={!isShellGroup(item) && item.place === 'wide-bar' ? 'nav-wide' : undefined}
                key={item.label}
              >
                {isShellGroup(item) ? (
                  <>
                    <button
                      className={linkClass(item)}
                      data-leads-to={item.href}
                      popoverTarget={`navigation-${index}`}
                      type="button"
                    >
                      {item.label}
                      <Icon name="chevron" size={16} />
                    </button>
                    <NavigationPanel group={item} id={`navigation-${index}`} shell={shell} />
                  </>
                ) : (
                  <a
                    aria-current={item.isCurrent ? 'page' : undefined}
                    className={linkClass(item)}
                    href={item.href}
                  >
                    {item.label}
                  </a>
                )}
              </li>
            ))}
            <li>
              <button
                className={linkClass({ isCurrent: isMoreCurrent })}
                popoverTarget={MORE_ID}
                type="button"
              >
                {messages.more}
                <Icon name="chevron" size={16} />
              </button>
              <MorePanel id={MORE_ID} links={inMenu} shell={shell} />
            </li>
          </ul>
        </nav>

        <SearchForm action={homeHref} placeholder={messages.searchPlaceholder} size="header" value={search} />

        {depositControl && <DepositControl {...depositControl} market={market} messages={messages} />}

        <div className="language">
          <button
            aria-label={`${messages.language}: ${market.toUpperCase()}`}
            className="language-button"
            popoverTarget="language"
            type="button"
          >
            <Flag country={market} />
            <span>{market.toUpperCase()}</span>
            <Icon name="chevron" size={16} />
          </button>
          <ul aria-label={messages.language} className="panel language-panel" id="language" popover="auto">
            {markets.map((option) => (
              <li key={option.market}>
                <a aria-current={option.market === market ? 'true' : undefined} href={option.href}>
                  <Flag country={option.market} />
                  {option.name}
                  {option.market === market && <Icon name="check" size={16} />}
                </a>
              </li>
            ))}
          </ul>
        </div>

        <button
          aria-label={messages.searchPlaceholder}
          className="icon-button search-button"
          popoverTarget="header-search"
          type="button"
        >
          <Icon name="search" size={22} />
        </button>
        <div className="panel search-panel" id="header-search" popover="auto">
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
          className="icon-button"
          {...{ command: 'show-modal', commandfor: MENU_ID }}
          type="button"
        >
          <Icon name="menu" size={22} />
        </button>
      </div>
    </header>
  );
}
