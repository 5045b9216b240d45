/** A response in the form of Payload's own errors. `details` are added to its body. */
export const errorResponse = (status: number, message: string, details: object = {}) =>
  Response.json({ ...details, errors: [{ message }] }, { status });
