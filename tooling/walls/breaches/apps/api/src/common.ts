export const name = 'common';
