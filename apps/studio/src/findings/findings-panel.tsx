import type { UIFieldServerComponent } from 'payload';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { isOverrideCollection } from '../overrides/overridable.ts';
import { Findings } from './findings.tsx';
import { formatDraftFindings } from './format-draft-findings.ts';

/**
 * What the market's rules, the link check and the language check object to in the last saved version, and the net value
 * that a listing's offer card will show. Only for those who may read the documents: any user can send the form's data.
 */
export const FindingsPanel: UIFieldServerComponent = async ({ data, payload, req, collectionSlug }) => {
  if (!isOverrideCollection(collectionSlug) || !isEditor(getCurrentUser(req))) return null;
  // Payload also renders the field in forms without a document.
  if (!data) return null;
  const initial = await formatDraftFindings(payload, collectionSlug, data, new Date());
  return <Findings initial={initial} />;
};
