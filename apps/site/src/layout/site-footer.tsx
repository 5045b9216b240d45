import { Flag } from '@nettobonus/brand/flag';
import type { ReactNode } from 'react';
import { Brand } from '../ui/brand.tsx';
import { DialogButton } from '../ui/dialog-button.tsx';
import type { ShellData, ShellLink } from './shell-data.ts';

export function SiteFooter(shell: ShellData) {
  const { messages, copyright, footer, help, markets } = shell;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-brand">
            <Brand />
            <p>{messages.tagline}</p>
          </div>
          <Column heading={messages.footerSite}>
            <Links links={footer.site} />
            {/* In markets without dropdowns, the footer is the only place of a wide page that opens them. */}
            <li>
              <DialogButton dialog="picker" icon="dice" label={messages.pickCasino} />
            </li>
            <li>
              <DialogButton dialog="quiz" icon="quiz" label={messages.takeQuiz} />
            </li>
          </Column>
          <Column heading={messages.footerAbout}>
            <Links links={footer.about} />
          </Column>
          <Column heading={messages.footerHelp}>
            {help.map(({ name, url, phone }) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer" target="_blank">
                  {name}
                  <span>{phone ?? new URL(url).host.replace(/^www\./, '')}</span>
                  <span className="sr-only">({messages.opensInNewTab})</span>
                </a>
              </li>
            ))}
          </Column>
          <Column heading={messages.footerCountries}>
            {markets.map(({ market, name, href }) => (
              <li key={market}>
                <a href={href}>
                  <Flag country={market} /> {name}
                </a>
              </li>
            ))}
          </Column>
        </div>
        <div className="footer-end">
          <p>18+</p>
          <div>
            <p>{messages.warning}</p>
            <p>{copyright}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Links({ links }: { links: ShellLink[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
}
