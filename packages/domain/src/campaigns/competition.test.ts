import { expect, test } from 'vitest';
import { dayIn } from '../markets/market.ts';
import { arrangeCompetitions, competitionSchema, daysBetween } from './competition.ts';

const competition = (title: string, startsOn: string, endsOn: string) => ({ title, startsOn, endsOn });
const titlesOn = (today: string, ...competitions: ReturnType<typeof competition>[]) => {
  const { running, coming, ended } = arrangeCompetitions(competitions, today);
  const titles = (list: typeof running) => list.map(({ title }) => title).join(' ');
  return { running: titles(running), coming: titles(coming), ended: titles(ended) };
};

test('a competition runs from its first day through its last', () => {
  const november = competition('a', '2026-11-01', '2026-11-30');
  expect(titlesOn('2026-10-31', november)).toEqual({ running: '', coming: 'a', ended: '' });
  expect(titlesOn('2026-11-01', november)).toEqual({ running: 'a', coming: '', ended: '' });
  expect(titlesOn('2026-11-30', november)).toEqual({ running: 'a', coming: '', ended: '' });
  expect(titlesOn('2026-12-01', november)).toEqual({ running: '', coming: '', ended: 'a' });
});

test('a one-day competition runs on that day', () => {
  const oneDay = competition('a', '2026-12-06', '2026-12-06');
  expect(titlesOn('2026-12-06', oneDay).running).toBe('a');
});

test('late in the evening a competition has ended in Finland but still runs in Sweden', () => {
  const november = competition('a', '2026-11-01', '2026-11-30');
  const late = new Date('2026-11-30T22:30:00Z');
  expect(titlesOn(dayIn('fi', late), november).ended).toBe('a');
  expect(titlesOn(dayIn('se', late), november).running).toBe('a');
  const later = new Date('2026-11-30T23:30:00Z');
  expect(titlesOn(dayIn('se', later), november).ended).toBe('a');
});

test('running competitions are sorted by end, upcoming ones by start, ended ones newest first', () => {
  const order = titlesOn(
    '2026-11-15',
    competition('r-late', '2026-11-01', '2027-01-10'),
    competition('c-late', '2026-12-24', '2026-12-26'),
    competition('e-old', '2026-09-01', '2026-09-30'),
    competition('r-soon', '2026-11-10', '2026-11-16'),
    competition('c-soon', '2026-11-16', '2027-02-01'),
    competition('e-new', '2026-08-01', '2026-11-14'),
  );
  expect(order).toEqual({ running: 'r-soon r-late', coming: 'c-soon c-late', ended: 'e-new e-old' });
});

test('days are counted across months, years and clock changes', () => {
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
