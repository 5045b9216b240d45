/** The rules of the entry form. They do not use zod, so that the browser does not have to load it. */
import { type ContactProblem, findContactProblem } from '../contact/contact.ts';

export interface EntryFields {
  /** As the visitor wrote them, one for each question. */
  amounts: readonly string[];
  email: string;
  isAdult: boolean;
}

export interface EntryProblems {
  /** The indexes of the amounts that are missing or not a number. */
  amounts: number[];
  email: ContactProblem | null;
  isMinor: boolean;
}

/** In the currency's main unit: `48`, `−12`, `1 200,50`. Null if the text is no such amount. */
export function parseEntryAmount(text: string): number | null {
  const compact = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/(?:€|kr\.?)$/i, '')
    .replace('−', '-')
    .replace(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^[+-]?\d{1,7}(?:\.\d{1,2})?$/.test(compact) ? Number(compact) : null;
}

/** Null if the entry can be sent. */
export function findEntryProblems(
  { amounts, email, isAdult }: EntryFields,
  questionCount: number,
): EntryProblems | null {
  const problems: EntryProblems = {
    amounts: Array.from({ length: questionCount }, (_, index) => index).filter(
      (index) => parseEntryAmount(amounts[index] ?? '') === null,
    ),
    email: findContactProblem('email', email),
    isMinor: !isAdult,
  };
  return problems.amounts.length > 0 || problems.email || problems.isMinor ? problems : null;
}

/** The sender's name of an entry: the form does not ask for one. */
export const ENTRY_NAME = 'Competition entry';
const LAST_LINE = 'Age 18 or over: confirmed';

/** The entry as a contact message, for editors. */
export function formatEntry(
  title: string,
  questions: readonly { label: string }[],
  amounts: readonly string[],
): string {
  const answers = questions.map(
    ({ label }, index) => `${index + 1}. ${label}: ${parseEntryAmount(amounts[index] ?? '')}`,
  );
  return [`${ENTRY_NAME}: ${title}`, ...answers, LAST_LINE].join('\n');
}

/** The title and the answers of an entry on one line, for the list of messages: `Nettovisa: 48 / -12`. */
export function summariseEntry(message: string): string {
  const [title = '', ...lines] = message.split('\n');
  const answers = lines.slice(0, -1).map((line) => line.slice(line.lastIndexOf(': ') + 2));
  return `${title.slice(`${ENTRY_NAME}: `.length)}: ${answers.join(' / ')}`;
}

/** Whether a contact message is an entry. */
export function isEntry({ name, message }: { name: string; message: string }): boolean {
  return name === ENTRY_NAME && message.startsWith(`${ENTRY_NAME}: `) && message.endsWith(`\n${LAST_LINE}`);
}
