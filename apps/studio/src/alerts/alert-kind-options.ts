import { ALERT_KINDS, type AlertKind } from '@nettobonus/domain/alerts/alert';

const LABELS: Record<AlertKind, string> = {
  'link-broken': 'A link has failed twice in a row',
  'offer-ends': 'An offer ends within a week, or has ended',
  'terms-changed': 'A casino has changed its terms',
  'rule-in-force': 'A rule comes into force',
  'schedule-failed': 'A scheduled publication has failed',
};

export const ALERT_KIND_OPTIONS = ALERT_KINDS.map((value) => ({ value, label: LABELS[value] }));
