export const name = 'utils';
