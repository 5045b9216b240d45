import type { UIFieldServerComponent } from 'payload';
import type { Stored } from '../publishing/stored.ts';
import { Findings } from './findings.tsx';
import { formatListing } from './format-listing.ts';

/** What the rules say of the listing as it was last saved, and what its card will say. */
export const FindingsPanel: UIFieldServerComponent = async ({ data, payload }) => (
  <Findings first={await formatListing(payload, data as Stored, new Date())} />
);
