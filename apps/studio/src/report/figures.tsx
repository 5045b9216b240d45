import { positiveNetShare } from '@nettobonus/domain/clicks/click-report';
import { Figure } from '../brand/figure.tsx';
import { BrokenLinks } from '../links/broken-links.tsx';
import { Change } from './change.tsx';
import { formatCount, formatDay } from './format.ts';
import type { Report } from './load-report.ts';

export function Figures({
  report: { sums, change, changeOfPositiveNetShare, stale, links },
}: {
  report: Report;
}) {
  const share = positiveNetShare(sums);
  const oldest = stale[0]?.offer.listing.verifiedOn;
  return (
    <dl className="figures">
      <Figure label="Clicks to casinos" note={<ClicksChange change={change} />}>
        {formatCount(sums.clicks)}
      </Figure>
      <Figure label="Unique clicks" note="One per network (IP address or IPv6 /64), casino and day">
        {formatCount(sums.uniqueClicks)}
      </Figure>
      <Figure
        label="Clicks to offers with a positive net"
        note={<ShareChange change={changeOfPositiveNetShare} />}
      >
        {share === null ? '–' : `${Math.round(share)}%`}
      </Figure>
      <BrokenLinks links={links} />
      <Figure label="Offers with stale terms" note={oldest && `Oldest verified ${formatDay(oldest, 'year')}`}>
        {formatCount(stale.length)}
      </Figure>
    </dl>
  );
}

function ClicksChange({ change }: { change: number | null }) {
  if (change === null) return 'Too few earlier clicks to compare';
  return (
    <>
      <Change by={change} unit="%" /> on the previous period
    </>
  );
}

function ShareChange({ change }: { change: number | null }) {
  if (change === null) return 'Too few clicks to compare';
  return (
    <>
      <Change by={change} /> percentage points
    </>
  );
}
