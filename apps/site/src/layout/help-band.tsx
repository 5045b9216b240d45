import { withNoBreakRanges } from '../i18n/format.ts';
import { Icon } from '../ui/icon.tsx';
import type { ShellData } from './shell-data.ts';

/** Links to help organisations, above the footer of every page. */
export function HelpBand({ messages, help }: ShellData) {
  return (
    <aside aria-labelledby="help" className="help">
      <div className="wrap">
        <h2 id="help">{messages.helpHeading}</h2>
        <p>{messages.helpText}</p>
        <ul>
          {help.map(({ name, url, note }) => (
            <li key={name}>
              <a href={url} rel="noopener noreferrer" target="_blank">
                <b>{name}</b>
                <span>{withNoBreakRanges(note)}</span>
                <Icon name="external" size={18} />
                <span className="sr-only">({messages.opensInNewTab})</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
