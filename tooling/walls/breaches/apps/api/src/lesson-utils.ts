export const name = 'lesson-utils';
