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
import * as step17 from './20261119_153623_corrections.ts';
import * as step18 from './20261119_160529_revisions.ts';
import * as step19 from './20261119_163500_documents_without_market.ts';
import * as step20 from './20261119_163600_picture_kinds.ts';
import * as step21 from './20261119_163631_picture_texts.ts';
import * as step22 from './20261119_165113_text_editor.ts';
import * as step23 from './20261119_165900_move_texts.ts';
import * as step24 from './20261119_171718_message_answers.ts';
import * as step25 from './20261119_174000_open_forms.ts';
import * as step26 from './20261119_174805_remove_locks.ts';
import * as step27 from './20261119_190025_search_fields.ts';
import * as step28 from './20261119_194440_overrides.ts';
import * as step29 from './20261119_200806_newsroom_users.ts';
import * as step30 from './20261119_201300_page_names.ts';
import * as step31 from './20261119_223119_trash_and_saved_views.ts';
import * as step32 from './20261119_230100_drop_derived_tags.ts';
import * as step33 from './20261119_230428_typed_tags.ts';
import * as step34 from './20261119_232051_text_overrides.ts';
import * as step35 from './20261119_232337_audit_values.ts';
import * as step36 from './20261119_233223_terms_checks.ts';
import * as step37 from './20261119_233940_workflow.ts';
import * as step38 from './20261119_234201_comments.ts';
import * as step39 from './20261119_234522_places.ts';
import * as step40 from './20261119_234530_move_places.ts';
import * as step41 from './20261119_234911_articles.ts';
import * as step42 from './20261120_000327_offer_end_and_alerts.ts';
import * as step43 from './20261120_000938_translations.ts';
import * as step44 from './20261120_022326_redirects.ts';
import * as step45 from './20261120_032021_title_indexes.ts';

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
  { ...step17, name: '20261119_153623_corrections' },
  { ...step18, name: '20261119_160529_revisions' },
  { ...step19, name: '20261119_163500_documents_without_market' },
  { ...step20, name: '20261119_163600_picture_kinds' },
  { ...step21, name: '20261119_163631_picture_texts' },
  { ...step22, name: '20261119_165113_text_editor' },
  { ...step23, name: '20261119_165900_move_texts' },
  { ...step24, name: '20261119_171718_message_answers' },
  { ...step25, name: '20261119_174000_open_forms' },
  { ...step26, name: '20261119_174805_remove_locks' },
  { ...step27, name: '20261119_190025_search_fields' },
  { ...step28, name: '20261119_194440_overrides' },
  { ...step29, name: '20261119_200806_newsroom_users' },
  { ...step30, name: '20261119_201300_page_names' },
  { ...step31, name: '20261119_223119_trash_and_saved_views' },
  { ...step32, name: '20261119_230100_drop_derived_tags' },
  { ...step33, name: '20261119_230428_typed_tags' },
  { ...step34, name: '20261119_232051_text_overrides' },
  { ...step35, name: '20261119_232337_audit_values' },
  { ...step36, name: '20261119_233223_terms_checks' },
  { ...step37, name: '20261119_233940_workflow' },
  { ...step38, name: '20261119_234201_comments' },
  { ...step39, name: '20261119_234522_places' },
  { ...step40, name: '20261119_234530_move_places' },
  { ...step41, name: '20261119_234911_articles' },
  { ...step42, name: '20261120_000327_offer_end_and_alerts' },
  { ...step43, name: '20261120_000938_translations' },
  { ...step44, name: '20261120_022326_redirects' },
  { ...step45, name: '20261120_032021_title_indexes' },
] as Migration[];
