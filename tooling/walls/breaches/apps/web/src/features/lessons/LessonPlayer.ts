export const lesson = 'player';
