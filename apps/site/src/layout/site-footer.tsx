import type { ReactNode } from 'react';
import { Brand } from '../ui/brand.tsx';
import { Flag } from '../ui/flag.tsx';
import type { ShellData, ShellLink } from './shell-data.ts';

const LINK = 'inline-flex min-h-11 items-center gap-2.5 text-md hover:underline md:min-h-9';

export function SiteFooter(shell: ShellData) {
  const { messages, footer, help, markets } = shell;
  return (
    <footer className="bg-footer pt-8 pb-24 text-on-footer [--color-focus:var(--color-on-footer)] [--color-mark-gross:var(--color-on-footer)] [--color-mark-net:var(--color-mark-net-inv)] md:pt-16 md:pb-10">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 pb-8 md:grid-cols-4 md:gap-8 md:pb-12 wide:grid-cols-[2fr_1fr_1fr_1fr_0.8fr]">
          <div className="col-span-full grid grid-cols-[auto_1fr] content-start items-center gap-3.5 wide:col-span-1">
            <Brand markClassName="size-10" wordmarkClassName="h-7.5" />
            <p className="col-span-full font-serif text-xl text-on-footer-2">{messages.tagline}</p>
          </div>
          <Column heading={messages.footerSite}>
            <Links links={footer.site} />
          </Column>
          <Column heading={messages.footerAbout}>
            <Links links={footer.about} />
          </Column>
          <Column heading={messages.footerHelp}>
            {help.map(({ name, url, phone }) => (
              <li key={name}>
                <a
                  className="inline-grid min-h-11 content-center gap-x-2.5 text-md hover:underline wide:inline-flex wide:min-h-9 wide:items-center"
                  href={url}
                  rel="noopener noreferrer"
                  target="_blank"
                >
                  {name}
                  <span className="text-xs text-on-footer-2">
                    {phone ?? new URL(url).host.replace(/^www\./, '')}
                  </span>
                  <span className="sr-only">({messages.opensElsewhere})</span>
                </a>
              </li>
            ))}
          </Column>
          <Column heading={messages.footerCountries}>
            {markets.map(({ market, name, href }) => (
              <li key={market}>
                <a className={LINK} href={href}>
                  <Flag country={market} /> {name}
                </a>
              </li>
            ))}
          </Column>
        </div>
        <div className="grid items-end gap-6 border-t border-[color-mix(in_srgb,var(--color-on-banner)_24%,transparent)] pt-8 md:grid-cols-[auto_1fr] md:gap-10">
          <p className="text-[7rem]/[0.76] font-bold tracking-[-0.06em] md:text-[9rem]/[0.76]">18+</p>
          <div>
            <p className="max-w-160">{messages.warning}</p>
            <p className="mt-3 text-xs text-on-footer-2">{messages.copyright}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-sm font-medium tracking-normal text-on-footer-2">{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Links({ links }: { links: ShellLink[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a className={LINK} href={href}>
        {label}
      </a>
    </li>
  ));
}
