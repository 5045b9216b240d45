import { isEeaLicence, type ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { getRegisterUrl } from '@nettobonus/domain/catalogue/licence';
import type { Market } from '@nettobonus/domain/markets/market';
import { formatDay } from '../../i18n/format.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { Facts } from './review-section.tsx';

/** The licence from the listing, its public register, and its consequence for tax. */
export function LicenceFacts({
  casino,
  market,
  messages,
}: {
  casino: ListedCasino;
  market: Market;
  messages: ReviewMessages;
}) {
  const { licence } = casino;
  const { entity, checkedOn } = licence;
  return (
    <Facts
      facts={[
        [messages.licence, messages[`licence_${licence.type}`]],
        ...(entity ? [[messages.licenceHolder, entity] satisfies [string, string]] : []),
        [
          messages.licenceNumber,
          <Breakable key="number">{licence.number ?? messages.notDisclosed}</Breakable>,
        ],
        [messages.register, <Register key="register" licence={licence} messages={messages} />],
        ...(checkedOn
          ? [[messages.licenceCheckedOn, formatDay(checkedOn, market)] satisfies [string, string]]
          : []),
        taxFact(casino, messages),
      ]}
    />
  );
}

function Register({ licence, messages }: { licence: ListedCasino['licence']; messages: ReviewMessages }) {
  const href = getRegisterUrl(licence);
  if (!href) return licence.register ?? messages.notDisclosed;
  return (
    <a className="link" href={href} rel="noopener noreferrer" target="_blank">
      {licence.register}
    </a>
  );
}

/** In Finland the licence determines whether winnings are taxed. Other markets only show where it was issued. */
export function taxFact({ licence }: ListedCasino, messages: ReviewMessages): [string, string] {
  return [messages.eeaLabel, isEeaLicence(licence) ? messages.insideEea : messages.outsideEea];
}
