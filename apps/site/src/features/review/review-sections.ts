import type { ReviewMessages } from '../../i18n/pages.ts';

/** The sections of a review in page order: anchor and key of the navigation label. */
const REVIEW_SECTIONS = [
  ['net', 'navNet'],
  ['overview', 'overview'],
  ['pros', 'prosAndCons'],
  ['bonus', 'navBonus'],
  ['history', 'history'],
  ['games', 'navGames'],
  ['payments', 'navPayments'],
  ['support', 'navSupport'],
  ['licence', 'licence'],
  ['questions', 'navQuestions'],
  ['conclusion', 'conclusion'],
] as const satisfies [string, keyof ReviewMessages][];

/** A section in the navigation of a review. */
export interface ReviewNavSection {
  /** The section's anchor. */
  id: string;
  label: string;
}

export function listReviewSections(messages: ReviewMessages, hasHistory: boolean): ReviewNavSection[] {
  return REVIEW_SECTIONS.filter(([id]) => id !== 'history' || hasHistory).map(([id, key]) => ({
    id,
    label: messages[key],
  }));
}
