import { NetFigure } from '../offer-ui/net-figure.tsx';
import { DialogButton } from '../ui/dialog-button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ShellData, ShellGroup, ShellLink } from './shell-data.ts';

/** The dropdown of a navigation group. It shows each category's number of casinos and median net value. */
export function NavigationPanel({ group, id, shell }: { group: ShellGroup; id: string; shell: ShellData }) {
  const { messages, market, compareHref } = shell;
  return (
    <div className="panel nav-panel" id={id} popover="auto">
      <p aria-hidden="true" className="nav-columns">
        <span>{messages.casinosColumn}</span>
        <span>{messages.medianColumn}</span>
      </p>
      <ul>
        {group.links.map(({ label, href, note, figures, isCurrent }) => (
          <li key={href}>
            <a aria-current={isCurrent ? 'page' : undefined} href={href}>
              <span>
                <b>{label}</b>
                <span>{note}</span>
              </span>
              {figures && (
                <>
                  <span className="num">
                    <span className="sr-only">{messages.casinosColumn}: </span>
                    {figures.count}
                  </span>
                  {figures.medianNet !== null && (
                    <span>
                      <span className="sr-only">{messages.medianColumn}: </span>
                      <NetFigure market={market} net={figures.medianNet} />
                    </span>
                  )}
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
      <p className="nav-all">
        {group.href && (
          <a className="link" href={group.href}>
            <Icon name="arrow" size={18} />
            {messages.showAllCasinos}
          </a>
        )}
        <DialogButton className="link" icon="dice" label={messages.pickCasino} dialog="picker" />
        <DialogButton className="link" icon="quiz" label={messages.takeQuiz} dialog="quiz" />
        <a className="link" href={compareHref}>
          <Icon name="scale" size={18} />
          {messages.compareCasinos}
        </a>
      </p>
    </div>
  );
}

/** The links for which the bar has no room, and the tools, which every page can open from here. */
export function MorePanel({ links, id, shell }: { links: ShellLink[]; id: string; shell: ShellData }) {
  const { messages, compareHref } = shell;
  return (
    <div className="panel nav-panel nav-more" id={id} popover="auto">
      <ul>
        {links.map(({ label, href, isCurrent, place }) => (
          <li className={place === 'wide-bar' ? 'nav-narrow' : undefined} key={href}>
            <a aria-current={isCurrent ? 'page' : undefined} href={href}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={compareHref}>{messages.compareCasinos}</a>
        </li>
        <li>
          <DialogButton icon="quiz" label={messages.takeQuiz} dialog="quiz" />
        </li>
        <li>
          <DialogButton icon="dice" label={messages.pickCasino} dialog="picker" />
        </li>
      </ul>
    </div>
  );
}
