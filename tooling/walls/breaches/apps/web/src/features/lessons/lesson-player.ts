export const lessonPlayer = 'player';
