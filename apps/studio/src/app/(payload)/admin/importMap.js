import { FillInToday as FillInToday_9789b3bd097cdad31191df771ebdef83 } from '../../../brand/fill-in-today.tsx'
import { FindingsPanel as FindingsPanel_7e734340d6f561a7570295b9b7b431fb } from '../../../findings/findings-panel.tsx'
import { CsvLinks as CsvLinks_b65060036481301cb73dce44d6ef6d1f } from '../../../listings-csv/csv-links.tsx'
import { ScheduledNote as ScheduledNote_b28658f262791e02583a4df42a9e62ee } from '../../../schedule/scheduled-note.tsx'
import { MessagePanel as MessagePanel_9d17f052baf537057b9a315ff0fb7a7e } from '../../../inbox/message-panel.tsx'
import { WaitingCell as WaitingCell_379e54c15d8aeae6c04cc5228a0f5187 } from '../../../inbox/waiting-cell.tsx'
import { AssigneeCell as AssigneeCell_0d0828c73003e7fb88369b20ec5bd0e8 } from '../../../inbox/assignee-cell.tsx'
import { InboxNotice as InboxNotice_6d3352c2cf0a0aece3ba9b5e479c2f69 } from '../../../inbox/inbox-notice.tsx'
import { SecurityPanel as SecurityPanel_ecef7c3e6a75d0d4d4905845c6d95d1a } from '../../../sessions/security-panel.tsx'
import { UserCell as UserCell_4864b2c781c760b0b10d62959c298a1b } from '../../../audit/user-cell.tsx'
import { FieldsCell as FieldsCell_b81819c7537aed6de37b14d5b626a5fa } from '../../../audit/fields-cell.tsx'
import { Icon as Icon_fd8a80f759eebf4c55627dee0d0f359c } from '../../../brand/brand.tsx'
import { Logo as Logo_fd8a80f759eebf4c55627dee0d0f359c } from '../../../brand/brand.tsx'
import { NavLinks as NavLinks_48e6e72929a7ccb354096151bac6c35d } from '../../../brand/nav-links.tsx'
import { SecureTheme as SecureTheme_1c05c6819ef5cfc7c10e9c2946b68b10 } from '../../../brand/secure-theme.tsx'
import { Today as Today_32265aef1097b73221e001e2a710e45b } from '../../../today/today.tsx'
import { LoginView as LoginView_1ce08668beacfdbf4e119a08feaeb6e7 } from '../../../login/login-view.tsx'
import { NoUsersView as NoUsersView_20c4b13984bd060fad3fe004dc36c109 } from '../../../login/no-users-view.tsx'
import { ImportView as ImportView_b51e2c835c68a6a83224fb05895e6823 } from '../../../listings-csv/import-view.tsx'
import { ReportView as ReportView_32aa0482ddb98000a52b05dfbd282e31 } from '../../../report/report-view.tsx'
import { LinksView as LinksView_cd851927009490e824348ec31d16c571 } from '../../../links/links-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/brand/fill-in-today.tsx#FillInToday": FillInToday_9789b3bd097cdad31191df771ebdef83,
  "/findings/findings-panel.tsx#FindingsPanel": FindingsPanel_7e734340d6f561a7570295b9b7b431fb,
  "/listings-csv/csv-links.tsx#CsvLinks": CsvLinks_b65060036481301cb73dce44d6ef6d1f,
  "/schedule/scheduled-note.tsx#ScheduledNote": ScheduledNote_b28658f262791e02583a4df42a9e62ee,
  "/inbox/message-panel.tsx#MessagePanel": MessagePanel_9d17f052baf537057b9a315ff0fb7a7e,
  "/inbox/waiting-cell.tsx#WaitingCell": WaitingCell_379e54c15d8aeae6c04cc5228a0f5187,
  "/inbox/assignee-cell.tsx#AssigneeCell": AssigneeCell_0d0828c73003e7fb88369b20ec5bd0e8,
  "/inbox/inbox-notice.tsx#InboxNotice": InboxNotice_6d3352c2cf0a0aece3ba9b5e479c2f69,
  "/sessions/security-panel.tsx#SecurityPanel": SecurityPanel_ecef7c3e6a75d0d4d4905845c6d95d1a,
  "/audit/user-cell.tsx#UserCell": UserCell_4864b2c781c760b0b10d62959c298a1b,
  "/audit/fields-cell.tsx#FieldsCell": FieldsCell_b81819c7537aed6de37b14d5b626a5fa,
  "/brand/brand.tsx#Icon": Icon_fd8a80f759eebf4c55627dee0d0f359c,
  "/brand/brand.tsx#Logo": Logo_fd8a80f759eebf4c55627dee0d0f359c,
  "/brand/nav-links.tsx#NavLinks": NavLinks_48e6e72929a7ccb354096151bac6c35d,
  "/brand/secure-theme.tsx#SecureTheme": SecureTheme_1c05c6819ef5cfc7c10e9c2946b68b10,
  "/today/today.tsx#Today": Today_32265aef1097b73221e001e2a710e45b,
  "/login/login-view.tsx#LoginView": LoginView_1ce08668beacfdbf4e119a08feaeb6e7,
  "/login/no-users-view.tsx#NoUsersView": NoUsersView_20c4b13984bd060fad3fe004dc36c109,
  "/listings-csv/import-view.tsx#ImportView": ImportView_b51e2c835c68a6a83224fb05895e6823,
  "/report/report-view.tsx#ReportView": ReportView_32aa0482ddb98000a52b05dfbd282e31,
  "/links/links-view.tsx#LinksView": LinksView_cd851927009490e824348ec31d16c571,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
