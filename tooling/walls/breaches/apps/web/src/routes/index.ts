export const route = 'index';
