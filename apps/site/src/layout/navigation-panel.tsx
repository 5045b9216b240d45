import { Icon } from '../ui/icon.tsx';
import { NetFigure } from './net-figure.tsx';
import type { ShellData, ShellGroup } from './shell-data.ts';

const COLUMNS = 'grid grid-cols-[1fr_5rem_7rem] items-center px-6';

/** A group of the navigation, opened: what each category holds and what it leaves on the median. */
export function NavigationPanel({ group, id, shell }: { group: ShellGroup; id: string; shell: ShellData }) {
  const { messages, market } = shell;
  return (
    <div className="hanging hanging-left w-136" id={id} popover="auto">
      <p aria-hidden="true" className={`${COLUMNS} pt-3.5 pb-2 text-2xs text-ink-3`}>
        <span className="col-start-2 text-right">{messages.casinosColumn}</span>
        <span className="text-right">{messages.medianColumn}</span>
      </p>
      <ul>
        {group.links.map(({ label, href, note, figures, isCurrent }) => (
          <li className="border-t border-rule" key={href}>
            <a
              aria-current={isCurrent ? 'page' : undefined}
              className={`${COLUMNS} py-3 -outline-offset-3 hover:bg-sunken`}
              href={href}
            >
              <span>
                <b className="block">{label}</b>
                <span className="block text-xs text-ink-2">{note}</span>
              </span>
              {figures && (
                <>
                  <span className="num text-right font-medium">
                    <span className="sr-only">{messages.casinosColumn}: </span>
                    {figures.count}
                  </span>
                  {figures.medianNet !== null && (
                    <span className="text-right">
                      <span className="sr-only">{messages.medianColumn}: </span>
                      <NetFigure className="text-lg font-semibold" market={market} net={figures.medianNet} />
                    </span>
                  )}
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
      {group.href && (
        <p className="bg-sunken px-6 py-3 text-sm">
          <a className="link inline-flex min-h-8 items-center gap-2" href={group.href}>
            <Icon name="arrow" size={18} />
            {messages.showAllCasinos}
          </a>
        </p>
      )}
    </div>
  );
}
