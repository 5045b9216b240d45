import type { Colleague } from './list-colleagues.ts';

export interface FormComment {
  id: number;
  text: string;
  author: string;
  at: string;
  mayDelete: boolean;
}

export interface FormThread extends FormComment {
  /** Null if it is open. */
  resolvedBy: string | null;
  answers: FormComment[];
}

export interface FormComments {
  /** Open ones first. */
  threads: FormThread[];
  /** Whom the user can mention. */
  colleagues: Colleague[];
  /** Whether the user may comment on the document, and resolve comments. */
  mayComment: boolean;
}
