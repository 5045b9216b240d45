import type { UIFieldServerComponent } from 'payload';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { Findings } from './findings.tsx';
import { formatFindings } from './format-findings.ts';

/**
 * What the market's rules and the link check object to in the last saved version, and the net value that its offer card
 * will show. Only for those who may read listings: any user can send the form's data.
 */
export const FindingsPanel: UIFieldServerComponent = async ({ data, payload, req }) =>
  isEditor(getCurrentUser(req)) ? (
    <Findings initial={await formatFindings(payload, data as Draft<StudioDocument<'listing'>>, new Date())} />
  ) : null;
