/** The URL parameter of the visitor's deposit. Its own file, because the shell script must not load the net model. */
export const DEPOSIT_PARAM = 'deposit';
