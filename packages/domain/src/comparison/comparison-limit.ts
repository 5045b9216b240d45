export const COMPARISON_LIMIT = 4;
