import { Icon } from '../ui/icon.tsx';
import type { ShellData } from './shell-data.ts';

/** Help is never far: it stands above the footer of every page. */
export function HelpBand({ messages, help }: ShellData) {
  return (
    <aside aria-labelledby="help" className="border-t border-ink bg-salmon">
      <div className="wrap grid gap-5 py-8 md:gap-8 md:py-12 wide:grid-cols-[1fr_1.35fr_1.15fr] wide:gap-14">
        <h2 className="text-3xl tracking-display" id="help">
          {messages.helpHeading}
        </h2>
        <p className="font-serif text-[1.0625rem]/6.25">{messages.helpText}</p>
        <ul>
          {help.map(({ name, url, note }) => (
            <li
              className="border-[color-mix(in_srgb,var(--color-ink)_24%,transparent)] not-first:border-t"
              key={name}
            >
              <a
                className="group grid min-h-14 grid-cols-[1fr_auto] items-center py-2"
                href={url}
                rel="noopener noreferrer"
                target="_blank"
              >
                <b className="group-hover:underline">{name}</b>
                <span className="row-start-2 text-sm text-ink-2">{note}</span>
                <Icon className="col-start-2 row-span-2" name="outward" size={18} />
                <span className="sr-only">({messages.opensElsewhere})</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
