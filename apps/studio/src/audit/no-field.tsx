/** The page of an entry shows all fields together, in its panel. */
export const NoField = () => null;
