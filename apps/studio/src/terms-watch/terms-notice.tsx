import { isMarket } from '@nettobonus/domain/markets/market';
import type { UIFieldServerComponent } from 'payload';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { Marked } from '../brand/status.tsx';
import { STATE_LABELS, STATE_MARKS } from './format-terms-check.ts';
import { formatListingTermsHref } from './terms-filter.ts';
import { TermsLink } from './terms-link.tsx';
import { findCheckSummary, toTermsState } from './watched-listings.ts';
import './terms.css';

/** In a listing's form: a link to the casino's terms, and whether they have changed. */
export const TermsNotice: UIFieldServerComponent = async ({ data, payload, req }) => {
  const { id, termsUrl, title, market } = data as Record<string, unknown>;
  if (!isEditor(getCurrentUser(req)) || typeof id !== 'number' || !termsUrl || !isMarket(String(market))) {
    return null;
  }
  const check = await findCheckSummary(payload, id);
  const state = toTermsState(String(termsUrl), check);
  return (
    <div className="terms-notice field-type">
      <TermsLink name={String(title)} url={String(termsUrl)} />
      <span>
        <Marked mark={STATE_MARKS[state]}>Terms: {STATE_LABELS[state].toLowerCase()}</Marked>{' '}
        {check && (
          <a href={formatListingTermsHref(id)}>
            {state === 'changed' ? 'See the difference' : 'See the text'}
          </a>
        )}
      </span>
    </div>
  );
};
