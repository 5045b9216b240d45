import type { Placement } from '@nettobonus/domain/clicks/click';

export const PLACEMENT_NAMES: Record<Placement, string> = {
  go: 'Redirect page',
  showcase: 'Showcase on the home page',
  top: 'Recommended on the home page',
  list: 'Lists',
  banner: 'Banner',
  card: 'Offer in a review',
  bar: 'Bar in a review',
  similar: 'Similar offers',
  comparison: 'Comparison',
  competition: 'Competitions',
  month: 'Casino of the month',
  picker: 'Casino picker',
  quiz: 'Quiz',
  other: 'Other',
};
