export { lessonPlayer } from '../lessons/lesson-player.ts';
