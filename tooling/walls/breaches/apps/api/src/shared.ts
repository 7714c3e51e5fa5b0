export const name = 'shared';
