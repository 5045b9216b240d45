'use client';

import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import {
  Button,
  DatePicker,
  Drawer,
  toast,
  useDocumentInfo,
  useDocumentTitle,
  useFormFields,
  useModal,
  useServerFunctions,
} from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { findMarketOfTimeZone, formatMarketDateTime } from './format-market-date-time.ts';
import { parseScheduleTime } from './parse-schedule-time.ts';
import { useScheduled } from './use-scheduled.ts';
import './schedule.css';

/** The slug that Payload's menu item “Schedule Publish” opens. */
const payloadSlug = (id: number | string) => `schedule-publish-${id}`;
export const scheduleSlug = (id: number | string) => `schedule-${id}`;

const ACTIONS = [
  ['publish', 'Publish'],
  ['unpublish', 'Unpublish'],
] as const;

/** A quarter of an hour apart, offered while the editor types. */
const TIMES = Array.from(
  { length: 96 },
  (_, index) =>
    `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
);

/**
 * Replaces Payload's panel, which has the American clock and calendar and drops a date that it cannot read. Opens
 * from the same menu item.
 */
export function ScheduleDrawer() {
  const { id } = useDocumentInfo();
  const { isModalOpen, closeModal, openModal } = useModal();
  const isRequested = id !== undefined && isModalOpen(payloadSlug(id));
  useEffect(() => {
    if (!isRequested || id === undefined) return;
    closeModal(payloadSlug(id));
    openModal(scheduleSlug(id));
  }, [isRequested, id, closeModal, openModal]);
  if (id === undefined || !isModalOpen(scheduleSlug(id))) return null;
  return <OpenDrawer id={id} />;
}

function OpenDrawer({ id }: { id: number | string }) {
  const { title } = useDocumentTitle();
  const { scheduled, reload } = useScheduled();
  return (
    <Drawer className="schedule-drawer" slug={scheduleSlug(id)} title={`Schedule “${title}”`}>
      <ScheduleForm onScheduled={reload} />
      <h3>Scheduled</h3>
      {scheduled.length === 0 ? (
        <p>Nothing is scheduled.</p>
      ) : (
        <ul className="schedule-list">
          {scheduled.map((change) => (
            <ScheduledItem key={change.id} {...change} onCancelled={reload} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function ScheduledItem({ id, text, onCancelled }: { id: string; text: string; onCancelled: () => void }) {
  const { schedulePublish } = useServerFunctions();
  const cancel = async () => {
    try {
      await schedulePublish({ deleteID: id } as Parameters<typeof schedulePublish>[0]);
      toast.success('The scheduled change is cancelled.');
    } catch {
      toast.error('The change could not be cancelled. Try again.');
    }
    onCancelled();
  };
  return (
    <li>
      {text}{' '}
      <Button buttonStyle="secondary" margin={false} onClick={cancel} size="small">
        Cancel<span className="sr-only"> “{text}”</span>
      </Button>
    </li>
  );
}

function ScheduleForm({ onScheduled }: { onScheduled: () => void }) {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { schedulePublish } = useServerFunctions();
  const timeZone = useTimeZone();
  const [type, setType] = useState<'publish' | 'unpublish'>('publish');
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState<{ field: 'date' | 'time'; message: string } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const formId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React passes events on to the document's form, which contains this one only in React's tree.
    event.stopPropagation();
    const parsed = parseScheduleTime({ date, time }, { timeZone, now: new Date() });
    setProblem(parsed.ok ? null : parsed);
    if (!parsed.ok) {
      document.getElementById(`${formId}-${parsed.field}`)?.focus();
      return;
    }
    setIsSaving(true);
    try {
      const doc = { relationTo: collectionSlug, value: String(id) };
      const result = await schedulePublish({ type, date: parsed.at, doc, timezone: timeZone } as Parameters<
        typeof schedulePublish
      >[0]);
      const { error } = (result ?? {}) as { error?: string };
      if (error) {
        toast.error(error);
        setIsSaving(false);
        return;
      }
      toast.success(
        `${type === 'publish' ? 'Will be published' : 'Will be unpublished'} ${formatMarketDateTime(parsed.at, timeZone)}`,
      );
      setDate('');
      setTime('');
      onScheduled();
    } catch {
      toast.error('The change could not be scheduled. Check the time and try again.');
    }
    setIsSaving(false);
  };
  const describe = (field: 'date' | 'time') =>
    problem?.field === field
      ? ({ 'aria-invalid': true, 'aria-describedby': `${formId}-problem` } as const)
      : {};
  const message = problem && (
    <p className="schedule-problem" id={`${formId}-problem`} role="alert">
      {problem.message}
    </p>
  );
  return (
    <form className="schedule-form" noValidate onSubmit={submit}>
      <fieldset>
        <legend>Action</legend>
        {ACTIONS.map(([value, label]) => (
          <label key={value}>
            <input checked={type === value} name={formId} onChange={() => setType(value)} type="radio" />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={`${formId}-date`}>Date</label>
        <input
          autoComplete="off"
          id={`${formId}-date`}
          onChange={(event) => setDate(event.target.value)}
          placeholder="16.11.2026"
          type="text"
          value={date}
          {...describe('date')}
        />
        {problem?.field === 'date' && message}
        <DatePicker
          onChange={(day) => day && setDate(`${day.getDate()}.${day.getMonth() + 1}.${day.getFullYear()}`)}
          overrides={{ inline: true, calendarStartDay: 1, minDate: new Date() }}
          pickerAppearance="dayOnly"
        />
      </div>
      <div>
        <label htmlFor={`${formId}-time`}>Time in {MARKET_FACTS[findMarketOfTimeZone(timeZone)].name}</label>
        <input
          autoComplete="off"
          id={`${formId}-time`}
          list={`${formId}-times`}
          onChange={(event) => setTime(event.target.value)}
          placeholder="15:00"
          type="text"
          value={time}
          {...describe('time')}
        />
        <datalist id={`${formId}-times`}>
          {TIMES.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
        {problem?.field === 'time' && message}
      </div>
      <Button disabled={isSaving} type="submit">
        Schedule
      </Button>
    </form>
  );
}

const TIME_ZONES: readonly string[] = MARKETS.map((market) => MARKET_FACTS[market].timeZone);

/** The time zone of the document's market; for a document of all markets that of the editor, or Finland's. */
function useTimeZone(): string {
  const market = useFormFields(([fields]) => fields.market?.value as Market | undefined);
  if (market) return MARKET_FACTS[market].timeZone;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return TIME_ZONES.includes(timeZone) ? timeZone : MARKET_FACTS.fi.timeZone;
}
