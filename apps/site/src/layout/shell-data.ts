import type { Market } from '@nettobonus/domain/markets/market';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import type { InformationOnlyMessages, SampleMessages, ShellMessages } from '../i18n/shell.ts';
import type { DepositControlProps } from './deposit-control.tsx';

export interface ShellLink {
  label: string;
  href: string;
  note?: string | undefined;
  isCurrent: boolean;
  /**
   * Where the header shows a link outside of groups: always in its bar, in the bar of wide screens and otherwise in the
   * "more" menu, or always in that menu.
   */
  place?: 'bar' | 'wide-bar' | 'more';
  /** Only for a category link: its number of casinos and their median net. */
  figures?: { count: number; medianNet: number | null } | undefined;
}

export interface ShellGroup {
  label: string;
  links: ShellLink[];
  /** Target of the group's label. */
  href?: string | undefined;
  isCurrent: boolean;
}

/** The data for the header, menu and footer of one page. */
export interface ShellData {
  market: Market;
  messages: ShellMessages;
  homeHref: string;
  /** URL of the section that explains how the site earns money. */
  earningsHref: string;
  compareHref: string;
  search: string;
  navigation: (ShellLink | ShellGroup)[];
  markets: { market: Market; name: string; href: string }[];
  footer: { site: ShellLink[]; about: ShellLink[] };
  copyright: string;
  help: HelpOrganisation[];
  /** Only while the catalogue is sample content. */
  sample: SampleMessages | null;
  /** Whether texts replace the links of some or all casinos. */
  hasNoLinkTexts: boolean;
  /** Only in information-only markets: the notices, and the URL of the page that explains them. */
  informationOnly: { messages: InformationOnlyMessages; href: string } | null;
  /** The formatted deposit that the category figures are based on. */
  deposit: string;
  /** Null on pages without a route: there is no page to open with another deposit. */
  depositControl: Pick<DepositControlProps, 'deposit' | 'action' | 'params'> | null;
}

export function isShellGroup(item: ShellLink | ShellGroup): item is ShellGroup {
  return 'links' in item;
}
