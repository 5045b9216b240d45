'use client';

import { useRouter, useSearchParams } from 'next/navigation.js';
import { useId } from 'react';
import { formatLogQuery, type LogFilter, parseLogFilter } from './log-filter.ts';
import './audit.css';

interface Option {
  value: string;
  label: string;
}

interface Props {
  users: readonly Option[];
  collections: readonly Option[];
  markets: readonly Option[];
  actions: readonly Option[];
}

/** Filters the audit log, and exports the entries that it shows. */
export function AuditFilterForm({ users, collections, markets, actions }: Props) {
  const router = useRouter();
  const params = useSearchParams();
  const filter = parseLogFilter(params);
  const search = params.get('search');
  const toQuery = (changed: LogFilter) =>
    new URLSearchParams([...(search ? [['search', search]] : []), ...formatLogQuery(changed)]).toString();
  const change = (field: keyof LogFilter, value: string) =>
    router.push(`?${toQuery({ ...filter, [field]: value })}`);
  const isFiltered = Object.keys(filter).length > 0;
  const query = toQuery(filter);
  return (
    <div className="audit-filter">
      <Choice label="User" onChange={(value) => change('user', value)} options={users} value={filter.user} />
      <Choice
        label="Collection"
        onChange={(value) => change('kind', value)}
        options={collections}
        value={filter.kind}
      />
      <Choice
        label="Market"
        onChange={(value) => change('market', value)}
        options={markets}
        value={filter.market}
      />
      <Choice
        label="Action"
        onChange={(value) => change('action', value)}
        options={actions}
        value={filter.action}
      />
      <Day label="From" onChange={(value) => change('from', value)} value={filter.from} />
      <Day label="To" onChange={(value) => change('to', value)} value={filter.to} />
      <p className="list-links">
        {isFiltered && <a href="/admin/collections/audit-log">Show all</a>}{' '}
        <a href={`/api/audit/entries.csv${query && `?${query}`}`}>
          {query ? 'Export these as CSV' : 'Export all as CSV'}
        </a>{' '}
        <a href={`/api/audit/entries.csv?${query}${query && '&'}format=semicolons`}>Export for Excel</a>
      </p>
      {filter.document && <p>Only the entries of one document.</p>}
    </div>
  );
}

interface ControlProps {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ControlProps & { options: readonly Option[] }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} onChange={(event) => onChange(event.target.value)} value={value ?? ''}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Day({ label, value, onChange }: ControlProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        defaultValue={value ?? ''}
        id={id}
        key={value}
        onChange={({ target }) => {
          // While a year is being typed it has leading zeros.
          if (target.value === '' || target.value >= '2000') onChange(target.value);
        }}
        type="date"
      />
    </div>
  );
}
