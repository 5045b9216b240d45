import type { Migration } from 'payload';
import * as step0 from './20261115_161654_initial.ts';
import * as step1 from './20261115_171838_override_reason.ts';
import * as step2 from './20261115_190939_link_checks.ts';
import * as step3 from './20261115_201553_media.ts';
import * as step4 from './20261115_201836_messages.ts';
import * as step5 from './20261116_185645_english_page_keys.ts';
import * as step6 from './20261116_190000_plain_names.ts';
import * as step7 from './20261117_154404_unique_documents.ts';
import * as step8 from './20261117_183659_audit_user_ids.ts';
import * as step9 from './20261117_183707_second_factors.ts';
import * as step10 from './20261117_184201_job_queue.ts';
import * as step11 from './20261118_025500_edition_year_and_sample.ts';
import * as step12 from './20261118_030000_licensed_only.ts';
import * as step13 from './20261118_045804_licences.ts';
import * as step14 from './20261118_060000_payment_methods.ts';
import * as step15 from './20261118_060500_best_by_category.ts';
import * as step16 from './20261118_061000_competition_entries.ts';

export const migrations = [
  { ...step0, name: '20261115_161654_initial' },
  { ...step1, name: '20261115_171838_override_reason' },
  { ...step2, name: '20261115_190939_link_checks' },
  { ...step3, name: '20261115_201553_media' },
  { ...step4, name: '20261115_201836_messages' },
  { ...step5, name: '20261116_185645_english_page_keys' },
  { ...step6, name: '20261116_190000_plain_names' },
  { ...step7, name: '20261117_154404_unique_documents' },
  { ...step8, name: '20261117_183659_audit_user_ids' },
  { ...step9, name: '20261117_183707_second_factors' },
  { ...step10, name: '20261117_184201_job_queue' },
  { ...step11, name: '20261118_025500_edition_year_and_sample' },
  { ...step12, name: '20261118_030000_licensed_only' },
  { ...step13, name: '20261118_045804_licences' },
  { ...step14, name: '20261118_060000_payment_methods' },
  { ...step15, name: '20261118_060500_best_by_category' },
  { ...step16, name: '20261118_061000_competition_entries' },
] as Migration[];
