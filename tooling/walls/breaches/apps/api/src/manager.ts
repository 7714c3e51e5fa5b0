export const name = 'manager';
