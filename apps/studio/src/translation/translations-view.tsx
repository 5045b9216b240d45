import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { AdminViewServerProps } from 'payload';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { FilterLinks } from '../brand/filter-links.tsx';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { StudioPage } from '../brand/studio-page.tsx';
import { MARKET_NAMES } from '../market-names.ts';
import { formatFieldCount, SOURCE_NAMES } from './format-translation-note.ts';
import { listOutdated } from './list-outdated.ts';

/** `/admin/translations?market=se`: translations whose source has changed since. */
export async function TranslationsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  if (!isEditor(getCurrentUser(req)))
    return (
      <StudioPage {...props} name="Translations">
        {null}
      </StudioPage>
    );
  const market = MARKETS.find((candidate) => candidate === props.searchParams?.market) ?? null;
  const outdated = await listOutdated(req, market && [market]);
  return (
    <StudioPage {...props} name="Translations">
      <div className="studio-page-head">
        <h1>Outdated translations</h1>
        <p>Their source has changed since they were made or marked as up to date.</p>
      </div>
      <MarketFilter market={market} />
      {outdated.length === 0 ? (
        <p>No translation is outdated.</p>
      ) : (
        <ScrollableTable label="Table of outdated translations">
          <table>
            <thead>
              <tr>
                <th scope="col">Document</th>
                <th scope="col">Market</th>
                <th scope="col">Source</th>
                <th scope="col">Changed</th>
              </tr>
            </thead>
            <tbody>
              {outdated.map(({ collection, id, title, market: own, sourceMarket, changeCount }) => (
                <tr key={`${collection}/${id}`}>
                  <th scope="row">
                    <a href={`/admin/collections/${collection}/${id}/translation`}>{title}</a>
                  </th>
                  <td>{MARKET_NAMES[own]}</td>
                  <td>{SOURCE_NAMES[sourceMarket]}</td>
                  <td>{formatFieldCount(changeCount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollableTable>
      )}
    </StudioPage>
  );
}

function MarketFilter({ market }: { market: Market | null }) {
  const options = [null, ...MARKETS].map((option) => ({
    key: option ?? 'all',
    href: option ? `/admin/translations?market=${option}` : '/admin/translations',
    isSelected: option === market,
    content: option ? MARKET_NAMES[option] : 'All markets',
  }));
  return <FilterLinks label="Market" options={options} />;
}
