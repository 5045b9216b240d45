/** What a form says about the reason for publishing despite errors. */
export type FormOverride =
  | { state: 'none' | 'accepted' | 'needed' }
  | { state: 'waiting'; givenBy: string; digest: string; mayConfirm: boolean };
