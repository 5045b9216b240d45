import { Flag } from '@nettobonus/brand/flag';
import { formatMessage } from '../i18n/message.ts';
import { NetFigure } from '../offer-ui/net-figure.tsx';
import { Brand } from '../ui/brand.tsx';
import { CloseButton } from '../ui/close-button.tsx';
import { DialogButton } from '../ui/dialog-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { isShellGroup, type ShellData, type ShellGroup } from './shell-data.ts';

export const MENU_ID = 'menu';

/** The navigation on small screens. A native dialog, which traps the focus and closes with the Escape key. */
export function SideMenu(shell: ShellData) {
  const { market, messages, homeHref, search, navigation, markets, help, compareHref } = shell;
  const helpline = help.find(({ phone }) => phone) ?? help[0];
  return (
    <dialog aria-label={messages.menu} className="menu" id={MENU_ID} {...{ closedby: 'any' }}>
      <nav aria-label={messages.menu}>
        <div className="menu-head">
          <a className="brand" href={homeHref}>
            <Brand />
          </a>
          <CloseButton dialog={MENU_ID} label={messages.closeMenu} size={22} />
        </div>
        <SearchForm action={homeHref} placeholder={messages.searchPlaceholder} value={search} />
        <ul className="menu-links">
          {navigation.map((item) => (
            <li key={item.label}>
              {isShellGroup(item) ? (
                <Group group={item} shell={shell} />
              ) : (
                <a aria-current={item.isCurrent ? 'page' : undefined} className="menu-row" href={item.href}>
                  {item.label}
                </a>
              )}
            </li>
          ))}
        </ul>
        <p className="menu-tools">
          <DialogButton icon="dice" label={messages.pickCasino} dialog="picker" />
          <DialogButton icon="quiz" label={messages.takeQuiz} dialog="quiz" />
          <a href={compareHref}>
            <Icon name="scale" size={18} />
            {messages.compareCasinos}
          </a>
          <DialogButton icon="chat" label={messages.openChat} dialog="chat" />
        </p>
        <div className="menu-end">
          <ul aria-label={messages.language}>
            {markets.map((option) => (
              <li key={option.market}>
                <a aria-current={option.market === market ? 'true' : undefined} href={option.href}>
                  <Flag country={option.market} />
                  {option.name}
                </a>
              </li>
            ))}
          </ul>
          <p>
            <b>18+</b> {messages.playModerately}{' '}
            {helpline && (
              <a
                className="link"
                href={helpline.phone ? `tel:${helpline.phone.replaceAll(/[^\d]/g, '')}` : helpline.url}
              >
                {helpline.name} {helpline.phone}
              </a>
            )}
          </p>
        </div>
      </nav>
    </dialog>
  );
}

function Group({ group, shell }: { group: ShellGroup; shell: ShellData }) {
  const { market, messages, deposit } = shell;
  return (
    <details open={group.isCurrent}>
      <summary className="menu-row">
        {group.label}
        <Icon name="chevron" size={20} />
      </summary>
      <ul>
        {group.links.map(({ label, href, figures, isCurrent }) => (
          <li key={href}>
            <a aria-current={isCurrent ? 'page' : undefined} href={href}>
              {label}
              {figures && figures.medianNet !== null && <NetFigure market={market} net={figures.medianNet} />}
            </a>
          </li>
        ))}
        {group.href && (
          <li>
            <a href={group.href}>{messages.showAllCasinos}</a>
          </li>
        )}
        <li className="menu-note">{formatMessage(messages.medianNote, { deposit })}</li>
      </ul>
    </details>
  );
}
