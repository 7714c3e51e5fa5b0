export const ui = 'ui';
