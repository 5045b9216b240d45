import type { UIFieldServerComponent } from 'payload';
import type { Stored } from '../publishing/stored.ts';
import { Findings } from './findings.tsx';
import { formatListing } from './format-listing.ts';

/** The findings on the last saved version, and the net that its card will show. */
export const FindingsPanel: UIFieldServerComponent = async ({ data, payload }) => (
  <Findings first={await formatListing(payload, data as Stored, new Date())} />
);
