export const name = 'data';
