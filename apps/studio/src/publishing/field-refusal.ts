import { ValidationError } from 'payload';

interface Refused {
  collection: string;
  id?: number | string | undefined;
  /** The field that it is about. */
  path: string;
  /** Without a colon: the form would take what follows for a list of fields. */
  message: string;
}

/** A change that is refused for the sake of one field. Payload's own sentence names the field by its code, and does not say what is wrong. */
export function fieldRefusal({ collection, id, path, message }: Refused): ValidationError {
  const error = new ValidationError({
    collection,
    ...(id === undefined ? {} : { id }),
    errors: [{ path, message }],
  });
  error.message = message;
  return error;
}
