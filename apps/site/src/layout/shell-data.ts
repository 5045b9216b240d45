import type { Market } from '@nettobonus/domain/market';
import type { HelpOrganisation } from '@nettobonus/domain/market-settings';
import type { InformationOnlyWords } from '../i18n/information-only/words.ts';
import type { Messages } from '../i18n/messages.ts';

export interface ShellLink {
  label: string;
  href: string;
  note?: string | undefined;
  isCurrent: boolean;
  /** Of a link to a category: how many casinos it holds and their median net. */
  figures?: { count: number; medianNet: number | null } | undefined;
}

export interface ShellGroup {
  label: string;
  links: ShellLink[];
  /** Where choosing the label leads as well. */
  href?: string | undefined;
  isCurrent: boolean;
}

/** What header, menu and footer show on one page. */
export interface ShellData {
  market: Market;
  messages: Messages;
  homeHref: string;
  /** Where the page says how the site earns. */
  earningsHref: string;
  compareHref: string;
  search: string;
  navigation: (ShellLink | ShellGroup)[];
  markets: { market: Market; name: string; href: string }[];
  footer: { site: ShellLink[]; about: ShellLink[] };
  help: HelpOrganisation[];
  /** What is said where a market is information only, and where it is told why. */
  noLinks: { words: InformationOnlyWords; href: string } | null;
  /** The deposit that category figures are for, as it is written here. */
  deposit: string;
}

export function isShellGroup(item: ShellLink | ShellGroup): item is ShellGroup {
  return 'links' in item;
}
