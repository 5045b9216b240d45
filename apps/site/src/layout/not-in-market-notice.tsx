import type { ShellMessages } from '../i18n/shell.ts';

/** The anchor of the notice. The language menu adds it to the link if a market lacks the current page. */
export const NOT_IN_MARKET_ID = 'ei-vertailussa';

/** Explains why the language menu led to the home page. Shown only to visitors who follow a link to it (`:target`). */
export function NotInMarketNotice({ messages }: { messages: ShellMessages }) {
  return (
    <div className="not-in-market" id={NOT_IN_MARKET_ID}>
      <p className="wrap">{messages.notInThisMarket}</p>
    </div>
  );
}
