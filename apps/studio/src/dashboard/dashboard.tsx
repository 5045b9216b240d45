import type { Listing } from '@nettobonus/domain/casino';
import { dayIn, MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/market';
import type { MarketSettings } from '@nettobonus/domain/market-settings';
import { type MarketState, sayMarketSentence, summariseMarket } from '@nettobonus/domain/market-state';
import type { ServerProps } from 'payload';
import { slugsOf } from '../publishing/slugs.ts';
import type { Stored } from '../publishing/stored.ts';
import { toDocument } from '../publishing/to-document.ts';
import './dashboard.css';

const SAID: Record<MarketState, string> = {
  'in order': 'In order',
  look: 'Look at this',
  blocked: 'Blocks publishing',
  'information only': 'Information only',
};

/** The first screen: what today's rules mean for each market. */
export async function Dashboard({ payload }: ServerProps) {
  const slugOf = await slugsOf({ payload });
  const now = new Date();
  const find = async (collection: 'listings' | 'market-settings', kind: 'listing' | 'market-settings') => {
    const { docs } = await payload.find({
      collection,
      where: { _status: { equals: 'published' } },
      depth: 0,
      pagination: false,
    });
    return docs.flatMap((doc) => {
      const mapped = toDocument(kind, doc as unknown as Stored, slugOf);
      return mapped.ok ? [mapped.document] : [];
    });
  };
  const [listings, settings] = await Promise.all([
    find('listings', 'listing'),
    find('market-settings', 'market-settings'),
  ]);
  const summaries = MARKETS.flatMap((market) => {
    const own = settings.find((document) => document.market === market);
    if (!own) return [];
    const bodies = listings
      .filter((document) => document.market === market)
      .map(({ body }) => body as Listing);
    return [
      summariseMarket(market, {
        today: dayIn(market, now),
        settings: own.body as MarketSettings,
        listings: bodies,
      }),
    ];
  });
  return (
    <section aria-labelledby="markets-heading" className="markets">
      <h2 id="markets-heading">Markets today</h2>
      {summaries.length === 0 ? (
        <p>Nothing is published yet. `npm run studio:load` brings the sample content in.</p>
      ) : (
        <ul>
          {summaries.map((summary) => (
            <MarketCard key={summary.market} {...summary} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MarketCard({ market, state, sentences }: ReturnType<typeof summariseMarket> & { market: Market }) {
  return (
    <li className={`market market-${state.replace(' ', '-')}`}>
      <h3>{MARKET_FACTS[market].name}</h3>
      <p className="market-state">{SAID[state]}</p>
      <ul>
        {sentences.map((sentence) => (
          <li className={`mark-${sentence.mark.replace(' ', '-')}`} key={sentence.code}>
            {sayMarketSentence(sentence)}
          </li>
        ))}
      </ul>
    </li>
  );
}
