/** Asks the database, over whichever connection the asker holds. */
export type Ask = (text: string, values: (string | null)[]) => Promise<unknown[]>;
