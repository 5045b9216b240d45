import type { Listing } from '@nettobonus/domain/casino';
import type { Market } from '@nettobonus/domain/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value';
import type { Payload } from 'payload';
import { toneOf, writeMoney, writeNet } from '../brand/write-net.ts';
import { readStanding } from './list-findings.ts';

interface NetPreviewProps {
  payload: Payload;
  id: number | undefined;
  market: Market;
  listing: Listing;
}

/** The net that the card will show, beside the one that visitors see now. */
export async function NetPreview({ payload, id, market, listing }: NetPreviewProps) {
  const deposit = referenceDeposit(market);
  const net = getNetValue(listing.terms, deposit);
  const standing = id === undefined ? null : await readStanding(payload, id);
  const before = standing && writeNet(getNetValue(standing.terms, deposit), market);
  const now = writeNet(net, market);
  return (
    <section aria-labelledby="net-preview-heading" className="net-preview">
      <h3 id="net-preview-heading">What the card will say</h3>
      <p>
        <b className={toneOf(net)}>{now}</b> net of a deposit of {writeMoney(deposit, market)}
      </p>
      {net.state === 'unknown' ? (
        <p className="finding-source">The terms do not say enough: {net.missing.join(', ')}.</p>
      ) : (
        <p className="finding-source">
          Gross {writeMoney(net.gross, market)}, wagering {writeMoney(net.net - net.gross, market)}, through{' '}
          {net.finishOfTen}/10.
        </p>
      )}
      {before !== null && (
        <p className="finding-source">
          {before === now ? 'As visitors see it now.' : `Visitors see ${before} now.`}
        </p>
      )}
    </section>
  );
}
