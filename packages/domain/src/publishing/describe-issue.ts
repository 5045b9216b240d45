import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const EMPTY_FIELD = 'Fill in this field.';
const EMPTY_LIST = 'Add at least one entry.';

/** A problem of a field as a sentence for an editor, instead of zod's own text. A schema's own messages take precedence. */
export function describeIssue(issue: Issue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(input) ? describeMissing(issue.expected) : describeType(issue.expected);
    case 'invalid_value':
      return isMissing(input) ? 'Choose an option.' : 'Choose one of the options.';
    case 'invalid_format':
      return isMissing(input) ? EMPTY_FIELD : describeFormat(issue.format);
    case 'too_small':
      return describeTooSmall(issue);
    case 'too_big':
      return describeTooBig(issue);
    case 'not_multiple_of':
      return `Enter a number in steps of ${issue.divisor}.`;
    default:
      return isMissing(input) ? EMPTY_FIELD : 'This value is not allowed.';
  }
}

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

const describeMissing = (expected: string) => (expected === 'array' ? EMPTY_LIST : EMPTY_FIELD);

function describeType(expected: string): string {
  switch (expected) {
    case 'number':
      return 'Enter a number.';
    case 'int':
      return 'Enter a whole number.';
    case 'boolean':
      return 'Choose yes or no.';
    case 'array':
      return 'Enter a list.';
    default:
      return 'Enter a text.';
  }
}

function describeFormat(format: string): string {
  switch (format) {
    case 'date':
      return 'Enter a date that exists, as year-month-day, for example 2026-11-15.';
    case 'url':
      return 'Enter a full address that starts with https://.';
    case 'email':
      return 'Enter an email address, for example name@example.org.';
    case 'starts_with':
      return 'Start with a slash.';
    default:
      return 'This value is not allowed.';
  }
}

function describeTooSmall(issue: Issue & { code: 'too_small' }): string {
  const { origin, input } = issue;
  const minimum = Number(issue.minimum);
  if (origin === 'string') return minimum <= 1 ? EMPTY_FIELD : `Enter at least ${minimum} characters.`;
  if (origin === 'array') {
    if (issue.exact) return `Enter exactly ${formatEntries(minimum)}. Now there ${formatCount(input)}.`;
    return minimum === 1
      ? EMPTY_LIST
      : `Enter at least ${formatEntries(minimum)}. Now there ${formatCount(input)}.`;
  }
  return issue.inclusive === false
    ? `Enter a number greater than ${minimum}.`
    : `Enter a number of at least ${minimum}.`;
}

function describeTooBig(issue: Issue & { code: 'too_big' }): string {
  const { origin, input } = issue;
  const maximum = Number(issue.maximum);
  if (origin === 'string') {
    return `Use at most ${maximum} characters. Now there are ${String(input).length}.`;
  }
  if (origin === 'array') {
    const limit = issue.exact ? `exactly ${formatEntries(maximum)}` : `at most ${formatEntries(maximum)}`;
    return `Enter ${limit}. Now there ${formatCount(input)}.`;
  }
  return issue.inclusive === false
    ? `Enter a number less than ${maximum}.`
    : `Enter a number of at most ${maximum}.`;
}

const formatEntries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

function formatCount(input: unknown): string {
  const { length } = input as unknown[];
  return length === 1 ? 'is 1' : `are ${length === 0 ? 'none' : length}`;
}
