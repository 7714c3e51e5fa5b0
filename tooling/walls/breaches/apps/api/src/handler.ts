export const name = 'handler';
