import { Writable } from 'node:stream';
// Payload passes these options to pino.
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { LOG_OPTIONS } from './log-options.ts';

const written: string[] = [];
const logger = pino(
  LOG_OPTIONS,
  new Writable({
    write: (line, _, done) => {
      written.push(String(line));
      done();
    },
  }),
);
const lines = () => written.map((line) => JSON.parse(line));

beforeEach(() => {
  written.length = 0;
});

test('an event is one line of JSON with its time, level and message', () => {
  logger.warn('A connection was lost');
  expect(lines()).toEqual([
    { level: 'warn', at: expect.stringMatching(/^\d{4}-.*Z$/), msg: 'A connection was lost' },
  ]);
});

test('the parameters of a failed query are never logged', () => {
  const error = Object.assign(new Error('Failed query: insert into messages\nparams: Åsa,asa@exempel.se'), {
    params: ['Åsa', 'asa@exempel.se'],
    code: '23505',
  });
  logger.error(error);
  logger.error({ err: error, msg: 'Not saved' });
  logger.error({ err: error });
  logger.error({ err: error }, 'Not saved');
  expect(written.join()).not.toMatch(/Åsa|asa@/);
  expect(lines().map(({ err, msg }) => [err.code, msg])).toEqual([
    ['23505', 'Failed query: insert into messages'],
    ['23505', 'Not saved'],
    ['23505', 'Failed query: insert into messages'],
    ['23505', 'Not saved'],
  ]);
  expect(lines()[0].err.stack).toMatch(/^\s+at /);
});
