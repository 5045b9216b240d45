import { WorkflowPanel as WorkflowPanel_6e4cc685cd1437cbbffceeef4f627e67 } from '../../../workflow/workflow-panel.tsx'
import { ErrorSummary as ErrorSummary_534f3f01637412071460051e09fa7eef } from '../../../form/error-summary.tsx'
import { FocusFragment as FocusFragment_0eae337706aaa323ae7c3ff75c04d4be } from '../../../form/focus-fragment.tsx'
import { DocumentTitle as DocumentTitle_39cb9efe9a8c026eed42439b4cb62427 } from '../../../form/document-title.tsx'
import { TranslationNote as TranslationNote_05eb9e6de1182b803fc4fd9b44caefe6 } from '../../../translation/translation-note.tsx'
import { FindingsSummary as FindingsSummary_de068fd0859739527653135547ab21bd } from '../../../findings/findings-summary.tsx'
import { FindingsPanel as FindingsPanel_7e734340d6f561a7570295b9b7b431fb } from '../../../findings/findings-panel.tsx'
import { FindingsCell as FindingsCell_57116eb0f35012c12c0fc58f07150dfa } from '../../../findings/findings-cell.tsx'
import { DayCell as DayCell_21cd8781ec85ace65d42b62e9467447c } from '../../../clock/day-cell.tsx'
import { DayField as DayField_7cbdd3ce9ccbdd69ff1ad59d54a9357d } from '../../../clock/day-field.tsx'
import { FillInToday as FillInToday_9789b3bd097cdad31191df771ebdef83 } from '../../../brand/fill-in-today.tsx'
import { UnitLabel as UnitLabel_2ec7ba5a84f163fd264c439bc03e582b } from '../../../form/unit.tsx'
import { Unit as Unit_2ec7ba5a84f163fd264c439bc03e582b } from '../../../form/unit.tsx'
import { DerivedLabels as DerivedLabels_11468c1b32402ceeafb9d589045dab3b } from '../../../findings/derived-labels.tsx'
import { TermsNotice as TermsNotice_fc8cc0c126fa61b5b5626d6e74ee617c } from '../../../terms-watch/terms-notice.tsx'
import { ReadTodayInForm as ReadTodayInForm_bc1ea1ed94afbb6db79fd5c9d95f85d7 } from '../../../terms-read/read-today-in-form.tsx'
import { OverrideReasonField as OverrideReasonField_daf596675117c224982ac3aef1c3c06d } from '../../../overrides/override-reason-field.tsx'
import { AuthorsDiff as AuthorsDiff_9fac9a2c782f1fe1f430ee1428d925d2 } from '../../../conflicts/authors-diff.tsx'
import { NoDiff as NoDiff_036f4a7993d65bccdd0f2d2124b05f68 } from '../../../conflicts/no-diff.tsx'
import { StatusCell as StatusCell_64a354f66024a46d50a4d614838a684b } from '../../../list/status-cell.tsx'
import { SheetLinks as SheetLinks_4fee6d40a00e76435c6d594b3c9c79df } from '../../../csv/sheet-links.tsx'
import { ReadTodayInList as ReadTodayInList_13e6be0e2bc00b9fd84fa0f7ed49c355 } from '../../../terms-read/read-today-in-list.tsx'
import { ListRevisions as ListRevisions_994b622c16bab72d09c48c7dc413b628 } from '../../../conflicts/list-revisions.tsx'
import { PresenceList as PresenceList_84be0af599dff8646a7e0090ba990807 } from '../../../presence/presence-list.tsx'
import { Presence as Presence_8ed8a94ad2d7269e548d9381e2494180 } from '../../../presence/presence.tsx'
import { ConflictGuard as ConflictGuard_06c64d7495f4414bba77a311228d6070 } from '../../../conflicts/conflict-guard.tsx'
import { ScheduledNote as ScheduledNote_b28658f262791e02583a4df42a9e62ee } from '../../../schedule/scheduled-note.tsx'
import { CommentsButton as CommentsButton_f40ae7a614408b4155a310f1e19041df } from '../../../comments/comments-button.tsx'
import { CopyMenuItem as CopyMenuItem_ef0973574ffb1f08a9b4ed19f7afa1c8 } from '../../../new-document/copy-menu-item.tsx'
import { WorkflowButton as WorkflowButton_686d3e138a9700423afc4f4a5eb74b32 } from '../../../workflow/publish-button.tsx'
import { VersionsView as VersionsView_ba5b031a6a4fbbd3afcfbbce40b05173 } from '../../../conflicts/versions-view.tsx'
import { TranslationView as TranslationView_fdad4531cabce41f94b976e81befd1bd } from '../../../translation/translation-view.tsx'
import { LogView as LogView_8b0d4aab79e7f85a4df3557259d2dcb3 } from '../../../audit/log-view.tsx'
import { NewDocumentView as NewDocumentView_87e04425eecc5b6aa6ef4bf957411bc5 } from '../../../new-document/new-document-view.tsx'
import { UsesField as UsesField_01717aa8772eedbadf9af28a044086cd } from '../../../media/uses.tsx'
import { UsesCell as UsesCell_01717aa8772eedbadf9af28a044086cd } from '../../../media/uses.tsx'
import { KindLinks as KindLinks_0b4e707355edc8eaaecdf7d7dc7d3483 } from '../../../media/kind-links.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FigurePreview as FigurePreview_ba7d5275617870f27aab1d0d025dc276 } from '../../../texts/figure-label.tsx'
import { FigureLabel as FigureLabel_ba7d5275617870f27aab1d0d025dc276 } from '../../../texts/figure-label.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextLength as TextLength_5e3972cdbe50855b5b269766672c5984 } from '../../../texts/text-length.tsx'
import { RowLabel as RowLabel_64b819ce1f900b80f0357dbb16fe0696 } from '../../../form/row-label.tsx'
import { CalculatedRating as CalculatedRating_90498d814f2f863cda318c4a6aa8a7bc } from '../../../rating/calculated-rating.tsx'
import { Snippet as Snippet_309db821df97cecc1be5da8031f4f019 } from '../../../seo/snippet.tsx'
import { SearchCounter as SearchCounter_fd1a43c5cc2ab9a18b3e233308d8007e } from '../../../seo/search-counter.tsx'
import { AddressNote as AddressNote_71ed5f5a1d88571d166451762341f259 } from '../../../redirects/address-note.tsx'
import { PagePicker as PagePicker_330f39c9144a1934ebf5e4e617cc6d22 } from '../../../redirects/page-picker.tsx'
import { PlaceProblems as PlaceProblems_b3741210b9c3acc441cc9cccafce1eab } from '../../../places/place-problems.tsx'
import { Conversation as Conversation_9f0a269b56238b925eaf8c9557f23a61 } from '../../../inbox/conversation.tsx'
import { MessagePanel as MessagePanel_9d17f052baf537057b9a315ff0fb7a7e } from '../../../inbox/message-panel.tsx'
import { WaitingCell as WaitingCell_379e54c15d8aeae6c04cc5228a0f5187 } from '../../../inbox/waiting-cell.tsx'
import { AssigneeCell as AssigneeCell_0d0828c73003e7fb88369b20ec5bd0e8 } from '../../../inbox/assignee-cell.tsx'
import { PageField as PageField_c54bbccfbade9c31c0aa57c78c753882 } from '../../../inbox/page-field.tsx'
import { InboxNotice as InboxNotice_6d3352c2cf0a0aece3ba9b5e479c2f69 } from '../../../inbox/inbox-notice.tsx'
import { WebhookSecret as WebhookSecret_42281fd5260c1e075bf0598619446319 } from '../../../alerts/webhook-secret.tsx'
import { MarketsField as MarketsField_3814d3d9fb5568b95427319d4a50fe0f } from '../../../users/markets-field.tsx'
import { AccountPanel as AccountPanel_b74ea45a46636a5affde1e1c127470c9 } from '../../../users/account-panel.tsx'
import { SecurityPanel as SecurityPanel_ecef7c3e6a75d0d4d4905845c6d95d1a } from '../../../sessions/security-panel.tsx'
import { InviteView as InviteView_d29aea8a21210ecdc099470ba560a90f } from '../../../users/invite-view.tsx'
import { UserCell as UserCell_4864b2c781c760b0b10d62959c298a1b } from '../../../audit/user-cell.tsx'
import { EntryPanel as EntryPanel_f36e24a1eefde3ee9d8e740924f29cc7 } from '../../../audit/entry-panel.tsx'
import { NoField as NoField_4f5ebc991b5bb2f745227be89a30f900 } from '../../../audit/no-field.tsx'
import { KindCell as KindCell_8bf916cb841ce1593eb7fb0d2b9507f3 } from '../../../audit/kind-cell.tsx'
import { DocumentCell as DocumentCell_3222c3d9f28847c6acc5315ab96f0d2d } from '../../../audit/document-cell.tsx'
import { ChangesCell as ChangesCell_1f6f0b27209510745c419e5a2c762eb0 } from '../../../audit/changes-cell.tsx'
import { AuditFilter as AuditFilter_65706e3856318fb700137c6392bec47e } from '../../../audit/audit-filter.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_fd8a80f759eebf4c55627dee0d0f359c } from '../../../brand/brand.tsx'
import { Logo as Logo_fd8a80f759eebf4c55627dee0d0f359c } from '../../../brand/brand.tsx'
import { NavLinks as NavLinks_48e6e72929a7ccb354096151bac6c35d } from '../../../brand/nav-links.tsx'
import { SecureTheme as SecureTheme_1c05c6819ef5cfc7c10e9c2946b68b10 } from '../../../brand/secure-theme.tsx'
import { RepairMarkup as RepairMarkup_90af3becfe10d157a26e2f3a581422ba } from '../../../brand/repair-markup.tsx'
import { RevisionProvider as RevisionProvider_755e0af131765207deba1e8395bc511d } from '../../../conflicts/revision-provider.tsx'
import { Today as Today_32265aef1097b73221e001e2a710e45b } from '../../../today/today.tsx'
import { LoginView as LoginView_1ce08668beacfdbf4e119a08feaeb6e7 } from '../../../login/login-view.tsx'
import { NoUsersView as NoUsersView_20c4b13984bd060fad3fe004dc36c109 } from '../../../login/no-users-view.tsx'
import { ChoosePasswordView as ChoosePasswordView_819a3d1269fedbe33f191c0db5b0067b } from '../../../users/choose-password-view.tsx'
import { ImportView as ImportView_3ec58d34c45d3a34841561aa48a24c29 } from '../../../csv/import-view.tsx'
import { ReportView as ReportView_32aa0482ddb98000a52b05dfbd282e31 } from '../../../report/report-view.tsx'
import { FindingsView as FindingsView_65934113ae250f536129801c5005f68a } from '../../../findings/findings-view.tsx'
import { TermsView as TermsView_80a3de203db0611f40ffb30679aabf86 } from '../../../terms-watch/terms-view.tsx'
import { ListingTermsView as ListingTermsView_e0b793aefd9d3d521530068680f25f62 } from '../../../terms-watch/listing-terms-view.tsx'
import { PlannedView as PlannedView_fb816b18f959aa4d007dcc025ed17efe } from '../../../schedule/planned-view.tsx'
import { TranslationsView as TranslationsView_9c5f0583bfc4cb6c209b6145f7ad21e3 } from '../../../translation/translations-view.tsx'
import { LinksView as LinksView_cd851927009490e824348ec31d16c571 } from '../../../links/links-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/workflow/workflow-panel.tsx#WorkflowPanel": WorkflowPanel_6e4cc685cd1437cbbffceeef4f627e67,
  "/form/error-summary.tsx#ErrorSummary": ErrorSummary_534f3f01637412071460051e09fa7eef,
  "/form/focus-fragment.tsx#FocusFragment": FocusFragment_0eae337706aaa323ae7c3ff75c04d4be,
  "/form/document-title.tsx#DocumentTitle": DocumentTitle_39cb9efe9a8c026eed42439b4cb62427,
  "/translation/translation-note.tsx#TranslationNote": TranslationNote_05eb9e6de1182b803fc4fd9b44caefe6,
  "/findings/findings-summary.tsx#FindingsSummary": FindingsSummary_de068fd0859739527653135547ab21bd,
  "/findings/findings-panel.tsx#FindingsPanel": FindingsPanel_7e734340d6f561a7570295b9b7b431fb,
  "/findings/findings-cell.tsx#FindingsCell": FindingsCell_57116eb0f35012c12c0fc58f07150dfa,
  "/clock/day-cell.tsx#DayCell": DayCell_21cd8781ec85ace65d42b62e9467447c,
  "/clock/day-field.tsx#DayField": DayField_7cbdd3ce9ccbdd69ff1ad59d54a9357d,
  "/brand/fill-in-today.tsx#FillInToday": FillInToday_9789b3bd097cdad31191df771ebdef83,
  "/form/unit.tsx#UnitLabel": UnitLabel_2ec7ba5a84f163fd264c439bc03e582b,
  "/form/unit.tsx#Unit": Unit_2ec7ba5a84f163fd264c439bc03e582b,
  "/findings/derived-labels.tsx#DerivedLabels": DerivedLabels_11468c1b32402ceeafb9d589045dab3b,
  "/terms-watch/terms-notice.tsx#TermsNotice": TermsNotice_fc8cc0c126fa61b5b5626d6e74ee617c,
  "/terms-read/read-today-in-form.tsx#ReadTodayInForm": ReadTodayInForm_bc1ea1ed94afbb6db79fd5c9d95f85d7,
  "/overrides/override-reason-field.tsx#OverrideReasonField": OverrideReasonField_daf596675117c224982ac3aef1c3c06d,
  "/conflicts/authors-diff.tsx#AuthorsDiff": AuthorsDiff_9fac9a2c782f1fe1f430ee1428d925d2,
  "/conflicts/no-diff.tsx#NoDiff": NoDiff_036f4a7993d65bccdd0f2d2124b05f68,
  "/list/status-cell.tsx#StatusCell": StatusCell_64a354f66024a46d50a4d614838a684b,
  "/csv/sheet-links.tsx#SheetLinks": SheetLinks_4fee6d40a00e76435c6d594b3c9c79df,
  "/terms-read/read-today-in-list.tsx#ReadTodayInList": ReadTodayInList_13e6be0e2bc00b9fd84fa0f7ed49c355,
  "/conflicts/list-revisions.tsx#ListRevisions": ListRevisions_994b622c16bab72d09c48c7dc413b628,
  "/presence/presence-list.tsx#PresenceList": PresenceList_84be0af599dff8646a7e0090ba990807,
  "/presence/presence.tsx#Presence": Presence_8ed8a94ad2d7269e548d9381e2494180,
  "/conflicts/conflict-guard.tsx#ConflictGuard": ConflictGuard_06c64d7495f4414bba77a311228d6070,
  "/schedule/scheduled-note.tsx#ScheduledNote": ScheduledNote_b28658f262791e02583a4df42a9e62ee,
  "/comments/comments-button.tsx#CommentsButton": CommentsButton_f40ae7a614408b4155a310f1e19041df,
  "/new-document/copy-menu-item.tsx#CopyMenuItem": CopyMenuItem_ef0973574ffb1f08a9b4ed19f7afa1c8,
  "/workflow/publish-button.tsx#WorkflowButton": WorkflowButton_686d3e138a9700423afc4f4a5eb74b32,
  "/conflicts/versions-view.tsx#VersionsView": VersionsView_ba5b031a6a4fbbd3afcfbbce40b05173,
  "/translation/translation-view.tsx#TranslationView": TranslationView_fdad4531cabce41f94b976e81befd1bd,
  "/audit/log-view.tsx#LogView": LogView_8b0d4aab79e7f85a4df3557259d2dcb3,
  "/new-document/new-document-view.tsx#NewDocumentView": NewDocumentView_87e04425eecc5b6aa6ef4bf957411bc5,
  "/media/uses.tsx#UsesField": UsesField_01717aa8772eedbadf9af28a044086cd,
  "/media/uses.tsx#UsesCell": UsesCell_01717aa8772eedbadf9af28a044086cd,
  "/media/kind-links.tsx#KindLinks": KindLinks_0b4e707355edc8eaaecdf7d7dc7d3483,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/texts/figure-label.tsx#FigurePreview": FigurePreview_ba7d5275617870f27aab1d0d025dc276,
  "/texts/figure-label.tsx#FigureLabel": FigureLabel_ba7d5275617870f27aab1d0d025dc276,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/texts/text-length.tsx#TextLength": TextLength_5e3972cdbe50855b5b269766672c5984,
  "/form/row-label.tsx#RowLabel": RowLabel_64b819ce1f900b80f0357dbb16fe0696,
  "/rating/calculated-rating.tsx#CalculatedRating": CalculatedRating_90498d814f2f863cda318c4a6aa8a7bc,
  "/seo/snippet.tsx#Snippet": Snippet_309db821df97cecc1be5da8031f4f019,
  "/seo/search-counter.tsx#SearchCounter": SearchCounter_fd1a43c5cc2ab9a18b3e233308d8007e,
  "/redirects/address-note.tsx#AddressNote": AddressNote_71ed5f5a1d88571d166451762341f259,
  "/redirects/page-picker.tsx#PagePicker": PagePicker_330f39c9144a1934ebf5e4e617cc6d22,
  "/places/place-problems.tsx#PlaceProblems": PlaceProblems_b3741210b9c3acc441cc9cccafce1eab,
  "/inbox/conversation.tsx#Conversation": Conversation_9f0a269b56238b925eaf8c9557f23a61,
  "/inbox/message-panel.tsx#MessagePanel": MessagePanel_9d17f052baf537057b9a315ff0fb7a7e,
  "/inbox/waiting-cell.tsx#WaitingCell": WaitingCell_379e54c15d8aeae6c04cc5228a0f5187,
  "/inbox/assignee-cell.tsx#AssigneeCell": AssigneeCell_0d0828c73003e7fb88369b20ec5bd0e8,
  "/inbox/page-field.tsx#PageField": PageField_c54bbccfbade9c31c0aa57c78c753882,
  "/inbox/inbox-notice.tsx#InboxNotice": InboxNotice_6d3352c2cf0a0aece3ba9b5e479c2f69,
  "/alerts/webhook-secret.tsx#WebhookSecret": WebhookSecret_42281fd5260c1e075bf0598619446319,
  "/users/markets-field.tsx#MarketsField": MarketsField_3814d3d9fb5568b95427319d4a50fe0f,
  "/users/account-panel.tsx#AccountPanel": AccountPanel_b74ea45a46636a5affde1e1c127470c9,
  "/sessions/security-panel.tsx#SecurityPanel": SecurityPanel_ecef7c3e6a75d0d4d4905845c6d95d1a,
  "/users/invite-view.tsx#InviteView": InviteView_d29aea8a21210ecdc099470ba560a90f,
  "/audit/user-cell.tsx#UserCell": UserCell_4864b2c781c760b0b10d62959c298a1b,
  "/audit/entry-panel.tsx#EntryPanel": EntryPanel_f36e24a1eefde3ee9d8e740924f29cc7,
  "/audit/no-field.tsx#NoField": NoField_4f5ebc991b5bb2f745227be89a30f900,
  "/audit/kind-cell.tsx#KindCell": KindCell_8bf916cb841ce1593eb7fb0d2b9507f3,
  "/audit/document-cell.tsx#DocumentCell": DocumentCell_3222c3d9f28847c6acc5315ab96f0d2d,
  "/audit/changes-cell.tsx#ChangesCell": ChangesCell_1f6f0b27209510745c419e5a2c762eb0,
  "/audit/audit-filter.tsx#AuditFilter": AuditFilter_65706e3856318fb700137c6392bec47e,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/brand/brand.tsx#Icon": Icon_fd8a80f759eebf4c55627dee0d0f359c,
  "/brand/brand.tsx#Logo": Logo_fd8a80f759eebf4c55627dee0d0f359c,
  "/brand/nav-links.tsx#NavLinks": NavLinks_48e6e72929a7ccb354096151bac6c35d,
  "/brand/secure-theme.tsx#SecureTheme": SecureTheme_1c05c6819ef5cfc7c10e9c2946b68b10,
  "/brand/repair-markup.tsx#RepairMarkup": RepairMarkup_90af3becfe10d157a26e2f3a581422ba,
  "/conflicts/revision-provider.tsx#RevisionProvider": RevisionProvider_755e0af131765207deba1e8395bc511d,
  "/today/today.tsx#Today": Today_32265aef1097b73221e001e2a710e45b,
  "/login/login-view.tsx#LoginView": LoginView_1ce08668beacfdbf4e119a08feaeb6e7,
  "/login/no-users-view.tsx#NoUsersView": NoUsersView_20c4b13984bd060fad3fe004dc36c109,
  "/users/choose-password-view.tsx#ChoosePasswordView": ChoosePasswordView_819a3d1269fedbe33f191c0db5b0067b,
  "/csv/import-view.tsx#ImportView": ImportView_3ec58d34c45d3a34841561aa48a24c29,
  "/report/report-view.tsx#ReportView": ReportView_32aa0482ddb98000a52b05dfbd282e31,
  "/findings/findings-view.tsx#FindingsView": FindingsView_65934113ae250f536129801c5005f68a,
  "/terms-watch/terms-view.tsx#TermsView": TermsView_80a3de203db0611f40ffb30679aabf86,
  "/terms-watch/listing-terms-view.tsx#ListingTermsView": ListingTermsView_e0b793aefd9d3d521530068680f25f62,
  "/schedule/planned-view.tsx#PlannedView": PlannedView_fb816b18f959aa4d007dcc025ed17efe,
  "/translation/translations-view.tsx#TranslationsView": TranslationsView_9c5f0583bfc4cb6c209b6145f7ad21e3,
  "/links/links-view.tsx#LinksView": LinksView_cd851927009490e824348ec31d16c571,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
