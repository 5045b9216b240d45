/** Leaves a field out of the comparison of versions. */
export const NoDiff = () => null;
