import type { UIFieldServerComponent } from 'payload';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { Findings } from './findings.tsx';
import { formatListing } from './format-listing.ts';

/** The findings on the last saved version, and the net value that its card will show. */
export const FindingsPanel: UIFieldServerComponent = async ({ data, payload }) => (
  <Findings initial={await formatListing(payload, data as Draft<StudioDocument<'listing'>>, new Date())} />
);
