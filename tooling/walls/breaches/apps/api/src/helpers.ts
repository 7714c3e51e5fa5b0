export const name = 'helpers';
