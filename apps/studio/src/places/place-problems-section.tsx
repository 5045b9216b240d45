import { Flag } from '@nettobonus/brand/flag';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import type { PublishedMarket } from '../findings/published-offers.ts';
import './places.css';

/** The casinos that the site does not show where the published order says, on the dashboard. */
export function PlaceProblemsSection({
  markets,
}: {
  markets: readonly Pick<PublishedMarket, 'market' | 'placeProblems'>[];
}) {
  const found = markets.flatMap(({ market, placeProblems }) =>
    placeProblems && placeProblems.problems.length > 0 ? [{ market, ...placeProblems }] : [],
  );
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="places-heading" className="studio-page-section">
      <h2 id="places-heading">Not shown as placed</h2>
      <ul className="market-places">
        {found.map(({ market, id, problems }) => (
          <li key={market}>
            <a href={`/admin/collections/places/${id}`}>
              <Flag country={market} /> Order and places of {MARKET_FACTS[market].name}
            </a>
            <ul>
              {problems.map(({ path, text }) => (
                <li key={path + text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
