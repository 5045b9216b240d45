import type { FieldProblem } from '@nettobonus/domain/publishing/list-field-problems';
import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { keepFieldMessages } from './bulk-refusals.ts';
import { findField } from './field-label.ts';
import type { StoredDocument } from './stored-document.ts';

/** The studio refuses a request as it should, and the editor sees why. Payload would log it as a failure of the studio. */
export class Refusal extends APIError {
  constructor(message: string, status = 400, data?: Record<string, unknown>) {
    super(message, status, data, true);
    // A build may rename the class, and `loggingLevels` names it.
    this.name = 'Refusal';
  }
}

/** Refuses a change for a reason that does not concern a single field. */
export const refusal = (message: string) => new Refusal(message);

interface FieldErrorOptions {
  collection: string;
  id?: number | string | undefined;
  /** Path of the invalid field. */
  path: string;
  /** Must not contain a colon: the form parses the text after it as a list of fields. */
  message: string;
}

/** A validation error for one field. Replaces Payload's message, which contains only the field's path and no reason. */
export function fieldError({ collection, id, path, message }: FieldErrorOptions): ValidationError {
  const error = new ValidationError({
    collection,
    ...(id === undefined ? {} : { id }),
    errors: [{ path, message }],
  });
  error.message = message;
  return error;
}

interface UnpublishableOptions {
  collection: string;
  id: number | string | undefined;
  data: object;
  problems: readonly FieldProblem[];
}

/** Reports next to the fields why a document cannot be published. Prefers the form's own message for a field. */
export async function unpublishableError(
  req: PayloadRequest,
  { collection, id, data, problems }: UnpublishableOptions,
): Promise<ValidationError> {
  const errors = await Promise.all(
    problems.map(async ({ path, message }) => {
      const formMessage = await validateInForm(req, collection, data, path);
      return {
        path,
        message: formMessage ?? message,
        // Without a label Payload shows the field's path.
        label: findField(req.payload, collection, path).label,
      };
    }),
  );
  keepFieldMessages(req, id, errors);
  return new ValidationError({ collection, ...(id === undefined ? {} : { id }), errors });
}

/** Runs the form's own validation of a field, which Payload runs only afterwards. Returns its message, or null. */
async function validateInForm(
  req: PayloadRequest,
  collection: string,
  data: object,
  path: string,
): Promise<string | null> {
  const { field } = findField(req.payload, collection, path);
  if (!field || !('validate' in field) || typeof field.validate !== 'function') return null;
  // The editor of a text only names codes: “The following fields are invalid: url”.
  if (field.type === 'richText') return null;
  const names = path.split('.');
  const get = (parts: string[]) =>
    parts.reduce<unknown>((node, name) => (node as StoredDocument | null | undefined)?.[name], data);
  // A chosen document of another market would be named by its id.
  if (field.type === 'relationship' && get(names)) return null;
  const validate = field.validate as (value: unknown, options: object) => Promise<string | true>;
  const options = { ...field, collectionSlug: collection, data, event: 'submit', path: names, req };
  const result = await validate(get(names), {
    ...options,
    preferences: { fields: {} },
    siblingData: get(names.slice(0, -1)) ?? {},
  });
  return typeof result === 'string' ? result : null;
}
