/** Joins reasons to sentences. Editors end some of them with a full stop. */
export const joinReasons = (reasons: readonly string[]): string =>
  reasons
    .map((reason, index) => (index < reasons.length - 1 ? reason.replace(/\.$/, '') : reason))
    .join('. ');
