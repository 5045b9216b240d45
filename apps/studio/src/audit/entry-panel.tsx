import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import type { UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { ACTION_OPTIONS } from '../collections/audit-log.ts';
import { SavedAt } from '../conflicts/saved-at.tsx';
import { getUserNames } from '../inbox/get-user-name.ts';
import type { AuditLog } from '../payload-types.ts';
import { EntryTable } from './entry-table.tsx';
import { formatUser } from './format-user.ts';
import { getDocumentHref, getKindName } from './kind-name.ts';
import { formatLogHref } from './log-filter.ts';
import './audit.css';

/** The page of an entry: who changed what, with all values in full. */
export async function EntryPanel({ data, payload }: UIFieldServerProps) {
  const entry = data as AuditLog;
  const { user, action, title, market, reason, createdAt } = entry;
  const [kind, document] = [entry.kind ?? '', entry.document ?? ''];
  const names = await getUserNames(payload, [Number(user)].filter(Number.isInteger));
  const href = action === 'deleted' ? null : getDocumentHref(payload, kind, document);
  const facts: [string, ReactNode][] = [
    ['Time', <SavedAt iso={createdAt} key="time" />],
    ['User', formatUser(user, names)],
    ['Action', ACTION_OPTIONS.find(({ value }) => value === action)?.label ?? action],
    [
      getKindName(payload, kind),
      href ? (
        <a href={href} key="document">
          {title}
        </a>
      ) : (
        title
      ),
    ],
    ...(market ? [['Market', MARKET_FACTS[market].name] as [string, ReactNode]] : []),
    ...(reason ? [['Reason', reason] as [string, ReactNode]] : []),
  ];
  return (
    <div className="studio-page audit-entry">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <EntryTable entry={entry} payload={payload} />
      {document && (
        <p>
          <a href={formatLogHref({ kind, document })}>All entries of this document</a>
        </p>
      )}
    </div>
  );
}
