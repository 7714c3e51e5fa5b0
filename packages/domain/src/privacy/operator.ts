/** The longest text an operator may state about themselves, in characters: a name, an address on one line, a sentence of law. */
export const OPERATOR_WORDS_LENGTH = 300;
