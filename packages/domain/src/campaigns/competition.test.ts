import { expect, test } from 'vitest';
import { getLocalDate } from '../markets/market.ts';
import { competitionSchema, daysBetween, groupCompetitions } from './competition.ts';

const competition = (title: string, startsOn: string, endsOn: string) => ({ title, startsOn, endsOn });
const groupTitles = (today: string, ...competitions: ReturnType<typeof competition>[]) => {
  const { running, upcoming, ended } = groupCompetitions(competitions, today);
  const titles = (list: typeof running) => list.map(({ title }) => title).join(' ');
  return { running: titles(running), upcoming: titles(upcoming), ended: titles(ended) };
};

test('a competition runs from its first day through its last', () => {
  const november = competition('a', '2026-11-01', '2026-11-30');
  expect(groupTitles('2026-10-31', november)).toEqual({ running: '', upcoming: 'a', ended: '' });
  expect(groupTitles('2026-11-01', november)).toEqual({ running: 'a', upcoming: '', ended: '' });
  expect(groupTitles('2026-11-30', november)).toEqual({ running: 'a', upcoming: '', ended: '' });
  expect(groupTitles('2026-12-01', november)).toEqual({ running: '', upcoming: '', ended: 'a' });
});

test('a one-day competition runs on that day', () => {
  const oneDay = competition('a', '2026-12-06', '2026-12-06');
  expect(groupTitles('2026-12-06', oneDay).running).toBe('a');
});

test('at the end of the last day, a competition has ended in Finland but is still running in Sweden', () => {
  const november = competition('a', '2026-11-01', '2026-11-30');
  const late = new Date('2026-11-30T22:30:00Z');
  expect(groupTitles(getLocalDate('fi', late), november).ended).toBe('a');
  expect(groupTitles(getLocalDate('se', late), november).running).toBe('a');
  const later = new Date('2026-11-30T23:30:00Z');
  expect(groupTitles(getLocalDate('se', later), november).ended).toBe('a');
});

test('sorts running competitions by end, upcoming ones by start, and ended ones newest first', () => {
  const order = groupTitles(
    '2026-11-15',
    competition('r-late', '2026-11-01', '2027-01-10'),
    competition('u-late', '2026-12-24', '2026-12-26'),
    competition('e-old', '2026-09-01', '2026-09-30'),
    competition('r-soon', '2026-11-10', '2026-11-16'),
    competition('u-soon', '2026-11-16', '2027-02-01'),
    competition('e-new', '2026-08-01', '2026-11-14'),
  );
  expect(order).toEqual({ running: 'r-soon r-late', upcoming: 'u-soon u-late', ended: 'e-new e-old' });
});

test('counts days across months, years and clock changes', () => {
  expect(daysBetween('2026-11-15', '2026-11-15')).toBe(0);
  expect(daysBetween('2026-11-15', '2026-11-16')).toBe(1);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-12-31', '2027-03-01')).toBe(60);
});

test('rejects a competition that ends before it starts', () => {
  const body = { description: 'd', prize: 'p', winners: 1, decidedBy: 'x', howToJoin: 'h' };
  const parse = (endsOn: string) =>
    competitionSchema.safeParse({ ...body, ...competition('a', '2026-11-02', endsOn) }).success;
  expect(parse('2026-11-02')).toBe(true);
  expect(parse('2026-11-01')).toBe(false);
});
