import { ValidationError } from 'payload';

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
