export const name = 'misc';
