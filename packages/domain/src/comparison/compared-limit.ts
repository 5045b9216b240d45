export const COMPARED_LIMIT = 4;
